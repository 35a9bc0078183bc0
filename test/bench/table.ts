export type Verdict = 'met' | 'missed' | 'noted'
export type Row = { readonly what: string; readonly measured: string; readonly goal: string; readonly verdict: Verdict }

/** Rows as a Markdown table, which is also readable on a terminal. */
export const toTable = (rows: readonly Row[]): string => {
  const lines = rows.map((row) => [row.what, row.measured, row.goal, row.verdict] as const)
  const all = [['what', 'measured', 'goal', 'verdict'] as const, ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...all.map((line) => line[column]?.length ?? 0)))
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    format(all[0] ?? []),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...lines.map(format),
  ].join('\n')
}

export const judged = (what: string, measured: string, goal: string, isMet: boolean): Row => ({
  what,
  measured,
  goal,
  verdict: isMet ? 'met' : 'missed',
})
export const noted = (what: string, measured: string): Row => ({ what, measured, goal: '', verdict: 'noted' })
