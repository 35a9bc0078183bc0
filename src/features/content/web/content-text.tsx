import { PageHead } from '#features/stores/web/index.ts'
import type { WireCmsPage } from '../contract.ts'
import { pagePath } from '../rules.ts'
import styles from './content-text.module.css'

/** A page of words: headings, paragraphs, lists. */
export const ContentText = ({ page }: { page: WireCmsPage }) => (
  <article className={`wrap ${styles.page}`}>
    <PageHead
      title={page.title}
      description={firstWords(page)}
      path={pagePath(page.identifier)}
      type="article"
      views={page.store_codes}
    />
    <h1 className="t-64" tabIndex={-1}>
      {page.title}
    </h1>
    <ContentBlocks page={page} />
  </article>
)

/** Its words: text alone, whatever was written. */
export const ContentBlocks = ({ page }: { page: Pick<WireCmsPage, 'json'> }) => (
  <div className={styles.words}>
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
  </div>
)

/** The first paragraph, as search engines show it below the title. */
const firstWords = ({ json: { blocks } }: WireCmsPage): string | undefined =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))[0]?.slice(0, 160)
