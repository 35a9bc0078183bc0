import type { Result } from '#core/result.ts'
import { useText } from '#platform/web/texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { WireUser } from '../../contract.ts'
import { CodeProof } from './code-proof.tsx'

type Props = {
  user: WireUser
  /** On the button that does it. */
  action: string
  work: (code: string) => Promise<Result<unknown>>
  onDone: () => unknown
  onClose: () => void
}

/** Asks whoever signed in long ago for the code of their own contact, and makes the change with it. */
export const ProofDialog = ({ onClose, ...proof }: Props) => {
  const t = useText()
  return (
    <Dialog title={t('account.proofTitle')} onClose={onClose}>
      <CodeProof {...proof} text={t('account.proofText')} />
    </Dialog>
  )
}
