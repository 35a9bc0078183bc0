import type { FastifyInstance } from 'fastify'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { icons } from './icons.ts'

type Deps = {
  readonly views: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
}

/** `/{store}/manifest.webmanifest`, and `/manifest.webmanifest?store=`: the shop as an app of its own, one a store view. */
export const mountManifests = (app: FastifyInstance, { views, translators }: Deps): void => {
  const texts = new Map(
    Object.values(views).map((view) => [view.storeCode as string, toManifest(view, translators[view.i18n.language])]),
  )
  const type = 'application/manifest+json'
  for (const [code, text] of texts) {
    app.get(`/${code}/manifest.webmanifest`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    )
  }
  app.get<{ Querystring: { store?: unknown } }>('/manifest.webmanifest', async ({ query }, reply) => {
    const code = typeof query.store === 'string' ? query.store : 'en'
    return reply
      .type(type)
      .header('cache-control', 'no-cache')
      .send(texts.get(code) ?? texts.get('en'))
  })
}

const toManifest = ({ url, i18n }: StoreView, t: Translate): string =>
  JSON.stringify({
    id: `${url}/pwa.html`,
    name: `Vitrine ${i18n.fullCountryName}`,
    short_name: 'Vitrine',
    description: t('manifest.description'),
    lang: i18n.locale,
    dir: 'ltr',
    // changing the language stays in the app
    scope: '/',
    start_url: `${url}/pwa.html`,
    display: 'standalone',
    background_color: '#f8f8f5',
    theme_color: '#f8f8f5',
    categories: ['shopping', 'lifestyle'],
    icons: icons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: t('shell.cart'), url: `${url}/cart` },
      { name: t('manifest.orders'), url: `${url}/my-account/orders` },
      { name: t('manifest.wishlist'), url: `${url}/my-account/wishlist` },
    ],
  })
