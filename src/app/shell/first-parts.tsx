import { LateTexts } from '#features/stores/web/index.ts'
import { Strip as StripPart } from './header/strip.tsx'

export { PageTrouble } from './trouble/page-trouble.tsx'

/** The line above the header, with its words. */
export const Strip = () => (
  <LateTexts parts={['frame']}>
    <StripPart />
  </LateTexts>
)
