import type { Figures, Size } from './scaling-figures.ts'
import { sellOut } from './scaling-simulation.ts'

/** What is taken for granted: no measurements, but what a reader may put other numbers in place of. */
const assumed = {
  /** Pages that one visitor opens, of which each asks for so many calls beside it. */
  pagesPerVisit: 12,
  callsPerPage: 2,
  /** Visitors who order, of a hundred. */
  ordersPerHundred: 2,
  /** The busiest second of a day against its mean. */
  peak: 5,
  /** A core is planned to be busy half of its time. */
  busy: 0.5,
  /** A rented core and GB of memory a month, in euros. */
  core: 12,
  gigabyte: 3,
} as const

const day = 86_400

export type Cells = readonly (readonly string[])[]

/** What one core does, from processor time where that was measured, else from answers a second of one process. */
const capacityTable = (figures: Figures): Cells => [
  ['what one core does in a second', 'shop', 'PostgreSQL'],
  ['pages kept whole', whole(figures.page), 'not asked'],
  ['listings kept whole, 20,000 styles', whole(figures.listingKept), 'not asked'],
  ['listings computed anew, 20,000 styles', whole(figures.listingAnew), 'not asked'],
  ['orders alone', whole(1000 / figures.order.shopMs), whole(1000 / figures.order.databaseMs)],
  ['carts with their whole checkout', whole(1000 / figures.checkout.shopMs), whole(1000 / figures.checkout.databaseMs)],
]

/** Through the smallest and the largest catalogue that were measured. */
const lineThrough = (sizes: readonly Size[], of: (size: Size) => number) => {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last || first === last) throw new Error('a line needs two sizes')
  const each = (of(last) - of(first)) / (last.styles - first.styles)
  return { base: of(first) - each * first.styles, each }
}

/** What a process holds in memory, by the styles of the catalogue; beyond the largest measured one it is the same line. */
const memoryTable = ({ sizes, importRows }: Figures): Cells => {
  const memory = lineThrough(sizes, ({ memoryMb }) => memoryMb)
  const anew = lineThrough(sizes, ({ readAnewSeconds }) => readAnewSeconds)
  const most = sizes.at(-1)?.styles ?? 0
  return [
    ['styles (five variants each)', 'memory of a process', 'read anew as a whole', 'imported in', ''],
    ...[2_000, 20_000, 100_000, 300_000, 1_000_000].map((styles) => {
      const measured = sizes.find((size) => size.styles === styles)
      const mb = measured?.memoryMb ?? memory.base + memory.each * styles
      const seconds = measured?.readAnewSeconds ?? anew.base + anew.each * styles
      const rows = styles * rowsPerStyle
      return [
        whole(styles),
        inGb(mb),
        inTime(seconds),
        inTime(rows / importRows),
        styles <= most ? 'measured' : 'computed',
      ]
    }),
  ]
}

const rowsPerStyle = 6

/** Machines by visitors a day: cores of the shop for pages, calls and checkouts, cores of PostgreSQL, and what they cost. */
const trafficTable = (figures: Figures): Cells => {
  // one process a core, each with this catalogue
  const { memoryMb = 0 } = figures.sizes.find(({ styles }) => styles === 20_000) ?? {}
  return [
    [
      'visitors a day',
      'pages and calls at the peak',
      'orders at the peak',
      'shop cores',
      'PostgreSQL cores',
      'memory',
      'a month',
    ],
    ...[10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].map((visitors) => {
      const pages = (visitors * assumed.pagesPerVisit * assumed.peak) / day
      const calls = pages * assumed.callsPerPage
      const orders = (visitors * assumed.ordersPerHundred * assumed.peak) / 100 / day
      const busySeconds = pages / figures.page + calls / figures.listingAnew + (orders * figures.checkout.shopMs) / 1000
      const cores = Math.ceil(busySeconds / assumed.busy)
      const databaseCores = Math.ceil((orders * figures.checkout.databaseMs) / 1000 / assumed.busy)
      const gb = (cores * memoryMb) / 1000
      const euros = (cores + databaseCores) * assumed.core + gb * assumed.gigabyte
      return [
        whole(visitors),
        `${whole(pages + calls)}/s`,
        `${orders < 10 ? orders.toPrecision(1) : whole(orders)}/s`,
        whole(cores),
        whole(databaseCores),
        `${gb.toFixed(gb < 10 ? 1 : 0)} GB`,
        `${whole(euros)} €`,
      ]
    }),
  ]
}

/** The last step of an order, where orders meet: of one product, and of all of them. */
const ceilingTable = ({ takes }: Figures): Cells => [
  ['orders a second on one PostgreSQL, 32 at once', 'one product', '1,000 products'],
  ['as it is: every process is told of the stock', whole(takes.one), whole(takes.many)],
  ['were nobody told', whole(takes.oneUntold), whole(takes.manyUntold)],
]

/** A flash sale: so many buyers within so many seconds, all of one product, 1,000 pieces of it. */
const saleTable = ({ takes, checkout }: Figures): Cells => [
  ['buyers within', 'processes', 'sold', 'the last of them waited', 'turned away as busy', 'over after'],
  ...(
    [
      [2_000, 60, 1],
      [10_000, 60, 2],
      [10_000, 10, 2],
      [100_000, 10, 8],
      [100_000, 10, 64],
    ] as const
  ).map(([buyers, within, processes]) => {
    const { sold, longestWait, busy, seconds } = sellOut({
      buyers,
      within,
      processes,
      pieces: 1000,
      shopSeconds: checkout.shopMs / 1000,
      holdSeconds: 1 / takes.one,
    })
    return [
      `${whole(buyers)} in ${within} s`,
      String(processes),
      whole(sold),
      `${longestWait.toFixed(1)} s`,
      whole(busy),
      `${seconds.toFixed(1)} s`,
    ]
  }),
]

export const allTables = (figures: Figures): readonly Cells[] => [
  capacityTable(figures),
  memoryTable(figures),
  trafficTable(figures),
  ceilingTable(figures),
  saleTable(figures),
]

/** As Markdown, which is also readable on a terminal. */
export const toMarkdown = ([head = [], ...rows]: Cells): string => {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const inGb = (mb: number): string => `${(mb / 1000).toFixed(1)} GB`
const inTime = (seconds: number): string =>
  seconds < 120
    ? `${seconds.toFixed(0)} s`
    : seconds < 7200
      ? `${(seconds / 60).toFixed(0)} min`
      : `${(seconds / 3600).toFixed(1)} h`
