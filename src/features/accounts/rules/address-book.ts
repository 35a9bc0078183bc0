import type { KeptAddress, OwnAddress } from '../contract.ts'

/** A change of the address book, as it is sent: an address is named by its key. */
export type AddressChange =
  | { readonly kind: 'save'; readonly key: string; readonly address: OwnAddress }
  | { readonly kind: 'remove' | 'default'; readonly key: string }

/** An address as it will be; `isWaiting` while the shop does not know of that yet. */
export type ShownAddress = Omit<KeptAddress, 'id'> & { readonly isWaiting?: boolean }

/** The state of an address as it is shown: some name it, some have its code alone. */
export const stateNamed = (address: Pick<OwnAddress, 'region' | 'region_code'> | undefined): string =>
  address?.region || address?.region_code || ''

/** The book after these changes, in their order: what the shop will make of them. The default one first. */
export const withChanges = (
  kept: readonly ShownAddress[],
  changes: readonly AddressChange[],
): readonly ShownAddress[] => {
  let all = kept
  for (const change of changes) all = withChange(all, change)
  return [...all.filter((one) => one.default), ...all.filter((one) => !one.default)]
}

const withChange = (all: readonly ShownAddress[], change: AddressChange): readonly ShownAddress[] => {
  const { kind, key } = change
  if (kind === 'save') {
    const isKnown = all.some((one) => one.key === key)
    if (!isKnown) return [...all, { ...change.address, key, default: all.length === 0, isWaiting: true }]
    return all.map((one) => (one.key === key ? { ...change.address, key, default: one.default, isWaiting: true } : one))
  }
  if (kind === 'default') {
    if (!all.some((one) => one.key === key)) return all
    return all.map((one) => (one.key === key ? { ...one, default: true, isWaiting: true } : { ...one, default: false }))
  }
  const [gone] = all.filter((one) => one.key === key)
  const rest = all.filter((one) => one.key !== key)
  return gone?.default ? rest.map((one, at) => (at === 0 ? { ...one, default: true } : one)) : rest
}
