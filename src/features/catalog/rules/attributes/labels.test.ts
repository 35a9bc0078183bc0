import { describe, expect, test } from 'vitest'
import { aProduct, aSnapshot, colours } from '#test/support/catalogue.ts'
import type { Product } from '../catalogue.ts'
import { findLabel, valueLabels, yesOrNo } from './labels.ts'

const catalogue = aSnapshot([])
const having = (attributes: Product['attributes']) => aProduct(1, { attributes })
const values = (code: string, value?: readonly number[] | string | boolean) => {
  const attribute = catalogue.attributes.get(code)
  if (!attribute) throw new Error(`no ${code}`)
  return valueLabels(catalogue, attribute, having(value === undefined ? {} : { [code]: value }), 'ru')
}
const label = (code: string, value?: readonly number[] | string | boolean) =>
  findLabel(catalogue, code, having(value === undefined ? {} : { [code]: value }), 'ru')

describe('[IMPORT-14] what a person reads', () => {
  test('of options their labels, without those that are gone; of a flag yes or no; of a text itself', () => {
    expect(values('color', [colours.red, 999, colours.blue])).toEqual(['Красный', 'Синий'])
    expect([values('set', true), values('set', false)]).toEqual([['Да'], ['Нет']])
    expect([values('care', 'Wash'), values('care', ''), values('care')]).toEqual([['Wash'], [], []])
    expect([yesOrNo(true, 'de'), yesOrNo(false, 'zh')]).toEqual(['Ja', '否'])
  })

  test('of several options the first, of a flag that is on its name, of a text itself', () => {
    expect(label('color', [colours.blue, colours.red])).toBe('Синий')
    expect(label('color', [999])).toBeUndefined()
    expect(label('color', [])).toBeUndefined()
    expect([label('set', true), label('set', false)]).toEqual(['Комплект', undefined])
    expect([label('care', 'Wash'), label('care', ''), label('care')]).toEqual(['Wash', undefined, undefined])
    expect(label('nobody_knows', 'x')).toBeUndefined()
  })
})
