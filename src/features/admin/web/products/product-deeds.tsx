import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ManageCatalogContract, ManagedAttribute, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { archivedStatus } from '#features/catalog/rules/product/product-status.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { SkuField } from '../screen-parts/code-fields.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { VariantChoices, toChoices } from './variant-choices.tsx'
import type { Chosen } from './variant-choices.tsx'

type Props = { product: ManagedProduct; onChange: (saved: ManagedProduct) => void }

/** Copies a product under another SKU, or puts it away. */
export const ProductDeeds = ({ product, onChange }: Props) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const navigate = useNavigate()
  const work = useWork()
  const [sku, setSku] = useState('')
  const params = { id: product.id }
  const copy = async (event: FormEvent) => {
    event.preventDefault()
    const made = await work.run(
      () => call('POST /api/manage/products/:id/copy', { params, body: { sku: sku.trim() } }),
      t('office.copied'),
    )
    if (made) await navigate(`/admin/products/${made.id}`)
  }
  const isArchived = product.status === archivedStatus
  const archive = async () => {
    const status = isArchived ? archivedStatus - 1 : archivedStatus
    const changed = await work.run(
      () => call('POST /api/manage/products/:id', { params, body: { status } }),
      t('office.saved'),
    )
    if (changed) onChange(changed)
  }
  return (
    <Part title={t('office.copyOrArchive')} text={t('office.copyText')}>
      <form className={styles.form} onSubmit={(event) => void copy(event)}>
        <SkuField label={t('office.skuOfCopy')} value={sku} onChange={setSku} />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.copy')}
          </Button>
          <Button variant="ghost" isBusy={work.isBusy} onClick={() => void archive()}>
            {t(isArchived ? 'office.unarchive' : 'office.archive')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

type MoreProps = Props & { attributes: readonly ManagedAttribute[]; onOption: () => void }

/** Adds variants that a product does not have yet. */
export const MoreVariants = ({ product, attributes, onOption, onChange }: MoreProps) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [chosen, setChosen] = useState<Chosen>({})
  const [qty, setQty] = useState('0')
  useUnsavedPart(toChoices(chosen).length > 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { choices: toChoices(chosen), qty: Number(qty) }
    const added = await work.run(
      () => call('POST /api/manage/products/:id/variants', { params: { id: product.id }, body }),
      t('office.saved'),
    )
    if (!added) return
    // what was ticked meanwhile stays
    setChosen((now) => (now === chosen ? {} : now))
    onChange(added)
  }
  return (
    <details>
      <summary className="link t-14">{t('office.moreVariants')}</summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <VariantChoices
          attributes={attributes}
          codes={product.variant_attributes}
          chosen={chosen}
          onChange={setChosen}
          onOption={onOption}
        />
        <TextField
          label={t('office.qtyEach')}
          type="number"
          min={0}
          step="1"
          required
          value={qty}
          onChange={(event) => setQty(event.target.value)}
        />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.addVariants')}
          </Button>
        </div>
      </form>
    </details>
  )
}
