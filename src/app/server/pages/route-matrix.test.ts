import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#platform/server/context.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { readHead } from '#test/support/page-head.ts'
import { callApi, orderBody } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'
import { translators } from '#test/support/translators.ts'
import { areas } from '../../areas.ts'
import { pagePaths } from '../../page-paths.ts'
import { readAddress } from '../http/request-address.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const views = ['en', 'us', 'ru'] as const
const unknownOrder = '00000000-0000-4000-8000-000000000000'

type Page = readonly [path: string, english: RegExp, russian: RegExp, status?: number]

/** Every address of both route tables, in English and in Russian: the page's own heading, and its status where that is not 200. */
const written: readonly Page[] = [
  ['/', /One colour\.\s*Head to toe\./, /Один цвет\.\s*С головы до ног\./],
  ['/pwa.html', /One colour\./, /Один цвет\./],
  ['/c/hoodies', /Hoodies/, /Худи/],
  ['/women/tops/hoodies', /Hoodies/, /Худи/],
  ['/p/VT-1001/loopback-hoodie', /Loopback hoodie/, /Худи/],
  ['/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S', /Loopback hoodie/, /Худи/],
  ['/i/delivery', /Delivery/, /Доставка/],
  ['/delivery', /Delivery/, /Доставка/],
  ['/terms-of-use', /Terms and conditions/, /Условия/],
  ['/privacy', /Privacy policy/, /Конфиденциальность|конфиденциальности/],
  ['/returns', /Returns/, /Возврат/],
  ['/search?q=hoodie', /hoodie/, /hoodie/],
  ['/cart', /Cart/, /Корзина/],
  ['/cart/SHARED', /Cart/, /Корзина/],
  ['/checkout', /Checkout/, /Оформление/],
  ['/successful-payment', /.+/, /[а-яё]/i],
  ['/failed-payment', /.+/, /[а-яё]/i],
  ['/my-account', /My account/, /[а-яё]/i],
  ['/my-account/edit', /Profile/, /[а-яё]/i],
  ['/my-account/orders', /Orders/, /Заказы/],
  [`/my-account/orders/${unknownOrder}`, /Order/, /Заказ/],
  ['/my-account/wishlist', /Wishlist/, /[а-яё]/i],
  ['/my-account/recently-viewed', /Recently viewed/, /[а-яё]/i],
  ['/recently-viewed', /Recently viewed/, /[а-яё]/i],
  ['/order-status', /Where is my order\?/, /[а-яё]/i],
  ['/compare', /Compare/, /Сравнение/],
  ['/withdrawal', /Withdraw from contract/, /[а-яё]/i],
  ['/contact', /Contact us/, /[а-яё]/i],
  ['/stock-requests', /Your requests/, /Ваши запросы/],
  ['/stock-requests?token=abc', /Your requests/, /Ваши запросы/],
  [`/order/${unknownOrder}`, /^Your order$/, /[а-яё]/i, 404],
  [`/pay/${unknownOrder}`, /^Payment$/, /[а-яё]/i, 404],
  ['/reset-password', /New password/, /[а-яё]/i],
  ['/cabinet/products/selection?approved=0', /Products to choose/, /Выбор товаров/],
  ['/admin/login-as', /Authorize as user/, /Вход от имени пользователя/],
  ['/admin/audit', /Audit/, /Журнал действий/],
  ['/admin/slides', /Home page windows/, /Окна главной/],
  ['/admin/pages', /Content pages/, /Страницы/],
  ['/blogger-user-agreement', /Blogger agreement/, /Соглашение с блогером/],
  ['/blogger-privacy-policy', /Privacy policy for bloggers/, /Конфиденциальность для блогеров/],
  ['/error', /Something went wrong/, /[а-яё]/i],
  ['/nowhere-at-all', /Page not found/, /не найдена/i, 404],
  ['/cabinet/nowhere', /Page not found/, /не найдена/i, 404],
  ['/cabinet/products/12/nowhere', /Page not found/, /не найдена/i, 404],
]

const named = (words: string): RegExp => new RegExp(`^${RegExp.escape(words)}$`)
const pages: readonly Page[] = [
  ...written,
  ...areas.map(({ path, heading }): Page => {
    const own = path.replace(':slug', 'first-steps').replace(':id', '12')
    return [own, named(translators.en(heading)), named(translators.ru(heading))]
  }),
]

const personal = /^\/(my-account|cabinet|admin)(\/|$)/

/** What people read, without scripts and what their browsers keep. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
const headingOf = (html: string): string => wordsOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '').trim()
/** A text that is missing shows its id. */
const textId =
  /\b(shell|frame|area|app|home|cart|checkout|order|account|search|product|catalog|wishlist|refusal)\.[a-z]\w+\b(?!\.)/

/** What is wrong with a page; nothing where all is well. */
const problemsOf = async (view: string, [path, english, russian, status = 200]: Page) => {
  const page = await shop.fetch(`/${view}${path === '/' ? '' : path}`)
  const words = wordsOf(page.body)
  const title = /<title>([^<]*)/.exec(page.body)?.[1] ?? ''
  const isClosed =
    readHead(page.body).robots === 'noindex,nofollow' && page.headers['x-robots-tag'] === 'noindex, nofollow'
  const facts: readonly (readonly [string, boolean])[] = [
    [`status ${page.status}`, page.status === status],
    [`heading ${headingOf(page.body)}`, (view === 'ru' ? russian : english).test(headingOf(page.body))],
    // a page's own title, then the shop's name
    [`title ${title}`, /^\S.* · Vitrine$/.test(title)],
    ['language', page.body.includes(`<html lang="${view === 'ru' ? 'ru' : 'en'}"`)],
    [`text ${textId.exec(words)?.[0]}`, !textId.test(words)],
    ['raw value', !/undefined|\[object|NaN/.test(words)],
    ['robots', !personal.test(path) || isClosed],
  ]
  return facts.filter(([, isWell]) => !isWell).map(([what]) => `${path}: ${what}`)
}

test.each(views)('[SHELL-117] [SHELL-109] [SHELL-110] every address of the %s view', async (view) => {
  const problems: string[] = []
  for (const page of pages) problems.push(...(await problemsOf(view, page)))
  expect(problems).toEqual([])
})

test.each(views)('[SHELL-117] the addresses of one order, in the %s view', async (view) => {
  const { addressInformation } = orderBody('', '')
  const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
    addressInformation: { ...addressInformation, payment_method_code: 'card' },
  })
  const { result } = await callApi(shop, 'POST', '/api/order?store=en', body)
  const { id } = (result as { order: { id: string } }).order
  const orders: readonly Page[] = [
    [`/order/${id}`, /Thank you/, /Спасибо/],
    [`/pay/${id}`, /Payment/, /Оплата/],
    [`/successful-payment?order=${id}`, /Asking the bank/, /[а-яё]/i],
    [`/failed-payment?order=${id}`, /Payment failed/, /[а-яё]/i],
  ]
  const problems: string[] = []
  for (const page of orders) problems.push(...(await problemsOf(view, page)))
  expect(problems).toEqual([])
})

test('[SHELL-117] every pattern of the table is among them', () => {
  const known = pages.map(([path]) => path.replace(/\?.*/, ''))
  const missing = pagePaths.filter(([pattern]) => {
    const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`)
    return !known.some((path) => matcher.test(path))
  })
  expect(missing).toEqual([])
})

test('[SHELL-117] pages are the same for whoever is signed in, so none holds anything personal', async () => {
  for (const path of ['/en/my-account', '/en/cabinet/products', '/en/admin', '/en/blogger-user-agreement']) {
    const signedIn = await shop.app.inject({ url: path, headers: { cookie: 'vitrine_refresh=somebody' } })
    expect([path, signedIn.body === (await shop.fetch(path)).body]).toEqual([path, true])
  }
})

test('[SHELL-113] [SHELL-1000] the cabinet begins with its products, and a link that signs in goes on to them', async () => {
  for (const path of ['/ru/cabinet', '/cabinet', '/en/cabinet?code=abc&contact=mira%40example.com'])
    expect(await shop.fetch(path)).toMatchObject({ status: 302, location: path.replace('cabinet', 'cabinet/products') })
})

test('[SHELL-12] capitals make another address', async () => {
  for (const path of ['/en/Cart', '/en/Women', '/en/Cabinet/products'])
    expect([path, (await shop.fetch(path)).status]).toEqual([path, 404])
})

test('[SHELL-114] an address of another store view leads to its own document', async () => {
  expect(await shop.fetch('/en/ru/women?color=34')).toMatchObject({ status: 302, location: '/ru/women?color=34' })
  expect((await shop.fetch('/ru/us')).location).toBe('/us')
})

test('[SHELL-4] what is not there below /api is no page', async () => {
  for (const url of ['/api', '/api/nothing', '/api/order/%ED%A0%BD', '/api/order/%00']) {
    const answer = await shop.app.inject({ url })
    expect([url, answer.json<unknown>()]).toMatchObject([url, { code: 404 }])
  }
  const long = await shop.app.inject({ url: `/api/order/${'x'.repeat(400)}` })
  expect(long.json<unknown>()).toMatchObject({ code: 400, result: 'INVALID_INPUT' })
  const wrong = await shop.app.inject({ url: '/api/cart/create' })
  expect([wrong.headers.allow, wrong.json<unknown>()]).toMatchObject(['POST', { code: 405 }])
})

test('[SHELL-10] every call is described, with each parameter once', async () => {
  type Described = Readonly<Record<string, { readonly parameters: readonly { readonly name: string }[] }>>
  const { paths } = (await shop.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Described> }>()
  const twice = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ parameters }) => {
      const names = parameters.map(({ name }) => name)
      return new Set(names).size === names.length ? [] : [path]
    }),
  )
  expect([Object.keys(paths).length > 100, twice]).toEqual([true, []])
})

test('[SHELL-16] an address that cannot be read is an unknown one', async () => {
  const paths = ['/%ED%A0%BD', '/en/%ff', '/p/%E0%A4%A', '/i/%00', '/en/a%00b', '//example.com', '//example.com/women']
  for (const url of paths) {
    const { statusCode, headers } = await shop.app.inject({ url })
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8'])
  }
  expect(readAddress('/\\example.com?q=1')).toBe('/example.com?q=1')
  expect(readAddress('http://example.com/women')).toBe('/women')
  for (const url of ['/', '/en/women?color=1?2', '/en?q=%ff//', '/a//b\\c']) expect(readAddress(url)).toBe(url)
  for (const url of ['//', '///', '//en'])
    expect([url, (await shop.app.inject({ url })).statusCode]).toEqual([url, 200])
})

test('[SHELL-109] the tab has the mark in two sizes, or the shop’s own icons', async () => {
  const iconsOf = (html: string) =>
    [...html.matchAll(/<link rel="icon" [^>]*>/g)].map(([link]) => [
      /href="([^"]*)"/.exec(link)?.[1],
      /sizes="([^"]*)"/.exec(link)?.[1],
    ])
  expect(iconsOf((await shop.fetch('/en/delivery')).body)).toEqual([
    ['/favicon.svg', undefined],
    ['/icons/favicon-32.png', '32x32'],
    ['/icons/favicon-16.png', '16x16'],
  ])
  for (const size of [32, 16]) {
    const { statusCode, headers } = await shop.app.inject({ url: `/icons/favicon-${size}.png` })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  }
})

test('[CONTENT-42] [CONTENT-1001] bloggers alone read their pages', async () => {
  const path = '/api/blogger/page/blogger-user-agreement?store=ru'
  const ask = async (role: Role) => {
    const authorization = `Bearer ${await signIn(shop.db, role, shop.now())}`
    return (await shop.app.inject({ url: path, headers: { authorization } })).json<unknown>()
  }
  expect(await ask('blogger')).toMatchObject({ code: 200, result: { title: 'Соглашение с блогером' } })
  for (const role of ['vip', 'manager', 'admin'] as const)
    expect(await ask(role)).toMatchObject({ code: 403, result: 'ACCESS_DENIED' })
  expect((await shop.app.inject({ url: path })).json()).toMatchObject({ code: 401, result: 'UNAUTHORIZED' })
  const words = 'Вы показываете нашу одежду'
  expect((await shop.fetch('/ru/blogger-user-agreement')).body).not.toContain(words)
  expect((await shop.fetch('/ru/i/blogger-user-agreement')).status).toBe(404)
  const open = '/api/ext/cms-data/cmsPageIdentifier/blogger-user-agreement/storeId/ru?store=ru'
  expect((await shop.app.inject({ url: open })).json()).toMatchObject({ code: 404, result: 'CMS_EMPTY' })
})

test('[SHELL-648] every refusal that a call names has its text in every language', async () => {
  type Described = Readonly<Record<string, { readonly responses: Readonly<Record<string, { description: string }>> }>>
  const { paths } = (await shop.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Described> }>()
  const responses = Object.values(paths).flatMap((calls) => Object.values(calls).map((call) => call.responses))
  const refused = responses.flatMap(Object.entries).filter(([status]) => !['200', '408', '431'].includes(status))
  const ids = [...new Set(refused.flatMap(([, { description }]) => description.split(', ')))].map(
    (code) => `refusal.${code}`,
  )
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id) => Object.values(translators).some((translate) => translate(id) === id))).toEqual([])
})
