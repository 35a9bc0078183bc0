import { expect, test } from 'vitest'
import { readKept, writeKept } from './storages.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const forbidden = {
  getItem: (): string => {
    throw new DOMException('', 'SecurityError')
  },
  setItem: (): void => {
    throw new DOMException('', 'QuotaExceededError')
  },
}

test('what is not there, spoilt or forbidden is nothing', () => {
  expect(readKept(holding('{"a":1}'), 'key')).toEqual({ a: 1 })
  for (const storage of [holding(null), holding('null'), holding('{"a":'), holding(''), forbidden, undefined])
    expect(readKept(storage, 'key')).toBeUndefined()
})

test('whether something is kept is told', () => {
  const kept: string[] = []
  expect(writeKept({ setItem: (key, value) => void kept.push(`${key} ${value}`) }, 'key', [1])).toBe(true)
  expect(kept).toEqual(['key [1]'])
  expect([writeKept(forbidden, 'key', 1), writeKept(undefined, 'key', 1)]).toEqual([false, false])
})
