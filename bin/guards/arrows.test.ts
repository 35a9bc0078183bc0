import { expect, test } from 'vitest'
import { checkArrows } from './arrows.ts'

const check = (path: string, text: string) => checkArrows([{ path, text }]).map(({ message }) => message)

test.each([
  ['src/features/cart/web/cart-page.tsx', "import type { CartApi } from '../contract.ts'"],
  [
    'src/features/cart/web/cart-page.tsx',
    "import { totals } from '../rules/totals.ts'\nimport { Button } from '#ui/button.tsx'\nimport { call } from '#platform/web/call/call.ts'",
  ],
  [
    'src/features/cart/web/cart-page.tsx',
    "import { PriceTag } from '#features/pricing/web/index.ts'\nimport type { Price } from '#features/pricing/contract.ts'",
  ],
  [
    'src/features/cart/server/routes.ts',
    "import { cartContract } from '../contract.ts'\nimport { findProduct } from '#features/catalog/server/index.ts'\nimport { sql } from 'kysely'\nimport type { Db } from '#platform/server/context.ts'",
  ],
  [
    'src/features/cart/rules.ts',
    "import { money } from '#core/money.ts'\nimport { priceOf } from '#features/pricing/rules.ts'",
  ],
  ['src/app/routes.tsx', "const page = () => import('#features/cart/web/cart-page.tsx')"],
  [
    'src/app/server/features.ts',
    "import { onSignIn } from '#features/accounts/server/index.ts'\nimport { openDatabase } from '#platform/server/database.ts'",
  ],
  [
    'src/features/cart/rules.test.ts',
    "import { readFileSync } from 'node:fs'\nimport { routes } from '#features/orders/server/routes.ts'",
  ],
  ['src/platform/server/http.ts', "import type { Result } from '#core/result.ts'\nimport { log } from './log.ts'"],
  ['bin/check.ts', "import { x } from '#features/cart/server/routes.ts'"],
  ['src/features/cart/web/cart-page.test.tsx', "import { createFakeServer } from './cart-fake.ts'"],
  ['src/features/cart/web/shopper-fake.ts', "import { createFakeServer } from './cart-fake.ts'"],
])('%s may do: %s', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test.each([
  [
    'src/features/cart/web/cart-page.tsx',
    "import { cartRoutes } from '../server/index.ts'",
    'web must not import server',
  ],
  ['src/features/cart/server/routes.ts', "import { CartPage } from '../web/index.ts'", 'server must not import web'],
  ['src/features/cart/web/cart-page.tsx', "import { createFakeServer } from './cart-fake.ts'", 'a fake is for tests'],
  ['src/features/cart/web/cart-page.tsx', "import { cartContract } from '../contract.ts'", 'write import type'],
  ['src/features/cart/web/cart-page.tsx', "import { type A, b } from '../contract.ts'", 'write import type'],
  [
    'src/features/cart/server/routes.ts',
    "import { price } from '#features/pricing/server/store.ts'",
    'pricing/server has one door',
  ],
  [
    'src/features/cart/server/routes.ts',
    "export { price } from '#features/pricing/server/store.ts'",
    'pricing/server has one door',
  ],
  [
    'src/features/cart/server/routes.ts',
    "const a: import('#features/pricing/server/store.ts').A = 1",
    'pricing/server has one door',
  ],
  ['src/features/cart/rules.ts', "import { order } from '#features/orders/rules.ts'", 'cart must not know orders'],
  ['src/features/pricing/rules.ts', "import { qty } from '#features/stock/rules.ts'", 'pricing must not know stock'],
  ['src/features/games/rules.ts', "import { qty } from '#features/stock/rules.ts'", 'games is missing in featureOrder'],
  [
    'src/features/cart/web/cart-page.tsx',
    "import { x } from '../../pricing/rules.ts'",
    'write #features/pricing/rules.ts',
  ],
  [
    'src/features/cart/web/cart-page.tsx',
    "import { x } from '#features/cart/rules.ts'",
    'inside a feature imports are relative',
  ],
  ['src/features/cart/web/cart-page.tsx', "import { x } from '../../../ui/button.tsx'", 'write #ui/button.tsx'],
  [
    'src/features/cart/rules.ts',
    "import { db } from '#platform/server/context.ts'",
    'rules must not import platform-server',
  ],
  ['src/features/cart/rules.ts', "import { readFileSync } from 'node:fs'", 'rules runs in the browser too'],
  ['src/features/cart/rules.ts', "import { useState } from 'react'", 'rules knows nothing of react'],
  ['src/core/money.ts', "import { x } from '#features/pricing/rules.ts'", 'core must not import rules'],
  ['src/ui/button.tsx', "import { call } from '#platform/web/call/call.ts'", 'ui must not import platform-web'],
  [
    'src/platform/server/http.ts',
    "import { x } from '#features/stores/rules/store-view.ts'",
    'platform-server must not import rules',
  ],
  [
    'src/features/cart/server/store.ts',
    "import { openDatabase } from '#platform/server/database.ts'",
    'take db as an argument',
  ],
  [
    'src/features/cart/server/store.ts',
    "import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'",
    'take db as an argument',
  ],
  ['src/features/cart/web/cart-page.tsx', "import { Kysely } from 'kysely'", 'kysely is for the server only'],
  ['src/features/cart/web/cart-page.tsx', "import { Type } from 'typebox'", 'no schemas'],
  [
    'src/features/cart/rules.ts',
    "import { clock } from '#test/support/clock.ts'",
    'the product imports nothing of test/',
  ],
  ['src/features/cart/service.ts', '', 'a feature has contract.ts'],
  ['src/toolbox/format.ts', '', 'this place is not in the tree'],
])('%s must not: %s', (path, text, message) => {
  expect(check(path, text)).toEqual([expect.stringContaining(message)])
})

test('names the line', () => {
  expect(
    checkArrows([{ path: 'src/ui/a.tsx', text: "\nimport { call } from '#platform/web/call/call.ts'" }])[0]?.line,
  ).toBe(2)
})
