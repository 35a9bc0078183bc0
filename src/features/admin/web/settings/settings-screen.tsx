import { useState } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { SettingsContract, WireSetting } from '#features/stores/rules/setting-calls.ts'
import { isSettingKey, settingGroups, settingSpecs } from '#features/stores/rules/setting-specs.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useAddressParams } from '#platform/web/page/use-address-params.ts'
import { Empty } from '#ui/empty.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import { Part } from '../screen-parts/part.tsx'
import { SettingForm } from './setting-form.tsx'
import { Unread } from '../screen-parts/unread.tsx'
import { UnsavedSettings, useSettings, useTypedSettings } from './typed-settings.tsx'
import styles from './settings.module.css'

type Shown = ReplyOf<SettingsContract['GET /api/admin/settings']>

/** Every setting of the shop in groups, for all store views or for one. */
export const Screen = () => {
  const { answer, look, change } = useSettings()
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} />
  return <Groups shown={answer.value} onChange={change} />
}

const Groups = ({ shown, onChange }: { shown: Shown; onChange: (setting: WireSetting) => void }) => {
  const t = useText()
  const [params, change] = useAddressParams()
  const [words, setWords] = useState('')
  const typed = useTypedSettings()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const asked = params.get('view') ?? ''
  const storeCode = isStoreCode(asked) ? asked : ''
  const group = settingGroups.find((one) => one === params.get('group')) ?? 'shop'
  const set = (name: string, value: string) => change((next) => next.set(name, value))
  const wanted = words.trim().toLowerCase()
  const found = shown.items.filter(({ key }) => {
    if (!isSettingKey(key) || (storeCode !== '' && settingSpecs[key].isShopWide)) return false
    const name = `${key} ${t(`office.setting.${key}`)}`.toLowerCase()
    return wanted ? name.includes(wanted) : settingSpecs[key].group === group
  })
  return (
    <div className={styles.settings}>
      <div className={styles.choice}>
        <SelectField label={t('office.group')} value={group} onChange={({ target }) => set('group', target.value)}>
          {settingGroups.map((one) => (
            <option key={one} value={one}>
              {t(`office.group.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('office.storeView')}
          value={storeCode}
          onChange={({ target }) => set('view', target.value)}
        >
          <option value="">{t('office.everyView')}</option>
          {shown.views.map((view) => (
            <option key={view.store_code} value={view.store_code}>
              {`${view.store_code} · ${view.name}`}
            </option>
          ))}
        </SelectField>
        <LanguageSelect value={language} onChange={setLanguage} />
        <TextField
          type="search"
          label={t('office.findSetting')}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <UnsavedSettings all={typed.all} />
      <Part title={wanted ? t('office.found') : t(`office.group.${group}`)} text={t('office.settingsText')}>
        {found.length === 0 ? <Empty title={t('office.nothing')} /> : null}
        {found.map((setting) => (
          <SettingForm
            key={`${setting.key} ${storeCode}`}
            setting={setting}
            storeCode={storeCode}
            language={language}
            choices={shown.choices}
            {...typed.of(setting.key, storeCode)}
            onChange={onChange}
          />
        ))}
      </Part>
    </div>
  )
}
