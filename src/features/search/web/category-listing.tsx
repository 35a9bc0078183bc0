import { Suspense } from 'react'
import { Link } from '#ui/link.tsx'
import { categoryPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { PageHead, useShell, useShownCategories } from '#features/stores/web/index.ts'
import { JsonLd } from '#platform/web/page/json-ld.tsx'
import { useText } from '#platform/web/texts.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import { Listing } from './listing.tsx'
import { toSearch } from './listing-query.ts'
import type { ListingData } from './load-listing.ts'
import { EmptyCategory } from './parts.ts'
import styles from './category-listing.module.css'

const structured = import.meta.env.SSR ? await import('./structured-data.ts') : undefined

type Named = { readonly id: number; readonly name: string; readonly url_path: string }
type Category = Named & {
  readonly image?: string | undefined
  readonly meta_title?: string | undefined
  readonly meta_description?: string | undefined
}

type Props = { category: Category; data: ListingData }

/** A category: the way to it, what it is called, its neighbours, and its products. */
export const CategoryListing = ({ category, data }: Props) => {
  const t = useText()
  const { menu, publicUrl, view } = useShell()
  const shown = useShownCategories()
  const path = pathTo(menu, category.id)
  const above = path.slice(0, -1)
  const self = path.at(-1)
  // a leaf shows its neighbours, so that one step does not lead into a dead end
  const base = self?.children_data.length ? self : above.at(-1)
  const tabs = base ? shown(base.children_data) : []
  const addressOf = (below: string) => `${publicUrl}${view.url}${below}`
  const way = [
    { name: t('search.home'), path: '' },
    ...[...above, category].map(({ name, url_path }) => ({ name, path: categoryPath(url_path) })),
  ]
  const root = above[0]?.name
  const picture = category.image ?? data.items[0]?.image
  const isPlain = toSearch({ ...data.query, page: 1 }) === ''
  return (
    <>
      <PageHead
        title={category.meta_title ?? (root ? `${category.name}, ${root}` : category.name)}
        description={
          category.meta_description ?? t('search.categoryDescription', { name: category.name, count: data.all })
        }
        path={categoryPath(category.url_path)}
        isIndexed={isPlain && data.all > 0}
        picture={picture ? pictureUrl(picture, 1200, 630) : undefined}
      />
      <JsonLd value={structured && (() => structured.categoryData(way, data, addressOf))} />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumbs
          crumbs={[
            { label: t('search.home'), to: '/' },
            ...above.map(({ name, url_path }) => ({ label: name, to: `/${url_path}` })),
          ]}
          current={category.name}
        />
        <h1 className="t-64">
          {category.name}
          {/* the line below says it too; the heading's name stays the category's */}
          <sup className="n" aria-hidden="true">
            {data.all}
          </sup>
        </h1>
        {base && tabs.length > 0 ? (
          <nav className={styles.tabs} aria-label={t('search.within', { name: base.name })}>
            <Link to={`/${base.url_path}`} aria-current={base === self ? 'page' : undefined}>
              {t('search.all')}
            </Link>
            {tabs.map(({ id, name, url_path }) => (
              <Link key={id} to={`/${url_path}`} aria-current={id === category.id ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      <Listing
        data={data}
        empty={
          <Suspense>
            <EmptyCategory isOffline={data.saved !== undefined} />
          </Suspense>
        }
      />
    </>
  )
}

/** The categories from the main one down to `id`; empty where the menu does not have it. */
const pathTo = (menu: readonly MenuCategory[], id: number): MenuCategory[] => {
  for (const category of menu) {
    if (category.id === id) return [category]
    const below = pathTo(category.children_data, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
