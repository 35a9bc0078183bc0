import { expect, test } from 'vitest'
import { isServerFile } from './dev-files.ts'

test.each([
  ['src/features/cart/server/routes.ts', true],
  ['src/features/cart/rules.ts', true],
  ['src/core/money.ts', true],
  ['src/app/server/pages/pages.ts', true],
  ['src/app/locales/en.po', true],
  ['config/stores/en.ts', true],
  ['db/migrations/0001-shop.sql', true],
  ['src/features/cart/web/cart-page.tsx', false],
  ['src/features/cart/web/cart.module.css', false],
  ['src/ui/button.tsx', false],
  ['src/app/routes.tsx', false],
  ['src/features/cart/rules.test.ts', false],
  ['src/features/cart/SPEC.md', false],
])('%s: %s', (path, expected) => {
  expect(isServerFile(path)).toBe(expected)
})
