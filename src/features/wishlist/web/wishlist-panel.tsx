import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Panel, useCloseDialog } from '#ui/dialog.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { KeptList } from './kept-list.tsx'
import { wishlist } from './wishlist.ts'

/** What is liked, beside the page. */
export const WishlistPanel = (props: { onClose: () => void }) => (
  <LateTexts>
    <Liked {...props} />
  </LateTexts>
)

const Liked = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const list = wishlist.useList()
  return (
    <Panel side="right" title={t('shell.wishlist')} onClose={onClose} footer={list.length > 0 ? <All /> : null}>
      {list.length > 0 ? (
        <KeptList list={list} />
      ) : (
        <Empty title={t('wishlist.empty')} text={t('wishlist.emptyText')} />
      )}
    </Panel>
  )
}

const All = () => {
  const t = useText()
  const close = useCloseDialog()
  return (
    <ButtonLink isFull variant="ghost" to="/my-account/wishlist" onClick={close}>
      {t('wishlist.showAll')}
    </ButtonLink>
  )
}
