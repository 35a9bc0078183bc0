import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Translate } from '#core/text.ts'
import type { AccountsContract, WireApiToken } from '#features/accounts/contract.ts'
import { scopeNames } from '#features/accounts/rules/token-scopes.ts'
import type { TokenScope } from '#features/accounts/rules/token-scopes.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { Unbroken } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { ShownOnce } from './shown-once.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { Read } from '../screen-parts/unread.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'

/** What other programs call the shop with. */
export const Screen = () => {
  const t = useText()
  const one = useOne<AccountsContract, 'GET /api/admin/tokens'>('GET /api/admin/tokens')
  return (
    <Read one={one}>
      {({ items }) => (
        <>
          <NewToken onAdded={one.look} />
          <Part title={t('office.tokenList')}>
            {items.length === 0 ? <p className="muted">{t('office.noTokens')}</p> : null}
            <ul className={styles.rows}>
              {items.map((token) => (
                <Token key={token.id} token={token} onChange={one.look} />
              ))}
            </ul>
          </Part>
        </>
      )}
    </Read>
  )
}

const scopeText = (t: Translate, scope: string): string =>
  scopeNames.includes(scope as TokenScope) ? t(`office.scope_${scope as TokenScope}`) : scope

const NewToken = ({ onAdded }: { onAdded: () => void }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>([])
  const [made, setMade] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (scopes.length === 0) return work.setError(t('office.tokenNeedsScope'))
    const added = await work.run(
      () => call('POST /api/admin/tokens', { body: { name, scopes: [...scopes] } }),
      t('office.tokenMade'),
    )
    if (!added) return undefined
    // what was typed meanwhile stays
    setName((now) => (now === name ? '' : now))
    setScopes((now) => (now === scopes ? [] : now))
    setMade(added.token)
    return onAdded()
  }
  return (
    <Part title={t('office.newToken')} text={t('office.newTokenText')}>
      <Unsaved isChanged={name !== '' || scopes.length > 0} />
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.tokenName')}
          hint={t('office.tokenNameHint')}
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className={styles.form}>
          <legend className="t-14">{t('office.tokenScopes')}</legend>
          {scopeNames.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeText(t, scope)}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
        </fieldset>
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={work.isBusy}>
            {t('office.makeToken')}
          </Button>
        </div>
      </form>
      {made === undefined ? null : (
        <ShownOnce label={t('office.tokenShown')} hint={t('office.secretOnce')} text={made} />
      )}
    </Part>
  )
}

const Token = ({ token, onChange }: { token: WireApiToken; onChange: () => void }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const { id, name, begins, scopes, created_by, created_at, used_at, revoked_at } = token
  const revoke = async () => {
    if (!isSure) return setSure(true)
    const done = await work.run(
      () => call('POST /api/admin/tokens/:id/revoke', { params: { id } }),
      t('office.tokenRevoked'),
    )
    return done && onChange()
  }
  return (
    <li>
      <span>
        <b>{name}</b> <code className="muted">{begins}…</code>
        <br />
        {scopes.map((scope) => scopeText(t, scope)).join(', ')}
        <br />
        <span className="muted num">
          <Unbroken text={t('office.madeBy', { who: created_by, when: formatDateTime(created_at) })} />,{' '}
          <Unbroken text={used_at ? t('office.lastUsed', { when: formatDateTime(used_at) }) : t('office.neverUsed')} />
        </span>
        <Problem text={work.error} />
      </span>
      {revoked_at ? (
        <span className="muted num">
          <Unbroken text={t('office.revokedAt', { when: formatDateTime(revoked_at) })} />
        </span>
      ) : (
        <SureButton isSure={isSure} size="s" isBusy={work.isBusy} onClick={() => void revoke()}>
          {isSure ? t('office.revokeSure') : t('office.revoke')} <span className="vh">{name}</span>
        </SureButton>
      )}
    </li>
  )
}
