import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { setPromoMode } from '#features/stores/web/promo-mode.ts'

/** Turns promo mode on or off, and says so. */
export const useTurnPromoMode = (): ((isOn: boolean) => void) => {
  const t = useText()
  const notices = useNotices()
  return (isOn) => {
    if (!setPromoMode(isOn)) return
    if (isOn) notices.add({ kind: 'success', text: t('frame.promoTurnedOn') })
    // what was just pressed is no news to wait for
    else notices.add({ kind: 'warning', text: t('frame.promoTurnedOff'), lifeMs: 2000 })
  }
}
