import type { FastifyInstance, FastifyReply } from 'fastify'
import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import { icons } from './icons.ts'

type Deps = {
  readonly views: Readonly<Record<StoreCode, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  /** What the shop is called, and says of itself, at the moment. */
  readonly settingsOf: (store: StoreCode) => Pick<Settings, 'site_name' | 'site_description'>
}

/** `/{store}/manifest.webmanifest`, and `/manifest.webmanifest?store=`: the shop as an app of its own, one a store view. */
export const mountManifests = (app: FastifyInstance, { views, translators, settingsOf }: Deps): void => {
  const send = (reply: FastifyReply, view: StoreView) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(toManifest(view, settingsOf(view.storeCode), translators[view.i18n.language]))
  for (const view of Object.values(views))
    app.get(`/${view.storeCode}/manifest.webmanifest`, async (_request, reply) => send(reply, view))
  app.get<{ Querystring: { store?: unknown } }>('/manifest.webmanifest', async ({ query }, reply) =>
    send(reply, typeof query.store === 'string' && isStoreCode(query.store) ? views[query.store] : views.en),
  )
}

const toManifest = ({ url, i18n }: StoreView, shop: ReturnType<Deps['settingsOf']>, t: Translate): string =>
  JSON.stringify({
    id: `${url}/pwa.html`,
    name: `${shop.site_name} ${i18n.fullCountryName}`,
    short_name: shop.site_name,
    description: localize(shop.site_description, i18n.language) || undefined,
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
