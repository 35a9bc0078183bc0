import { useWords } from './words.ts'
import { classNames } from './class-names.ts'
import styles from './price.module.css'

type Props = {
  /** Amounts as they are shown, formatted by the caller. */
  now: string
  before?: string | undefined
  /** How much was taken off, in whole percent. */
  percent?: number | undefined
  /** A line below, such as the lowest price of 30 days. */
  note?: string | undefined
  className?: string | undefined
}

/** The price; reduced, it says which is which and by how much. */
export const Price = ({ now, before, percent, note, className }: Props) => {
  const t = useWords()
  return (
    <>
      <p className={classNames(styles.price, Boolean(before) && styles.off, className)}>
        <span className={styles.now}>
          {before ? <span className="vh">{t('ui.priceNow')} </span> : null}
          {now}
        </span>
        {before ? (
          <s>
            <span className="vh">{t('ui.priceBefore')} </span>
            {before}
          </s>
        ) : null}
        {percent ? <span className={styles.percent}>{`−${t('ui.percent', { value: percent })}`}</span> : null}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  )
}
