import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeOf, CommonCode, ReplyOf, TransportCode } from '#core/endpoint.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { useCall } from './call-context.ts'

type Answer<E> = Result<ReplyOf<E>, CodeOf<E> | CommonCode | TransportCode>
type Known<E> = {
  /** The input that was answered last. */
  readonly of?: string
  readonly answer?: Answer<E>
  /** The latest that was read of it. */
  readonly value?: ReplyOf<E> | undefined
}
type Input = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
}

/**
 * The answer a screen starts with; undefined until it is there. `look` asks again, `renew` too and says whether it is new, `show` takes a
 * newer value. `value` is the latest that was read of this input: it stays where another look fails. Of another input an answer stays until
 * there is a new one, but no refusal.
 */
export const useOne = <C, Key extends keyof C & string>(key: Key, input: Input = {}) => {
  const call = useCall<C>()
  const [{ of, answer, value }, setKnown] = useState<Known<C[Key]>>({})
  const turn = useRef(0)
  const asked = useRef<string>(undefined)
  const json = JSON.stringify(input)
  const renew = useCallback(async (): Promise<boolean> => {
    turn.current++
    const mine = turn.current
    asked.current = json
    const found = await call(key, JSON.parse(json) as never)
    if (mine === turn.current)
      setKnown((before) => ({
        of: json,
        answer: found,
        value: found.ok ? found.value : before.of === json ? before.value : undefined,
      }))
    return found.ok
  }, [call, key, json])
  const look = useCallback(() => void renew(), [renew])
  useEffect(look, [look])
  const show = (newer: ReplyOf<C[Key]>) => {
    // it is of another place than the one that is looked at by now
    if (asked.current !== json) return
    // what is still asked for is older
    turn.current++
    setKnown({ of: json, answer: ok(newer), value: newer })
  }
  const isOf = of === json
  return { answer: isOf || answer?.ok ? answer : undefined, value: isOf ? value : undefined, look, renew, show }
}
