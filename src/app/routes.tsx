import type { RouteObject } from 'react-router'
import type { TextPart } from '#core/text.ts'
import { PageError } from './shell/trouble/page-error.tsx'
import { PageSkeleton } from './shell/page-change/page-skeleton.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { partOfPage } from './late-text.ts'
import { pagePaths } from './page-paths.ts'
import { rootLoader } from './root-loader.ts'

type PageModule = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'>

/** Pages are the lazy doors of the features: `catalog/web/product-page` is found by its path. */
const modules = import.meta.glob<PageModule>(['/src/features/*/web/*-page.tsx', '/src/app/*-page.tsx'])

/** A page's source file below the project, as the build's manifest names it. */
export const pageSource = (page: string): string =>
  page.startsWith('app/') ? `src/${page}.tsx` : `src/features/${page}.tsx`

/** Reads a page's file before anybody asks for the page. */
export const loadPage = (page: string): Promise<unknown> => modules[`/${pageSource(page)}`]?.() ?? Promise.resolve()

type BringTexts = (part: TextPart) => Promise<void>

/** A page comes with the texts that it says by itself. */
const at = (bringTexts: BringTexts, path: string, page: string, id = path): RouteObject => {
  const load = modules[`/${pageSource(page)}`]
  if (!load) throw new Error(`no page at ${pageSource(page)}`)
  const part = partOfPage(page)
  const lazy = part ? async () => (await Promise.all([load(), bringTexts(part)]))[0] : load
  return { id, path, caseSensitive: true, lazy, handle: { page } }
}

/** The URL table of the shop, one place, for server and browser. Paths are relative to the store view's prefix. */
export const createRoutes = (bringTexts: BringTexts = async () => {}): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: rootLoader,
    shouldRevalidate: () => false,
    Component: RootLayout,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: PageError,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          ...pagePaths.map(([path, page]) => at(bringTexts, path, page)),
          at(bringTexts, '*', 'app/dispatcher-page'),
        ],
      },
    ],
  },
]
