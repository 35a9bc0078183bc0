import type { ComponentType } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'
import { CheckoutHeader as CheckoutHeaderPart, CheckoutHelp as CheckoutHelpPart } from './header/checkout-header.tsx'
import { BackToTop as BackToTopPart } from './footer/back-to-top.tsx'
import { Footer as FooterPart } from './footer/footer.tsx'
import { LanguageList as LanguageListPart } from './footer/language-list.tsx'

export { MainNav } from './header/main-nav.tsx'

/** A part with its words, which come after the page's own. */
const withWords = (Part: ComponentType): ComponentType => {
  const Whole = () => (
    <LateTexts parts={['frame']}>
      <Part />
    </LateTexts>
  )
  return Whole
}

export const BackToTop = withWords(BackToTopPart)
export const CheckoutHeader = withWords(CheckoutHeaderPart)
export const CheckoutHelp = withWords(CheckoutHelpPart)
export const Footer = withWords(FooterPart)
export const LanguageList = withWords(LanguageListPart)
