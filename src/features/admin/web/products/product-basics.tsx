import { useState } from 'react'
import { languages } from '#core/language.ts'
import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { marksOf } from './marks.ts'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useProductChange } from './use-product-change.ts'
import { Problem } from '#ui/problem.tsx'
import { productStatuses, visibilities } from './product-words.ts'

type Props = { product: ManagedProduct; onChange: (saved: ManagedProduct) => void }

/** What a product is called in each language, where it is shown, and its marks. */
export const ProductBasics = ({ product, onChange }: Props) => {
  const t = useText()
  const [name, setName] = useState<Readonly<Record<string, string>>>(product.name)
  const [chosen, setStatus] = useState<number>()
  const status = chosen ?? product.status
  const [visibility, setVisibility] = useState(product.visibility)
  const [flags, setFlags] = useState(marksOf(product))
  const form = useProductChange({
    product,
    before: { name: product.name, status: product.status, visibility: product.visibility, ...marksOf(product) },
    now: { name, status, visibility, ...flags },
    onChange: (saved) => {
      setStatus((latest) => (latest === chosen ? undefined : latest))
      onChange(saved)
    },
  })
  const marks = {
    is_new: t('office.isNew'),
    is_sale: t('office.isSale'),
    is_promo: t('office.isPromo'),
    only_promo: t('office.onlyPromo'),
  }
  return (
    <Part title={t('office.basics')}>
      <form className={styles.form} onSubmit={form.submit}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('office.nameIn', { language })}
            lang={language}
            required={language === 'en'}
            maxLength={300}
            value={name[language] ?? ''}
            onChange={(event) => setName({ ...name, [language]: event.target.value })}
          />
        ))}
        <SelectField
          label={t('office.state')}
          value={status}
          onChange={(event) => setStatus(Number(event.target.value))}
        >
          {productStatuses(t).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('office.visibility')}
          value={visibility}
          onChange={(event) => setVisibility(Number(event.target.value))}
        >
          {visibilities(t).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        {(['is_new', 'is_sale', 'is_promo', 'only_promo'] as const).map((flag) => (
          <Checkbox
            key={flag}
            label={marks[flag]}
            checked={flags[flag]}
            onChange={(event) => setFlags({ ...flags, [flag]: event.target.checked })}
          />
        ))}
        <Problem text={form.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('office.save')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
