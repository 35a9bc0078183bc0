import { useCallback, useEffect, useState } from 'react'
import type { CodeOf, CommonCode, ReplyOf, TransportCode } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'

type Query = Readonly<Record<string, string | number>>
type Answer<E> = Result<ReplyOf<E>, CodeOf<E> | CommonCode | TransportCode>

/** The answer to a call that a component starts with; undefined until it is there. `look` asks again, `set` takes a newer one. */
export const useAnswer = <C, Key extends keyof C & string>(key: Key, input: { readonly query?: Query } = {}) => {
  const call = useCall<C>()
  const [answer, setAnswer] = useState<Answer<C[Key]>>()
  const json = JSON.stringify(input)
  const look = useCallback(() => {
    void call(key, JSON.parse(json) as never).then(setAnswer)
  }, [call, key, json])
  useEffect(look, [look])
  return { answer, look, set: setAnswer }
}
