import { late } from '#platform/web/waking/late.ts'

const loadFirst = () => import('./first-parts.tsx')
const load = () => import('./shell-parts.tsx')
const first = import.meta.env.SSR ? await loadFirst() : undefined
const parts = import.meta.env.SSR ? await load() : undefined

/** What stands around the page; until it wakes up it is links, and a list that the browser opens itself. */
export const PageTrouble = late(first?.PageTrouble, async () => (await loadFirst()).PageTrouble)
export const Strip = late(first?.Strip, async () => (await loadFirst()).Strip)
/** Nobody sees it on a first screen, on a phone not even the navigation: it wakes up when it comes near. */
export const BackToTop = late(parts?.BackToTop, async () => (await load()).BackToTop, 'footer')
export const Footer = late(parts?.Footer, async () => (await load()).Footer, 'footer')
export const LanguageList = late(parts?.LanguageList, async () => (await load()).LanguageList, '#languages')
export const MainNav = late(parts?.MainNav, async () => (await load()).MainNav, 'header nav')
export const CheckoutHeader = late(parts?.CheckoutHeader, async () => (await load()).CheckoutHeader, 'header')
export const CheckoutHelp = late(parts?.CheckoutHelp, async () => (await load()).CheckoutHelp, '#main')
