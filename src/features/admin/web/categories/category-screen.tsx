import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { Link } from '#ui/link.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryPicture, CategoryRemoval } from './category-picture.tsx'
import { CategoryProducts } from './category-products.tsx'
import styles from '../screen-parts/office.module.css'
import { Read } from '../screen-parts/unread.tsx'
import { UnsavedForm, UnsavedParts } from '../screen-parts/unsaved.tsx'

/** One category: its words and place, its picture, and what is in it. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const one = useOne<ManageCatalogContract, 'GET /api/manage/categories/:id'>('GET /api/manage/categories/:id', {
    params: { id },
  })
  const { look, show } = one
  return (
    <Read one={one} title={t('office.noCategory')}>
      {(category) => (
        <UnsavedParts>
          <h2 className="t-28">{category.path}</h2>
          <p className="t-14">
            <Link className="link" to={`/${category.url_path}`}>
              {t('office.inShop')}
            </Link>
          </p>
          <div className={styles.columns}>
            <UnsavedForm
              stored={category}
              parts={({ name, seo, slug, parent_id, position, is_active }) => [
                [name, seo, slug],
                [parent_id, position, is_active],
              ]}
            >
              {(begun) => <CategoryForm category={begun} onChange={show} />}
            </UnsavedForm>
            <CategoryProducts id={category.id} onChange={look} />
            <CategoryPicture category={category} onChange={show} />
            <CategoryRemoval category={category} />
          </div>
        </UnsavedParts>
      )}
    </Read>
  )
}
