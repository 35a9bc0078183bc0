import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { mostPrice } from '#features/catalog/rules/prices/most-price.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { useCategories } from '../categories/use-categories.tsx'
import { SkuField } from '../screen-parts/code-fields.tsx'
import styles from '../screen-parts/office.module.css'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { GoTo } from '../screen-parts/go-to.tsx'
import { Problem } from '#ui/problem.tsx'
import { useAttributes } from './use-attributes.ts'
import { VariantChoices, toChoices } from './variant-choices.tsx'
import type { Chosen } from './variant-choices.tsx'
import { useWork } from '#platform/web/call/use-work.ts'

/** Puts a product up for sale: a simple one, or one with variants of the colours and sizes that are ticked. */
export const Screen = () => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const { currencyCode } = useStoreView().i18n
  const [sku, setSku] = useState('')
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [qty, setQty] = useState('0')
  const [category, setCategory] = useState('')
  const { categories, find } = useCategories(category ? [Number(category)] : [])
  const [hasVariants, setVariants] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const { attributes, look } = useAttributes()
  const [added, setAdded] = useState<number>()
  const choices = hasVariants ? toChoices(chosen) : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (hasVariants && choices.length === 0) return work.setError(t('office.noChoices'))
    const made = await work.run(
      () =>
        call('POST /api/manage/products', {
          body: {
            sku: sku.trim(),
            name,
            price: Number(price),
            currency: currencyCode,
            qty: Number(qty),
            category_id: category ? Number(category) : null,
            ...(hasVariants ? { choices } : {}),
          },
        }),
      t('office.saved'),
    )
    return made && setAdded(made.id)
  }
  if (added !== undefined) return <GoTo to={`/admin/products/${added}`} />
  const isBegun = [sku, name, price, category].some(Boolean) || qty !== '0' || hasVariants
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Unsaved isChanged={isBegun} />
      <SkuField label={t('office.sku')} value={sku} onChange={setSku} />
      <TextField
        label={t('office.nameIn', { language: 'en' })}
        required
        maxLength={300}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('office.priceIn', { currency: currencyCode })}
        type="number"
        min={0}
        max={mostPrice}
        step="0.01"
        required
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextField
        label={t(hasVariants ? 'office.qtyEach' : 'office.qty')}
        type="number"
        min={0}
        step="1"
        required
        value={qty}
        onChange={(event) => setQty(event.target.value)}
      />
      {find}
      <SelectField label={t('office.category')} value={category} onChange={(event) => setCategory(event.target.value)}>
        <option value="">{t('office.none')}</option>
        {categories.map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('office.hasVariants')}
        checked={hasVariants}
        onChange={(event) => setVariants(event.target.checked)}
      />
      {hasVariants ? (
        <VariantChoices
          attributes={attributes}
          codes={['color', 'size']}
          chosen={chosen}
          onChange={setChosen}
          onOption={look}
        />
      ) : null}
      <Problem text={work.error} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.save')}
        </Button>
      </div>
    </form>
  )
}
