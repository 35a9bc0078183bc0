import { useEffect } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

/** The choices leave nothing: one link takes them back. */
export const NoMatch = ({ clear }: { clear: string }) => {
  const t = useText()
  return (
    <Empty
      title={t('search.noMatch')}
      text={t('search.noMatchHint')}
      action={<ButtonLink to={clear}>{t('search.clearAll')}</ButtonLink>}
    />
  )
}

/** A category without a product, or without one that this browser kept. */
export const EmptyCategory = ({ isOffline }: { isOffline: boolean }) => {
  const t = useText()
  const notices = useNotices()
  useEffect(() => {
    if (isOffline) notices.add({ kind: 'warning', text: t('search.notSynchronized') })
  }, [isOffline, notices, t])
  return (
    <div className="wrap">
      <Empty
        title={t(isOffline ? 'search.notSaved' : 'search.emptyCategory')}
        text={t(isOffline ? 'search.notSavedHint' : 'search.emptyCategoryHint')}
        action={<ButtonLink to="/">{t('search.toHome')}</ButtonLink>}
      />
    </div>
  )
}
