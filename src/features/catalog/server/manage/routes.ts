import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Rates } from '#features/pricing/rules/convert.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { manageCalls } from '../../rules/manage-calls.ts'
import type { ManagedProduct } from '../../rules/manage-calls.ts'
import { changeCategory, findCategory, listCategories } from './categories.ts'
import { changeCategoryProducts, listCategoryProducts } from './category-products.ts'
import { addCategory, removeCategory, setPicture } from './category-tree.ts'
import { addProduct } from './add-product.ts'
import { addOption, listAttributes } from './attributes.ts'
import { changeProduct } from './change-product.ts'
import { copyProduct } from './copy-product.ts'
import { findManagedProduct } from './find-product.ts'
import { listProducts } from './list-products.ts'
import { addPictures } from './product-media.ts'
import { addVariants } from './variants.ts'

type Deps = { readonly ratesOf: () => Rates; readonly dataDir: string; readonly jobs: Pick<Jobs, 'enqueue'> }

/** Mounts the calls by which managers look after products and categories. */
export const manageRoutes = (mount: Mount<StoreView>, { ratesOf, dataDir, jobs }: Deps): void =>
  mount.mount(manageCalls, {
    'GET /api/manage/products': async ({ query }, context) => ok(await listProducts(context.db, query, context)),

    'GET /api/manage/products/:id': ({ params: { id } }, context) => show(ok(id), context),

    'POST /api/manage/products/:id': async ({ params: { id }, body }, context) => {
      const changed = await changeProduct(context.db, id, body, { rates: ratesOf(), now: context.now, jobs })
      return changed.ok ? show(ok(id), context) : changed
    },

    'POST /api/manage/products': async ({ body }, context) =>
      show(await addProduct(context.db, body, { rates: ratesOf(), now: context.now }), context),

    'POST /api/manage/products/:id/pictures': async ({ params: { id }, body: { color } }, context) => {
      const { db, now, wire } = context
      const added = await addPictures(db, id, wire?.pictures ?? [], { color, dataDir, now })
      return added.ok ? show(ok(id), context) : added
    },

    'POST /api/manage/products/:id/copy': async ({ params: { id }, body: { sku } }, context) =>
      show(await copyProduct(context.db, id, sku, context.now), context),

    'POST /api/manage/products/:id/variants': async ({ params: { id }, body }, context) => {
      const added = await addVariants(context.db, id, body, context.now)
      return added.ok ? show(ok(id), context) : added
    },

    'GET /api/manage/attributes': async (_input, { db, store }) =>
      ok({ items: await listAttributes(db, store.i18n.language) }),

    'POST /api/manage/attributes/:code/options': ({ params: { code }, body }, { db, store }) =>
      addOption(db, code, body, store.i18n.language),

    'GET /api/manage/categories': async ({ query }, { db }) => ok(await listCategories(db, query)),

    'POST /api/manage/categories': async ({ body }, { db }) => {
      const added = await addCategory(db, body)
      return added.ok ? findCategory(db, added.value) : added
    },

    'GET /api/manage/categories/:id': ({ params: { id } }, { db }) => findCategory(db, id),

    'POST /api/manage/categories/:id': ({ params: { id }, body }, { db, now }) =>
      changeCategory(db, id, body, { jobs, now }),

    'POST /api/manage/categories/:id/picture': async ({ params: { id } }, { db, now, wire }) => {
      const set = await setPicture(db, id, wire?.pictures[0], { dataDir, jobs, now })
      return set.ok ? findCategory(db, id) : set
    },

    'POST /api/manage/categories/:id/remove': ({ params: { id } }, { db, now }) =>
      removeCategory(db, id, { jobs, now }),

    'GET /api/manage/categories/:id/products': ({ params: { id }, query }, { db, store }) =>
      listCategoryProducts(db, id, query, store.i18n.language),

    'POST /api/manage/categories/:id/products': ({ params: { id }, body }, { db }) =>
      changeCategoryProducts(db, id, body),
  })

/** The product of an id as it is now. */
const show = async <Code extends string>(
  made: Result<number, Code>,
  { db, store, now }: { readonly db: Db; readonly store: StoreView; readonly now: Date },
): Promise<Result<ManagedProduct, Code | 'NOT_FOUND'>> => {
  if (!made.ok) return made
  const product = await findManagedProduct(db, made.value, { language: store.i18n.language, now })
  return product ? ok(product) : refuse('NOT_FOUND')
}
