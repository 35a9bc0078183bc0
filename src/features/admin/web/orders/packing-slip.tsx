import { createPortal } from 'react-dom'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { useDay, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { lineText } from './order-words.ts'
import styles from './packing-slip.module.css'

type Line = ManagedOrder['products'][number]

/** Nothing is packed of a service or a file, nor of what came back. */
const isPacked = ({ type, returned }: Line): boolean => type !== 'virtual' && type !== 'downloadable' && !returned

/** Whether there is anything to pack. */
export const hasGoods = ({ products, canceled }: ManagedOrder): boolean => !canceled && products.some(isPacked)

/** What the page is on paper, and nothing else of it: the goods for whoever packs and unpacks them, without prices. */
export const PackingSlip = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const { settings } = useShell()
  const day = useDay()
  const { customer, delivery } = order
  const address = customer?.shipping_address ?? customer?.billing_address
  const lines = order.products.filter(isPacked)
  const count = lines.reduce((sum, line) => sum + line.count - line.returned_count, 0)
  const inSets = contentsOfSets(order)
  return createPortal(
    <section className={styles.slip}>
      <p>
        {settings.company}, {settings.company_info}
      </p>
      <h1>
        {t('office.packingSlip')} <span className="num">{order.number}</span>
      </h1>
      <p className="num">{day(order.created_at)}</p>
      <address>
        {[
          address?.name ?? customer?.name,
          address?.company,
          address?.address,
          [address?.zip, address?.city].filter(Boolean).join(' '),
          address?.country_name,
          customer?.phone_formatted,
        ].map((row, index) => (row ? <span key={index}>{row}</span> : null))}
      </address>
      {delivery.title ? (
        <p>
          {t('office.delivery')}: {[delivery.title, delivery.carrier, delivery.number].filter(Boolean).join(', ')}
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office.pieces')}</th>
            <th scope="col">{t('office.sku')}</th>
            <th scope="col">{t('office.product')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className="num">{line.count - line.returned_count}</td>
              <td className="num">{line.sku}</td>
              <td>{lineText(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="num">{count}</td>
            <td colSpan={2}>{t('office.inAll')}</td>
          </tr>
        </tfoot>
      </table>
      {inSets.length > 0 ? (
        <p>
          {t('office.inSets')}: <span className="num">{inSets.join(', ')}</span>
        </p>
      ) : null}
    </section>,
    document.body,
  )
}

/** What the sets of an order are made of: units that it took from the stock beyond its own lines. */
const contentsOfSets = ({ products, movements = [] }: ManagedOrder): string[] => {
  const units = new Map<string, number>()
  const add = (sku: string, count: number) => units.set(sku, (units.get(sku) ?? 0) + count)
  for (const { sku, delta, reason } of movements) if (reason !== 'order.returned') add(sku, -delta)
  for (const { sku, count } of products) add(sku, -count)
  return [...units].flatMap(([sku, count]) => (count > 0 ? [`${count} × ${sku}`] : []))
}
