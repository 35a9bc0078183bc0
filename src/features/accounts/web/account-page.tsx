import { useText } from '#platform/web/texts.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Overview } from './overview.tsx'

/** The account itself: who one is, and what one has. */
export const Component = () => {
  const t = useText()
  return <AccountFrame heading={t('shell.myAccount')}>{(user) => <Overview user={user} />}</AccountFrame>
}
