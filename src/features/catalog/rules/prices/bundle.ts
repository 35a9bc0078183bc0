/** What is asked of a link to know whether it is chosen beforehand. */
export type LinkState = { readonly isDefault: boolean; readonly isAvailable: boolean }

/**
 * The link of each option of a bundle that is chosen beforehand: the default that can be had; where one has to be chosen else
 * the first that can, else the default, else the first; none of an optional one. A bundle of nothing but such has the first of its first option
 * that can be had, else of the first. What the card costs, the page starts with and the cart takes without a choice is this.
 * Source: shopping.md 4, price rules.
 */
export const preselected = <L>(
  options: readonly { readonly required: boolean; readonly links: readonly L[] }[],
  stateOf: (link: L) => LinkState,
): (L | undefined)[] => {
  const first = (links: readonly L[]): L | undefined =>
    links.find((link) => stateOf(link).isAvailable) ?? links.find((link) => stateOf(link).isDefault) ?? links[0]
  const chosen = options.map(({ required, links }) => {
    const usual = links.find((link) => stateOf(link).isDefault && stateOf(link).isAvailable)
    return usual ?? (required ? first(links) : undefined)
  })
  if (chosen.some((link) => link !== undefined)) return chosen
  const available = options.findIndex(({ links }) => links.some((link) => stateOf(link).isAvailable))
  const somewhere = available < 0 ? options.findIndex(({ links }) => links.length > 0) : available
  return options.map(({ links }, at) => (at === somewhere ? first(links) : undefined))
}
