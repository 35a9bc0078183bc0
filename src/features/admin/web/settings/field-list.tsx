import { useState } from 'react'
import type { ComponentType } from 'react'
import { emptyOf } from '#features/stores/rules/setting-shapes.ts'
import type { Shape } from '#features/stores/rules/setting-shapes.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { moveItem } from '../screen-parts/move-item.ts'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { faultText, pathTo } from './shape-props.ts'
import type { ShapeProps } from './shape-props.ts'
import styles from './settings.module.css'

type Props = Omit<ShapeProps, 'shape'> & {
  shape: Extract<Shape, { kind: 'list' }>
  error: string | undefined
  /** What an item is changed with. */
  Field: ComponentType<ShapeProps>
}

/** Plain texts and numbers as lines of one field; all else one by one, with its place among the others. */
export const FieldList = (props: Props) => {
  const { item } = props.shape
  return item.kind === 'fields' || item.kind === 'choice' ? <Items {...props} /> : <Lines {...props} />
}

const Lines = ({ shape, label, value, faults, path, error, onChange }: Props) => {
  const t = useText()
  const items = listOf(value)
  const at = items.findIndex((_, index) => faults[pathTo(path, index)])
  const wrong = at < 0 ? undefined : `${String(items[at])}: ${faultText(t, shape.item, faults[pathTo(path, at)] ?? '')}`
  const isNumber = shape.item.kind === 'number'
  return (
    <TextField
      label={label}
      hint={t('office.oneALine')}
      error={wrong ?? error}
      rows={Math.min(8, Math.max(2, items.length + 1))}
      defaultValue={items.map(String).join('\n')}
      onChange={({ target }) => {
        const lines = target.value.split('\n').flatMap((line) => line.trim() || [])
        onChange(isNumber ? lines.map(Number) : lines)
      }}
    />
  )
}

const Items = ({ shape, label, value, path, error, onChange, Field, ...rest }: Props) => {
  const t = useText()
  const items = listOf(value)
  const { item } = shape
  // an item has no name of its own, and keeps its fields wherever it goes
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(newUuid))
  const change = (next: readonly unknown[], nextKeys: readonly string[]) => {
    setKeys(nextKeys)
    onChange(next)
  }
  const spare = item.kind === 'choice' ? item.of.find((one) => !items.includes(one)) : emptyOf(item)
  return (
    <div className={styles.fields}>
      <Problem text={error} />
      <ol className={styles.items}>
        {items.map((one, index) => (
          <li key={keys[index]}>
            <div className={styles.itemHead}>
              <b>{`${index + 1}.`}</b>
              <OrderButtons
                name={`${label} ${index + 1}`}
                index={index}
                count={items.length}
                onMove={(to) => change(moveItem(items, index, to), moveItem(keys, index, to))}
                onRemove={() => change(items.toSpliced(index, 1), keys.toSpliced(index, 1))}
              />
            </div>
            <Field
              {...rest}
              shape={item}
              label={`${label} ${index + 1}`}
              path={pathTo(path, index)}
              value={one}
              onChange={(next) => onChange(items.with(index, next))}
            />
          </li>
        ))}
      </ol>
      {spare !== undefined && items.length < shape.most ? (
        <div>
          <Button
            type="button"
            variant="ghost"
            size="s"
            onClick={() => change([...items, spare], [...keys, newUuid()])}
          >
            {t('office.addItem')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
