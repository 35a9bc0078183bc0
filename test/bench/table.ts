export type Row = {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly verdict: 'met' | 'missed' | 'noted'
}

/** Rows as a Markdown table, which is also readable on a terminal. */
export const toTable = (rows: readonly Row[]): string => {
  const lines = rows.map((row) => [row.what, row.measured, row.goal, row.verdict] as const)
  const all = [['what', 'measured', 'goal', ''] as const, ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...all.map((line) => line[column]?.length ?? 0)))
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    format(all[0] ?? []),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...lines.map(format),
  ].join('\n')
}

export const ratio = (value: number, floor: number): string => (floor > 0 ? (value / floor).toFixed(2) : 'no floor')
