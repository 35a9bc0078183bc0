import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Rates } from '../../rules/derive-prices.ts'
import { manageCalls } from '../../rules/manage-calls.ts'
import { changeCategory, listCategories } from './categories.ts'
import { addProduct, changeProduct } from './change-product.ts'
import { findManagedProduct } from './find-product.ts'
import { listProducts } from './list-products.ts'

/** Mounts the calls by which managers look after products and categories. */
export const manageRoutes = (mount: Mount<StoreView>, { ratesOf }: { readonly ratesOf: () => Rates }): void =>
  mount.mount(manageCalls, {
    'GET /api/manage/products': async ({ query }, { db, store }) => ok(await listProducts(db, query, store)),

    'GET /api/manage/products/:id': async ({ params: { id } }, { db, store }) => {
      const product = await findManagedProduct(db, id, store.i18n.language)
      return product ? ok(product) : refuse('NOT_FOUND')
    },

    'POST /api/manage/products/:id': async ({ params: { id }, body }, { db, now, store }) => {
      const changed = await changeProduct(db, id, body, { rates: ratesOf(), now })
      if (!changed.ok) return changed
      const product = await findManagedProduct(db, id, store.i18n.language)
      return product ? ok(product) : refuse('NOT_FOUND')
    },

    'POST /api/manage/products': async ({ body }, { db, now, store }) => {
      const added = await addProduct(db, body, { rates: ratesOf(), now })
      if (!added.ok) return added
      const product = await findManagedProduct(db, added.value, store.i18n.language)
      return product ? ok(product) : refuse('NOT_FOUND')
    },

    'GET /api/manage/categories': async ({ query }, { db }) => ok(await listCategories(db, query)),

    'POST /api/manage/categories/:id': ({ params: { id }, body }, { db }) => changeCategory(db, id, body),
  })
