import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
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

/** What is wrong of a value, in words: of a text what it must look like. */
export const faultText = (t: Translate, shape: Shape, code: string): string => {
  const form = shape.kind === 'text' && code === 'NOT_OF_FORM' ? shape.form : undefined
  return form && form !== 'any' && form !== 'picture'
    ? t(`office.settingForm.${form}`)
    : t(`office.settingFault.${code}`)
}

/** The path of a part of what stands at another. */
export const pathTo = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)
