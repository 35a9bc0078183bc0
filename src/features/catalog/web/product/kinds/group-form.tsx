import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { addMajor, timesMajor } from '#core/money.ts'
import { Link } from '#ui/link.tsx'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useEntryState } from '#platform/web/page/use-entry-state.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { searchContract } from '#features/search/contract.ts'
import { productPath } from '../../../rules/addresses/addresses.ts'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from './choices.module.css'
import { ComposedFrame } from './composed-frame.tsx'
import type { Props } from './composed-frame.tsx'
import { loadMembers } from '../below/extras-data.ts'
import type { Extras } from '../below/extras-data.ts'

/** Several pieces on one page, each with its quantity; they go into the cart as lines of their own. */
export const GroupForm = ({ product, purchase }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const call = useCall<typeof searchContract>()
  // the same until the page is loaded anew, unlike one with the stock that was heard of since
  const { product: loaded, extras } = useLoaderData<{ product: WireProduct; extras?: Extras }>()
  const given = extras?.members
  const [members, setMembers] = useState<readonly WireProduct[] | undefined>(given)
  const [amounts, setAmounts] = useEntryState<Readonly<Record<string, number>>>('pieces', () => ({}))
  const [error, setError] = useState<string>()
  const links = product.product_links.filter(({ link_type }) => link_type === 'associated')
  useEffect(() => {
    if (given) return undefined
    let isGone = false
    void loadMembers(call, loaded).then((found) => {
      // what is in sight stays where there is no answer
      if (!isGone) setMembers((before) => (found.length > 0 ? found : (before ?? found)))
    })
    return () => {
      isGone = true
    }
  }, [call, given, loaded])
  const rows = (members ?? []).map((member) => ({
    member,
    qty: member.stock.is_in_stock
      ? (amounts[member.sku] ?? links.find(({ linked_product_sku }) => linked_product_sku === member.sku)?.qty ?? 1)
      : 0,
  }))
  const sum = (of: (member: WireProduct) => number) =>
    addMajor(...rows.map(({ member, qty }) => timesMajor(of(member), qty)))
  const isKnown = rows.length > 0
  const now = isKnown ? sum((member) => member.final_price_incl_tax) : product.final_price_incl_tax
  const before = isKnown ? sum((member) => member.original_price_incl_tax) : product.original_price_incl_tax
  const submit = () => {
    const wanted = rows.filter(({ qty }) => qty > 0)
    if (wanted.length === 0) return setError(t('product.chooseSome'))
    return void purchase.add(wanted.map(({ member, qty }) => ({ product: member, qty })))
  }
  return (
    <ComposedFrame
      product={product}
      purchase={purchase}
      now={now}
      before={before}
      label={t('product.add')}
      error={error}
      onSubmit={submit}
    >
      <section aria-labelledby="pieces" aria-busy={!members}>
        <h2 id="pieces" className={styles.heading}>
          {t('product.pieces')}
        </h2>
        <ul className={styles.members}>
          {rows.map(({ member, qty }) => (
            <li key={member.sku}>
              {/* what the form sends by itself */}
              {qty > 0 ? <input type="hidden" name={`piece-${member.sku}`} value={qty} /> : null}
              <span className="pic">
                <Picture path={member.thumbnail} alt="" width={210} height={300} />
              </span>
              <div>
                {member.visibility === 1 ? (
                  member.name
                ) : (
                  <Link to={productPath(member.parentSku, member.slug)}>{member.name}</Link>
                )}
                <p className="num muted">{format(member.final_price_incl_tax)}</p>
              </div>
              {member.stock.is_in_stock ? (
                <Stepper
                  value={qty}
                  min={0}
                  max={member.stock.qty}
                  onChange={(next) => {
                    setAmounts({ ...amounts, [member.sku]: next })
                    setError(undefined)
                  }}
                  label={t('product.qtyOf', { name: member.name })}
                  lessLabel={t('product.less')}
                  moreLabel={t('product.more')}
                />
              ) : (
                <span className="muted">{t('product.soldOut')}</span>
              )}
            </li>
          ))}
          {members ? null : links.map(({ linked_product_sku }) => <Skeleton key={linked_product_sku} shape="line" />)}
        </ul>
      </section>
    </ComposedFrame>
  )
}
