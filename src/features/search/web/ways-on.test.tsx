import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setPromoMode } from '#features/stores/web/promo-mode.ts'
import { menuCategory, renderPage, shellData } from '#test/support/render-page.tsx'
import { CategoryListing } from './category-listing.tsx'
import { readListingQuery } from './listing-query.ts'
import { WaysOn } from './nothing-found.tsx'

afterEach(() => {
  act(() => void setPromoMode(false))
  cleanup()
})

const tops = menuCategory('Tops', 75, [], { promo_count: 3 })
const women = menuCategory('Women', 157, [tops, menuCategory('Bottoms', 82), menuCategory('Hats', 0)], {
  promo_count: 3,
})
const shell = shellData({ menu: [women, menuCategory('Shoes', 35)] })
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('[SHELL-24] in promo mode the ways on from nothing found lead where promo products are', () => {
  renderPage(<WaysOn others={[]} />, { shell })
  expect(linksOf('Categories')).toEqual(['Women157', 'Shoes35'])
  act(() => void setPromoMode(true))
  expect(linksOf('Categories')).toEqual(['Women3'])
})

it('[SHELL-24] a category’s page names the categories beside it that the menu shows', () => {
  const data = { items: [], from: 0, total: 0, all: 0, facets: [], query: readListingQuery(new URLSearchParams()) }
  renderPage(<CategoryListing category={women} data={data} />, { shell })
  expect(linksOf('Within Women')).toEqual(['All', 'Tops', 'Bottoms'])
  act(() => void setPromoMode(true))
  expect(linksOf('Within Women')).toEqual(['All', 'Tops'])
})
