import { useState } from 'react'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { ShownOnce } from '../connections/shown-once.tsx'
import styles from '../screen-parts/office.module.css'

/** A link that signs a customer in once, for whoever makes it to send. */
export const EntryLink = ({ contact }: { contact: string }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const [link, setLink] = useState<string>()
  const make = async () => {
    const made = await work.run(() => call('POST /api/user/entry-link', { body: { contact } }))
    if (made) setLink(made.link)
  }
  return (
    <>
      <div className={styles.actions}>
        <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void make()}>
          {t('office.entryLinkMake')}
        </Button>
        <Problem text={work.error} />
      </div>
      {link === undefined ? null : (
        <ShownOnce label={t('office.entryLink')} hint={t('office.entryLinkHint')} text={link} />
      )}
    </>
  )
}
