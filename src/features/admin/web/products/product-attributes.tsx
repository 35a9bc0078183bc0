import { useState } from 'react'
import type { ManagedAttribute, ManagedProduct, ProductChanges } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCategories } from '../categories/use-categories.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useProductChange } from './use-product-change.ts'

type Props = {
  product: ManagedProduct
  attributes: readonly ManagedAttribute[]
  onChange: (saved: ManagedProduct) => void
}
type Value = NonNullable<ProductChanges['attributes']>[string]

/** What a product is like, and the categories it is in. What is chosen with its variants stands with them. */
export const ProductAttributes = ({ product, attributes, onChange }: Props) => {
  const t = useText()
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({})
  const [chosen, setChosen] = useState<readonly number[]>(product.category_ids)
  const { categories, find } = useCategories(chosen)
  const form = useProductChange({
    product,
    before: { attributes: product.attributes, category_ids: product.category_ids },
    now: { attributes: values, category_ids: [...chosen] },
    onChange,
  })
  const own = attributes.filter(({ code }) => !product.variant_attributes.includes(code))
  return (
    <Part title={t('office.attributes')}>
      <form className={styles.form} onSubmit={form.submit}>
        <fieldset className={styles.checks}>
          <legend>{t('area.categories')}</legend>
          {find}
          {categories.map(({ id, path }) => (
            <Checkbox
              key={id}
              label={path}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
        <details>
          <summary className="link t-14">{t('office.allAttributes')}</summary>
          <div className={`${styles.form} ${styles.two}`}>
            {own.map((attribute) => (
              <AttributeField
                key={attribute.code}
                attribute={attribute}
                value={
                  values[attribute.code] === undefined ? product.attributes[attribute.code] : values[attribute.code]
                }
                onChange={(value) => setValues({ ...values, [attribute.code]: value })}
              />
            ))}
          </div>
        </details>
        <Problem text={form.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('office.saveAttributes')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

type FieldProps = { attribute: ManagedAttribute; value: Value | undefined; onChange: (value: Value) => void }

const AttributeField = ({ attribute: { label, kind, options }, value, onChange }: FieldProps) => {
  const t = useText()
  if (kind === 'boolean')
    return <Checkbox label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  if (kind === 'text')
    return (
      <TextField
        label={label}
        maxLength={2000}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const chosen = Array.isArray(value) ? value : []
  if (kind === 'select')
    return (
      <SelectField
        label={label}
        value={chosen[0] ?? ''}
        onChange={({ target }) => onChange(target.value ? [Number(target.value)] : null)}
      >
        <option value="">{t('office.none')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          label={option.label}
          checked={chosen.includes(option.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option.id] : chosen.filter((one) => one !== option.id))
          }
        />
      ))}
    </fieldset>
  )
}
