import { late } from '#platform/web/late.ts'

const load = () => import('./shell-parts.tsx')
const parts = import.meta.env.SSR ? await load() : undefined

/** What stands around the page; until it wakes up it is links, and a list that the browser opens itself. */
export const BackToTop = late(parts?.BackToTop, async () => (await load()).BackToTop)
export const CheckoutHeader = late(parts?.CheckoutHeader, async () => (await load()).CheckoutHeader)
export const CheckoutHelp = late(parts?.CheckoutHelp, async () => (await load()).CheckoutHelp)
export const Footer = late(parts?.Footer, async () => (await load()).Footer)
export const LanguageList = late(parts?.LanguageList, async () => (await load()).LanguageList)
export const MainNav = late(parts?.MainNav, async () => (await load()).MainNav)
export const PageTrouble = late(parts?.PageTrouble, async () => (await load()).PageTrouble)
export const Strip = late(parts?.Strip, async () => (await load()).Strip)
