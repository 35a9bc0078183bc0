const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL']
const aliases: Readonly<Record<string, string>> = {
  '2XS': 'XXS',
  '3XS': 'XXXS',
  '2XL': 'XXL',
  '3XL': 'XXXL',
  '4XL': 'XXXXL',
}

/** Where a size stands in a list that a shopper expects: one size, letters from small to large, then numbers; the rest after them. */
export const sizeRank = (label: string): number => {
  const text = label.trim().toUpperCase()
  if (/^(ONE[ -]?SIZE|OS|UNI)$/.test(text)) return 1
  const [first = ''] = text.split(/\s*[/–-]\s*/)
  const letter = letters.indexOf(aliases[first] ?? first)
  if (letter >= 0) return 10 + letter * 10 + (first === text ? 0 : 5)
  const number = /^\d+(?:[.,]\d+)?/.exec(text)
  if (number) return 1000 + Math.min(Math.round(Number(number[0].replace(',', '.')) * 10), 8000)
  return 10_000
}
