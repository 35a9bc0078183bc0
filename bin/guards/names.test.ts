import { expect, test } from 'vitest'
import { checkNames } from './names.ts'

const check = (path: string, text = '') => checkNames([{ path, text }]).map(({ message }) => message)
const lines = (count: number) => 'const a = 1\n'.repeat(count)

test.each([
  ['src/features/cart/web/totals/coupon-form.tsx', 'export const CouponForm = 1'],
  ['src/features/cart/web/totals/coupon-form.module.css', ''],
  ['src/features/cart/SPEC.md', ''],
  ['vite.config.ts', 'export default {}'],
  ['src/app/virtual-texts.d.ts', 'declare module "x" { export default 1 }'],
  ['db/migrations/0001-shop.sql', lines(400)],
  ['src/core/money.ts', lines(250)],
  ['src/ui/styles/base.css', '.a {}\n'.repeat(250)],
  ['src/features/cart/locales/en.po', 'msgid "a"\n'.repeat(400)],
  ['db/demo/pictures/masters/index.json', '{}\n'.repeat(400)],
])('%s is well named', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test.each([
  ['src/features/cart/web/CouponForm.tsx', '', 'CouponForm.tsx is not kebab-case'],
  ['src/features/giftCards/rules.ts', '', 'giftCards is not kebab-case'],
  ['src/core/utils.ts', '', '"utils" says nothing'],
  ['src/core/utils.test.ts', '', '"utils" says nothing'],
  ['src/ui/common/button.tsx', '', '"common" says nothing'],
  ['test/helpers/clock.ts', '', '"helpers" says nothing'],
  ['src/platform/lib/log.ts', '', '"lib" says nothing'],
  ['src/core/money.ts', lines(251), '251 lines'],
  ['src/features/cart/web/cart.module.css', '.a {}\n'.repeat(251), '251 lines'],
  ['db/demo/copy/leggings.ts', lines(251), '251 lines'],
  ['db/demo/catalogue.test.ts', lines(251), '251 lines'],
  ['bin/build-stamp.mjs', lines(251), '251 lines'],
  ['src/ui/button.tsx', 'export default () => null', 'a default export has no name'],
  ['src/ui/button.tsx', 'const a = 1\nexport { a as default }', 'a default export has no name'],
  ['src/ui/button.tsx', "export { default } from './other.tsx'", 'a default export has no name'],
])('%s is not: %#', (path, text, message) => {
  expect(check(path, text)).toEqual([expect.stringContaining(message)])
})
