import { toMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { ok } from '#core/result.ts'
import type { Mount } from '#platform/server/http.ts'
import { storesContract } from '../contract.ts'
import { isInEuropeanArea } from '../rules/european-area.ts'
import { hreflangsOf } from '../rules/hreflang.ts'
import { activeViews, isActiveView } from '../rules/active-views.ts'
import { mayChangeTo } from '../rules/change-language.ts'
import type { StoreCode, StoreView } from '../rules/store-view.ts'
import type { Settings } from '../rules/settings.ts'
import { toPublic } from '../rules/public-settings.ts'
import type { PublicSettings } from '../rules/public-settings.ts'
import type { MenuCategory, ShellData } from '../rules/shell-data.ts'

export type StoresDeps = {
  readonly storeViews: Readonly<Record<StoreCode, StoreView>>
  readonly settingsOf: (code: StoreCode) => Settings
  readonly publicUrl: string
  readonly isProduction: boolean
  /** The share of a page's errors that is reported. */
  readonly errorSampling?: number
  /** The catalogue is above the stores: the app passes its menu in. */
  readonly menuOf: (view: StoreView) => readonly MenuCategory[]
  /** So are the prices: the lowest subtotal that makes a delivery free. */
  readonly freeDeliveryFrom?: (view: StoreView, settings: Settings) => Money | undefined
  /** So is the content: what pages get other than it is set, so that no link leads to a page that nobody has written. */
  readonly insteadOf?: (view: StoreView) => Promise<Partial<PublicSettings>>
}

export const storesRoutes = (mount: Mount<StoreView>, deps: StoresDeps): void => {
  const shownAs = (view: StoreView): StoreView => {
    const { view_name: name, view_flag: flag } = deps.settingsOf(view.storeCode)
    return { ...view, name: name || view.name, flag: flag || view.flag }
  }
  mount.mount(storesContract, {
    'GET /api/shell': async (_input, { store }) => {
      const settings = deps.settingsOf(store.storeCode)
      const active = activeViews(deps.storeViews, settings)
      const hreflangs = hreflangsOf(active)
      const freeDeliveryFrom = deps.freeDeliveryFrom?.(store, settings)
      const shell: ShellData = {
        view: shownAs(store),
        views: active
          .filter((view) => mayChangeTo(view, settings))
          .map(shownAs)
          .map(({ storeCode, url, name, flag, i18n }) => ({
            ...(settings.domains[storeCode] ? { domain: settings.domains[storeCode] } : {}),
            storeCode,
            url,
            name,
            flag,
            hreflang: hreflangs.get(storeCode),
            language: i18n.fullLanguageName,
            currencySign: i18n.currencySign,
          })),
        settings: { ...toPublic(settings), ...(await deps.insteadOf?.(store)) },
        menu: deps.menuOf(store),
        hasWithdrawal: isInEuropeanArea(store.tax.defaultCountry ?? ''),
        ...(freeDeliveryFrom === undefined ? {} : { freeDeliveryFrom: toMajor(freeDeliveryFrom) }),
        publicUrl: deps.publicUrl,
        isIndexed: deps.isProduction && isActiveView(store, settings),
        ...(deps.errorSampling ? { errorSampling: deps.errorSampling } : {}),
      }
      return ok(shell)
    },
  })
}
