import type { Reply } from './shop.ts'

type Ask = (query: Record<string, unknown>) => Promise<Reply['body']['result']>
type Named = {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly product_count: number
}
type WithOptions = { readonly attribute_code: string; readonly options: readonly { value: string; label: string }[] }

/** A shop's categories by the names on their way from the top: `Women/Tops`. */
export const readCategories = async (ask: Ask): Promise<Map<string, Named>> => {
  const all = (await ask({ type: 'category', size: 4000 })).items as unknown as Named[]
  const byId = new Map(all.map((category) => [category.id, category]))
  const pathOf = ({ parent_id, name }: Named): string => {
    const parent = byId.get(parent_id ?? 0)
    return parent ? `${pathOf(parent)}/${name}` : name
  }
  return new Map(all.map((category) => [pathOf(category), category]))
}

/** How a shop's filters name what a file calls so; a label that is no option stands for itself. */
export const readOptionIds = async (ask: Ask): Promise<(code: string, label: string) => string> => {
  const all = (await ask({ type: 'attribute', size: 150 })).items as unknown as WithOptions[]
  const ids = new Map(
    all.flatMap((each) => each.options.map(({ value, label }) => [`${each.attribute_code} ${label}`, value])),
  )
  return (code, label) => ids.get(`${code} ${label}`) ?? (label === 'Yes' ? '1' : label)
}
