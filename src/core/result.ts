/** A refusal is a value: a code the contract declares, and what a person needs to mend it. */
export type Refusal<Code extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly meta: Record<string, unknown>
}
export type Ok<T> = { readonly ok: true; readonly value: T; readonly meta: Record<string, unknown> | undefined }
export type Result<T, Code extends string = string> = Ok<T> | Refusal<Code>

/** What went well, with what else the caller may want to know as `meta`. */
export const ok = <T>(value: T, meta?: Record<string, unknown>): Ok<T> => ({ ok: true, value, meta })

/** A refusal by its code; `meta.fields` names the fields that are wrong, by their paths. */
export const refuse = <const Code extends string>(code: Code, meta: Record<string, unknown> = {}): Refusal<Code> => ({
  ok: false,
  code,
  meta,
})
