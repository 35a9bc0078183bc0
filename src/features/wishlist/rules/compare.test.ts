import { describe, expect, test } from 'vitest'
import { compareRows } from './compare.ts'

const fact = (attribute_code: string, label: string, ...values: string[]) => ({ attribute_code, label, values })
const choice = (attribute_code: string, label: string, ...values: string[]) => ({
  attribute_code,
  label,
  values: values.map((value) => ({ label: value })),
})
const tight = {
  configurable_options: [choice('size', 'Size', 'S', 'M')],
  attributes_metadata: [fact('fabric', 'Fabric', 'Nylon'), fact('brand', 'Brand', 'Nord'), fact('size', 'Size', 'S')],
}
const loose = {
  configurable_options: [choice('color', 'Colour', 'Clay'), choice('size', 'Size', 'M', 'S')],
  attributes_metadata: [fact('fabric', 'Fabric', 'Cotton'), fact('fit', 'Fit', 'Loose')],
}

describe('side by side', () => {
  test('[COMPARE-4] each attribute is one row, choices first, with a gap where a style does not have it', () => {
    expect(compareRows([tight, loose])).toEqual([
      {
        code: 'size',
        label: 'Size',
        values: [
          ['S', 'M'],
          ['M', 'S'],
        ],
        differs: false,
      },
      { code: 'color', label: 'Colour', values: [[], ['Clay']], differs: true },
      { code: 'fabric', label: 'Fabric', values: [['Nylon'], ['Cotton']], differs: true },
      { code: 'fit', label: 'Fit', values: [[], ['Loose']], differs: true },
    ])
  })

  test('[COMPARE-4] one style alone differs from none, and nothing has no rows', () => {
    expect(compareRows([tight]).every(({ differs }) => !differs)).toBe(true)
    expect(compareRows([])).toEqual([])
  })
})
