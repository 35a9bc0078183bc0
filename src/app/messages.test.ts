import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { createTranslators } from '#platform/server/texts.ts'
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
