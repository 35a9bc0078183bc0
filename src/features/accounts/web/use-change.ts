import type { Refusal } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { failureText } from './failure.ts'

const why = (t: Translate, refusal: Refusal): string => failureText(t, refusal, 'REQUEST_FAILED')

/** One change of an account at a time; `whyNot` says what a refusal of it is told by. */
export const useChange = (whyNot = why) => useWork(whyNot)
