import { Fragment } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'

/** What somebody agrees to who orders, below the button that does; nothing where no such page is written. */
export const OrderTerms = () => {
  const t = useText()
  const { settings } = useShell()
  const links = [
    ...(settings.has_terms_and_conditions ? [['/terms-of-use', t('checkout.termsLink')] as const] : []),
    ...(settings.has_return_policy ? [['/returns', t('checkout.returnsLink')] as const] : []),
  ]
  return links.length > 0 ? (
    <p className="t-12 muted">
      {t('checkout.terms')}
      {links.map(([path, text], index) => (
        <Fragment key={path}>
          {index > 0 ? ', ' : ' '}
          <Link className="link" to={path} target="_blank">
            {text}
          </Link>
        </Fragment>
      ))}
    </p>
  ) : null
}
