import type { Language } from '#core/language.ts'
import type { SettingChoices } from '#features/stores/rules/setting-calls.ts'
import type { Shape } from '#features/stores/rules/setting-shapes.ts'

export type ShapeProps = {
  shape: Shape
  label: string
  value: unknown
  /** What is not right of it, by path. */
  faults: Readonly<Record<string, string>>
  /** Where it stands within its setting; '' for the whole. */
  path: string
  /** The language whose words are written. */
  language: Language
  choices: SettingChoices
  onChange: (value: unknown) => void
}

/** The path of a part of what stands at another. */
export const pathTo = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)
