import { useState } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { SettingsContract, WireView } from '#features/stores/rules/setting-calls.ts'
import type { SettingKey } from '#features/stores/rules/setting-specs.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SettingForm, valueIn } from './setting-form.tsx'
import { Unread } from '../screen-parts/unread.tsx'
import { UnsavedSettings, useSettings, useTypedSettings } from './typed-settings.tsx'
import settingStyles from './settings.module.css'

type Shown = ReplyOf<SettingsContract['GET /api/admin/settings']>

/** What is one for all store views, and what each has of its own. */
const shared: readonly SettingKey[] = ['active_views', 'rates', 'domains', 'interface_locales']
const own: readonly SettingKey[] = [
  'view_name',
  'view_flag',
  'countries',
  'site_name',
  'site_title',
  'site_description',
  'email_support',
  'phone_display',
  'phone_800_link',
  'telegram_link',
  'whatsapp_link',
  'viber_link',
  'instagram_link',
  'facebook_link',
  'company',
  'company_info',
]

/** The store views: which are offered and in what order, and what each is called and reached by. */
export const Screen = () => {
  const t = useText()
  const { i18n, storeCode: here } = useStoreView()
  const { answer, look, change } = useSettings()
  const [code, setCode] = useState<StoreCode>(here)
  const typed = useTypedSettings()
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} />
  const shown = answer.value
  const formOf = (key: SettingKey, storeCode: '' | StoreCode) => {
    const setting = shown.items.find((one) => one.key === key)
    return setting ? (
      <SettingForm
        key={`${key} ${storeCode}`}
        setting={setting}
        storeCode={storeCode}
        language={i18n.language}
        choices={shown.choices}
        {...typed.of(key, storeCode)}
        onChange={change}
      />
    ) : null
  }
  return (
    <div className={settingStyles.settings}>
      <UnsavedSettings all={typed.all} />
      <Part title={t('office.allViews')} text={t('office.allViewsText')}>
        <ViewFacts shown={shown} />
        {shared.map((key) => formOf(key, ''))}
      </Part>
      <Part title={t('office.oneView')}>
        <SelectField
          label={t('office.storeView')}
          value={code}
          onChange={({ target }) => isStoreCode(target.value) && setCode(target.value)}
        >
          {shown.views.map((view) => (
            <option key={view.store_code} value={view.store_code}>
              {`${view.store_code} · ${nameOf(shown, view)}`}
            </option>
          ))}
        </SelectField>
        {own.map((key) => formOf(key, code))}
      </Part>
    </div>
  )
}

const inView = (shown: Shown, key: SettingKey, code: string): unknown => {
  const setting = shown.items.find((one) => one.key === key)
  return setting && valueIn(setting, code)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const nameOf = (shown: Shown, view: WireView): string =>
  textOf(inView(shown, 'view_name', view.store_code)) || view.name

const ViewFacts = ({ shown }: { shown: Shown }) => {
  const t = useText()
  const active = inView(shown, 'active_views', '') as readonly string[]
  return (
    <ul className={styles.rows}>
      {shown.views.map((view) => (
        <li key={view.store_code}>
          <span>{`${view.url} · ${nameOf(shown, view)} · ${view.language} · ${view.currency}`}</span>
          <span>{t(active.includes(view.store_code) ? 'office.viewOn' : 'office.viewOff')}</span>
        </li>
      ))}
    </ul>
  )
}
