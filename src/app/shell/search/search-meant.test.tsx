import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok } from '#core/result.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { SearchPanel } from './search-panel.tsx'

beforeEach(() => {
  standInForTheBrowser()
  localStorage.clear()
})
afterEach(cleanup)

it('[SEARCH-91] a search is narrowed in the word that was meant, not in a typo of it', async () => {
  const zip = { ptype: { buckets: [{ key: 'zip', label: 'Zip', doc_count: 1 }] } }
  renderPage(<SearchPanel onClose={() => undefined} />, {
    call: async (_, { query }) => {
      const corrected = JSON.stringify(query).includes('hodie') ? { corrected: 'hoodie' } : {}
      return ok({ items: [], total: 2, aggregations: zip, ...corrected })
    },
  })
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'hodie' } })
  const meant = await screen.findByRole('link', { name: 'hoodie' })
  expect(screen.queryByRole('option', { name: /Zip/ })).toBeNull()
  fireEvent.click(meant)
  expect((await screen.findByRole('option', { name: /Zip/ })).textContent).toBe('hoodie Zip1')
})
