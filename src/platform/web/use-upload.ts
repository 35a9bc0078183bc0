import type { ReplyOf } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import { useCall } from './call-context.ts'

/** Milliseconds: pictures take their time on a slow line. */
const sendingMs = 60_000

type Field = string | number | undefined

/** Sends fields and pictures to a call that takes them; a field without a value is left out. */
export const useUpload = <C>() => {
  const call = useCall<C>()
  return <Key extends keyof C & string>(
    key: Key,
    fields: Readonly<Record<string, Field>>,
    pictures: readonly File[],
    params: Readonly<Record<string, number>> = {},
  ): Promise<Result<ReplyOf<C[Key]>>> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
    for (const picture of pictures) form.append('photos', picture)
    return call(key, { params, body: form } as never, { timeoutMs: sendingMs })
  }
}
