import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { useCategories } from './use-categories.tsx'

type Props = {
  /** Itself, which is never below itself. */
  without?: number
  value: number | null
  onChange: (id: number | null) => void
}

/** What a category is below. */
export const ParentSelect = ({ without, value, onChange }: Props) => {
  const t = useText()
  const { categories, find } = useCategories(value === null ? [] : [value])
  return (
    <>
      {find}
      <SelectField
        label={t('office.below')}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      >
        <option value="">{t('office.mainCategory')}</option>
        {categories
          .filter(({ id }) => id !== without)
          .map(({ id, path }) => (
            <option key={id} value={id}>
              {path}
            </option>
          ))}
      </SelectField>
    </>
  )
}
