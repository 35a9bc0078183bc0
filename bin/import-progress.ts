import type { Progress } from '#features/catalog/server/import/index.ts'

type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown }

const everyMs = 5000
const repaintMs = 100
const width = 30

/** Megabytes of files, else rows or pictures. */
const toRate = (step: Progress['step'], perSecond: number): string =>
  step === 'reading'
    ? `${(perSecond / 1e6).toFixed(1)} MB/s`
    : `${Math.round(perSecond)} ${step === 'writing' ? 'rows' : 'pictures'}/s`

/** A line that repaints itself on a terminal; elsewhere a line every five seconds, and one at the end of each step. */
export const createImportProgress = (screen: Screen, now: () => number): ((progress: Progress) => void) => {
  let current: { step: Progress['step']; began: number; told: number; isOver: boolean } | undefined
  return ({ step, done, total, failed = 0 }) => {
    const at = now()
    if (current?.step !== step) current = { step, began: at, told: at, isOver: false }
    if (current.isOver) return
    const share = total ? Math.min(1, done / total) : 1
    const isOver = share === 1
    if (!isOver && at - current.told < (screen.isTTY ? repaintMs : everyMs)) return
    current = { ...current, told: at, isOver }
    const seconds = Math.max(0.001, (at - current.began) / 1000)
    const counts = step === 'pictures' ? `, ${done - failed} fetched, ${failed} failed` : ''
    const told = `${Math.floor(share * 100)} %, ${toRate(step, done / seconds)}${counts}`
    if (!screen.isTTY) {
      screen.write(`${step} ${told}\n`)
      return
    }
    const filled = Math.floor(share * width)
    screen.write(`\r${step} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${told}   ${isOver ? '\n' : ''}`)
  }
}
