import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('[ORDER-495] a country is named in the language it is read in; what is no code stays as it is', () => {
  expect(['en-US', 'de-DE', 'ru-RU', 'uk-UA', 'zh-CN'].map((locale) => countryName('DE', locale))).toEqual([
    'Germany',
    'Deutschland',
    'Германия',
    'Німеччина',
    '德国',
  ])
  expect(['', 'U', 'USA', '12'].map((code) => countryName(code, 'en-US'))).toEqual(['', 'U', 'USA', '12'])
})
