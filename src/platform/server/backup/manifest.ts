/** What a backup says of itself; kept as `manifest.json` and written last: a folder without it is no backup. */
export type Manifest = {
  readonly format: 1
  /** ISO time of the snapshot. */
  readonly at: string
  /** The migrations the database had, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableFile[]
  /** The last value that was given, by name; null where none was. */
  readonly sequences: Readonly<Record<string, string | null>>
  /** Jobs that were still to be done, of all queues. */
  readonly jobs: { readonly rows: number; readonly sha256: string }
  /** Folders of DATA_DIR that lie beside it, with the number of their files. */
  readonly folders: Readonly<Record<string, number>>
}

export type TableFile = {
  readonly name: string
  readonly rows: number
  /** Of the rows as text, in the order of their primary key: equal contents have equal sums, on every server. */
  readonly sha256: string
}

export const manifestName = 'manifest.json'
export const jobsFile = 'jobs.jsonl.gz'
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`

/** What of DATA_DIR belongs to the shop besides its database. */
export const keptFolders = ['media', 'uploads', 'payout-documents', 'outbox', 'import', 'reports'] as const

/** What of DATA_DIR no backup has: it is made anew, of one machine, of a day, or is written down elsewhere. */
export const notKeptFolders: readonly string[] = ['backups', 'cache', 'events', 'import-uploads', 'postgres', 'running']

/** Written anew by every start: nothing of it is anybody's. */
export const leftOut: readonly string[] = ['schema_migration']
