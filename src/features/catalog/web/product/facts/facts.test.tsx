import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Facts } from './facts.tsx'
import { bottle, hoodie } from '../product-fake.ts'
import { SizeGuide } from './size-guide.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const fact = (attribute_code: string, ...values: string[]) => ({
  attribute_id: 1,
  attribute_code,
  label: attribute_code,
  values,
})
const show = (element: React.ReactNode) => showPages([{ path: '/', element }], '/', async () => ok([]))

describe('the model', () => {
  test.each([
    [[fact('model_height', '178'), fact('model_size', 'M')], 'The model is 178 cm tall and wears M.'],
    [[fact('model_height', '5′10″')], 'The model is 5′10″ tall.'],
    [[fact('model_size', 'M')], 'The model wears M.'],
  ])('[PRODUCT-27] %o', (facts, text) => {
    show(<Facts product={bottle({ attributes_metadata: facts })} sku="B" />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText('model_size')).toBeNull()
  })

  test('[PRODUCT-27] nobody is told of without facts', () => {
    show(<Facts product={bottle()} sku="B" />)
    expect(screen.queryByText(/The model/)).toBeNull()
  })
})

describe('the size guide', () => {
  const guideOf = (...sizes: string[]) => {
    const [, size] = hoodie().configurable_options
    const values = sizes.map((label, index) => ({ value_index: index, label }))
    show(
      <SizeGuide
        product={hoodie({ configurable_options: size ? [{ ...size, values }] : [] })}
        onClose={() => undefined}
      />,
    )
    return within(screen.getByRole('dialog', { name: 'Size guide' }))
  }
  const columns = (guide: ReturnType<typeof guideOf>) =>
    guide.getAllByRole('columnheader').map((cell) => cell.textContent)
  const row = (guide: ReturnType<typeof guideOf>, size: string) =>
    within(guide.getByRole('rowheader', { name: size }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)

  test('[PRODUCT-28] letters by chest, waist and hips, in centimetres and inches, and how to measure', () => {
    const guide = guideOf('S', 'M')
    expect(columns(guide)).toEqual(['Size', 'Chest', 'Waist', 'Hips'])
    expect(row(guide, 'M')).toEqual(['90–96', '74–80', '98–104'])
    fireEvent.click(guide.getByRole('radio', { name: 'in' }))
    expect(row(guide, 'M')).toEqual(['35.5–38', '29–31.5', '38.5–41'])
    expect(guide.getByRole('heading', { name: 'How to measure' })).toBeTruthy()
  })

  test('[PRODUCT-28] shoes by the length of the foot', () => {
    const guide = guideOf('38', '39')
    expect(columns(guide)).toEqual(['Size', 'Foot length'])
    expect(row(guide, '39')).toEqual(['25'])
  })

  test('[PRODUCT-28] trousers by the waist, although some of their numbers are shoe sizes too', () => {
    const guide = guideOf('28', '32', '36')
    expect(columns(guide)).toEqual(['Size', 'Waist'])
    expect(row(guide, '32')).toEqual(['81'])
    fireEvent.click(guide.getByRole('radio', { name: 'in' }))
    expect(row(guide, '32')).toEqual(['32'])
  })
})
