import { ok } from '#core/result.ts'
import type { Mount } from '#platform/server/http.ts'
import { storesContract } from '../contract.ts'
import { isInEuropeanArea } from '../rules/european-area.ts'
import { hreflangsOf } from '../rules/hreflang.ts'
import { mayChangeTo } from '../rules/change-language.ts'
import type { StoreCode, StoreView } from '../rules/store-view.ts'
import type { Settings } from '../rules/settings.ts'
import { toPublic } from '../rules/public-settings.ts'
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
}

export const storesRoutes = (mount: Mount<StoreView>, deps: StoresDeps): void => {
  const active = Object.values(deps.storeViews).filter((view) => view.isActive)
  const hreflangs = hreflangsOf(active)
  mount.mount(storesContract, {
    'GET /api/shell': async (_input, { store }) => {
      const settings = deps.settingsOf(store.storeCode)
      const shell: ShellData = {
        view: store,
        views: active
          .filter((view) => mayChangeTo(view, settings))
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
        settings: toPublic(settings),
        menu: deps.menuOf(store),
        hasWithdrawal: isInEuropeanArea(store.tax.defaultCountry ?? ''),
        publicUrl: deps.publicUrl,
        isIndexed: deps.isProduction && store.isActive,
        ...(deps.errorSampling ? { errorSampling: deps.errorSampling } : {}),
      }
      return ok(shell as unknown as Record<string, unknown>)
    },
  })
}
