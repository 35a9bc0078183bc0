import { useText } from '#platform/web/texts.tsx'
import { Swatch } from '#ui/swatch.tsx'
import type { CardColour } from './card-product.ts'
import styles from './card-colours.module.css'

type Props = { colours: readonly CardColour[]; chosen: number | undefined; onChoose: (id: number) => void }

const mostShown = 5

/** Bars of the colours; one changes the card's picture. */
export const CardColours = ({ colours, chosen, onChoose }: Props) => {
  const t = useText()
  const more = colours.length - mostShown
  return (
    <div className={styles.bars} role="group" aria-label={t('catalog.colours')}>
      {colours.slice(0, mostShown).map(({ id, name, hex }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-pressed={id === chosen}
          onPointerEnter={(event) => (event.pointerType === 'mouse' ? onChoose(id) : undefined)}
          onClick={() => onChoose(id)}
        >
          <Swatch color={hex} />
        </button>
      ))}
      {more > 0 ? (
        <span>
          +{more}
          <span className="vh"> {t('catalog.moreColours')}</span>
        </span>
      ) : null}
    </div>
  )
}
