import type { ManageCatalogContract, ManagedAttribute } from '#features/catalog/rules/manage-calls.ts'
import { useOne } from '#platform/web/call/use-one.ts'

/** What products can be described by; nothing while it is asked for. */
export const useAttributes = (): { readonly attributes: readonly ManagedAttribute[]; readonly look: () => void } => {
  const { value, look } = useOne<ManageCatalogContract, 'GET /api/manage/attributes'>('GET /api/manage/attributes')
  return { attributes: value?.items ?? [], look }
}
