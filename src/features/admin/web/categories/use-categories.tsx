import { useState } from 'react'
import type { ManageCatalogContract, ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { whyNot } from '#platform/web/call/use-work.ts'
import { TextField } from '#ui/field.tsx'
import { onEnter } from '../screen-parts/on-enter.ts'
import { NotRead } from '../screen-parts/unread.tsx'

/** Categories that are offered at a time. */
const size = 100

type Found = {
  readonly categories: readonly ManagedCategory[]
  /** The field that narrows them, where there are more than are offered, and that they could not be read. */
  readonly find: React.ReactNode
}

/** Categories to choose from: those chosen, and the first of all or of those that are looked for. */
export const useCategories = (chosen: readonly number[]): Found => {
  const t = useText()
  const [text, setText] = useState('')
  const { answer, look } = useOne<ManageCatalogContract, 'GET /api/manage/categories'>('GET /api/manage/categories', {
    query: {
      size,
      ...(text.trim() ? { q: text.trim() } : {}),
      ...(chosen.length > 0 ? { chosen: chosen.slice(0, size).join(',') } : {}),
    },
  })
  const { items, total } = answer?.ok ? answer.value : { items: [], total: 0 }
  const isMore = text !== '' || total > items.length
  return {
    categories: items,
    find: (
      <>
        {isMore ? (
          <TextField
            type="search"
            label={t('office.findCategory')}
            hint={t('office.firstOf', { shown: items.length, count: total })}
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onEnter()}
          />
        ) : null}
        {answer && !answer.ok ? <NotRead title={whyNot(t, answer)} onAgain={look} /> : null}
      </>
    ),
  }
}
