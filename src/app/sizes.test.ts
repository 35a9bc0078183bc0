import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const styleSheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** What stands between the braces of the first such rule of a style sheet. */
const ruleOf = (css: string, selector: string): string => {
  const from = css.indexOf(`${selector} {`)
  return css.slice(from, css.indexOf('}', from))
}

test('[SHELL-196] a notice is 320 px wide where there is room, the list of languages 18rem at least', () => {
  const notices = read('app/shell/notices/notice-area.module.css')
  const wide = notices.slice(notices.indexOf('@media (min-width: 48rem)'))
  expect(ruleOf(wide, '.area > div')).toContain('width: 320px;')
  expect(ruleOf(read('app/shell/footer/language-list.module.css'), '.popover')).toContain('min-width: 18rem;')
})

test('[SHELL-196] the layout changes at 575, 767, 768 and 1024 px, and what is very narrow or wide at three others', () => {
  const widths = styleSheets.flatMap((path) =>
    [...read(path).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\((?:min|max)-width: ([^)]+)\)/g)].map(([, width]) => width),
    ),
  )
  const specified = ['575px', '47.99rem', '48rem', '63.99rem', '64rem']
  const ours = ['24rem', '75rem', '80rem']
  expect(new Set(widths)).toEqual(new Set([...specified, ...ours]))
})

test('[CONSENT-39] on a phone notices come at the top while the question about cookies is at the foot', () => {
  const asked = read('features/consent/web/cookie-notice.module.css')
  const phone = asked.slice(asked.indexOf('@media (max-width: 47.99rem)'))
  expect(ruleOf(phone, ':root:has(.notice)')).toContain('--notices: var(--bar) 0 auto;')
  const notices = read('app/shell/notices/notice-area.module.css')
  expect(ruleOf(notices, '.area')).toContain('inset: var(--notices, auto 0 0);')
})

test('[CONSENT-6] the question lies above the bar that a product is bought with as long as that is there, and else at the foot', () => {
  const asked = read('features/consent/web/cookie-notice.module.css')
  const raised = ":root:has(:not([inert]) > [form='buy']) .notice"
  expect(ruleOf(asked, raised)).toContain('bottom: calc(5rem + env(safe-area-inset-bottom));')
  expect(asked).not.toContain('buy-button')
  const bar = read('features/catalog/web/product/buy-box/sticky-buy.tsx')
  expect(bar).toContain('bar.current.inert = entry.isIntersecting')
  expect(bar).toContain('<Button type="submit" form="buy"')
})

test('[SHELL-793] how far the checkout is, and where a stepper ends, is seen in forced colours', () => {
  const progress = read('features/checkout/web/progress.module.css')
  const forced = progress.slice(progress.indexOf('@media (forced-colors: active)'))
  expect(ruleOf(forced, '.progress li:not(.past, [aria-current])')).toContain('border-top-style: dotted;')
  expect(ruleOf(read('ui/stepper.module.css'), '.stepper')).toContain('outline: 1px solid transparent;')
})

test('[ADMIN-494] what narrows a list of the office is folded up to 64rem', () => {
  const table = read('features/admin/web/list/office-table.module.css')
  const from = (query: string) => table.slice(table.indexOf(`@media (${query})`))
  expect(ruleOf(from('max-width: 63.99rem'), '.folded')).toContain('display: none;')
  expect(ruleOf(from('min-width: 64rem'), '.fold')).toContain('display: none;')
})

test('[SHELL-726] what is chosen by its ground keeps it in forced colours', () => {
  const chosen = styleSheets.flatMap((path) =>
    [...read(path).matchAll(/([^{}]*(?::checked|aria-current|aria-pressed)[^{}]*)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', style = '']) =>
        /background(-color)?: var\(--ink\)/.test(style) ? [{ of: `${path} ${selector.trim()}`, style }] : [],
    ),
  )
  expect(chosen.length).toBeGreaterThan(2)
  // a tick box is the system's own there
  const lost = chosen.filter(
    ({ of, style }) => !of.startsWith('ui/checkbox') && !style.includes('forced-color-adjust: none'),
  )
  expect(lost.map(({ of }) => of)).toEqual([])
})

test('[SHELL-102] there is a drawn flag for each of the seven', () => {
  const drawn = [...read('ui/icons/flags.svg').matchAll(/<symbol id="([A-Z]+)"/g)].map(([, name]) => name)
  expect(new Set(drawn)).toEqual(new Set(['CN', 'DE', 'EN', 'EU', 'RU', 'UA', 'US']))
})
