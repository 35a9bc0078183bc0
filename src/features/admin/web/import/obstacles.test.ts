import { expect, test } from 'vitest'
import { translators } from '#test/support/translators.ts'
import { obstaclesIn } from './obstacles.ts'

const { de, ru } = translators

test('[ADMIN-203] what stands in the way of an undo is told in the language of who reads it', () => {
  const found = [
    'product B was changed since',
    'category of product A was deleted since',
    'category Women/New tees was changed since',
    'a category was deleted since',
    'product D was put into an imported category since',
    'the moon was full',
  ]
  expect(obstaclesIn(de, found.join('\n')).split('; ')).toEqual([
    'Produkt B: seitdem geändert',
    'Kategorie des Produkts A: seitdem gelöscht',
    'Kategorie Women/New tees: seitdem geändert',
    'Kategorie: seitdem gelöscht',
    'Produkt D: seitdem in eine importierte Kategorie gelegt',
    'the moon was full',
  ])
  expect(obstaclesIn(ru, 'price of product B was ordered since')).toBe('Цена товара B: заказано после импорта')
})
