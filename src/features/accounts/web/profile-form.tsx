import { useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import type { Result } from '#core/result.ts'
import { useStoreView, useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useNotices } from '#platform/web/notices.ts'
import { sendOrQueue } from '#platform/web/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { AccountsContract, WireUser } from '../contract.ts'
import { profileSentEvent } from './account-access.ts'
import styles from './account.module.css'
import { Avatar } from './avatar.tsx'
import { countryNames } from './country-names.ts'
import { Problem, Section } from './section.tsx'
import { useChange } from './use-change.ts'
import { useGetAccount } from './use-account.ts'

/** Name and place; each field as it is now. */
export const ProfileForm = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const { settings } = useShell()
  const { i18n } = useStoreView()
  const getAccount = useGetAccount()
  const notices = useNotices()
  const change = useChange()
  const [fields, setFields] = useState({
    firstname: user.firstname,
    lastname: user.lastname,
    city: user.city ?? '',
    postcode: user.postcode ?? '',
    country: user.country ?? '',
  })
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setFields({ ...fields, [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fields.firstname.trim() === '') return change.setError(t('account.enterName'))
    const body = { id: user.id, ...fields, country: fields.country || null }
    const key = 'POST /api/user/update'
    const saved = await change.run(() =>
      sendOrQueue(() => call(key, { body }), {
        id: `profile ${user.id}`,
        lane: 'profile',
        key,
        payload: body,
        needsSession: true,
        callbackEvent: profileSentEvent,
      }),
    )
    if (!saved) return undefined
    const isQueued = saved === 'queued'
    notices.add(
      isQueued ? { kind: 'warning', text: t('account.queued') } : { kind: 'success', text: t('account.updated') },
    )
    // what waits is shown as it will be
    return getAccount().update(isQueued ? { ...user, ...body } : saved)
  }
  return (
    <Section title={t('account.person')}>
      <Photo user={user} />
      <form className={`${styles.form} ${styles.two}`} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={t('account.firstName')} autoComplete="given-name" maxLength={100} {...field('firstname')} />
        <TextField label={t('account.lastName')} autoComplete="family-name" maxLength={100} {...field('lastname')} />
        <TextField label={t('account.city')} autoComplete="address-level2" maxLength={100} {...field('city')} />
        <TextField label={t('account.postcode')} autoComplete="postal-code" maxLength={20} {...field('postcode')} />
        <SelectField label={t('account.country')} autoComplete="country" {...field('country')}>
          <option value="">–</option>
          {countryNames(settings.countries, i18n.locale).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Problem text={change.error} />
        <Button type="submit" isBusy={change.isBusy}>
          {t('account.save')}
        </Button>
      </form>
    </Section>
  )
}

/** Bytes that a photo may have. */
const mostBytes = 10 * 1024 * 1024

const Photo = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > mostBytes) return change.setError(t('account.photoTooBig'))
    const form = new FormData()
    form.set('photo', file)
    const upload = call as unknown as (
      key: string,
      input: { body: FormData },
      options: { timeoutMs: number },
    ) => Promise<Result<WireUser>>
    const saved = await change.run(
      () => upload('POST /api/user/photo', { body: form }, { timeoutMs: 60_000 }),
      t('account.updated'),
    )
    return saved ? getAccount().update(saved) : undefined
  }
  const remove = async () => {
    const saved = await change.run(() => call('POST /api/user/photo/remove', {}), t('account.updated'))
    if (saved) await getAccount().update(saved)
  }
  return (
    <div className={styles.photo}>
      <Avatar user={user} isBig />
      <div className={styles.links}>
        <label className={`link ${styles.file}`}>
          {t(user.photo ? 'account.photoChange' : 'account.photoAdd')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => void send(event)}
          />
        </label>
        {user.photo ? (
          <button type="button" className="link" onClick={() => void remove()}>
            {t('account.photoRemove')}
          </button>
        ) : null}
      </div>
      <Problem text={change.error} />
    </div>
  )
}
