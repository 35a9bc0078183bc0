import type { Settings } from './settings.ts'
import type { StoreView } from './store-view.ts'

/** Whether the language selector may lead to a view: only where its locale is among the configured ones. */
export const mayChangeTo = ({ i18n }: StoreView, { interface_locales: locales }: Pick<Settings, 'interface_locales'>) =>
  locales.includes(i18n.locale)

type Target = { readonly url: string; readonly domain?: string }
type Place = {
  readonly pathname: string
  readonly search: string
  /** Whether the other view has another currency: a range of prices means nothing there. */
  readonly changesCurrency?: boolean
}

const withoutPrices = (search: string): string => {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('price='))
  return others.length > 0 ? `?${others.join('&')}` : ''
}

/** The same page in another store view: below its prefix, on its domain where it has one. `pathname` is without a prefix. */
export const addressInView = ({ url, domain = '' }: Target, { pathname, search, changesCurrency }: Place): string => {
  const kept = changesCurrency ? withoutPrices(search) : search
  return `${domain.replace(/\/$/, '')}${url}${pathname === '/' ? '' : pathname}${kept}`
}
