import { expect, test } from 'vitest'
import { colourOf } from './colour-names.ts'

test('[IMPORT-73] names of colours in five languages look like what they mean', () => {
  for (const name of ['Black', 'чёрный', 'черный', 'Schwarz', 'чорний', '黑色'])
    expect(colourOf([name])).toBe('#1a1a1a')
  expect(colourOf(['  Light  Blue '])).toBe(colourOf(['голубой']))
  expect(colourOf(['Серо-буро', 'Sand'])).toBe('#d9c7a3')
})

test.each(['Multi', 'Multicolor', 'Black/White', '', 'Nameless'])('[IMPORT-73] %j has no swatch', (name) => {
  expect(colourOf([name])).toBeUndefined()
})
