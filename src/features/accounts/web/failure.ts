import type { Refusal } from '#core/result.ts'
import type { Translate } from '#core/text.ts'

/** What a call is told by that got no answer, or none that was understood. */
export type SilentCode =
  | 'REGISTER_SMS_CODE_SENDER_ERROR'
  | 'REGISTER_FAIL'
  | 'LOGIN_REQUEST_CALL_BACK_ERROR'
  | 'REQUEST_FAILED'

const silent = new Set(['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'WRONG_SHAPE', 'INTERNAL_ERROR', 'NOT_READY'])

const passkeyCodes = new Set(['PASSKEY_CANCELED', 'PASSKEY_KNOWN', 'PASSKEY_UNAVAILABLE'])

/** Why something about an account did not work, in the reader's words. */
export const failureText = (t: Translate, { code, meta }: Refusal, whenSilent: SilentCode): string => {
  if (silent.has(code)) return t(`account.${whenSilent}`)
  if (code === 'INCORRECT_PHONE_OR_EMAIL') return t('account.incorrectContact')
  if (code === 'INCORRECT_PHONE') return t('account.incorrectPhone')
  if (code === 'INCORRECT_CODE') return t('account.incorrectCode')
  if (code === 'TOO_MANY_REQUESTS') return tooMany(t, meta.retryAfter)
  if (passkeyCodes.has(code)) return t(`account.${code}`)
  return typeof meta.message === 'string' ? meta.message : t(`account.${whenSilent}`)
}

/** The same of a password, which only the shop can change: without it that is said in the specified words. */
export const passwordFailure = (t: Translate, refusal: Refusal): string =>
  refusal.code === 'OFFLINE' ? t('account.passwordOffline') : failureText(t, refusal, 'REQUEST_FAILED')

const tooMany = (t: Translate, seconds: unknown): string => {
  if (typeof seconds !== 'number') return t('account.tooMany')
  return seconds < 60
    ? t('account.tooManySeconds', { count: seconds })
    : t('account.tooManyMinutes', { count: Math.ceil(seconds / 60) })
}
