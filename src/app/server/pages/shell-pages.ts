import type { FastifyInstance } from 'fastify'
import type { PageDesign } from '#features/content/server/index.ts'
import type { PageAssets } from '../../hydration.ts'
import { shellPath } from '../../service-worker/shell-page.ts'
import { toHtmlPage } from './page-cache.ts'
import type { PagesDeps } from './pages.ts'

type Deps = Pick<PagesDeps, 'storeViews' | 'translators' | 'pageFiles' | 'design'>

/** The files of a page, and behind them the style sheet of the published look. */
export const withDesign = (assets: PageAssets, { href, paper }: PageDesign): PageAssets => ({
  ...assets,
  paper,
  ...(href === undefined ? {} : { styles: [...assets.styles, href] }),
})

/** `/{store}/shell.html`: the page without data that a browser keeps to open any address from while the shop is out of reach. */
export const mountShellPages = (app: FastifyInstance, { storeViews, translators, pageFiles, design }: Deps): void => {
  for (const view of Object.values(storeViews)) {
    const { language } = view.i18n
    app.get(shellPath(view.storeCode), async (request, reply) => {
      const { renderShell } = await pageFiles.getRenderer()
      const assets = withDesign(pageFiles.assetsOf([], language), await design())
      const page = toHtmlPage(200, Buffer.from(renderShell({ view, translate: translators[language], assets })))
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-cache').header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(page.html)
    })
  }
}
