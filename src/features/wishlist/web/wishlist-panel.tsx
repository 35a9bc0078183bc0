import type { ComponentProps } from 'react'
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
  const footer =
    list.length > 0 ? (
      <Way isFull variant="ghost" to="/my-account/wishlist">
        {t('wishlist.showAll')}
      </Way>
    ) : null
  return (
    <Panel side="right" title={t('shell.wishlist')} onClose={onClose} footer={footer}>
      {list.length > 0 ? (
        <KeptList list={list} />
      ) : (
        <Empty
          title={t('wishlist.empty')}
          text={t('wishlist.emptyText')}
          action={<Way to="/">{t('wishlist.toShop')}</Way>}
        />
      )}
    </Panel>
  )
}

type WayProps = Pick<ComponentProps<typeof ButtonLink>, 'to' | 'isFull' | 'variant' | 'children'>

/** A way on, which closes the panel. */
const Way = (props: WayProps) => <ButtonLink {...props} onClick={useCloseDialog()} />
