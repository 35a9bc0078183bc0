import type { Finding, Source } from '../guards/source.ts'

/** What a check looked at and what it found. One that looked at nothing has failed, whatever it says. */
export type Outcome = { readonly count: number; readonly unit: string; readonly problems: readonly string[] }

export type Check = {
  readonly name: string
  /** How to mend a red one, in one line. */
  readonly mend: string
  readonly run: (project: Project) => Promise<Outcome>
}

export type Project = {
  readonly root: string
  /** Every text file of ours, read once. */
  readonly sources: readonly Source[]
}

export const toProblem = ({ path, line, message }: Finding): string =>
  `${path}${line === undefined ? '' : `:${line}`}  ${message}`
