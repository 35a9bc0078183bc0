import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { Language } from '#core/language.ts'
import type { SettingChoices, SettingsContract, WireSetting } from '#features/stores/rules/setting-calls.ts'
import { checkShape, withoutBlanks } from '#features/stores/rules/setting-shapes.ts'
import { isSettingKey, settingSpecs } from '#features/stores/rules/setting-specs.ts'
import type { SettingKey } from '#features/stores/rules/setting-specs.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { ShapeField } from './shape-field.tsx'
import type { NextTyped, Typed } from './typed-settings.tsx'
import styles from './settings.module.css'

type Props = {
  setting: WireSetting
  /** The store view it is set for; '' for all of them. */
  storeCode: '' | StoreCode
  language: Language
  choices: SettingChoices
  /** What was typed of it and is not saved; undefined for nothing. */
  typed: Typed | undefined
  onType: (next: NextTyped) => void
  onChange: (setting: WireSetting) => void
}

/** What counts in a view: its own value, that of all views, the default. */
export const valueIn = ({ views, value, default: usual }: WireSetting, storeCode: string): unknown =>
  views[storeCode] ?? (value === undefined ? usual : value)

/** One setting with its meaning: it is saved by itself, or goes back to what counts without it. */
export const SettingForm = ({ setting, ...rest }: Props) =>
  isSettingKey(setting.key) ? <Known {...rest} setting={setting} settingKey={setting.key} /> : null

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

const Known = ({
  setting,
  settingKey: key,
  storeCode,
  language,
  choices,
  typed,
  onType,
  onChange,
}: Props & { settingKey: SettingKey }) => {
  const t = useText()
  const call = useCall<SettingsContract>()
  const work = useWork()
  const { shape } = settingSpecs[key]
  const counts = valueIn(setting, storeCode)
  const value = typed ? typed.value : counts
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  // fields that are not controlled start anew
  const [turn, setTurn] = useState(0)
  // what somebody else set meanwhile
  const [isBehind, setBehind] = useState(false)
  const own = storeCode === '' ? setting.value : setting.views[storeCode]
  // something was typed since it was sent
  const isTyped = useRef(false)
  const show = () => {
    onType(() => undefined)
    setTurn((before) => before + 1)
    setBehind(false)
  }
  const send = async (next: { readonly value?: unknown }) => {
    isTyped.current = false
    const answer = await work.run(async () => {
      const body = { key, store_code: storeCode, seen: { value: own }, ...next }
      const made = await call('POST /api/admin/settings', { body })
      if (!made.ok) setFaults((made.meta.fields as Record<string, string> | undefined) ?? {})
      if (!made.ok && made.code === 'SETTING_CHANGED') {
        const changed = made.meta['setting'] as WireSetting
        setBehind(true)
        onType((now) => now ?? { value })
        onChange(changed)
      }
      return made
    }, t('office.saved'))
    if (!answer) return
    setBehind(false)
    // what was typed meanwhile stays, in its fields
    onType((now) => (isSame(now ?? null, typed ?? null) ? undefined : now))
    if (!isTyped.current) setTurn((before) => before + 1)
    onChange(answer)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = withoutBlanks(value)
    const found = checkShape(shape, next)
    setFaults(found)
    if (Object.keys(found).length > 0) return work.setError(t('office.lookAtFields'))
    return void send({ value: next })
  }
  const name = t(`office.setting.${key}`)
  return (
    <form className={styles.setting} aria-label={name} noValidate onSubmit={submit}>
      {shape.kind === 'list' || shape.kind === 'fields' || shape.kind === 'or-nothing' ? <h3>{name}</h3> : null}
      <ShapeField
        key={turn}
        shape={shape}
        label={name}
        value={value}
        faults={faults}
        path=""
        language={language}
        choices={choices}
        onChange={(next) => {
          isTyped.current = true
          // what is being saved may be another than what counts
          onType(() => (isSame(next, counts) && !work.isBusy ? undefined : { value: next }))
        }}
      />
      <Problem text={work.error} />
      <div className={styles.foot}>
        <Button type="submit" size="s" isBusy={work.isBusy} aria-label={t('office.saveSetting', { name })}>
          {t('office.save')}
        </Button>
        {isBehind ? (
          <Button
            type="button"
            variant="ghost"
            size="s"
            aria-label={t('office.showTheirsOf', { name })}
            onClick={() => {
              show()
              work.setError(undefined)
            }}
          >
            {t('office.showTheirs')}
          </Button>
        ) : null}
        {own !== undefined ? (
          <Button
            type="button"
            variant="ghost"
            size="s"
            isBusy={work.isBusy}
            aria-label={t('office.unsetSetting', { name })}
            onClick={() => void send({})}
          >
            {t('office.unset')}
          </Button>
        ) : (
          <span className="t-14 muted">{t(storeCode === '' ? 'office.isDefault' : 'office.isOfAll')}</span>
        )}
      </div>
    </form>
  )
}
