import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toCardProduct } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { ProductPage, SearchContract } from '#features/search/contract.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Empty } from '#ui/empty.tsx'
import { Picture } from '#ui/picture.tsx'
import type { BloggerContract } from '../../contract.ts'
import { Problem } from '#ui/problem.tsx'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'

const pageSize = 48

/** Where bloggers choose what the shop shows: products to choose, those that were chosen and those that were not. */
export const Screen = () => {
  const t = useText()
  const { settings } = useShell()
  const [params, setParams] = useSearchParams()
  const isChosen = params.get('approved') === '1'
  const from = Math.max(0, Math.trunc(Number(params.get('from')) || 0))
  if (!settings.product_choose) return <Empty title={t('cabinet.noChoice')} text={t('cabinet.noChoiceText')} />
  return (
    <>
      <fieldset className={styles.segments}>
        <legend className="vh">{t('area.selection')}</legend>
        {(['0', '1'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="approved"
              checked={(value === '1') === isChosen}
              onChange={() => setParams({ approved: value }, { replace: true, preventScrollReset: true })}
            />
            <span>{t(value === '1' ? 'cabinet.chosen' : 'cabinet.toChoose')}</span>
          </label>
        ))}
      </fieldset>
      <Products
        key={`${isChosen} ${from}`}
        isChosen={isChosen}
        from={from}
        onTurn={(next, { replace = false } = {}) =>
          setParams({ approved: isChosen ? '1' : '0', ...(next > 0 ? { from: String(next) } : {}) }, { replace })
        }
      />
    </>
  )
}

type ProductsProps = {
  isChosen: boolean
  from: number
  onTurn: (from: number, options?: { replace?: boolean }) => void
}

/** One page of them. Another one begins anew: nothing is ticked on what is about to go. Behind the last one is the first. */
const Products = ({ isChosen, from, onTurn }: ProductsProps) => {
  const t = useText()
  const filters = [{ attribute: 'approved', value: { eq: isChosen ? 1 : 0 }, scope: 'default' }]
  const one = useOne<SearchContract, 'GET /api/catalog'>('GET /api/catalog', {
    query: { type: 'product', searchQuery: JSON.stringify({ filters }), from, size: pageSize },
  })
  const isPastEnd = from > 0 && one.answer?.ok === true && one.answer.value.items.length === 0
  useEffect(() => {
    if (isPastEnd) onTurn(0, { replace: true })
  }, [isPastEnd, onTurn])
  return (
    <Read one={one}>
      {(page) => {
        const { total, items: found } = page as ProductPage
        const items = found.map(toCardProduct)
        return isPastEnd ? null : (
          <>
            {items.length === 0 ? (
              <Empty
                title={t(isChosen ? 'cabinet.noneChosen' : 'cabinet.allChosen')}
                text={t(isChosen ? 'cabinet.noneChosenText' : 'cabinet.allChosenText')}
              />
            ) : (
              <Choice items={items} isChosen={isChosen} onChange={one.look} />
            )}
            <Pages place={{ from, count: items.length, total }} onTurn={onTurn} />
          </>
        )
      }}
    </Read>
  )
}

type PagesProps = {
  place: { readonly from: number; readonly count: number; readonly total: number }
  onTurn: (from: number) => void
}

/** Where there are more than a page shows: which of them these are, and the ways on and back. */
const Pages = ({ place: { from, count, total }, onTurn }: PagesProps) => {
  const t = useText()
  if (from === 0 && count >= total) return null
  return (
    <nav className={styles.actions} aria-label={t('cabinet.pages')}>
      {count > 0 ? (
        <p className="num t-14 muted" role="status">
          {t('cabinet.place', { from: from + 1, to: from + count, total })}
        </p>
      ) : null}
      {from > 0 ? (
        <Button variant="ghost" size="s" onClick={() => onTurn(Math.max(0, from - pageSize))}>
          {t('cabinet.previous')}
        </Button>
      ) : null}
      {from + count < total ? (
        <Button variant="ghost" size="s" onClick={() => onTurn(from + pageSize)}>
          {t('cabinet.next')}
        </Button>
      ) : null}
    </nav>
  )
}

type ChoiceProps = { items: readonly CardProduct[]; isChosen: boolean; onChange: () => void }

const Choice = ({ items, isChosen, onChange }: ChoiceProps) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const chosen = items.map(({ id }) => id).filter((id) => ticked.includes(id))
  const tick = (id: number) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
  const decide = async (action: 'approve' | 'refuse') => {
    if (chosen.length === 0) return work.setError(t('cabinet.noneTicked'))
    const done = await work.run(
      () => call('POST /api/blogger/approve', { body: { products: chosen, action } }),
      t(action === 'approve' ? 'cabinet.approved' : 'cabinet.refused'),
    )
    if (!done) return undefined
    // what was ticked meanwhile stays
    setTicked((now) => now.filter((id) => !chosen.includes(id)))
    return onChange()
  }
  return (
    <>
      <div className={styles.actions}>
        {isChosen ? null : (
          <Button size="s" isBusy={work.isBusy} onClick={() => void decide('approve')}>
            {t('cabinet.approve', { count: chosen.length })}
          </Button>
        )}
        <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void decide('refuse')}>
          {t('cabinet.refuse', { count: chosen.length })}
        </Button>
      </div>
      <Problem text={work.error} />
      <ul className={styles.grid}>
        {items.map((product) => (
          <li key={product.id}>
            <span className="pic">
              <Picture path={product.image} alt="" width={210} height={300} />
            </span>
            <Checkbox label={product.name} checked={chosen.includes(product.id)} onChange={() => tick(product.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}
