import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/field.tsx'
import type { OrderReturns, WireOrder } from '../../contract.ts'
import styles from '../returning.module.css'

/** How many pieces of which line. */
export type Chosen = Readonly<Record<number, number>>

export const chosenLines = (chosen: Chosen): { line: number; qty: number }[] =>
  Object.entries(chosen).map(([line, qty]) => ({ line: Number(line), qty }))

/** What of a choice may still come back: some of it may have been taken back since it was made. */
export const stillLeft = (chosen: Chosen, left: OrderReturns['left']): Chosen =>
  Object.fromEntries(left.flatMap(({ line, qty }) => (chosen[line] ? [[line, Math.min(chosen[line], qty)]] : [])))

/** A line's name with what was chosen of it. */
export const nameOfLine = (order: WireOrder, line: number): string => {
  const found = order.products.find((one) => one.line === line)
  return found ? [found.name, ...found.options.map(({ value }) => value)].join(', ') : ''
}

/** Numbers that a list of so many pieces offers at most. */
const mostToList = 100

type Props = {
  order: WireOrder
  left: OrderReturns['left']
  chosen: Chosen
  error: string | undefined
  onChange: (chosen: Chosen) => void
}

/** The pieces that may come back, to be ticked. */
export const PieceChoice = ({ order, left, chosen, error, onChange }: Props) => {
  const t = useText()
  const toggle = (line: number, qty: number) => {
    const { [line]: before, ...rest } = chosen
    onChange(before === undefined ? { ...rest, [line]: qty } : rest)
  }
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('returning.which')}</legend>
      {left.map(({ line, qty }) => (
        <div key={line}>
          <Checkbox
            label={nameOfLine(order, line)}
            checked={chosen[line] !== undefined}
            onChange={() => toggle(line, qty)}
          />
          {qty > 1 && chosen[line] !== undefined ? (
            <SelectField
              label={t('returning.howMany', { name: nameOfLine(order, line) })}
              value={chosen[line]}
              onChange={(event) => onChange({ ...chosen, [line]: Number(event.target.value) })}
            >
              {Array.from({ length: Math.min(qty, mostToList) }, (_, at) => (
                <option key={at} value={at + 1}>
                  {at + 1}
                </option>
              ))}
            </SelectField>
          ) : null}
        </div>
      ))}
      {error ? (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
