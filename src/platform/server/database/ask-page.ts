/** Where a page of a list begins, and how many rows it has. */
type Place = { readonly from: number; readonly size: number }

/**
 * The rows of a page, whose `total` is how many there are in all (`count(*) over ()`). Behind the last page no row says it: then the first one is
 * asked for it.
 */
export const askPage = async <Row extends { readonly total: number }>(
  place: Place,
  ask: (place: Place) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const { rows } = await ask(place)
  const [counted] = rows.length > 0 || place.from === 0 ? rows : (await ask({ from: 0, size: 1 })).rows
  return { rows, total: counted?.total ?? 0 }
}
