import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { useRunningUpdates, useUpdate } from './update-work.ts'

/** The line about the last update as a button: catalogue and skins, one after the other. */
export const FullUpdate = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const update = useUpdate()
  const isBusy = useRunningUpdates().length > 0
  return (
    <button
      type="button"
      className="link"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => void update('import', 'skins')}
    >
      {children}
      <span className="vh"> {t('frame.updateNow')}</span>
    </button>
  )
}
