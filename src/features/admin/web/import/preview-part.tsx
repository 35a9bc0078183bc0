import { useEffect, useState } from 'react'
import type { Result } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { ImportContract, ImportPreview } from '#features/catalog/rules/import-calls.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { whyNot } from '#platform/web/call/use-work.ts'
import { Problem } from '#ui/problem.tsx'
import table from '../list/office-table.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Coming } from '../screen-parts/unread.tsx'
import { problemIn } from './reasons.ts'

/** Milliseconds: a large file is read to its end. */
const readingMs = 60_000

/** The first products as the files alone make them, and how many there are. */
export const PreviewPart = ({ id }: { id: string }) => {
  const t = useText()
  const call = useCall<ImportContract>()
  const [answer, setAnswer] = useState<Result<ImportPreview>>()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = await call(
        'GET /api/manage/import-uploads/:id/preview',
        { params: { id } },
        { timeoutMs: readingMs },
      )
      if (!isOver) setAnswer(found)
    }
    void look()
    return () => {
      isOver = true
    }
  }, [call, id])
  return (
    <Part title={t('office.importPreview')}>
      {answer === undefined ? (
        <Coming />
      ) : answer.ok ? (
        <Shown preview={answer.value} />
      ) : (
        <Problem text={[whyNot(t, answer), sourceOf(t, answer.meta)].filter(Boolean).join(' ')} />
      )}
    </Part>
  )
}

const sourceOf = (t: Translate, { fields }: Readonly<Record<string, unknown>>): string | undefined => {
  const source = (fields as { source?: unknown } | undefined)?.source
  return typeof source === 'string' ? (problemIn(t, source) ?? source.split('\n')[0]) : undefined
}

const Shown = ({ preview: { items, ...counts } }: { preview: ImportPreview }) => {
  const t = useText()
  const money = useMoney()
  return (
    <>
      <p className="t-14">{t('office.importCounts', counts)}</p>
      {items.length > 0 ? (
        <table className={table.table}>
          <caption className="vh">{t('office.importPreview')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('office.sku')}</th>
              <th scope="col">{t('office.name')}</th>
              <th scope="col" className={table.number}>
                {t('office.price')}
              </th>
              <th scope="col" className={table.number}>
                {t('area.stock')}
              </th>
              <th scope="col">{t('area.categories')}</th>
              <th scope="col" className={table.number}>
                {t('office.pictures')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.sku}>
                <td data-label={t('office.sku')}>{item.sku}</td>
                <td data-label={t('office.name')}>
                  {item.name}
                  {item.parent_sku === null ? null : (
                    <span className="t-14 muted"> · {t('office.importVariantOf', { sku: item.parent_sku })}</span>
                  )}
                </td>
                <td data-label={t('office.price')} className={table.number}>
                  {item.price === null ? '–' : money(item.special_price ?? item.price, item.currency)}
                </td>
                <td data-label={t('area.stock')} className={table.number}>
                  {item.qty ?? '–'}
                </td>
                <td data-label={t('area.categories')}>{item.categories.join(', ')}</td>
                <td data-label={t('office.pictures')} className={table.number}>
                  {item.pictures}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}
