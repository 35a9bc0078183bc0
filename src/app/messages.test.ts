import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { createTranslators, readTexts } from '#platform/server/texts.ts'
import { namedMessages, quotedMessages, valuesOfMessages } from '#test/support/quoted-messages.ts'

const translators = createTranslators(join(import.meta.dirname, '..'))

test.each(quotedMessages)('[SHELL-191] %s says to the letter what is specified', (id, text) => {
  expect(translators.en(id, valuesOfMessages)).toBe(text)
})

test.each(namedMessages)('[SHELL-191] %s is the text %s', (_, id, text) => {
  expect(translators.en(id, valuesOfMessages)).toBe(text)
})

test('[SHELL-191] none of them is left in English elsewhere', () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    const same = [...quotedMessages.map(([id]) => id), ...namedMessages.map(([, id]) => id)].filter((id) => {
      return translators[language](id, valuesOfMessages) === translators.en(id, valuesOfMessages)
    })
    expect([language, same]).toEqual([language, []])
  }
})

test('[SHELL-192] Russian and Ukrainian have three forms for numbers', () => {
  const wait = (language: 'ru' | 'uk', count: number) =>
    translators[language]('account.newCodeIn', { count }).replaceAll(/.*\d+\s/g, '')
  const forms = (language: 'ru' | 'uk') => [1, 2, 5, 11, 21, 22, 25].map((count) => wait(language, count))
  expect(forms('ru')).toEqual(['секунду', 'секунды', 'секунд', 'секунд', 'секунду', 'секунды', 'секунд'])
  expect(new Set(forms('uk')).size).toBe(3)
})

test('[STORE-970] no full stop comes behind that of an amount in roubles', () => {
  const amounts = new Set(['amount', 'before', 'left', 'now', 'price'])
  const isDoubled = (part: unknown, at: number, text: readonly unknown[]) =>
    Array.isArray(part) && amounts.has(String(part[0])) && String(text[at + 1]).startsWith('.')
  const texts = Object.entries(readTexts(join(import.meta.dirname, '..'), 'ru'))
  expect(texts.filter(([, text]) => Array.isArray(text) && text.some(isDoubled)).map(([id]) => id)).toEqual([])
})

test.each([
  ['en', '7%'],
  ['zh', '7%'],
  ['de', '7\u00a0%'],
  ['ru', '7\u00a0%'],
  ['uk', '7\u00a0%'],
] as const)('[STORE-69] a percent in %s is written %s', (language, written) => {
  expect(translators[language]('ui.percent', { value: 7 })).toBe(written)
})

type Forms = Readonly<Record<string, unknown>>

/** The plural arguments of a compiled text: their names, and the forms by their names. */
const pluralsIn = (text: unknown): (readonly [string, Forms])[] =>
  Array.isArray(text) ? (text[1] === 'plural' ? [[String(text[0]), text[2] as Forms]] : text.flatMap(pluralsIn)) : []

/** The words of a form as they stand. */
const wordsOf = (form: unknown): string[] =>
  (Array.isArray(form) ? form : [form]).filter((part): part is string => typeof part === 'string' && part !== '#')

/** The numbers of the goals, and the form that Russian and Ukrainian have for each. */
const formOf = { 0: 'many', 1: 'one', 2: 'few', 5: 'many', 11: 'many', 21: 'one', 101: 'one' } as const

test.each(['ru', 'uk'] as const)(
  '[SHELL-192] every text with a number of %s has its form for 0, 1, 2, 5, 11, 21 and 101',
  (language) => {
    const texts = Object.entries(readTexts(join(import.meta.dirname, '..'), language))
    const plurals = texts.flatMap(([id, text]) => pluralsIn(text).map(([name, forms]) => ({ id, name, forms })))
    expect(plurals.length).toBeGreaterThan(40)
    const problems = plurals.flatMap(({ id, name, forms }) =>
      Object.entries(formOf).flatMap(([count, form]) => {
        const wanted = forms[count] ?? forms[form]
        // a text without a declined word has one form for all
        if (wanted === undefined) return Object.keys(forms).join() === 'other' ? [] : [`${id} has no ${form}`]
        const said = translators[language](id, { [name]: Number(count) })
        return wordsOf(wanted).every((word) => said.includes(word)) ? [] : [`${id}: ${said}`]
      }),
    )
    expect(problems).toEqual([])
  },
)
