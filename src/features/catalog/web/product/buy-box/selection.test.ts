import { describe, expect, test } from 'vitest'
import {
  choiceInShort,
  chosenChild,
  choose,
  firstSelection,
  openOption,
  pictures,
  shownChild,
  valueState,
} from './selection.ts'
import type { WireProduct } from '../../../rules/product/product.ts'
import { hoodie } from '../product-fake.ts'

const [clay, moss] = [1, 2]
const [small, medium, large] = [11, 12, 13]

describe('choosing a variant', () => {
  test("[PRODUCT-2] the page starts with the default variant's colour and leaves the size to the shopper", () => {
    const selection = firstSelection(hoodie())
    expect(selection).toEqual({ color: clay })
    expect(openOption(hoodie(), selection)?.attribute_code).toBe('size')
    expect(chosenChild(hoodie(), selection)).toBeUndefined()
  })

  test('[PRODUCT-2] the SKU of the address or a size of the query picks the variant', () => {
    expect(firstSelection(hoodie({ selected_child: 'HOOD-MOSS-M' }))).toEqual({ color: moss, size: medium })
    expect(firstSelection(hoodie(), { size: 'm' })).toEqual({ color: clay, size: medium })
    expect(firstSelection(hoodie(), { size: 'XXXL', colour: 'mauve' })).toEqual({ color: clay })
  })

  test('[PRODUCT-2] a size of the query leads to a colour that has it, in stock before sold out', () => {
    const without = (sku: string) => hoodie().configurable_children.filter((child) => child.sku !== sku)
    const soldOut = (...skus: string[]) =>
      hoodie().configurable_children.map((child) =>
        skus.includes(child.sku) ? { ...child, stock: { ...child.stock, qty: 0, is_in_stock: false } } : child,
      )
    const first = (configurable_children: WireProduct['configurable_children'], colour?: string) =>
      firstSelection(hoodie({ configurable_children }), { size: 'M', ...(colour ? { colour } : {}) })
    expect(first(without('HOOD-CLAY-M'))).toEqual({ color: moss, size: medium })
    expect(first(soldOut('HOOD-CLAY-M'))).toEqual({ color: moss, size: medium })
    expect(first(soldOut('HOOD-CLAY-M', 'HOOD-MOSS-M'))).toEqual({ color: clay, size: medium })
    expect(first(without('HOOD-CLAY-M'), '1')).toEqual({ color: clay })
  })

  test('[PRODUCT-299] of colours that cost the same the page starts with the one that cards show, where it can be had', () => {
    const costing = (clayPrice: number, mossPrice: number, isThere = true) =>
      hoodie({
        image: 'h/moss.webp',
        configurable_children: hoodie().configurable_children.map((child) =>
          child.sku.includes('MOSS')
            ? { ...child, final_price_incl_tax: mossPrice, stock: { ...child.stock, is_in_stock: isThere } }
            : { ...child, final_price_incl_tax: clayPrice },
        ),
      })
    expect(firstSelection(costing(68, 68))).toEqual({ color: moss })
    expect(firstSelection(costing(68, 69))).toEqual({ color: clay })
    expect(firstSelection(costing(68, 68, false))).toEqual({ color: clay })
    expect(firstSelection(costing(68, 68), { size: 'L' })).toEqual({ color: clay, size: large })
  })

  test('[PRODUCT-2] cards lead to their colour', () => {
    expect(firstSelection(hoodie(), { colour: '2' })).toEqual({ color: moss })
  })

  test('[PRODUCT-3] sold-out sizes stay, sizes a colour does not have are told apart', () => {
    const states = [small, medium, large].map((size) => valueState(hoodie(), { color: moss }, 'size', size))
    expect(states).toEqual(['soldOut', 'available', 'missing'])
    expect(valueState(hoodie(), { color: clay, size: large }, 'color', moss)).toBe('available')
  })

  test('[PRODUCT-3] a sold-out variant can be looked at', () => {
    expect(chosenChild(hoodie(), { color: moss, size: small })?.sku).toBe('HOOD-MOSS-S')
    expect(shownChild(hoodie(), { color: moss })?.sku).toBe('HOOD-MOSS-M')
  })

  test('[PRODUCT-4] a new colour keeps the size where it exists, and opens it again where it does not', () => {
    expect(choose(hoodie(), { color: clay, size: medium }, 'color', moss)).toEqual({ color: moss, size: medium })
    expect(choose(hoodie(), { color: clay, size: large }, 'color', moss)).toEqual({ color: moss })
  })

  test('[PRODUCT-211] in short the size is named before the colour', () => {
    expect(choiceInShort(hoodie(), { color: clay, size: medium })).toBe('Size M · Clay')
    expect(choiceInShort(hoodie(), { color: moss })).toBe('Moss')
    expect(choiceInShort(hoodie(), {})).toBe('')
  })

  test('[PRODUCT-5] the gallery shows the chosen colour; pictures of no colour belong to the first one', () => {
    const shown = (color: number) => pictures(hoodie(), { color }).map(({ image }) => image)
    expect(shown(clay)).toEqual(['h/clay.webp', 'h/detail.webp'])
    expect(shown(moss)).toEqual(['h/moss.webp'])
    expect(
      pictures({ ...hoodie(), media_gallery: [{ type: 'image', image: 'a', label: '' }] }, { color: moss }),
    ).toHaveLength(1)
  })
})
