import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { sessionKey } from '#platform/web/session/session.ts'
import { readOutbox } from '../support/outbox.ts'

/** A contact that no other journey uses: a phone of the demo's kind, or an address. */
export const newContact = (kind: 'phone' | 'email', project: string): string => {
  const stamp = `${Date.now()}`.slice(-6)
  return kind === 'email' ? `new-${project}-${stamp}@example.com` : `+1 (555) 012-${stamp.slice(-4)}`
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** Codes sent to a contact so far, the latest last. */
export const codesTo = async (contact: string): Promise<string[]> => {
  const messages = await readOutbox(process.env.E2E_DATA_DIR ?? '')
  const isMine = (to: string) => (contact.includes('@') ? to === contact : digits(to).endsWith(digits(contact)))
  return messages.flatMap(({ to, text }) => (isMine(to) ? (/\b\d{4}\b/.exec(text) ?? []) : []))
}

export const nextCode = async (contact: string, before: number): Promise<string> => {
  await expect.poll(async () => (await codesTo(contact)).length, { timeout: 15_000 }).toBeGreaterThan(before)
  return (await codesTo(contact)).at(-1) ?? ''
}

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Asks for a code in the open dialog and answers it. */
export const askForCode = async (page: Page, contact: string): Promise<string> => {
  const before = (await codesTo(contact)).length
  await page.getByLabel('Phone or e-mail').fill(contact)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code, 4 digits')).toBeFocused()
  return nextCode(contact, before)
}

/** Signs in at the account's page, with a name where one is asked for. */
export const signInAs = async (page: Page, contact: string, name?: string): Promise<void> => {
  await page.goto('/en/my-account')
  const code = await askForCode(page, contact)
  await page.getByLabel('Code, 4 digits').fill(code)
  if (name) {
    await page.getByLabel('Your name', { exact: true }).fill(name)
    await page.keyboard.press('Enter')
  }
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible()
}

/** Signs in by the one-time code of the outbox, as an API client does; answers the access token. */
export const tokenOf = async (
  request: APIRequestContext,
  contact: string,
  { store = 'en', headers = {} }: { store?: string; headers?: Record<string, string> } = {},
): Promise<string> => {
  const before = (await codesTo(contact)).length
  await request.post(`/api/user/get-sms-code?store=${store}`, { data: { phone: contact } })
  const code = await nextCode(contact, before)
  const data = { phone: contact, code }
  const answer = await request.post(`/api/user/check-sms-code?store=${store}`, { data, headers })
  return ((await answer.json()) as { meta: { token: string } }).meta.token
}

/** Somebody who signed in in this browser before its first page, for journeys of what comes then. */
export const haveSignedIn = async (page: Page, contact: string): Promise<void> => {
  // as a browser asks: the refresh token comes as a cookie
  await tokenOf(page.request, contact, { headers: { 'sec-fetch-site': 'same-origin' } })
  const mark = { key: sessionKey, value: `${randomUUID()} 0` }
  await page.context().addInitScript(({ key, value }) => {
    // once: whoever logs out is out
    if (location.origin === 'null' || localStorage.getItem('signed in before')) return
    localStorage.setItem('signed in before', 'yes')
    localStorage.setItem(key, value)
  }, mark)
}
