import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeOf, CommonCode, ReplyOf, TransportCode } from '#core/endpoint.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { useCall } from './call-context.ts'

type Answer<E> = Result<ReplyOf<E>, CodeOf<E> | CommonCode | TransportCode>
type Input = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
}

/**
 * The answer a screen starts with; undefined until it is there. `look` asks again, `renew` too and says whether it is new, `show` takes a
 * newer value. `value` is the latest that was read of this input: it stays where another look fails.
 */
export const useOne = <C, Key extends keyof C & string>(key: Key, input: Input = {}) => {
  const call = useCall<C>()
  const [answer, setAnswer] = useState<Answer<C[Key]>>()
  const [read, setRead] = useState<{ readonly of: string; readonly value: ReplyOf<C[Key]> }>()
  const turn = useRef(0)
  const json = JSON.stringify(input)
  const renew = useCallback(async (): Promise<boolean> => {
    turn.current++
    const mine = turn.current
    const found = await call(key, JSON.parse(json) as never)
    if (mine === turn.current) {
      setAnswer(found)
      if (found.ok) setRead({ of: json, value: found.value })
    }
    return found.ok
  }, [call, key, json])
  const look = useCallback(() => void renew(), [renew])
  useEffect(look, [look])
  const show = (value: ReplyOf<C[Key]>) => {
    // what is still asked for is older
    turn.current++
    setAnswer(ok(value))
    setRead({ of: json, value })
  }
  return { answer, value: read?.of === json ? read.value : undefined, look, renew, show }
}
