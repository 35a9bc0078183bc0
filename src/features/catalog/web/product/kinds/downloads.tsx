import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from '../product.module.css'

/** What comes with the order, and what can be looked at before. */
export const Downloads = ({ product }: { product: WireProduct }) => {
  const t = useText()
  return (
    <section className={styles.downloads} aria-labelledby="files">
      <h2 id="files" className="t-14">
        {t('product.files')}
      </h2>
      <ul>
        {product.downloads.map(({ title, file, is_sample }) => (
          <li key={file}>
            <Icon name="doc" size="s" />
            {is_sample ? (
              <a className="link" href={`/media/${file}`} target="_blank" rel="noopener">
                {t('product.sample')}: {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
