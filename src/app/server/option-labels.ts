import type { Catalogue } from '#features/catalog/server/index.ts'

/** What an option of an attribute is called in each language, by the attribute's code and the option's key. */
export const optionLabels = (catalogue: Catalogue) => (code: string, key: string) =>
  catalogue
    .current()
    .attributes.get(code)
    ?.options.find((option) => option.key === key)?.label
