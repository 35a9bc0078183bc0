import { expect, test } from 'vitest'
import { checkRuleCoverage, countRules } from './rule-coverage.ts'

const spec = (text: string, path = 'src/features/cart/SPEC.md') => ({ path, text })
const tests = (text: string, path = 'src/features/cart/rules.test.ts') => ({ path, text })
const check = (...sources: { path: string; text: string }[]) =>
  checkRuleCoverage(sources).map(({ path, line, message }) => `${path}:${line} ${message}`)

test('every rule is tested, whatever the list looks like', () => {
  const text = '# Cart\n- CART-1 One, see CART-2.\n- **CART-2** Two\n### CART-3 Three\n| CART-4 | Four |\n'
  expect(countRules([spec(text)])).toBe(4)
  expect(
    check(
      spec(text),
      tests("test('[CART-1] one')\ntest('[CART-2, CART-3] two')"),
      tests("test('[CART-4] buys')", 'test/e2e/buy.spec.ts'),
    ),
  ).toEqual([])
})

test('a rule without a test is found', () => {
  expect(check(spec('- CART-1 One\n- CART-2 Two'), tests("test('[CART-1] one')"))).toEqual([
    "src/features/cart/SPEC.md:2 CART-2 has no test: name one '[CART-2] …'",
  ])
})

test('a mention in the product is no test', () => {
  expect(check(spec('- CART-1 One'), tests('// [CART-1]', 'src/features/cart/rules.ts'))).toHaveLength(1)
})

test('a test that names an unknown rule is found', () => {
  expect(check(spec('- CART-1 One'), tests("\ntest('[CART-1] [CART-9] one')"))).toEqual([
    'src/features/cart/rules.test.ts:2 CART-9 is no rule of any SPEC.md: mend the number or write the rule',
  ])
})

test('a number given twice is found', () => {
  expect(check(spec('- CART-1 One\n- CART-1 Other'), tests("test('[CART-1] one')"))).toEqual([
    'src/features/cart/SPEC.md:2 CART-1 is already the rule of src/features/cart/SPEC.md:1: give it a number of its own',
  ])
})
