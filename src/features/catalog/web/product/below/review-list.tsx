import { Suspense, lazy, useState } from 'react'
import { FitLine, ReviewNotes, loadReviewDialog } from '#features/reviews/web/index.ts'
import type { searchContract } from '#features/search/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Meter } from '#ui/meter.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from './extras.module.css'
import { loadReviews } from './extras-data.ts'
import type { Reviews } from './extras-data.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { Stars } from './stars.tsx'

const ReviewDialog = lazy(loadReviewDialog)

/** What shoppers say: the average, how the stars are spread, and the reviews, newest first. */
export const ReviewList = ({ product, reviews }: { product: WireProduct; reviews: Reviews }) => {
  const t = useText()
  const { i18n } = useStoreView()
  const call = useCall<typeof searchContract>()
  const notices = useNotices()
  const [read, setRead] = useState<Reviews['first']>([])
  const [isLoading, setLoading] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const { average } = product.review_summary
  const shown = read.length > 0 ? read : reviews.first
  const date = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const showMore = async () => {
    setLoading(true)
    const more = await loadReviews(call, product.id, read.length)
    setLoading(false)
    if (!more) return notices.add({ kind: 'error', text: t('refusal.OFFLINE') })
    const { first } = more
    return setRead((before) => [...before, ...first.filter(({ id }) => !before.some((review) => review.id === id))])
  }
  return (
    <section className={`wrap section ${styles.reviews}`} id="reviews" aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title" className="t-40">
          {t('product.reviews')}
          {reviews.total > 0 ? <sup className="n">{reviews.total}</sup> : null}
        </h2>
        {reviews.total > 0 ? (
          <>
            <p className={`${styles.score} num`}>{average.toLocaleString(i18n.locale, { maximumFractionDigits: 1 })}</p>
            <Stars rating={average} />
            <ol className={styles.spread}>
              {reviews.counts.map((count, index) => (
                <li key={index} className="t-12 num">
                  <span aria-hidden="true">{5 - index}</span>
                  <Meter
                    className={styles.ink}
                    value={count}
                    max={reviews.total}
                    label={t('product.reviewsOf', { count, stars: 5 - index })}
                  />
                  <span aria-hidden="true">{count}</span>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p className="muted">{t('product.noReviews')}</p>
        )}
        <FitLine answers={reviews.fits} />
        <Button variant="ghost" onClick={() => setWriting(true)}>
          {t('review.write')}
        </Button>
        {isWriting ? (
          <Suspense>
            <ReviewDialog
              productId={product.id}
              name={product.name}
              asksFit={product.type_id === 'configurable'}
              onClose={() => setWriting(false)}
            />
          </Suspense>
        ) : null}
      </div>
      {reviews.total > 0 ? (
        <div>
          <ReviewPhotos reviews={reviews} />
          <ul className={styles.list}>
            {shown.map((review) => (
              <li key={review.id}>
                <article>
                  <div className={styles.line}>
                    <Stars rating={review.rating} />
                    <time className="t-12 muted" dateTime={review.created_at}>
                      {date.format(new Date(review.created_at))}
                    </time>
                  </div>
                  <h3>{review.title}</h3>
                  <p>{review.detail}</p>
                  <ReviewNotes review={review} />
                </article>
              </li>
            ))}
          </ul>
          {reviews.total > shown.length ? (
            <Button variant="ghost" isBusy={isLoading} onClick={() => void showMore()}>
              {t('product.moreReviews')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
