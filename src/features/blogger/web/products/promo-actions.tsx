import { useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { BloggerContract, WirePromoProduct } from '../../contract.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = { product: WirePromoProduct; onChange: () => void }

/** What can be done with a promo product now: say that it came, show it, put it aside or take it back. */
export const PromoActions = ({ product, onChange }: Props) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const [isAsking, setAsking] = useState(false)
  const receive = async () => {
    const done = await work.run(
      () => call('POST /api/blogger/order-received', { body: { id: product.id } }),
      t('cabinet.received'),
    )
    if (done) onChange()
  }
  const takeBack = async () => {
    const done = await work.run(
      () => call('POST /api/blogger/archive', { body: { id: product.id, archive: false } }),
      t('cabinet.takenBack'),
    )
    if (done) onChange()
  }
  if (product.archive)
    return (
      <>
        {product.archived_by === 'manager' ? null : (
          <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void takeBack()}>
            {t('cabinet.takeBack')}
          </Button>
        )}
        <Problem text={work.error} />
      </>
    )
  return (
    <>
      {product.delivered ? (
        <ButtonLink size="s" to={`/cabinet/products/${product.id}/post`}>
          {t('area.newPost')}
        </ButtonLink>
      ) : (
        <Button size="s" isBusy={work.isBusy} onClick={() => void receive()}>
          {t('cabinet.markReceived')}
        </Button>
      )}
      <Button variant="ghost" size="s" onClick={() => setAsking(true)}>
        {t('cabinet.archive')}
      </Button>
      <Problem text={work.error} />
      {isAsking ? <ArchiveDialog product={product} onClose={() => setAsking(false)} onDone={onChange} /> : null}
    </>
  )
}
