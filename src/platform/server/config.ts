import { resolve } from 'node:path'

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
  readonly workers: number
  readonly stage: Stage
  /** Requests a minute from one address, 0 for no limit. */
  readonly rateLimit: number
  readonly isTest: boolean
}

export const readConfig = (environment: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const text = (name: string) => environment[name]?.trim() || undefined
  const port = whole('PORT', text('PORT'), 3105, 0, 65535)
  const stage = text('STAGE') ?? 'production'
  if (stage !== 'production' && stage !== 'staging' && stage !== 'development') {
    throw new Error(`STAGE must be production, staging or development, not "${stage}"`)
  }
  const publicUrl = (text('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '')
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is not an address: "${publicUrl}"`)
  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl: text('DATABASE_URL'),
    opensearchUrl: text('OPENSEARCH_URL'),
    publicUrl,
    demo: (text('DEMO') ?? 'on') !== 'off',
    smtpUrl: text('SMTP_URL'),
    smsUrl: text('SMS_URL'),
    workers: whole('WORKERS', text('WORKERS'), 1, 1, 64),
    stage,
    rateLimit: whole('RATE_LIMIT', text('RATE_LIMIT'), 1200, 0, 1_000_000_000),
    isTest: text('VITEST') !== undefined,
  }
}

const whole = (name: string, value: string | undefined, fallback: number, min: number, max: number): number => {
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}"`)
  }
  return number
}
