import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readOutboundHosts } from './outbound/outbound-hosts.ts'
import { readSecretFiles } from './secret-files.ts'
import type { Environment } from './secret-files.ts'

export type Stage = 'production' | 'staging' | 'development'

/** The environment of contract.md, read once; the only place that knows `process.env`. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly opensearchUrl: string | undefined
  readonly publicUrl: string
  readonly demo: boolean
  readonly smtpUrl: string | undefined
  readonly smsUrl: string | undefined
  /** Takes payments in place of the built-in page; two webhook secrets, with a comma, while one is being replaced. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecrets: readonly string[] } | undefined
  /** Meta's Conversions API, which gets the steps of visitors who agreed; without it they are lines of a file. */
  readonly meta: { readonly pixelId: string; readonly token: string } | undefined
  /** Where errors are reported to: `https://KEY@host/PROJECT`. */
  readonly sentryDsn: string | undefined
  readonly workers: number
  /** Addresses and networks of proxies whose word on who asks is taken (`X-Forwarded-For`); nobody's where it is empty. */
  readonly trustedProxies: readonly string[]
  /** Where feeds, pictures and webhooks may lie that admins and imports name; anywhere public where it is empty. */
  readonly outboundHosts: readonly string[]
  readonly stage: Stage
  /** Requests a minute from one address, 0 for no limit. */
  readonly rateLimit: number
  /** One-time codes an hour that one address may ask for, 0 for no limit. */
  readonly codesPerAddress: number
  /** Whether browsers get a worker that keeps the shop for times without a network; else the one they have is taken away. */
  readonly serviceWorker: boolean
  readonly isTest: boolean
}

export const readConfig = (given: Environment = process.env): Config => {
  const environment = readSecretFiles(given)
  const text = (name: string) => environment[name]?.trim() || undefined
  const port = whole('PORT', text('PORT'), { usual: 3105, min: 0, max: 65535 })
  const stage = text('STAGE') ?? 'production'
  if (stage !== 'production' && stage !== 'staging' && stage !== 'development') {
    throw new Error(`STAGE must be production, staging or development, not "${stage}"`)
  }
  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl: readDatabase(text('DATABASE_URL')),
    opensearchUrl: address('OPENSEARCH_URL', text('OPENSEARCH_URL'), ['http:', 'https:']),
    publicUrl: readPublicUrl(text('PUBLIC_URL') ?? `http://localhost:${port}`),
    demo: onOrOff('DEMO', text('DEMO'), true),
    smtpUrl: address('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    smsUrl: address('SMS_URL', text('SMS_URL'), ['http:', 'https:']),
    stripe: readStripe(text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')),
    meta: readMeta(text('META_PIXEL_ID'), text('META_CAPI_TOKEN')),
    sentryDsn: readDsn(text('SENTRY_DSN')),
    workers: whole('WORKERS', text('WORKERS'), { usual: 1, min: 1, max: 64 }),
    trustedProxies: readProxies(text('TRUSTED_PROXIES')),
    outboundHosts: readOutboundHosts(text('OUTBOUND_HOSTS')),
    stage,
    rateLimit: whole('RATE_LIMIT', text('RATE_LIMIT'), { usual: 1200, min: 0, max: 1_000_000_000 }),
    codesPerAddress: whole('OTP_PER_ADDRESS', text('OTP_PER_ADDRESS'), { usual: 10, min: 0, max: 1_000_000_000 }),
    serviceWorker: onOrOff('SERVICE_WORKER', text('SERVICE_WORKER'), true),
    isTest: text('VITEST') !== undefined,
  }
}

/** Whole addresses begin with it, and pages lie at the root of a host: nothing stands before that and nothing behind it. */
const readPublicUrl = (value: string): string => {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error('PUBLIC_URL must be http:// or https:// and a host, with nothing behind it: https://shop.example')
  return url.origin
}

/** An address that holds a password is not repeated. */
const address = (name: string, value: string | undefined, protocols: readonly string[]): string | undefined => {
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if (!url || !protocols.includes(url.protocol) || url.hostname === '')
    throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}// and a host`)
  if (/%(?![\da-f]{2})/i.test(url.username + url.password))
    throw new Error(`${name} has a % in its name or password, which is written %25 there`)
  return value
}

/** What follows its beginning is the database's client to read. */
const readDatabase = (url: string | undefined): string | undefined => {
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
    throw new Error('DATABASE_URL must be an address that begins with postgres:// or postgresql://')
  return url
}

const readStripe = (secretKey: string | undefined, secrets: string | undefined): Config['stripe'] => {
  if (secretKey === undefined && secrets === undefined) return undefined
  const webhookSecrets = (secrets ?? '').split(',').flatMap((secret) => secret.trim() || [])
  // with one of them alone orders would be paid on the page that moves no money
  if (secretKey === undefined || webhookSecrets.length === 0)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together')
  return { secretKey, webhookSecrets }
}

const readMeta = (pixelId: string | undefined, token: string | undefined): Config['meta'] => {
  if (pixelId === undefined && token === undefined) return undefined
  if (pixelId === undefined || token === undefined) throw new Error('META_PIXEL_ID and META_CAPI_TOKEN go together')
  if (!/^\d{1,20}$/.test(pixelId)) throw new Error(`META_PIXEL_ID must be the digits of a pixel, not "${pixelId}"`)
  return { pixelId, token }
}

const readDsn = (value: string | undefined): string | undefined => {
  const dsn = address('SENTRY_DSN', value, ['https:', 'http:'])
  if (dsn === undefined) return undefined
  const { username, pathname } = new URL(dsn)
  if (username === '' || pathname === '/') throw new Error('SENTRY_DSN must be an address with a key and a project')
  return dsn
}

const readProxies = (value = ''): readonly string[] => {
  const places = value.split(',').flatMap((place) => place.trim() || [])
  const strange = places.find((place) => {
    const [ip = '', bits, ...rest] = place.split('/')
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
    return rest.length > 0 || most < 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  })
  if (strange !== undefined) throw new Error(`TRUSTED_PROXIES: "${strange}" is no address and no network (10.0.0.0/8)`)
  return places
}

const onOrOff = (name: string, value: string | undefined, fallback: boolean): boolean => {
  if (value === undefined) return fallback
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be on or off, not "${value}"`)
  return value === 'on'
}

const whole = (
  name: string,
  value: string | undefined,
  { usual, min, max }: { usual: number; min: number; max: number },
): number => {
  if (value === undefined) return usual
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}"`)
  }
  return number
}
