import type { Refusal } from '#core/result.ts'
import type { ContactField } from './contact-form.ts'

/** The fields of the contact form that a refusal names, in their order. */
export const refusedFields = ({ meta }: Refusal): ContactField[] => {
  const said = (meta['fields'] ?? {}) as Readonly<Record<string, unknown>>
  return (['name', 'email', 'message'] as const).filter((name) => name in said)
}
