/** A whole number as what was added or taken away: `+5`, `−2` with a real minus sign as amounts have it, `0`. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `\u2212${-count}` : '0')
