import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let folder = ''
const put = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('[SHELL-310] a secret may lie in a file, as containers and systemd give it', async () => {
  const config = readConfig({
    DATABASE_URL_FILE: await put('database', 'postgres://vitrine:secret@db.example/vitrine\n'),
    STRIPE_SECRET_KEY_FILE: await put('stripe', 'sk_live_1\n'),
    STRIPE_WEBHOOK_SECRET_FILE: await put('webhook', ' one, two \n'),
    META_PIXEL_ID: '7',
    META_CAPI_TOKEN_FILE: await put('meta', 'token'),
    SMTP_URL: 'smtps://mail.example',
    SMTP_URL_FILE: ' ',
  })
  expect(config).toMatchObject({
    databaseUrl: 'postgres://vitrine:secret@db.example/vitrine',
    stripe: { secretKey: 'sk_live_1', webhookSecrets: ['one', 'two'] },
    meta: { pixelId: '7', token: 'token' },
    smtpUrl: 'smtps://mail.example',
  })
})

test('[SHELL-310] one that is given twice, or by a file that has none, stops the start and is not said', async () => {
  const file = await put('smtp', 'https://user:hidden-word@mail.example')
  const faultOf = (environment: Record<string, string>): string => {
    try {
      readConfig(environment)
    } catch (error) {
      return (error as Error).message
    }
    return 'started'
  }
  expect(faultOf({ SMTP_URL: 'smtp://other-word.example', SMTP_URL_FILE: file })).toBe(
    'SMTP_URL and SMTP_URL_FILE are both set: take one of them away',
  )
  expect(faultOf({ SMTP_URL_FILE: file })).toMatch(/^SMTP_URL must be an address (?!.*hidden-word)/)
  const missing = join(folder, 'missing')
  expect(faultOf({ SENTRY_DSN_FILE: missing })).toBe(`SENTRY_DSN_FILE: ${missing} cannot be read (ENOENT)`)
  expect(faultOf({ SENTRY_DSN_FILE: folder })).toBe(`SENTRY_DSN_FILE: ${folder} cannot be read (EISDIR)`)
  const empty = await put('empty', '\n')
  expect(faultOf({ SENTRY_DSN_FILE: empty })).toBe(`SENTRY_DSN_FILE: ${empty} is empty`)
})
