import type { ReplyOf } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import { useCall } from './call-context.ts'

/** Milliseconds: files take their time on a slow line. */
const sendingMs = 60_000

/** A form by its fields: words, numbers and files; one without a value is left out. */
type Fields = Readonly<Record<string, string | number | readonly File[] | undefined>>

type Options = {
  readonly params?: Readonly<Record<string, string | number>>
  /** Milliseconds until it is given up; a minute unless told otherwise. */
  readonly timeoutMs?: number
}

/** Sends a form to a call that takes files: `upload('POST /api/review/create', { title, photos })`. */
export const useUpload = <C>() => {
  const call = useCall<C>()
  return <Key extends keyof C & string>(
    key: Key,
    fields: Fields,
    { params = {}, timeoutMs = sendingMs }: Options = {},
  ): Promise<Result<ReplyOf<C[Key]>>> => call(key, { params, body: toForm(fields) } as never, { timeoutMs })
}

const toForm = (fields: Fields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object') for (const file of value) form.append(name, file)
    else if (value !== undefined) form.set(name, String(value))
  }
  return form
}
