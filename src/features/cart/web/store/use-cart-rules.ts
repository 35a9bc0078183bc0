import { useMemo } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import type { stockContract } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CartRules } from './cart-rules.ts'

/** What the settings of the page's store view say of its cart. */
export const useCartRules = (): CartRules => {
  const { settings, view } = useShell()
  const call = useCall<typeof stockContract>()
  const t = useText()
  return useMemo(
    () => ({
      isSyncOn: settings.cart_synchronize,
      areTotalsSynced: settings.cart_synchronize_totals,
      mergesWithServer: settings.cart_merges_with_server,
      flags: { canRemoveLines: settings.cart_server_removes_lines, canChangeLines: settings.cart_server_changes_lines },
      maxBypassAttempts: settings.max_cart_bypass_attempts,
      allowsOutOfStock: settings.allow_out_of_stock_in_cart,
      stockTexts: { inStock: t('cartLine.available'), outOfStock: t('cartLine.soldOut') },
      terms: { settings, currency: view.i18n.currencyCode, language: view.i18n.language },
      stockOf: (skus) => call('GET /api/stock/list', { query: { skus: skus.join(',') } }),
    }),
    [settings, view, call, t],
  )
}
