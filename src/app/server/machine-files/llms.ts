import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { findByKey, isAdvertised } from '#features/catalog/rules/variants/look-up.ts'
import { escapeMarkdown, productMarkdown } from '#features/catalog/rules/feeds/product-markdown.ts'
import { pagePath } from '#features/content/rules.ts'
import { activeViews } from '#features/stores/rules/active-views.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { SitemapDeps } from './sitemap.ts'

type Deps = SitemapDeps & { readonly translators: Readonly<Record<Language, Translate>> }

const type = 'text/markdown; charset=utf-8'

/**
 * For programs that read for people: `/llms.txt` and `/{store}/llms.txt` say where everything is, and the address of a product with `.md`
 * behind it is that product as Markdown. Only active views of the production stage have them.
 */
export const mountLlms = (app: FastifyInstance, deps: Deps): void => {
  const { catalogue, config, storeViews } = deps
  const isOpen = (view: StoreView): boolean =>
    config.stage === 'production' && activeViews(storeViews, catalogue.settingsOf('en')).includes(view)
  const sendGuide = (view: StoreView) => async (_request: FastifyRequest, reply: FastifyReply) =>
    isOpen(view)
      ? reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(await guideOf(deps, view))
      : sendMissing(reply)
  const sendProduct =
    (view: StoreView) =>
    async (request: FastifyRequest<{ Params: { sku: string; file: string } }>, reply: FastifyReply) => {
      const { sku, file } = request.params
      const viewing = catalogue.viewing(view)
      const product = findByKey(viewing.catalogue, { sku })?.product
      if (!product || !isOpen(view) || !isAdvertised(viewing, product)) return sendMissing(reply)
      const path = `${view.url}${productPath(product.sku, product.slug)}`
      if (product.sku !== sku || `${product.slug}.md` !== file) return reply.redirect(`${path}.md`, 301)
      return reply
        .type(type)
        .headers({
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
          link: `<${config.publicUrl}${path}>; rel="canonical"`,
        })
        .send(productMarkdown(viewing, product, `${config.publicUrl}${view.url}`, deps.translators[view.i18n.language]))
    }
  for (const view of Object.values(storeViews)) {
    for (const prefix of view.storeCode === 'en' ? ['', view.url] : [view.url]) {
      app.get(`${prefix}/llms.txt`, sendGuide(view))
      app.get(`${prefix}/p/:sku/:file(^[^/]+\\.md$)`, sendProduct(view))
    }
  }
}

const sendMissing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

const guideOf = async (deps: Deps, view: StoreView): Promise<string> => {
  const { catalogue, config, listing, storeViews } = deps
  const t = deps.translators[view.i18n.language]
  const { publicUrl } = config
  const home = `${publicUrl}${view.url}`
  const link = (name: string, address: string, more = '') => `- [${escapeMarkdown(name)}](${address})${more}`
  const categories = (list: readonly MenuCategory[], indent = ''): string[] =>
    list.flatMap(({ name, url_path, product_count: count, children_data: children }) =>
      count === 0
        ? []
        : [`${indent}${link(name, `${home}/${url_path}`, `: ${count}`)}`, ...categories(children, `${indent}  `)],
    )
  const others = activeViews(storeViews, catalogue.settingsOf('en')).filter((each) => each !== view)
  const pages = await deps.pagesOf(deps.db, view)
  return [
    `# ${escapeMarkdown(catalogue.settingsOf(view.storeCode).site_name)}`,
    `> ${t('llms.about', { currency: view.i18n.currencyCode })}`,
    `## ${t('llms.categories')}`,
    categories(listing.menuOf(view)).join('\n'),
    `## ${t('llms.pages')}`,
    pages.map(({ title, identifier }) => link(title, `${home}${pagePath(identifier)}`)).join('\n'),
    `## ${t('llms.views')}`,
    others
      .map(({ name, url, i18n }) => link(`${name} · ${i18n.currencyCode}`, `${publicUrl}${url}/llms.txt`))
      .join('\n'),
    '## Optional',
    [
      link(t('llms.all'), `${publicUrl}/feeds/${view.storeCode}/google.xml`),
      link(t('llms.sitemap'), `${home}/sitemap.xml`),
      link('OpenAPI', `${publicUrl}/api/openapi.json`),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}
