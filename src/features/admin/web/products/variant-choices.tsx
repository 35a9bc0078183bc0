import { useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { Choices, ManageCatalogContract, ManagedAttribute } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { onEnter } from '../screen-parts/on-enter.ts'

export type Chosen = Readonly<Record<string, readonly number[]>>

/** What a call takes of what was ticked: attributes without a value are none. */
export const toChoices = (chosen: Chosen): Choices =>
  Object.entries(chosen).flatMap(([code, options]) => (options.length > 0 ? [{ code, options: [...options] }] : []))

type Props = {
  attributes: readonly ManagedAttribute[]
  /** The attributes to choose by. */
  codes: readonly string[]
  chosen: Chosen
  onChange: Dispatch<SetStateAction<Chosen>>
  /** A value was added to an attribute. */
  onOption: () => void
}

/** Values whose combinations become variants; one that is missing is added here. */
export const VariantChoices = ({ attributes, codes, chosen, onChange, onOption }: Props) => (
  <>
    {codes.map((code) => {
      const attribute = attributes.find((one) => one.code === code)
      const own = chosen[code] ?? []
      return attribute ? (
        <fieldset key={code} className={styles.checks}>
          <legend>{attribute.label}</legend>
          {attribute.options.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={own.includes(id)}
              onChange={({ target }) =>
                onChange({ ...chosen, [code]: target.checked ? [...own, id] : own.filter((one) => one !== id) })
              }
            />
          ))}
          <NewOption
            attribute={attribute}
            onAdd={(id) => {
              // what was ticked meanwhile stays
              onChange((now) => ({ ...now, [code]: [...new Set([...(now[code] ?? []), id])] }))
              onOption()
            }}
          />
        </fieldset>
      ) : null
    })}
  </>
)

const NewOption = ({ attribute, onAdd }: { attribute: ManagedAttribute; onAdd: (id: number) => void }) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [label, setLabel] = useState('')
  const add = async () => {
    if (!label.trim()) return
    const added = await work.run(
      () =>
        call('POST /api/manage/attributes/:code/options', {
          params: { code: attribute.code },
          body: { label: { en: label.trim() } },
        }),
      t('office.saved'),
    )
    if (!added) return
    setLabel((now) => (now === label ? '' : now))
    onAdd(added.id)
  }
  return (
    <span className={`${styles.actions} ${styles.wide}`}>
      <TextField
        label={t('office.newValue', { name: attribute.label })}
        maxLength={300}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        onKeyDown={onEnter(() => void add())}
      />
      <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void add()}>
        {t('office.addValue')}
      </Button>
      <Problem text={work.error} />
    </span>
  )
}
