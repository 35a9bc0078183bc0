import type { ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'

type Props = {
  parents: readonly Pick<ManagedCategory, 'id' | 'path'>[]
  value: number | null
  onChange: (id: number | null) => void
}

/** What a category is below. */
export const ParentSelect = ({ parents, value, onChange }: Props) => {
  const t = useText()
  return (
    <SelectField
      label={t('office.below')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">{t('office.mainCategory')}</option>
      {parents.map(({ id, path }) => (
        <option key={id} value={id}>
          {path}
        </option>
      ))}
    </SelectField>
  )
}
