import { expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { readFileSync } from 'node:fs'
import { reminderOf } from './service-worker/reminder.ts'

const titleIn = (language: string): string | undefined => {
  const texts = readFileSync(new URL(`../features/orders/locales/${language}.po`, import.meta.url), 'utf8')
  return /msgid "saved\.waitingTitle"\nmsgstr "(.*)"/.exec(texts)?.[1]
}

test.each(Object.values(storeViews))(
  '[ORDER-132] the reminder of $storeCode has the title of the dialog, and leads to it',
  ({ storeCode, i18n }) => {
    expect(reminderOf({ store: storeCode, formats: i18n })).toEqual({
      title: titleIn(i18n.language),
      lang: i18n.locale,
      path: `/${storeCode}?order=offline`,
    })
    expect(titleIn(i18n.language)).toBeTruthy()
  },
)
