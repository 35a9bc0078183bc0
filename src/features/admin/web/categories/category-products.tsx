import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CategoryProductChanges, ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Problem } from '#ui/problem.tsx'
import { moveItem } from '../screen-parts/move-item.ts'
import styles from '../screen-parts/office.module.css'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { Part } from '../screen-parts/part.tsx'
import { Unread } from '../screen-parts/unread.tsx'

/** Products at a time. */
const size = 25

/** The products of a category: put in by their SKUs, taken out, and put in order. */
export const CategoryProducts = ({ id, onChange }: { id: number; onChange: () => void }) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [from, setFrom] = useState(0)
  const [skus, setSkus] = useState('')
  const { answer, value, look } = useOne<ManageCatalogContract, 'GET /api/manage/categories/:id/products'>(
    'GET /api/manage/categories/:id/products',
    { params: { id: String(id) }, query: { from: 0, size: Math.min(from + size, 100) } },
  )
  const known = answer?.ok ? answer.value : value
  const { items, total } = known ?? { items: [], total: 0 }
  const change = async (body: CategoryProductChanges) => {
    const changed = await work.run(
      () => call('POST /api/manage/categories/:id/products', { params: { id }, body }),
      t('office.saved'),
    )
    if (!changed) return undefined
    look()
    onChange()
    return changed
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ add: skus.split(/[\s,;]+/).filter(Boolean) })) setSkus((now) => (now === skus ? '' : now))
  }
  const ids = items.map((item) => item.id)
  return (
    <Part title={known ? t('office.productsIn', { count: total }) : t('area.officeProducts')}>
      {answer?.ok ? null : <Unread answer={answer} onAgain={look} />}
      <ol className={styles.rows} aria-label={t('area.officeProducts')}>
        {items.map(({ id: product, sku, name }, index) => (
          <li key={product}>
            <span>
              <Link to={`/admin/products/${product}`}>{sku}</Link> {name}
            </span>
            <OrderButtons
              name={sku}
              index={index}
              count={items.length}
              onMove={(to) => void change({ first: [...moveItem(ids, index, to)] })}
              onRemove={() => void change({ remove: [product] })}
            />
          </li>
        ))}
      </ol>
      {total > items.length && items.length < 100 ? (
        <Button variant="ghost" size="s" onClick={() => setFrom(from + size)}>
          {t('office.more')}
        </Button>
      ) : null}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.skusToPutIn')}
          hint={t('office.skusHint')}
          required
          value={skus}
          onChange={(event) => setSkus(event.target.value)}
        />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.putIn')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
