import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { ok } from '#core/result.ts'
import { renderPage, shellData, menuCategory, translateToEnglish } from '#test/support/render-page.tsx'
import type { AnyCall } from '#platform/web/call/call.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { setPromoMode } from '#features/stores/web/promo-mode.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { loader } from './home-page.tsx'
import { Promises } from './promises.tsx'

afterEach(cleanup)

const slide = (name: string) => ({
  img: `${name}.avif`,
  img_narrow: `${name}-m.avif`,
  light_bg: true,
  title: `All of\n${name}`,
  text: `about ${name}`,
  link: `/${name}`,
  swatch: '#a9573d',
})

it('[HOME-1] one window is in sight, its tab is pressed, the first heading is the page’s', () => {
  const shell = shellData({ menu: [menuCategory('clay', 24), menuCategory('moss', 33)] })
  renderPage(<Hero slides={[slide('clay'), slide('moss')]} />, { shell })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('All of clay')
  expect(screen.getByRole('link', { name: 'Shop 24 pieces in clay' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Shop 33 pieces in moss' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^moss/ }))
  expect(screen.getByRole('button', { name: /^moss/ }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: 'Shop 33 pieces in moss' })).toBeTruthy()
})

it('[HOME-6] tiles and windows follow promo mode as it is turned on and off', () => {
  const clay = menuCategory('Clay', 24, [], { url_path: 'clay', picture: 'clay', promo_count: 2 })
  const moss = menuCategory('Moss', 33, [], { url_path: 'moss', picture: 'moss' })
  const shell = shellData({ menu: [clay, moss] })
  renderPage(
    <>
      <Hero slides={[slide('clay')]} />
      <CategoryTiles />
    </>,
    { shell },
  )
  const tiles = () =>
    within(screen.getByRole('region', { name: 'Shop by piece' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(tiles()).toEqual(['Moss, 33', 'Clay, 24'])
  act(() => void setPromoMode(true))
  expect(tiles()).toEqual(['Clay, 2'])
  expect(screen.getByRole('link', { name: 'Shop 2 pieces in Clay' })).toBeTruthy()
  act(() => void setPromoMode(false))
  expect(tiles()).toEqual(['Moss, 33', 'Clay, 24'])
})

it('[CONTENT-81] a window may lead to an https address, or nowhere', () => {
  const outside = { ...slide('clay'), link: 'https://mill.example/tour' }
  const { unmount } = renderPage(<Hero slides={[outside]} />, { shell: shellData({ menu: [] }) })
  expect(screen.getByRole('link', { name: 'Shop now' }).getAttribute('href')).toBe('https://mill.example/tour')
  unmount()
  renderPage(<Hero slides={[{ ...outside, link: '' }]} />, { shell: shellData({ menu: [] }) })
  expect(screen.queryByRole('link')).toBeNull()
})

it('[HOME-4] one new piece is not all of several', () => {
  const words = [1, 12].map((count) => translateToEnglish('home.allNew', { count }))
  expect(words).toEqual(['1 new piece', 'All 12 new pieces'])
})

it('[HOME-4] asks for eight new pieces by date and eighteen bestsellers by promotion', async () => {
  const asked: unknown[] = []
  const call: AnyCall = async (key, { query }) => {
    if (key === 'GET /api/home')
      return ok({
        title: '',
        description: '',
        slides: [],
        top_slider: null,
        bottom_slider: null,
        top_styles: [],
        main_categories: [],
      })
    asked.push([query?.size, query?.sort])
    return ok({ items: [], total: 0, start: 0, perPage: 0, aggregations: {}, attributeMetadata: [] })
  }
  const context = new RouterContextProvider()
  context.set(callContext, call)
  await loader({ context } as unknown as LoaderFunctionArgs)
  expect(asked).toContainEqual([8, 'created_at:desc,id:desc'])
  expect(asked).toContainEqual([18, 'promoted:desc,id:desc'])
})

it('[HOME-30] [STORE-93] what is said of delivery and returns is what the shop is set to', () => {
  const [standard] = settings.shipping_methods
  const show = (days: readonly [number, number], limit: number, back: number) => {
    cleanup()
    const methods = [{ ...standard, days, limit }]
    renderPage(<Promises />, {
      shell: shellData({ settings: { ...settings, shipping_methods: methods, return_days: back } }),
    })
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  }
  expect(show([5, 7], 100, 14).slice(0, 2)).toEqual([
    '5–7 daysStandard delivery, free above the amount your cart shows.',
    '14 days backTry it at home and send back what does not suit you.',
  ])
  expect(show([1, 1], 1_000_000, 0).slice(0, 2)).toEqual([
    '1 dayStandard delivery',
    expect.stringMatching(/^Paid safely/),
  ])
})
