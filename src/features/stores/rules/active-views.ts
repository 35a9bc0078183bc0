import type { Settings } from './settings.ts'
import type { StoreCode, StoreView } from './store-view.ts'

type Views = Readonly<Record<StoreCode, StoreView>>

/** The store views that are offered to everybody, in the order of the language selector. */
export const activeViews = (views: Views, { active_views: codes }: Pick<Settings, 'active_views'>): StoreView[] =>
  codes.map((code) => views[code])

/** Whether a view is offered; the others answer, marked noindex. */
export const isActiveView = ({ storeCode }: StoreView, { active_views: codes }: Pick<Settings, 'active_views'>) =>
  codes.includes(storeCode)
