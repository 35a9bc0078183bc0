import type {
  Condition,
  NumberRange,
  SearchAnswer,
  SearchDocument,
  SearchRequest,
} from '#platform/server/adapters/search.ts'

const isInRanges = (value: number, all: readonly NumberRange[]): boolean =>
  all.some(
    ({ gt, gte, lt, lte }) =>
      (gt === undefined || value > gt) &&
      (gte === undefined || value >= gte) &&
      (lt === undefined || value < lt) &&
      (lte === undefined || value <= lte),
  )

/** The same by walking over everything: one thing at a time, as one would explain it. */
export const slowSearch = (
  all: readonly SearchDocument[],
  variantCodes: ReadonlySet<string>,
  request: SearchRequest,
): SearchAnswer => {
  const isOfVariants = (each: Condition) => each.kind !== 'ids' && variantCodes.has(each.code)
  const isOfPrice = (each: Condition) => each.kind === 'ranges' && each.code === 'price'
  const meets = (
    each: Condition,
    having: readonly string[],
    numbers: Readonly<Record<string, number>>,
    id: number,
  ): boolean => {
    if (each.kind === 'ids') return each.ids.includes(id)
    if (each.kind === 'ranges')
      return numbers[each.code] !== undefined && isInRanges(numbers[each.code] ?? 0, each.ranges)
    const has = each.values.some((value) => having.includes(value))
    return each.kind === 'any' ? has : !has
  }
  /** The price a document stands for and the variant it matched by; undefined where it does not match. */
  const matchOf = (document: SearchDocument, conditions: readonly Condition[]) => {
    const rest = conditions.filter((each) => !isOfVariants(each) && !isOfPrice(each))
    const ofDocument = (each: Condition) =>
      meets(each, document.keywords[each.code] ?? [], document.numbers, document.id)
    if (!rest.every(ofDocument)) return undefined
    const ofVariants = conditions.filter(isOfVariants)
    const fitting = document.variants.filter(
      (variant) =>
        variant.isAvailable && ofVariants.every((each) => meets(each, variant.keywords[each.code] ?? [], {}, 0)),
    )
    if (ofVariants.length > 0 && fitting.length === 0) return undefined
    const price =
      ofVariants.length > 0
        ? Math.min(...fitting.map(({ numbers }) => numbers.price ?? 0))
        : (document.numbers.price ?? 0)
    if (!conditions.filter(isOfPrice).every((each) => meets(each, [], { price }, 0))) return undefined
    const variant = ofVariants.length > 0 ? fitting.find(({ numbers }) => numbers.price === price)?.key : undefined
    return { document, price, variant }
  }
  const matching = (conditions: readonly Condition[]) => all.flatMap((document) => matchOf(document, conditions) ?? [])
  const found = matching(request.conditions)
  const numberOf = ({ document, price }: (typeof found)[number], key: SearchRequest['sort'][number]): number => {
    if (key.code === 'price') return price
    const place = key.within && document.places[key.within.code]?.[key.within.value]
    return place ?? document.numbers[key.code] ?? (key.code === 'id' ? document.id : 0)
  }
  const sorted = found.toSorted((a, b) => {
    for (const key of request.sort) {
      const difference = numberOf(a, key) - numberOf(b, key)
      if (difference !== 0) return key.isDescending ? -difference : difference
    }
    return 0
  })
  const facets = request.facets.map(({ code, ranges: of }) => {
    const others = request.conditions.filter((each) => !(each.isChosen && each.code === code))
    const counts = new Map<string, number>()
    if (of)
      of.forEach((range, at) =>
        counts.set(String(at), matching(others).filter(({ price }) => isInRanges(price, [range])).length),
      )
    else {
      for (const value of ['1', '2', '3', '4']) {
        // by definition: how many would be listed with this one choice
        const count = matching([...others, { code, isChosen: false, kind: 'any', values: [value] }]).length
        if (count > 0) counts.set(value, count)
      }
    }
    return [code, counts] as const
  })
  const page = sorted.slice(request.from, request.from + request.size)
  return {
    total: found.length,
    hits: page.map(({ document, variant }) => ({ id: document.id, ...(variant === undefined ? {} : { variant }) })),
    facets: Object.fromEntries(facets),
  }
}
