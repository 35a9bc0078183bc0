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

/** A category without a product. */
export const EmptyCategory = () => {
  const t = useText()
  return (
    <div className="wrap">
      <Empty
        title={t('search.emptyCategory')}
        text={t('search.emptyCategoryHint')}
        action={<ButtonLink to="/">{t('search.toHome')}</ButtonLink>}
      />
    </div>
  )
}
