import { expect, test } from 'vitest'
import { translators } from '#test/support/translators.ts'
import { pastText } from './past-words.ts'

test('[ADMIN-291] notes of the shop are told in the reader’s language, amounts and own words as they are', () => {
  const cases: readonly (readonly [note: string, english: string, german: string])[] = [
    ['placed', 'placed', 'aufgegeben'],
    ['paid late, shortfall', 'paid late, without goods', 'spät bezahlt, Ware fehlt'],
    ['refund: 12.50 USD', 'refund: 12.50 USD', 'Erstattung: 12.50 USD'],
    ['order.canceled', 'cancelled', 'storniert'],
    ['order.replaced', 'replaced by another order', 'durch eine andere Bestellung ersetzt'],
    ['buyer', 'cancelled by its buyer', 'vom Käufer storniert'],
    ['undo', 'undone', 'zurückgenommen'],
    ['undone: counted', 'undone: counted', 'zurückgenommen: gezählt'],
    ['undone: Dented: box', 'undone: Dented: box', 'zurückgenommen: Dented: box'],
    ['Found behind the shelf', 'Found behind the shelf', 'Found behind the shelf'],
    ['constructor', 'constructor', 'constructor'],
  ]
  for (const [note, english, german] of cases)
    expect([note, pastText(translators.en, note), pastText(translators.de, note)]).toEqual([note, english, german])
})
