export type Count = { readonly sku: string; readonly qty: number }

/** Products of one paste. */
const most = 5000
const highest = 1_000_000

/**
 * What was counted, a line a product: SKU and count, between them a comma, a semicolon or a tab. A heading and empty lines are left
 * out; of a SKU that stands twice the lines are `bad`, as are those that cannot be read.
 */
export const parseCounts = (text: string): { readonly counts: readonly Count[]; readonly bad: readonly number[] } => {
  const counts = new Map<string, number>()
  const bad: number[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.trim()) continue
    const [sku = '', figure = '', ...more] = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    const isCount = /^\d{1,7}$/.test(figure) && Number(figure) <= highest
    if (index === 0 && !isCount && /^\D*\p{L}\D*$/u.test(figure)) continue
    if (!sku || !isCount || more.some(Boolean) || counts.has(sku) || counts.size >= most) bad.push(index + 1)
    else counts.set(sku, Number(figure))
  }
  return { counts: [...counts].map(([sku, qty]) => ({ sku, qty })), bad }
}
