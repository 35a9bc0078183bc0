import { useState, useSyncExternalStore } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useStoreView, useShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { sendOrQueue } from '#platform/web/tasks/send-or-queue.ts'
import { taskQueue } from '#platform/web/tasks/task-queue.ts'
import type { SyncTask } from '#platform/web/tasks/task-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import { profileSentEvent } from '../session/account-access.ts'
import styles from '../account.module.css'
import { countryNames } from '../addresses/country-names.ts'
import { PhotoForm } from './photo-form.tsx'
import { Section } from './section.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

const updateKey = 'POST /api/user/update'
type ProfileFields = { firstname: string; lastname: string; city: string; postcode: string; country: string }

/** Name and place as they are now, or as they will be once the shop can be reached. */
export const ProfileForm = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const { settings } = useShell()
  const { i18n } = useStoreView()
  const getAccount = useGetAccount()
  const notices = useNotices()
  const change = useChange()
  const [typed, setTyped] = useState<Partial<ProfileFields>>({})
  const queue = taskQueue()
  const tasks = useSyncExternalStore(queue.subscribe, queue.view, queue.view)
  const waiting = waitingProfile(tasks, user.id)
  const known = { ...user, ...waiting }
  const fields: ProfileFields = {
    firstname: known.firstname,
    lastname: known.lastname,
    city: known.city ?? '',
    postcode: known.postcode ?? '',
    country: known.country ?? '',
    ...typed,
  }
  const field = (name: keyof ProfileFields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fields.firstname.trim() === '') return change.setError(t('account.enterName'))
    const body = { id: user.id, ...fields, country: fields.country || null }
    const key = updateKey
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
    await getAccount().update(isQueued ? { ...user, ...body } : saved)
    // what was typed meanwhile stays
    return setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => fields[name as keyof ProfileFields] !== value)),
    )
  }
  return (
    <Section title={t('account.person')}>
      <PhotoForm user={user} />
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
        {waiting ? <p className="t-14 muted">{t('account.notSent')}</p> : null}
        <Button type="submit" isBusy={change.isBusy}>
          {t('account.save')}
        </Button>
      </form>
    </Section>
  )
}

/** The last change of a customer's name and place that waits to be sent. */
const waitingProfile = (tasks: readonly SyncTask[], userId: number): Partial<WireUser> | undefined =>
  tasks
    .filter(({ payload, state }) => payload.key === updateKey && (state === 'waiting' || state === 'sending'))
    .map(({ payload }) => JSON.parse(payload.body ?? '{}') as Partial<WireUser>)
    .findLast(({ id }) => id === userId)
