import { Link } from '#ui/link.tsx'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { useShownCategories } from '#features/stores/web/use-shown-categories.ts'
import styles from './mega-menu.module.css'

const mostPictures = 2

/** What is below a main category: its shelves in columns, and a window or two into them. */
export const MegaMenu = ({ category }: { category: MenuCategory }) => {
  const t = useText()
  const shown = useShownCategories()
  const shelves = shown(category.children_data)
  const pictured = [...shelves, ...shelves.flatMap(({ children_data }) => children_data)].filter(
    ({ picture }) => picture,
  )
  return (
    <div className={`wrap ${styles.mega}`}>
      <div className={styles.columns}>
        <Link className={styles.all} to={`/${category.url_path}`}>
          {t('shell.allOf', { name: category.name })}
          <sup className="n" aria-hidden="true">
            {category.product_count}
          </sup>
        </Link>
        {shelves.map((shelf) => (
          <section key={shelf.id}>
            <h2>
              <Link to={`/${shelf.url_path}`}>{shelf.name}</Link>
            </h2>
            <ul>
              {shown(shelf.children_data).map(({ id, name, url_path, product_count }) => (
                <li key={id}>
                  <Link to={`/${url_path}`}>
                    {name} <span className="muted num">{product_count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {pictured.slice(0, mostPictures).map(({ id, name, url_path, picture }) => (
        <Link key={id} className={styles.window} to={`/${url_path}`}>
          <span className="pic">
            <Picture path={picture ?? ''} alt="" width={324} height={489} />
          </span>
          <span>{name}</span>
        </Link>
      ))}
    </div>
  )
}
