import { useNotices } from '#platform/web/page/notices.ts'
import { saveFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import type { WirePayout } from '../../contract.ts'

/** What a manager put to a payout; a document is fetched as whoever is signed in. */
export const PayoutAttachment = ({ payout: { attachment, number } }: { payout: WirePayout }) => {
  const t = useText()
  const notices = useNotices()
  if (attachment === null) return null
  if (!attachment.startsWith('/api/'))
    return (
      <a className="link t-14" href={attachment} target="_blank" rel="noreferrer">
        {t('cabinet.attachment')}
      </a>
    )
  const save = async () => {
    const isSaved = await saveFile(attachment, `${number}.pdf`)
    if (!isSaved) notices.add({ kind: 'error', text: t('cabinet.attachmentFailed') })
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void save()}>
      {t('cabinet.attachment')}
    </Button>
  )
}
