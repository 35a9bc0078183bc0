import { catalogRoutes, createCatalogue } from '#features/catalog/server/index.ts'
import { cartRoutes } from '#features/cart/server/index.ts'
