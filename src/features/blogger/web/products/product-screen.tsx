import { useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { BloggerContract, WirePromoProduct } from '../../contract.ts'
import { postTypes } from '../../rules/limits.ts'
import { PostList } from '../posts/post-list.tsx'
import { Problem } from '#ui/problem.tsx'
import { PromoActions } from './promo-actions.tsx'
import { PromoState } from './promo-row.tsx'
import { Read } from '../read.tsx'
import { usePlace } from '../use-place.ts'
import styles from '../cabinet.module.css'

/** One promo product or set: where it stands, its photos, and the posts about it. */
export const Screen = () => {
  const t = useText()
  const [id = ''] = usePlace()
  const number = Number(id) || 0
  const products = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products', {
    query: { id: number },
  })
  const posts = useOne<BloggerContract, 'GET /api/blogger/posts'>('GET /api/blogger/posts', {
    query: { item_id: number },
  })
  const look = () => {
    products.look()
    posts.look()
  }
  return (
    <Read one={products} none={t('cabinet.noSuchProduct')}>
      {({ items: [product] }) =>
        product ? (
          <>
            <Facts product={product} onChange={look} />
            <Photos product={product} onChange={look} />
            <section className={styles.part} aria-labelledby="cabinet-posts">
              <h2 id="cabinet-posts" className="t-20">
                {t('area.posts')}
              </h2>
              <Read one={posts}>{({ items }) => <PostList posts={items} />}</Read>
            </section>
          </>
        ) : (
          <Empty title={t('cabinet.noSuchProduct')} />
        )
      }
    </Read>
  )
}

const Facts = ({ product, onChange }: { product: WirePromoProduct; onChange: () => void }) => {
  const t = useText()
  const pieces = product.is_set ? product.parts : [product]
  return (
    <section className={styles.part} aria-label={product.title}>
      <h2 className="t-20">{product.title}</h2>
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            {piece.image ? (
              <span className="pic">
                <Picture path={piece.image} alt="" width={210} height={300} />
              </span>
            ) : null}
            {piece.url ? (
              <Link className="link t-14" to={piece.url}>
                {piece.title}
              </Link>
            ) : (
              <span className="t-14">{piece.title}</span>
            )}
          </li>
        ))}
      </ul>
      <PromoState product={product} />
      <div className={styles.actions}>
        <PromoActions product={product} onChange={onChange} />
      </div>
      {product.delivered && !product.archive ? (
        <p className={styles.actions}>
          {postTypes.map((type) => (
            <ButtonLink key={type} variant="ghost" size="s" to={`/cabinet/products/${product.id}/${type}`}>
              {t(`cabinet.type_${type}`)}
            </ButtonLink>
          ))}
        </p>
      ) : null}
    </section>
  )
}

const Photos = ({ product, onChange }: { product: WirePromoProduct; onChange: () => void }) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const [asked, setAsked] = useState<{ readonly id: number; readonly number: number }>()
  if (product.blogger_images.length === 0) return null
  const keep = () => setAsked(undefined)
  const remove = async (id: number) => {
    keep()
    const done = await work.run(
      () => call('POST /api/blogger/photos/:id/remove', { params: { id } }),
      t('cabinet.photoRemoved'),
    )
    if (done) onChange()
  }
  return (
    <section className={styles.part} aria-labelledby="cabinet-photos">
      <h2 id="cabinet-photos" className="t-20">
        {t('cabinet.photos')}
      </h2>
      <Problem text={work.error} />
      <ul className={styles.photos}>
        {product.blogger_images.map(({ id, path }, index) => (
          <li key={id}>
            <img src={path} alt={t('cabinet.photoNumber', { number: index + 1 })} loading="lazy" decoding="async" />
            <IconButton
              icon="x"
              label={t('cabinet.removePhoto', { number: index + 1 })}
              onClick={() => setAsked({ id, number: index + 1 })}
            />
          </li>
        ))}
      </ul>
      {asked ? (
        <Dialog
          title={t('cabinet.removePhotoAsk', { number: asked.number })}
          onClose={keep}
          footer={
            <>
              <Button onClick={() => void remove(asked.id)}>{t('cart.remove')}</Button>
              <Button variant="ghost" onClick={keep}>
                {t('cart.keep')}
              </Button>
            </>
          }
        >
          <p>{t('cabinet.removePhotoText')}</p>
        </Dialog>
      ) : null}
    </section>
  )
}
