import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import { cn } from './cn.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { eu } from './eu.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'
import { us } from './us.ts'

export const storeViews: Readonly<Record<StoreCode, StoreView>> = { en, us, ru, de, eu, ua, cn }
