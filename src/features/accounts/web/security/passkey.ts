import type { Call } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AccountsContract } from '../../contract.ts'

/** What the browser makes of a challenge. */
export type PasskeyAnswer = Readonly<Record<string, unknown>>
/** Why there is none: not wanted, another question took its place, known already, or not possible here. */
type PasskeyCode = 'PASSKEY_CANCELED' | 'PASSKEY_ABORTED' | 'PASSKEY_KNOWN' | 'PASSKEY_UNAVAILABLE'

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Whether it offers them among what it fills fields with. */
export const fillsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable())

const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

const codeOfError = new Map<string, PasskeyCode>([
  ['NotAllowedError', 'PASSKEY_CANCELED'],
  ['AbortError', 'PASSKEY_ABORTED'],
  ['InvalidStateError', 'PASSKEY_KNOWN'],
])

/** Asks the browser; its own errors are refusals. */
const askBrowser = async (
  ask: (own: Library) => Promise<object>,
  signal?: AbortSignal,
): Promise<Result<PasskeyAnswer, PasskeyCode>> => {
  if (!hasPasskeys()) return refuse('PASSKEY_UNAVAILABLE')
  try {
    const own = await library()
    if (signal?.aborted) return refuse('PASSKEY_ABORTED')
    signal?.addEventListener('abort', () => own.WebAuthnAbortService.cancelCeremony(), { once: true })
    return ok({ ...(await ask(own)) })
  } catch (error) {
    return refuse(codeOfError.get(error instanceof Error ? error.name : '') ?? 'PASSKEY_UNAVAILABLE')
  }
}

/** A new passkey of this device for whoever is signed in, and shows it by a code where that was long ago. */
export const makePasskey = async (call: Call<AccountsContract>, proof: { readonly code?: string } = {}) => {
  const options = await call('POST /api/user/passkeys/register-options', { body: proof })
  if (!options.ok) return options
  return askBrowser(({ startRegistration }) => startRegistration({ optionsJSON: options.value as never }))
}

/** A passkey that the visitor picks in the browser's dialog, or with a signal from the list of a field, which waits for it until then. */
export const pickPasskey = async (call: Call<AccountsContract>, untilSignal?: AbortSignal) => {
  const options = await call('POST /api/user/passkeys/login-options', {})
  if (!options.ok) return options
  const optionsJSON = options.value as never
  const useBrowserAutofill = untilSignal !== undefined
  return askBrowser(({ startAuthentication }) => startAuthentication({ optionsJSON, useBrowserAutofill }), untilSignal)
}
