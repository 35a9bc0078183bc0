import { lazy } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { AccountFrame } from './account-frame.tsx'

const EditSections = lazy(async () => ({ default: (await import('./profile/edit-sections.tsx')).EditSections }))

/** Everything of an account that can be changed. */
export const Component = () => {
  const t = useText()
  return <AccountFrame heading={t('shell.profile')}>{(user) => <EditSections user={user} />}</AccountFrame>
}
