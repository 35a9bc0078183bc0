import { useText } from '#platform/web/texts.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from '../content/design.module.css'

type Props = {
  /** What is moved, as the names of the buttons say it. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  /** Without it the item stays. */
  onRemove?: () => void
}

/** The place of an item among others, by buttons: for keyboards and thumbs. */
export const OrderButtons = ({ name, index, count, onMove, onRemove }: Props) => {
  const t = useText()
  return (
    <span className={styles.row}>
      <IconButton
        className={styles.up}
        icon="down"
        label={t('office.moveUp', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={t('office.moveDown', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {onRemove ? <IconButton icon="trash" label={t('office.remove', { name })} onClick={onRemove} /> : null}
    </span>
  )
}
