import { describe, expect, test } from 'vitest'
import { aProduct, aSnapshot, aStyle, aVariant, aViewing, colours, inStock, sizes } from '#test/support/catalogue.ts'
import { findByKey, findOfSize, isListed, isShown } from './look-up.ts'

const style = aStyle(1)
const redM = aVariant(2, 1, colours.red, sizes.m, { stock: inStock(3) })
const blueM = aVariant(3, 1, colours.blue, sizes.m, { stock: inStock(3) })
const redL = aVariant(4, 1, colours.red, sizes.l, { stock: inStock(0) })
const hidden = aVariant(5, 1, colours.red, sizes.s, { status: 2 })
const snapshot = aSnapshot([style, redM, blueM, redL, hidden, aProduct(7), aVariant(8, 7, 1, 1)])
const viewing = aViewing(snapshot)

describe('finding a product', () => {
  test.each<[Parameters<typeof findByKey>[1], [number, number | undefined] | undefined]>([
    [{ sku: 'P1' }, [1, undefined]],
    [{ id: 1 }, [1, undefined]],
    [{ slug: 'product-1' }, [1, undefined]],
    [{ parentSku: 'P1', childSku: 'P3' }, [1, 3]],
    [{ sku: 'P3' }, [1, 3]],
    [{ id: 3 }, [1, 3]],
    [{ slug: 'product-3' }, [1, 3]],
    [{ sku: 'P4' }, [1, 4]],
    [{ sku: 'P5' }, [1, undefined]],
    [{ parentSku: 'P1', childSku: 'P5' }, [1, undefined]],
    [{ parentSku: 'P1', childSku: 'P8' }, undefined],
    [{ parentSku: 'P1', childSku: 'none' }, undefined],
    [{ sku: 'none' }, undefined],
    [{ sku: '__proto__' }, undefined],
    [{}, undefined],
  ])('[CATALOG-10] %o', (key, expected) => {
    const found = findByKey(snapshot, key)
    expect(found && [found.product.id, found.variant?.id]).toEqual(expected)
  })

  test('[CATALOG-11] what is not on sale, not visible or without a price is not shown', () => {
    const shown = (changes: Parameters<typeof aProduct>[1]) => {
      const product = aProduct(1, changes)
      return isShown(aViewing(aSnapshot([product])), product)
    }
    expect(shown({})).toBe(true)
    expect(shown({ status: 0, visibility: 2 })).toBe(true)
    expect(shown({ status: 2 })).toBe(false)
    expect(shown({ visibility: 1 })).toBe(false)
    expect(shown({ prices: {} })).toBe(false)
    expect(isListed(viewing, { ...redM, visibility: 4 })).toBe(false)
  })

  test('[CATALOG-12] a size picks its variant, like the one asked for and in stock first', () => {
    expect(findOfSize(viewing, style, blueM, 'm')?.id).toBe(3)
    expect(findOfSize(viewing, style, undefined, 'M')?.id).toBe(2)
    expect(findOfSize(viewing, style, blueM, 'L')?.id).toBe(4)
    expect(findOfSize(viewing, style, blueM, 'XXL')).toBeUndefined()
    expect(findOfSize(viewing, style, blueM, ' m ')?.id).toBe(3)
  })

  test('[CATALOG-12] a size goes by its key and by its label in any language', () => {
    const large = snapshot.options.get(sizes.l)
    if (!large) throw new Error('no size')
    const options = new Map([
      ...snapshot.options,
      [sizes.l, { ...large, key: 'l', label: { en: 'Large', ru: 'Большой' } }],
    ])
    const worded = { ...viewing, catalogue: { ...snapshot, options } }
    for (const size of ['L', 'large', 'БОЛЬШОЙ'])
      expect([size, findOfSize(worded, style, undefined, size)?.id]).toEqual([size, 4])
  })

  test('[CATALOG-12] where none of that size is otherwise alike, another colour of it is taken, not a sold-out one', () => {
    const greenM = aVariant(6, 1, colours.green, sizes.m, { stock: inStock(0) })
    const redS = aVariant(9, 1, colours.red, sizes.s, { stock: inStock(1) })
    const others = aViewing(aSnapshot([style, greenM, blueM, redS]))
    expect(findOfSize(others, style, redS, 'M')?.id).toBe(3)
  })
})
