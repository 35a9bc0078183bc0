import type { FormEvent } from 'react'
import type { ManageCatalogContract, ManagedProduct, ProductChanges } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { changesOf } from '../screen-parts/changes.ts'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'

type Change = {
  product: ManagedProduct
  /** What stands there, and what it is to be. */
  before: ProductChanges
  now: ProductChanges
  /** Takes the product as it is then. */
  onChange: (saved: ManagedProduct) => void
}

/** A form that changes a part of a product. What stands there may be old: only what was changed is sent, of lists with those that were seen. */
export const useProductChange = ({ product, before, now, onChange }: Change) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const { seen, see } = useSeen(before)
  // the state is changed beside the form too
  const known = { ...seen, status: product.status }
  const changes = changesOf(known, now)
  const lists = Object.entries(changes?.attributes ?? {}).filter(([, value]) => Array.isArray(value))
  const body = changes && {
    ...changes,
    ...(changes.category_ids ? { seen_category_ids: known.category_ids } : {}),
    ...(lists.length > 0
      ? { seen_attributes: Object.fromEntries(lists.map(([code]) => [code, listOf(known.attributes?.[code])])) }
      : {}),
  }
  useUnsavedPart(body !== undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!body) return work.setError(t('office.noChange'))
    const changed = await work.run(
      () => call('POST /api/manage/products/:id', { params: { id: product.id }, body }),
      t('office.saved'),
    )
    if (!changed) return undefined
    // what was typed meanwhile is a change to what was sent
    see({ ...now, attributes: { ...known.attributes, ...now.attributes } })
    return onChange(changed)
  }
  return { ...work, submit: (event: FormEvent) => void submit(event) }
}

const listOf = (value: NonNullable<ProductChanges['attributes']>[string] | undefined): number[] =>
  Array.isArray(value) ? value : []
