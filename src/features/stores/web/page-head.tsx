import { useLocation } from 'react-router'
import { useStoreView } from './store-view-context.tsx'
import { useMaybeShell } from './use-shell.ts'

type Props = {
  /** The page's own title; the site's name follows it. */
  title: string
  description?: string | undefined
  /** The page's one address below the store prefix: encoded, without a query, with its leading slash. Without one it is the present one. */
  path?: string | undefined
  /** Filtered lists, results of a search and personal pages are not. */
  isIndexed?: boolean
  /** Rooted address of a picture of 1200x630 for cards of social networks; without one they show the shop's mark. */
  picture?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** Codes of the store views that have this page too; all of them without. */
  views?: readonly string[] | undefined
}

/** Areas of one person, and of the staff: crawlers neither keep nor follow them. Source: accounts-and-bloggers.md 2. */
const personal = /^\/(my-account|cabinet|admin)(\/|$)/

/** Title, description, canonical address, its twins in other languages, and what social networks show. React puts it into the head. */
export const PageHead = ({ title, description, path, isIndexed = true, picture, type = 'website', views }: Props) => {
  const { pathname } = useLocation()
  const view = useStoreView()
  const shell = useMaybeShell()
  const siteName = shell?.settings.site_name ?? 'Vitrine'
  const below = (path ?? pathname).replace(/\/$/, '')
  const addressIn = ({ url, domain = shell?.publicUrl ?? '' }: { readonly url: string; readonly domain?: string }) =>
    `${domain.replace(/\/$/, '')}${url}${below}`
  const own = shell?.views.find(({ storeCode }) => storeCode === view.storeCode) ?? view
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`
  const isOpen = isIndexed && shell?.isIndexed !== false
  const isClosed = shell?.isIndexed === false || personal.test(pathname)
  const twins = shell?.views.filter(({ storeCode, hreflang }) => hreflang && views?.includes(storeCode) !== false) ?? []
  const fallback = twins.find(({ storeCode }) => storeCode === 'en') ?? twins[0]
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isOpen ? null : <meta name="robots" content={isClosed ? 'noindex,nofollow' : 'noindex,follow'} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={view.i18n.locale.replace('-', '_')} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {shell ? (
        <>
          <meta property="og:image" content={`${shell.publicUrl}${picture ?? '/icons/app-512.png'}`} />
          <meta property="og:image:width" content={picture ? '1200' : '512'} />
          <meta property="og:image:height" content={picture ? '630' : '512'} />
        </>
      ) : null}
      {shell && (isIndexed || path !== undefined) ? (
        <>
          <link rel="canonical" href={addressIn(own)} />
          <meta property="og:url" content={addressIn(own)} />
        </>
      ) : null}
      {isOpen && fallback ? (
        <>
          {twins.map((twin) => (
            <link key={twin.storeCode} rel="alternate" hrefLang={twin.hreflang} href={addressIn(twin)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(fallback)} />
        </>
      ) : null}
    </>
  )
}
