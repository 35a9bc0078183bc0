import type { Translate } from '#core/text.ts'

/** What an import says of rows, and of files that it does not take, as it is written in its report, and the text of the office that says the same. */
const reasons: readonly (readonly [string, RegExp])[] = [
  ['quantity', /^"(?<text>.*)" is not a quantity$/],
  ['price', /^"(?<text>.*)" is not a price such as (?<example>.+)$/],
  ['date', /^"(?<text>.*)" is not a date such as (?<example>.+)$/],
  ['range', /^"(?<text>.*)" is not a range such as (?<example>.+)$/],
  ['rating', /^"(?<text>.*)" is not a rating from 1 to 5$/],
  ['noneOf', /^"(?<text>.*)" is none of (?<choices>.+)$/],
  ['neither', /^"(?<text>.*)" is neither (?<one>.+) nor (?<other>.+)$/],
  ['type', /^"(?<text>.*)" is a type that this shop does not sell$/],
  ['view', /^"(?<text>.*)" is no store view of this shop$/],
  ['dump', /^"(?<text>.*)" is no product of the dump$/],
  ['twoWays', /^"(?<text>.*)" can be read in two ways: write (?<one>.+) or (?<other>.+)$/],
  ['choices', /^"(?<text>.*)" has no choices with prices and was left out$/],
  ['choiceSku', /^"(?<text>.*)" has a choice without a SKU, which was left out$/],
  ['rates', /^"(?<text>.*)" has no country, region or percentage that can be read$/],
  ['sold', /^a product that is sold by itself needs a price$/],
  ['missing', /^an? .+ needs .+$/],
  ['twice', /^stands twice.*: the first .+ counts$/],
  ['noOwn', /^(?<sku>\S+) is not in the catalogue, and this row has no type and price of its own$/],
  ['unknown', /^(?:.* )?(?<sku>\S+) is not in the catalogue(?: and was left out)?$/],
  ['long', /^(?:is longer than|a SKU has) (?<count>\d+) characters.*$/],
  ['noVariants', /^a configurable product without variants cannot be bought$/],
  ['noParts', /^a bundle without parts cannot be bought$/],
  ['refusedIn', /^its (?:product|parent) in line (?<line>\d+) is refused$/],
  ['nothing', /^(?:the product is left out|none of .* can be taken)$/],
  ['noParent', /^its parent is no product of this file$/],
  ['notInFile', /^(?<sku>.+) is no product of this file(?: and was left out)?$/],
  ['notBelow', /^is not below the (?:regular )?price and was left out$/],
  ['currency', /^(?<code>\S+) is no currency of this shop: it has (?<currencies>.+)$/],
  ['currencies', /^is in (?<one>\S+), and the price in (?<other>\S+)$/],
  ['noSku', /^a variant without a SKU was left out$/],
  ['approved', /^only approved reviews are taken$/],
  ['itself', /^a product is not linked to itself$/],
  ['categories', /^the categories (?<names>.+) are not in the dump and were left out$/],
  ['values', /^the values (?<names>.+) are no options of the dump's (?<name>.+) and were left out$/],
  ['picture', /^the picture (?<path>\S+) .+$/],
  ['otherShop', /^is sold by another shop: .+$/],
  ['asText', /^.+: kept as a text$/],
  ['parentQty', /^counts with its parent: .+$/],
  ['noTitle', /^no row of "(?<text>.*)" has a title$/],
  ['sameAs', /^(?:has the .+ of|a product without options has one variant, that of) line (?<line>\d+)$/],
  ['groupHas', /^other items of its group have a (?<code>.+), and it has none$/],
  ['rows', /^a product has (?<count>\d+) rows at most$/],
  ['anyOf', /^is for any (?<name>.+), which other variations name: .+$/],
  ['list', /^no column of options tells variants apart: .+$/],
  ['rowSku', /^several rows have its handle: .+$/],
  ['apart', /^nothing that can be chosen tells the items of (?<name>.+) apart: .+$/],
  ['cells', /^(?<count>\d+) cells where the header has (?<most>\d+)$/],
  ['stay', /^(?<count>\d+) of its variants belong to (?<sku>\S+) as well, and stay there.*$/],
  ['noJson', /^is no JSON document: .+$/],
  ['noSource', /^has no fields under _source$/],
  ['otherIndex', /^is of the index "(?<text>.*)", which is no part of a catalogue$/],
  ['empty', /^it is empty$/],
  ['noText', /^it is no text: .+$/],
  ['noUtf8', /^it is not UTF-8 \(line (?<line>\d+)\): .+$/],
  ['noUtf16', /^it is UTF-16 that .+ \(line (?<line>\d+)\): .+$/],
  ['noHeader', /^its header is none that we know(?:\. Known are.*)?$/s],
  ['header', /^its header is none that we know \(it begins with (?<names>.+?)\)\. Known are.*$/s],
  ['openQuote', /^a quoted cell that begins after line (?<line>\d+) is never closed$/],
  ['longRow', /^the row after line (?<line>\d+) is longer than (?<size>\S+) MB: a quote is never closed$/],
  ['afterQuote', /^line (?<line>\d+): a quoted cell goes on behind its closing quote$/],
  ['longLine', /^line (?<line>\d+) is longer than (?<size>\S+) MB$/],
  ['docType', /^line (?<line>\d+), column \d+: a document type is declared, .+$/],
  ['xml', /^line (?<line>\d+), column (?<column>\d+): .+$/],
  ['gone', /^(?:the files are not kept any more: bring them again|there is no such file)$/],
  ['archive', /^is a broken archive$/],
  ['encrypted', /^is encrypted$/],
  ['workbook', /^is a workbook: .+$/],
  ['tooMuch', /^unpacks to more than the shop takes$/],
]

/** A reason in the reader's language; undefined of one that is only known in English. */
export const reasonIn = (t: Translate, reason: string): string | undefined => {
  for (const [id, pattern] of reasons) {
    const found = pattern.exec(reason)
    if (found) return t(`office.why.${id}`, { ...found.groups })
  }
  return undefined
}

/** The same where the file may stand before it, as `list.csv: it is empty`. */
export const problemIn = (t: Translate, problem: string): string | undefined => {
  const whole = reasonIn(t, problem)
  if (whole !== undefined) return whole
  const end = problem.indexOf(': ')
  const reason = end < 0 ? undefined : reasonIn(t, problem.slice(end + 2))
  return reason && `${problem.slice(0, end)}: ${reason}`
}
