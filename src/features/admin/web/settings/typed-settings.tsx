import { useState } from 'react'
import { ok } from '#core/result.ts'
import type { SettingsContract, WireSetting } from '#features/stores/rules/setting-calls.ts'
import { isSettingKey } from '#features/stores/rules/setting-specs.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Unsaved } from '../screen-parts/unsaved.tsx'

/** Every setting as it is by now, however many are saved at once. */
export const useSettings = () => {
  const { answer, look } = useOne<SettingsContract, 'GET /api/admin/settings'>('GET /api/admin/settings')
  const [changed, setChanged] = useState<Readonly<Record<string, WireSetting>>>({})
  return {
    answer: answer?.ok
      ? ok({ ...answer.value, items: answer.value.items.map((one) => changed[one.key] ?? one) })
      : answer,
    look,
    change: (setting: WireSetting) => setChanged((before) => ({ ...before, [setting.key]: setting })),
  }
}

/** What was typed of a setting and is saved nowhere. */
export type Typed = { readonly value: unknown }

/** What is to stand there, by what does by now; undefined for nothing. */
export type NextTyped = (now: Typed | undefined) => Typed | undefined

/** What was typed of settings, by setting and store view: it stays while others are shown. */
export const useTypedSettings = () => {
  const [all, setAll] = useState<Readonly<Record<string, Typed>>>({})
  return {
    all,
    /** For the form of one of them; without a store view it is that of all. */
    of: (key: string, storeCode: string) => {
      const id = `${key} ${storeCode}`
      return {
        typed: all[id],
        onType: (next: NextTyped) =>
          setAll(({ [id]: now, ...others }) => {
            const then = next(now)
            return then ? { ...others, [id]: then } : others
          }),
      }
    },
  }
}

/** Names what is typed and not saved, and asks before the screen is left with it. */
export const UnsavedSettings = ({ all }: Pick<ReturnType<typeof useTypedSettings>, 'all'>) => {
  const t = useText()
  const names = Object.keys(all).flatMap((id) => {
    const [key = '', storeCode] = id.split(' ')
    const name = isSettingKey(key) ? t(`office.setting.${key}`) : key
    return storeCode ? `${name} (${storeCode})` : name
  })
  return (
    <>
      <Unsaved isChanged={names.length > 0} keepsByPath />
      {names.length > 0 ? <p className="t-14">{t('office.typedSettings', { names: names.join(', ') })}</p> : null}
    </>
  )
}
