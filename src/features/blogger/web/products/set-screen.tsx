import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Empty } from '#ui/empty.tsx'
import { Picture } from '#ui/picture.tsx'
import { refuse } from '#core/result.ts'
import type { BloggerContract, WirePromoProduct } from '../../contract.ts'
import { findSameSet, inSetOrder, isDisabled, isSet } from '../../rules/sets.ts'
import { Problem } from '#ui/problem.tsx'
import { PromoRow } from './promo-row.tsx'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'

/** Puts a top and a bottom together: collecting is turned on, products are chosen, and what was chosen is forgotten when it is turned off or kept. */
export const Screen = () => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products')
  return (
    <Read one={one}>
      {({ items }) => {
        const sets = items.filter(({ is_set }) => is_set)
        return (
          <>
            <Collecting items={items} />
            <section className={styles.part} aria-labelledby="cabinet-sets">
              <h2 id="cabinet-sets" className="t-20">
                {t('cabinet.sets')}
              </h2>
              {sets.length === 0 ? (
                <p className="t-14 muted">{t('cabinet.noSets')}</p>
              ) : (
                <ul className={styles.rows}>
                  {sets.map((set) => (
                    <PromoRow key={set.id} product={set} />
                  ))}
                </ul>
              )}
            </section>
          </>
        )
      }}
    </Read>
  )
}

const slots = ['top', 'bottom'] as const

const Collecting = ({ items }: { items: readonly WirePromoProduct[] }) => {
  const t = useText()
  const navigate = useNavigate()
  const call = useCall<BloggerContract>()
  const upload = useUpload<BloggerContract>()
  const work = useWork()
  const [isOn, setOn] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const usable = items.filter(({ is_set, delivered, archive }) => !is_set && delivered && !archive)
  const sets = items.filter(({ is_set }) => is_set).map(({ parts }) => parts.map(({ id }) => id))
  const collected = inSetOrder(usable.filter(({ id }) => chosen.includes(id)))
  const turn = () => {
    setOn(!isOn)
    setChosen([])
  }
  const tick = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const save = async () => {
    if (!isSet(collected)) return work.setError(t('cabinet.setLacks'))
    const ids = collected.map(({ id }) => id).join(',')
    const saved = await work.run(async () => {
      const checked = await call('GET /api/blogger/set-check', { query: { items: ids } })
      if (!checked.ok) return checked
      // one that is there already is an answer that was lost
      return checked.value.allowed || checked.value.set_id !== null
        ? upload('POST /api/blogger/set', { items: ids })
        : refuse('SET_NOT_ALLOWED', { message: t('refusal.SET_NOT_ALLOWED') })
    }, t('cabinet.setSaved'))
    if (!saved) return undefined
    setChosen([])
    return navigate(`/cabinet/products/${saved.id}`)
  }
  return (
    <section className={styles.part} aria-labelledby="cabinet-collect">
      <div className={styles.head}>
        <h2 id="cabinet-collect" className="t-20">
          {t('cabinet.collectSet')}
        </h2>
        <Button variant={isOn ? 'ghost' : 'solid'} size="s" aria-pressed={isOn} onClick={turn}>
          {t(isOn ? 'cabinet.stopCollecting' : 'cabinet.startCollecting')}
        </Button>
      </div>
      <p className="t-14 muted">{t('cabinet.setHint')}</p>
      {isOn ? (
        <>
          <ul className={styles.slots} aria-label={t('cabinet.collected')}>
            {slots.map((slot) => (
              <Slot key={slot} slot={slot} piece={collected.find(({ type_type }) => type_type === slot)} />
            ))}
          </ul>
          <Problem text={work.error} />
          <Button className={styles.save} isBusy={work.isBusy} onClick={() => void save()}>
            {t('cabinet.saveSet')}
          </Button>
          {usable.length === 0 ? (
            <Empty title={t('cabinet.nothingToCollect')} />
          ) : (
            <ul className={styles.rows}>
              {inSetOrder(usable).map((product) => {
                const isOut = isDisabled(product, collected, sets)
                const isKnown = findSameSet([...collected, product], sets) !== undefined
                return (
                  <li key={product.id} className={styles.row}>
                    <div className={styles.pictures}>
                      {product.image ? (
                        <span className="pic">
                          <Picture path={product.image} alt="" width={210} height={300} />
                        </span>
                      ) : null}
                    </div>
                    <div className={styles.words}>
                      <Checkbox
                        label={product.title}
                        checked={chosen.includes(product.id)}
                        disabled={isOut}
                        onChange={() => tick(product.id)}
                      />
                      <p className={`t-14 muted ${styles.under}`}>
                        {product.type_type === null ? t('cabinet.fitsNoSet') : t(`cabinet.part_${product.type_type}`)}
                        {isOut && product.type_type !== null
                          ? ` · ${t(isKnown ? 'cabinet.setIsThere' : 'cabinet.typeIsThere')}`
                          : null}
                      </p>
                    </div>
                  </li>
                )
              })}
            </ul>
          )}
        </>
      ) : null}
    </section>
  )
}

const Slot = ({ slot, piece }: { slot: 'top' | 'bottom'; piece: WirePromoProduct | undefined }) => {
  const t = useText()
  return (
    <li className={piece ? styles.filled : undefined}>
      {piece?.image ? <Picture path={piece.image} alt="" width={210} height={300} /> : null}
      <span className="t-14">{piece?.title ?? t(`cabinet.part_${slot}`)}</span>
    </li>
  )
}
