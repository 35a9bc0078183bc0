import type { FastifyInstance } from 'fastify'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { mountLlms } from './llms.ts'
import { mountSitemap } from './sitemap.ts'
import type { SitemapDeps } from './sitemap.ts'
import { mountManifests } from './web-manifest.ts'

type Deps = SitemapDeps & { readonly translators: Readonly<Record<Language, Translate>> }

/** What crawlers, language models and installers read of a store view. */
export const mountMachineFiles = (app: FastifyInstance, deps: Deps): void => {
  mountSitemap(app, deps)
  mountLlms(app, deps)
  mountManifests(app, {
    views: deps.storeViews,
    translators: deps.translators,
    settingsOf: deps.catalogue.settingsOf,
  })
}
