import type { Refusal } from '#core/result.ts'
import type { Translate } from '#core/text.ts'

/** Why a call about requests did not get through, in words. */
export const failureText = (t: Translate, { code, meta }: Refusal): string => {
  if (code === 'OFFLINE' || code === 'TIMEOUT') return t('notify.offline')
  return t('notify.failed', { reason: typeof meta.message === 'string' ? meta.message : code })
}
