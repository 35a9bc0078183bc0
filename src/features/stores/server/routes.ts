import { ok } from '#core/result.ts'
import type { Mount } from '#platform/server/http.ts'
import { storesContract } from '../contract.ts'
import { hreflangsOf } from '../rules/hreflang.ts'
import type { StoreCode, StoreView } from '../rules/store-view.ts'
import type { Settings } from '../rules/settings.ts'
import type { MenuCategory, PublicSettings, ShellData } from '../rules/shell-data.ts'

export type StoresDeps = {
  readonly storeViews: Readonly<Record<StoreCode, StoreView>>
  readonly settingsOf: (code: StoreCode) => Settings
  readonly publicUrl: string
  readonly isProduction: boolean
  /** The catalogue is above the stores: the app passes its menu in. */
  readonly menuOf: (view: StoreView) => readonly MenuCategory[]
}

const toPublic = (settings: Settings): PublicSettings => {
  const {
    home_slides: _slides,
    royalty_share: _royalty,
    royalty_bonus_share: _bonus,
    cashback_share: _cashback,
    ...shown
  } = settings
  return shown
}

export const storesRoutes = (mount: Mount<StoreView>, deps: StoresDeps): void => {
  const active = Object.values(deps.storeViews).filter((view) => view.isActive)
  const hreflangs = hreflangsOf(active)
  mount.mount(storesContract, {
    'GET /api/shell': async (_input, { store }) => {
      const settings = deps.settingsOf(store.storeCode)
      const shell: ShellData = {
        view: store,
        views: active.map(({ storeCode, url, name, flag, i18n }) => ({
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
        publicUrl: deps.publicUrl,
        isIndexed: deps.isProduction && store.isActive,
      }
      return ok(shell as unknown as Record<string, unknown>)
    },
  })
}
