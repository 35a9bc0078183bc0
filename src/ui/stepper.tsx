import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

type Props = {
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
  /** Names for screen readers: the group, and its two buttons. */
  label: string
  lessLabel: string
  moreLabel: string
}

/** A quantity with one step less and one step more. */
export const Stepper = ({ value, min = 1, max = 9999, onChange, label, lessLabel, moreLabel }: Props) => (
  <div className={styles.stepper} role="group" aria-label={label}>
    <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Icon name="minus" size="s" />
    </button>
    <output aria-live="polite">{value}</output>
    <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Icon name="plus" size="s" />
    </button>
  </div>
)
