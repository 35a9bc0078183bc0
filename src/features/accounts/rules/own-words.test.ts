import { describe, expect, it } from 'vitest'
import { isOfOwnWords } from './own-words.ts'

const texts = [
  'Sporthaus Berg',
  'shop.berg.example',
  'ana.lima99@mail.example',
  'Ana',
  "O'Neil",
  '李明',
  '+1 555 010 0001',
]

describe('passwords of own words', () => {
  it.each([
    'vitrine2026!',
    'VITRINE vitrine',
    '«Sporthaus-Berg»',
    'sporthausberg1',
    'ana.lima',
    'AnaLima1990',
    'analima99@mail.example',
    '2026ana2026lima',
    'oneil!!!',
    'Admin@Vitrine1',
    'Password!2026',
    'пароль2026',
    '李明密码1234',
    'ＶＩＴＲＩＮＥ１',
    '15550100001',
    '0555 010 0001',
    '5550-1000-01',
    '+15550100001!!',
    '1555010000123',
  ])('[ACCOUNT-229] %s is one', (password) => expect(isOfOwnWords(password, texts)).toBe(true))

  it.each([
    'vitrine of berg',
    'ana likes lima',
    'analimab',
    'correct horse',
    '48271936',
    '2026-11!',
    '........',
    '1555010',
    '73#x92!k08$4',
  ])('[ACCOUNT-229] %s is none', (password) => expect(isOfOwnWords(password, texts.slice(0, -1))).toBe(false))

  it('[ACCOUNT-229] whoever has no name, address or phone yet is asked for the words of the shop alone', () => {
    expect(isOfOwnWords('ana.lima', ['', ''])).toBe(false)
    expect(isOfOwnWords('vitrine1', [])).toBe(true)
  })

  it('[ACCOUNT-229] two hundred letters that are almost of them are decided at once', () => {
    expect(isOfOwnWords(`${'ab'.repeat(99)}c`, ['ab', 'abab', 'ababab'])).toBe(false)
  })
})
