import { colourPair, designTokens, fonts, fromPair, tokenNames } from '#features/content/rules/design-tokens.ts'
import type { DesignTokens, TokenName } from '#features/content/rules/design-tokens.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Part } from '../screen-parts/part.tsx'
import styles from './design.module.css'

type Props = {
  /** All of them: what is not changed is as the skin has it. */
  tokens: DesignTokens
  onChange: (name: TokenName, value: string) => void
  /** What the shop did not take, by `tokens.{name}`. */
  faults: Readonly<Record<string, string>>
}

const ofKind = (kind: 'colour' | 'length') => tokenNames.filter((name) => designTokens[name].kind === kind)

/** Every token with what it is set to: colours in both schemes, lengths, the font. */
export const DesignFields = ({ tokens, onChange, faults }: Props) => {
  const t = useText()
  const valueOf = (name: TokenName) => tokens[name] ?? designTokens[name].builtIn
  return (
    <>
      <Part title={t('office.colours')}>
        <div className={styles.tokens}>
          <p className={`${styles.token} ${styles.heads}`} aria-hidden="true">
            <b />
            <span>{t('office.light')}</span>
            <span>{t('office.dark')}</span>
          </p>
          {ofKind('colour').map((name) => {
            const { light, dark } = colourPair(valueOf(name)) ?? { light: '#000000', dark: '#000000' }
            const label = t(`office.token.${name}`)
            return (
              <div key={name} className={styles.token}>
                <span>{label}</span>
                <input
                  type="color"
                  aria-label={`${label}, ${t('office.light')}`}
                  value={light}
                  onChange={(event) => onChange(name, fromPair(event.target.value, dark))}
                />
                <input
                  type="color"
                  aria-label={`${label}, ${t('office.dark')}`}
                  value={dark}
                  onChange={(event) => onChange(name, fromPair(light, event.target.value))}
                />
              </div>
            )
          })}
        </div>
      </Part>
      <Part title={t('office.shapes')}>
        <SelectField
          label={t('office.token.font')}
          value={valueOf('font')}
          onChange={(event) => onChange('font', event.target.value)}
        >
          {Object.keys(fonts).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {ofKind('length').map((name) => (
          <TextField
            key={name}
            label={t(`office.token.${name}`)}
            hint={t('office.lengthHint')}
            error={faults[`tokens.${name}`] ? t('office.noLength') : undefined}
            value={valueOf(name)}
            maxLength={12}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </Part>
    </>
  )
}
