/** The share of errors that is reported: all outside of production. Source: accounts-and-bloggers.md 9. */
export const errorSampling = (isProduction: boolean): number => (isProduction ? 0.2 : 1)

/** The campaign that `?ref=` marks. Source: shopping.md 2. */
export const campaignOf = (ref: string | null): 'meta' | undefined =>
  /^(facebook|meta|fb)$/i.test(ref ?? '') ? 'meta' : undefined

const mostPromoCode = 100

/** What an address brings along, and its query without that; undefined where it brings nothing. */
export type Arrival = {
  readonly promo: string | undefined
  readonly campaign: 'meta' | undefined
  /** Tokens of the newsletter's mails. */
  readonly newsletter: string | undefined
  readonly unsubscribe: string | undefined
  readonly rest: string
}

/** The part of `URLSearchParams` that is needed. */
type Query = {
  readonly has: (name: string) => boolean
  readonly get: (name: string) => string | null
  readonly delete: (name: string) => void
  readonly toString: () => string
}

/** Takes out of a query what it brings along. Links that sign in are taken first: what they bring besides is read once they are gone. */
export const readArrival = (params: Query): Arrival | undefined => {
  if (params.has('contact') && params.has('code')) return undefined
  const isCampaign = campaignOf(params.get('ref')) !== undefined
  const names = ['promo', 'newsletter', 'unsubscribe', ...(isCampaign ? ['ref'] : [])].filter((name) =>
    params.has(name),
  )
  if (names.length === 0) return undefined
  const textOf = (name: string, most: number) => params.get(name)?.trim().slice(0, most) || undefined
  const arrival = {
    promo: textOf('promo', mostPromoCode),
    campaign: campaignOf(params.get('ref')),
    newsletter: textOf('newsletter', 200),
    unsubscribe: textOf('unsubscribe', 200),
  }
  for (const name of names) params.delete(name)
  const rest = params.toString()
  return { ...arrival, rest: rest === '' ? '' : `?${rest}` }
}

/** The notice is not in the way of whoever pays. */
export const mayAskFor = (path: string): boolean => !/^\/(checkout|pay)(\/|$)/.test(path)

/** What somebody said to statistics. Only `true` is a yes; a no is kept with the claim that the specification stores before. */
export type Answer = 'accepted' | 'refused' | 'open'
export const refusedWord = 'refused'

/** What a stored claim says; `open` where there is none, or an older one that says neither. */
export const answerOf = (
  claim: { readonly value: string | boolean; readonly description: string } | undefined,
): Answer => (claim?.value === true ? 'accepted' : claim?.description === refusedWord ? 'refused' : 'open')
