import { minPasswordLength } from '#features/accounts/rules/limits.ts'
import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'
import type { AccountWish } from './account-wish.ts'

/** A password away from an account; nothing is asked of whoever does not want one. */
export const AccountField = ({ wish, isChecked }: { wish: AccountWish; isChecked: boolean }) => {
  const t = useText()
  const { isOffered, password, isShort, setPassword } = wish
  if (!isOffered) return null
  if (password === undefined) {
    return (
      <p>
        <button type="button" className="link t-14" onClick={() => setPassword('')}>
          {t('checkout.account')}
        </button>
      </p>
    )
  }
  return (
    <div>
      <TextField
        id="new-password"
        type="password"
        label={t('checkout.password')}
        hint={t('checkout.passwordHint', { count: minPasswordLength })}
        autoComplete="new-password"
        maxLength={200}
        value={password}
        error={isChecked && isShort ? t('checkout.passwordShort', { count: minPasswordLength }) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" className="link t-14" onClick={() => setPassword(undefined)}>
        {t('checkout.noAccount')}
      </button>
    </div>
  )
}
