import { PageHead } from '#features/stores/web/index.ts'
import type { WireCmsPage } from '../contract.ts'
import styles from './content-page.module.css'

/** A page of words: headings, paragraphs, lists. */
export const ContentPage = ({ page }: { page: WireCmsPage }) => (
  <article className={`wrap ${styles.page}`}>
    <PageHead title={page.title} />
    <h1 className="t-64" tabIndex={-1}>
      {page.title}
    </h1>
    {page.json.blocks.map((block) =>
      block.kind === 'list' ? (
        <ul key={block.items.join()}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : block.kind === 'heading' ? (
        <h2 key={block.text}>{block.text}</h2>
      ) : (
        <p key={block.text}>{block.text}</p>
      ),
    )}
  </article>
)
