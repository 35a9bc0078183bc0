import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import type { BloggerSettings } from '../contract.ts'
import { bloggerLimits } from '../rules/limits.ts'
import { Problem } from '#ui/problem.tsx'
import { Read } from './read.tsx'
import { useSettings } from './use-settings.ts'
import styles from './cabinet.module.css'

/** The blogger's nine settings. */
export const Screen = () => {
  const { change, ...one } = useSettings()
  return <Read one={one}>{(settings) => <SettingsForm settings={settings} change={change} />}</Read>
}

type Props = { settings: BloggerSettings; change: ReturnType<typeof useSettings>['change'] }

const lines = ['instagram', 'instagram_link', 'instagram_shopping', 'shop_instagram', 'profile_link'] as const
const addresses: readonly string[] = ['instagram_link', 'profile_link']
const flags = ['has_instagram_shopping', 'show_attention_photo_modal'] as const

const SettingsForm = ({ settings, change }: Props) => {
  const t = useText()
  const work = useWork()
  const [typed, setTyped] = useState<Partial<BloggerSettings>>({})
  const own = { ...settings, ...typed }
  const type = (more: Partial<BloggerSettings>) => setTyped({ ...typed, ...more })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = lines.find((name) => addresses.includes(name) && !/^$|^https?:\/\/\S+$/.test(own[name].trim()))
    if (wrong) return work.setError(t('cabinet.linkWrong'))
    const trimmed = Object.fromEntries(lines.map((name) => [name, own[name].trim()]))
    const post_actions = own.post_actions.map((line) => line.trim()).filter(Boolean)
    // what is not named stays the shop's word, with the code that it has by then
    const changed = Object.entries({ ...own, ...trimmed, post_actions }).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(settings[name as keyof BloggerSettings]),
    )
    if (!(await work.run(() => change(Object.fromEntries(changed)), t('cabinet.settingsSaved')))) return undefined
    // what was typed meanwhile stays
    return setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== typed[name as keyof BloggerSettings])),
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(`cabinet.settings_${name}`)}
          value={own[name]}
          maxLength={addresses.includes(name) ? 500 : 100}
          inputMode={addresses.includes(name) ? 'url' : 'text'}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      ))}
      <TextField
        label={t('cabinet.settings_profile_text')}
        rows={4}
        maxLength={bloggerLimits.text}
        value={own.profile_text}
        onChange={({ target }) => type({ profile_text: target.value })}
      />
      <TextField
        label={t('cabinet.settings_post_actions')}
        hint={t('cabinet.settings_post_actions_hint', { most: bloggerLimits.postActions })}
        rows={4}
        value={own.post_actions.join('\n')}
        onChange={({ target }) => type({ post_actions: target.value.split('\n').slice(0, bloggerLimits.postActions) })}
      />
      {flags.map((name) => (
        <Checkbox
          key={name}
          label={t(`cabinet.settings_${name}`)}
          checked={own[name]}
          onChange={({ target }) => type({ [name]: target.checked })}
        />
      ))}
      <Problem text={work.error} />
      <Button type="submit" isBusy={work.isBusy}>
        {t('cabinet.save')}
      </Button>
    </form>
  )
}
