import type { FormEvent } from 'react'
import type { ManageCatalogContract, ManagedProduct, ProductChanges } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { changesOf } from '../screen-parts/changes.ts'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'

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
  const changes = changesOf(before, now)
  const lists = Object.entries(changes?.attributes ?? {}).filter(([, value]) => Array.isArray(value))
  const body = changes && {
    ...changes,
    ...(changes.category_ids ? { seen_category_ids: product.category_ids } : {}),
    ...(lists.length > 0
      ? { seen_attributes: Object.fromEntries(lists.map(([code]) => [code, listOf(product.attributes[code])])) }
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
    return changed && onChange(changed)
  }
  return { ...work, submit: (event: FormEvent) => void submit(event) }
}

const listOf = (value: ManagedProduct['attributes'][string] | undefined): number[] =>
  Array.isArray(value) ? value : []
