import type { Translate } from '#core/text.ts'
import type { TaskNotice } from '#platform/web/tasks/task-queue.ts'

/** Why a task did not go through, in the reader's language. Source: shopping.md 8. */
export const reasonText = (t: Translate, reason: TaskNotice['reason']): string => {
  switch (reason.kind) {
    case 'said':
      return reason.message === '' ? t('unsent.refused') : reason.message
    case 'bad-content-type':
      return t('unsent.contentType')
    case 'wrong-shape':
      return t('unsent.wrongShape')
    case 'no-cart':
      return t('unsent.noCart')
    case 'signed-out':
      return t('unsent.signedOut')
  }
}

/** What the tasks of a lane are, to whoever queued them. */
export const laneText = (t: Translate, lane: string): string => {
  switch (lane) {
    case 'review':
      return t('unsent.review')
    case 'profile':
      return t('unsent.profile')
    case 'newsletter':
      return t('unsent.newsletter')
    case 'order':
      return t('unsent.order')
    case 'stock':
      return t('unsent.stock')
    default:
      return t('unsent.other')
  }
}
