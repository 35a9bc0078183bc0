import type { PageBlock } from '#features/content/rules/page-words.ts'
import { pageLimits } from '#features/content/rules/page-words.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { moveItem } from '../screen-parts/move-item.ts'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { Part } from '../screen-parts/part.tsx'
import styles from './design.module.css'

type Props = { blocks: readonly PageBlock[]; onChange: (blocks: readonly PageBlock[]) => void }

const kinds = ['heading', 'paragraph', 'list'] as const

const emptyBlock = (kind: PageBlock['kind']): PageBlock => (kind === 'list' ? { kind, items: [] } : { kind, text: '' })

/** The words of a page in one language, block by block; each line of a list is one of its points. */
export const PageBlocks = ({ blocks, onChange }: Props) => {
  const t = useText()
  const write = (index: number, written: string) =>
    onChange(
      blocks.map((block, at) => {
        if (at !== index) return block
        return block.kind === 'list'
          ? { kind: 'list', items: written.split('\n').slice(0, pageLimits.items) }
          : { kind: block.kind, text: written }
      }),
    )
  return (
    <Part title={t('office.blocks')} text={t('office.blocksText')}>
      <ol className={styles.blocks}>
        {blocks.map((block, index) => {
          const name = t(`office.block.${block.kind}`, { number: index + 1 })
          return (
            // a block has nothing of its own but its place
            <li key={index} className={styles.block}>
              <TextField
                label={name}
                rows={block.kind === 'heading' ? 1 : 4}
                maxLength={pageLimits.text}
                value={block.kind === 'list' ? block.items.join('\n') : block.text}
                onChange={(event) => write(index, event.target.value)}
              />
              <OrderButtons
                name={name}
                index={index}
                count={blocks.length}
                onMove={(to) => onChange(moveItem(blocks, index, to))}
                onRemove={() => onChange(blocks.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Button key={kind} variant="ghost" size="s" onClick={() => onChange([...blocks, emptyBlock(kind)])}>
            {t(`office.add.${kind}`)}
          </Button>
        ))}
      </div>
    </Part>
  )
}
