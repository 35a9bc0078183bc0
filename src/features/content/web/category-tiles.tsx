import { Link } from '#ui/link.tsx'
import { useShell, useShownCategories } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { tilesOf } from '../rules.ts'
import styles from './category-tiles.module.css'

/** One tall window and four small ones into the shelves that have a picture. */
export const CategoryTiles = () => {
  const t = useText()
  const { menu } = useShell()
  const tiles = tilesOf(menu, useShownCategories())
  if (tiles.length === 0) return null
  return (
    <section className="wrap section" aria-labelledby="home-tiles">
      <div className="head">
        <h2 id="home-tiles">{t('home.byPiece')}</h2>
      </div>
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <Link to={`/${tile.url_path}`}>
              <span className="pic">
                <Picture
                  path={tile.picture}
                  alt=""
                  width={480}
                  height={600}
                  sizes={index === 0 ? '(min-width:48rem) 50vw, 100vw' : '(min-width:48rem) 25vw, 50vw'}
                />
              </span>
              <span className={styles.name}>
                {tile.name}
                <sup className="n">
                  <span className="vh">, </span>
                  {tile.product_count}
                </sup>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
