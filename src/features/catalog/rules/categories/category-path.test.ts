import { expect, test } from 'vitest'
import { nameOfPath, parentOfPath, pathsTo, splitPath } from './category-path.ts'

test('[IMPORT-12] a path is its names from the main category down', () => {
  expect(pathsTo('Women/Tops/Tees')).toEqual(['Women', 'Women/Tops', 'Women/Tops/Tees'])
  expect(parentOfPath('Women/Tops/Tees')).toBe('Women/Tops')
  expect(parentOfPath('Women')).toBeUndefined()
  expect(nameOfPath('Women/Tops/Tees')).toBe('Tees')
  expect(splitPath(' Women / Tops ')).toEqual(['Women', 'Tops'])
})

test('[IMPORT-12] an escaped slash belongs to a name', () => {
  expect(splitPath('Gear/Mats \\/ Rolls')).toEqual(['Gear', 'Mats \\/ Rolls'])
  expect(nameOfPath('Gear/Mats \\/ Rolls')).toBe('Mats / Rolls')
  expect(parentOfPath('Gear/Mats \\/ Rolls')).toBe('Gear')
})
