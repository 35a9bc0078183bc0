import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** The field for a SKU that nothing has yet. */
export const SkuField = ({ label, value, onChange }: Props) => {
  const t = useText()
  return (
    <TextField
      label={label}
      hint={t('office.skuForm')}
      required
      maxLength={100}
      pattern="[\w.\-]+"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The field for the last part of an address. */
export const SlugField = ({ value, onChange }: Omit<Props, 'label'>) => {
  const t = useText()
  return (
    <TextField
      label={t('office.slug')}
      hint={t('office.slugHint')}
      required
      maxLength={200}
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
