import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { moment } from './moment.ts'

const isTaken = addFormats.default(new Ajv({ strict: false })).compile(moment)

test.each([
  '2026-11-30T23:59:59.999Z',
  '2026-11-30T23:59:59Z',
  '2026-11-30 23:59:59z',
  '2026-11-30T23:59:59+0530',
  '1000-01-01T00:00:00+23:59',
  '2999-12-31T23:59:59.123456789-12:00',
  '9999-12-31T23:59:59Z',
])('[SHELL-359] %s is taken, and is what was written', (text) => {
  expect(isTaken(text)).toBe(true)
  expect(new Date(text).toISOString()).toMatch(/^\d{4}-/)
})

test.each([
  ['a second that is none', '2026-12-31T23:59:60Z'],
  ['half a zone', '2026-01-01T00:00:00+01'],
  ['no zone', '2026-01-01T00:00:00'],
  ['a year that becomes one of five digits', '9999-12-31T23:59:59-12:00'],
  ['year 0', '0000-01-01T00:00:00Z'],
  ['a year before Christ', '0001-01-01T00:00:00+14:00'],
  ['no day of the calendar', '2026-02-30T00:00:00Z'],
])('[SHELL-359] %s is none that a call takes', (_, text) => {
  expect(isTaken(text)).toBe(false)
})
