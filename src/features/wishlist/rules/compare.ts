/** What a comparison needs of a style. */
export type Comparable = {
  readonly configurable_options: readonly {
    readonly attribute_code: string
    readonly label: string
    readonly values: readonly { readonly label: string }[]
  }[]
  readonly attributes_metadata: readonly {
    readonly attribute_code: string
    readonly label: string
    readonly values: readonly string[]
  }[]
}

/** One attribute of all styles: their values in the styles' order, none where a style does not have it. */
export type CompareRow = {
  readonly code: string
  readonly label: string
  readonly values: readonly (readonly string[])[]
  /** Whether the styles differ in it. */
  readonly differs: boolean
}

/** Told in the head of the table, or of no use beside others. */
const untold = new Set(['brand', 'set', 'approved', 'model_height', 'model_size', 'sku', 'price'])

/** Choices first, then everything else that is known of any of the styles, each attribute once. */
export const compareRows = (products: readonly Comparable[]): CompareRow[] => {
  const of = products.map(factsOf)
  const labels = new Map(of.flatMap((facts) => facts.map(({ code, label }) => [code, label] as const)).toReversed())
  const codes = [
    ...new Set(
      [...of.flatMap((facts) => facts.filter(({ isChoice }) => isChoice)), ...of.flat()].map(({ code }) => code),
    ),
  ]
  return codes.map((code) => {
    const values = of.map((facts) => facts.find((fact) => fact.code === code)?.values ?? [])
    const said = new Set(values.map((each) => each.toSorted().join('\n')))
    return { code, label: labels.get(code) ?? code, values, differs: said.size > 1 }
  })
}

type Fact = {
  readonly code: string
  readonly label: string
  readonly values: readonly string[]
  readonly isChoice: boolean
}

const factsOf = ({ configurable_options: options, attributes_metadata: metadata }: Comparable): Fact[] => {
  const choices = options.map(({ attribute_code: code, label, values }) => ({
    code,
    label,
    values: values.map((value) => value.label),
    isChoice: true,
  }))
  const chosen = new Set(choices.map(({ code }) => code))
  const rest = metadata
    .filter(({ attribute_code: code, values }) => !chosen.has(code) && !untold.has(code) && values.length > 0)
    .map(({ attribute_code: code, label, values }) => ({ code, label, values, isChoice: false }))
  return [...choices, ...rest]
}
