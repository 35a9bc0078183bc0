import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[SHELL-198] the shop listens at 3105, or where it is told to', () => {
  expect(readConfig({})).toMatchObject({ port: 3105, publicUrl: 'http://localhost:3105' })
  expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' })
})

test('[SHELL-344] a value that means nothing is refused by its name', () => {
  for (const [name, value] of [
    ['DEMO', 'false'],
    ['SERVICE_WORKER', '0'],
    ['STAGE', 'prod'],
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['RATE_LIMIT', '-1'],
    ['PUBLIC_URL', 'shop'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  for (const url of ['mysql://user:secret@localhost/shop', 'localhost:5432/shop', 'postgres:shop'])
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/$/,
    )
  for (const url of [
    'postgres://u:p@db.example/shop',
    'postgresql:///shop?host=/run/postgresql',
    'postgres://u:p@/shop',
  ])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect([{}, { DEMO: 'on' }, { DEMO: 'off' }].map((given) => readConfig(given).demo)).toEqual([true, true, false])
})

test('[SHELL-803] an address of the environment that leads nowhere is refused by its name, and no password is repeated', () => {
  const refusalOf = (given: Record<string, string>): string => {
    try {
      readConfig(given)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  for (const url of [
    'ftp://shop.example',
    'shop.example:3105',
    'javascript:alert(1)',
    'https://shop.example/shop',
    'https://shop.example?from=mail',
    'https://shop.example/#top',
    'https://me:secret@shop.example',
  ])
    expect(refusalOf({ PUBLIC_URL: url })).toBe(
      'PUBLIC_URL must be http:// or https:// and a host, with nothing behind it: https://shop.example',
    )
  for (const [given, own] of [
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example:443', 'https://shop.example'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ] as const)
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(own)
  for (const [name, url, why] of [
    ['SMTP_URL', 'smtp://', 'and a host'],
    ['SMTP_URL', 'smtp://shop:50%secret@mail.example', 'written %25'],
    ['SMS_URL', 'https://shop:50%secret@sms.example', 'written %25'],
    ['OPENSEARCH_URL', 'search.example:9200', 'http:// or https://'],
  ] as const) {
    expect(refusalOf({ [name]: url })).toMatch(new RegExp(`^${name} .*${why}`))
    expect(refusalOf({ [name]: url })).not.toContain('secret')
  }
  expect(readConfig({ SMTP_URL: 'smtp://shop:50%25secret@mail.example' }).smtpUrl).toContain('%25')
})

test('[SHELL-803] of what pays by Stripe one part alone is refused: orders would be paid on the page that moves no money', () => {
  for (const given of [{ STRIPE_SECRET_KEY: 'sk_1' }, { STRIPE_WEBHOOK_SECRET: 'whsec_1' }])
    expect(() => readConfig(given)).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together')
})

test('[SHELL-816] a number of the environment is digits alone, and so is a pixel of Meta', () => {
  for (const value of ['1e3', '0x50', '0b1', '+80', '80.0', '8 0', '٣'])
    expect(() => readConfig({ PORT: value })).toThrow(`PORT must be a whole number from 0 to 65535, not "${value}"`)
  expect(() => readConfig({ WORKERS: '1e0' })).toThrow('WORKERS')
  expect(readConfig({ PORT: ' 080 ' }).port).toBe(80)
  for (const pixel of ['1e3', 'G-7', '7/events', '7 8', '7'.repeat(21)])
    expect(() => readConfig({ META_PIXEL_ID: pixel, META_CAPI_TOKEN: 'token' })).toThrow(
      `META_PIXEL_ID must be the digits of a pixel, not "${pixel}"`,
    )
})
