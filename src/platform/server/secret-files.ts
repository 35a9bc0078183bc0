import { readFileSync } from 'node:fs'

export type Environment = Readonly<Record<string, string | undefined>>

/** Variables that hold a secret, or an address with one in it: each may lie in a file that `NAME_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'OPENSEARCH_URL',
  'SMTP_URL',
  'SMS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'META_CAPI_TOKEN',
  'SENTRY_DSN',
] as const

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

/** The environment with what lies in files; a name is given by itself or by a file. What a file holds is in no error. */
export const readSecretFiles = (environment: Environment): Environment => {
  const found = secrets.flatMap((name) => {
    const [value, file] = [environment[name], environment[`${name}_FILE`]]
    if (!isSet(file)) return []
    if (isSet(value)) throw new Error(`${name} and ${name}_FILE are both set: take one of them away`)
    return [[name, readSecret(name, file.trim())] as const]
  })
  return { ...environment, ...Object.fromEntries(found) }
}

const readSecret = (name: string, file: string): string => {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`${name}_FILE: ${file} cannot be read (${(error as { code?: string }).code ?? 'unknown'})`, {
      cause: error,
    })
  }
  if (text === '') throw new Error(`${name}_FILE: ${file} is empty`)
  return text
}
