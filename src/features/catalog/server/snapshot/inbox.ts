/** What was told since somebody last looked. */
export type News = {
  readonly isWhole: boolean
  readonly isGap: boolean
  readonly isRagged: boolean
  /** The version that the latest change of a setting made. */
  readonly settings: number | undefined
  readonly products: readonly number[]
  readonly stock: readonly number[]
}

/** Collects what the database tells, so that a burst of it is read once. */
export const createInbox = () => {
  let isWhole = false
  let isGap = false
  let isRagged = false
  let settings: number | undefined
  let products = new Set<number>()
  let stock = new Set<number>()
  return {
    /**
     * `{"version": 7, "products": [1, 2]}`, `{"version": 7, "settings": true}` or `{"version": 7, "all": true}`; whatever
     * else means that all may have changed.
     */
    putCatalogue: (payload: string): void => {
      const told = parse(payload) as { version?: unknown; products?: unknown; settings?: unknown } | undefined
      const ids = idsIn(told?.products)
      if (ids) for (const id of ids) products.add(id)
      else if (told?.settings === true && Number.isInteger(told.version)) settings = told.version as number
      else isWhole = true
    },
    /** `[1, 2]`, or one id. */
    putStock: (payload: string): void => {
      const value = parse(payload)
      const ids = idsIn(typeof value === 'number' ? [value] : value)
      if (ids) for (const id of ids) stock.add(id)
      else isGap = true
    },
    putGap: (): void => {
      isGap = true
    },
    putRagged: (): void => {
      isRagged = true
    },
    putBack: (news: News): void => {
      isWhole ||= news.isWhole
      isGap ||= news.isGap
      isRagged ||= news.isRagged
      settings ??= news.settings
      for (const id of news.products) products.add(id)
      for (const id of news.stock) stock.add(id)
    },
    isEmpty: (): boolean =>
      !isWhole && !isGap && !isRagged && settings === undefined && products.size === 0 && stock.size === 0,
    take: (): News => {
      const news = { isWhole, isGap, isRagged, settings, products: [...products], stock: [...stock] }
      isWhole = false
      isGap = false
      isRagged = false
      settings = undefined
      products = new Set()
      stock = new Set()
      return news
    },
  }
}

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

const idsIn = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id)) ? (value as number[]) : undefined
