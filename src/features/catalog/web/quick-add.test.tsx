import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { toCardProduct } from './card-product.ts'
import { bottle } from './product/product-fake.ts'
import { QuickAdd } from './quick-add.tsx'

afterEach(cleanup)

test('[CART-359] a card says so where no cart can take its piece', async () => {
  const addToCart = async () => ({ kind: 'unreachable' })
  const { notices } = renderPage(
    <QuickAdd product={toCardProduct(bottle())} colourId={undefined} addToCart={addToCart} onDone={() => {}} />,
    { call: async () => ok({ items: [bottle()] }) },
  )
  fireEvent.click(screen.getByRole('button'))
  const text = 'The shop cannot be reached right now.'
  await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', text }]))
})
