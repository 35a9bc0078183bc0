import { languages } from '#core/language.ts'
import type { Localized } from '#core/language.ts'
import { emptyOf } from '#features/stores/rules/setting-shapes.ts'
import type { Shape } from '#features/stores/rules/setting-shapes.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FieldList } from './field-list.tsx'
import { PictureField } from './picture-field.tsx'
import { faultText, pathTo } from './shape-props.ts'
import type { ShapeProps } from './shape-props.ts'
import styles from './settings.module.css'

/** What a setting, or a part of one, is changed with: by what it may be. */
export const ShapeField = (props: ShapeProps) => {
  const { shape, label, value, path, language, onChange } = props
  const t = useText()
  const code = props.faults[path]
  const error = code ? faultText(t, shape, code) : undefined
  switch (shape.kind) {
    case 'yes-no':
      return <Checkbox label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    case 'number':
      return (
        <TextField
          label={label}
          hint={t('office.bounds', { min: shape.min, max: shape.max })}
          error={error}
          type="number"
          min={shape.min}
          max={shape.max}
          step={shape.isWhole ? 1 : 'any'}
          required
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
        />
      )
    case 'text':
      return <TextChoice {...props} shape={shape} error={error} />
    case 'choice':
      return (
        <SelectField
          label={label}
          error={error}
          value={String(value)}
          onChange={({ target }) => onChange(shape.of.find((one) => String(one) === target.value))}
        >
          {shape.of.map((one) => (
            <option key={String(one)} value={String(one)}>
              {t(`office.choice.${one === '' ? 'own' : String(one)}`)}
            </option>
          ))}
        </SelectField>
      )
    case 'words': {
      const words = (value ?? {}) as Localized
      const wrong = languages.find((one) => props.faults[pathTo(path, one)])
      return (
        <TextField
          label={`${label} (${language})`}
          error={wrong ? `${wrong}: ${t(`office.settingFault.${props.faults[pathTo(path, wrong)]}`)}` : error}
          maxLength={shape.most}
          {...(shape.lines ? { rows: shape.lines } : {})}
          value={words[language] ?? ''}
          onChange={({ target }) => {
            const { [language]: _before, ...others } = words
            onChange(target.value === '' ? others : { ...others, [language]: target.value })
          }}
        />
      )
    }
    case 'list':
      return <FieldList {...props} shape={shape} error={error} Field={ShapeField} />
    case 'fields':
      return <Fields {...props} shape={shape} />
    case 'or-nothing':
      return <Fillable {...props} shape={shape} />
  }
}

type Of<Kind extends Shape['kind']> = Omit<ShapeProps, 'shape'> & { shape: Extract<Shape, { kind: Kind }> }

const TextChoice = ({ shape, label, value, choices, onChange, error }: Of<'text'> & { error: string | undefined }) => {
  const t = useText()
  const text = typeof value === 'string' ? value : ''
  const change = (next: string) => onChange(next)
  if (shape.form === 'picture') return <PictureField label={label} value={text} error={error} onChange={change} />
  if (!shape.names)
    return (
      <>
        <TextField
          label={label}
          error={error}
          maxLength={shape.most}
          required={shape.least !== undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        {shape.form === 'own-file' ? (
          <PictureField label={label} value={text} error={undefined} onChange={change} />
        ) : null}
      </>
    )
  return (
    <SelectField label={label} error={error} required value={text} onChange={({ target }) => change(target.value)}>
      <option value="">{t('office.choose')}</option>
      {choices[shape.names].map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  )
}

const Fields = ({ shape, label, value, path, onChange, ...rest }: Of<'fields'>) => {
  const t = useText()
  const given = (value ?? {}) as Readonly<Record<string, unknown>>
  const change = (name: string, next: unknown) => {
    const { [name]: _before, ...others } = given
    const isGone = shape.mayMiss?.includes(name) && next === ''
    onChange(isGone ? others : { ...given, [name]: next })
  }
  return (
    <fieldset className={styles.fields}>
      <legend className="vh">{label}</legend>
      {Object.entries(shape.fields).map(([name, field]) => (
        <ShapeField
          {...rest}
          key={name}
          shape={shape.mayMiss?.includes(name) && field.kind === 'text' ? { kind: 'text', most: field.most } : field}
          label={t(`office.part.${name}`)}
          path={pathTo(path, name)}
          value={given[name]}
          onChange={(next) => change(name, next)}
        />
      ))}
    </fieldset>
  )
}

const Fillable = ({ shape, value, onChange, ...rest }: Of<'or-nothing'>) => {
  const t = useText()
  return (
    <div className={styles.fields}>
      <Checkbox
        label={t('office.isThere')}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? emptyOf(shape.of) : null)}
      />
      {value === null ? null : <ShapeField {...rest} shape={shape.of} value={value} onChange={onChange} />}
    </div>
  )
}
