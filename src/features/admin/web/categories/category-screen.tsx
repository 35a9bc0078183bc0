import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { Link } from '#ui/link.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryPicture, CategoryRemoval } from './category-picture.tsx'
import { CategoryProducts } from './category-products.tsx'
import styles from '../screen-parts/office.module.css'
import { Unread } from '../screen-parts/unread.tsx'

/** One category: its words and place, its picture, and what is in it. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const { answer, look } = useOne<ManageCatalogContract, 'GET /api/manage/categories/:id'>(
    'GET /api/manage/categories/:id',
    { params: { id } },
  )
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} title={t('office.noCategory')} />
  const category = answer.value
  return (
    <>
      <h2 className="t-28">{category.path}</h2>
      <p className="t-14">
        <Link className="link" to={`/${category.url_path}`}>
          {t('office.inShop')}
        </Link>
      </p>
      <div className={styles.columns}>
        <CategoryForm key={`form ${JSON.stringify(category)}`} category={category} onChange={look} />
        <CategoryProducts id={category.id} onChange={look} />
        <CategoryPicture category={category} onChange={look} />
        <CategoryRemoval category={category} />
      </div>
    </>
  )
}
