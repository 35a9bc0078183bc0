import { useLocation } from 'react-router'
import { useStoreView } from './store-view-context.tsx'
import { useMaybeShell } from './use-shell.ts'

type Props = {
  /** The page's own title; the site's name follows it. */
  title: string
  description?: string | undefined
  /** Path below the store prefix without a query, with its leading slash; the page's own without one. */
  path?: string | undefined
  /** Filtered lists, results of a search and personal pages are not. */
  isIndexed?: boolean
  /** Absolute or rooted address of a picture for cards of social networks. */
  picture?: string | undefined
}

/** Title, description, canonical address, its twins in other languages, and what social networks show. React puts it into the head. */
export const PageHead = ({ title, description, path, isIndexed = true, picture }: Props) => {
  const { pathname } = useLocation()
  const view = useStoreView()
  const shell = useMaybeShell()
  const siteName = shell?.settings.site_name ?? 'Vitrine'
  const below = (path ?? pathname).replace(/\/$/, '')
  const addressIn = (prefix: string) => `${shell?.publicUrl ?? ''}${prefix}${below}`
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`
  const twins = shell?.views.filter(({ hreflang }) => hreflang) ?? []
  const fallback = twins.find(({ storeCode }) => storeCode === 'en') ?? twins[0]
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isIndexed && shell?.isIndexed !== false ? null : <meta name="robots" content="noindex,follow" />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={siteName} />
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={new URL(picture, shell?.publicUrl).href} /> : null}
      {shell && isIndexed ? (
        <>
          <link rel="canonical" href={addressIn(view.url)} />
          <meta property="og:url" content={addressIn(view.url)} />
          {twins.map((twin) => (
            <link key={twin.storeCode} rel="alternate" hrefLang={twin.hreflang} href={addressIn(twin.url)} />
          ))}
          {fallback ? <link rel="alternate" hrefLang="x-default" href={addressIn(fallback.url)} /> : null}
        </>
      ) : null}
    </>
  )
}
