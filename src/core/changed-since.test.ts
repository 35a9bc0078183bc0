import { expect, test } from 'vitest'
import { isChangedSince } from './changed-since.ts'

type Page = { readonly title: Readonly<Record<string, string>>; readonly isShown: boolean | null }
const known: Page = { title: { en: 'Theirs', de: 'Ihres' }, isShown: true }

test.each<[string, Partial<Page>, Partial<Page> | undefined, boolean]>([
  ['what was seen stands there', { isShown: false }, { title: { de: 'Ihres', en: 'Theirs' } }, false],
  ['somebody else changed it', { title: { en: 'Mine' } }, { title: { en: 'Before' } }, true],
  ['it is what it is to be already', { title: known.title }, { title: { en: 'Before' } }, false],
  ['it was empty', { isShown: false }, { isShown: null }, true],
  ['nothing was looked at', { title: { en: 'Mine' } }, undefined, false],
])('whether something changed since it was looked at: %s', (_, next, seen, isChanged) => {
  expect(isChangedSince(['title', 'isShown'], { known, next, seen })).toBe(isChanged)
})
