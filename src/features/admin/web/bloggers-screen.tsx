import { useState } from 'react'
import type { BloggerContract } from '#features/blogger/contract.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/use-one.ts'
import { useUpload } from '#platform/web/use-upload.ts'
import { useWork } from '#platform/web/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Part } from './part.tsx'
import { PayoutRow } from './payout-row.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './bloggers.module.css'

type Bloggers = ReplyOf<BloggerContract['GET /api/manage/bloggers']>
type Blogger = Bloggers['items'][number]

/** Bloggers with their codes and balances, what is sent to them, and their payouts. */
export const Screen = () => {
  const t = useText()
  const bloggers = useOne<BloggerContract, 'GET /api/manage/bloggers'>('GET /api/manage/bloggers')
  const payouts = useOne<BloggerContract, 'GET /api/manage/payouts'>('GET /api/manage/payouts')
  const look = () => {
    bloggers.look()
    payouts.look()
  }
  if (!bloggers.answer || !payouts.answer) return <Skeleton shape="line" />
  if (!bloggers.answer.ok || !payouts.answer.ok)
    return <Empty title={t('office.failed')} action={<Button onClick={look}>{t('office.again')}</Button>} />
  const { items } = bloggers.answer.value
  return (
    <>
      {items.length === 0 ? <Empty title={t('office.noBloggers')} /> : null}
      {items.map((blogger) => (
        <BloggerPart key={blogger.id} blogger={blogger} onChange={look} />
      ))}
      <Part title={t('office.payouts')}>
        {payouts.answer.value.items.length === 0 ? <p className="muted">{t('office.noPayouts')}</p> : null}
        <ul className={styles.rows}>
          {payouts.answer.value.items.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} onChange={look} />
          ))}
        </ul>
      </Part>
    </>
  )
}

const BloggerPart = ({ blogger, onChange }: { blogger: Blogger; onChange: () => void }) => {
  const t = useText()
  const money = useMoney()
  const call = useCall<BloggerContract>()
  const upload = useUpload<BloggerContract>()
  const work = useWork()
  const [codes, setCodes] = useState(blogger.codes.join(', '))
  const [skus, setSkus] = useState('')
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  const then = (done: unknown) => (done === undefined ? undefined : onChange())
  const pay = async (currency: string) =>
    then(
      await work.run(
        () => upload('POST /api/manage/payouts', { blogger_id: blogger.id, currency }, []),
        t('office.payoutMade'),
      ),
    )
  const setAll = async () => {
    const saved = await work.run(
      () => call('POST /api/manage/bloggers/:id', { params: { id: blogger.id }, body: { codes: words(codes) } }),
      t('office.codesSaved'),
    )
    if (saved) setCodes(saved.codes.join(', '))
    then(saved)
  }
  const send = async () => {
    const sent = await work.run(
      () =>
        call('POST /api/manage/bloggers/:id/products', {
          params: { id: blogger.id },
          body: { skus: words(skus), days: 5 },
        }),
      t('office.productsSent'),
    )
    if (sent) setSkus('')
    then(sent)
  }
  return (
    <Part title={blogger.name || blogger.email || blogger.phone || String(blogger.id)}>
      <p className="t-14 muted">
        {t('office.bloggerCounts', {
          orders: blogger.orders,
          posts: blogger.posts,
          waiting: blogger.products.promotion,
        })}
      </p>
      <ul className={styles.rows}>
        {blogger.balance.map(({ currency, active, pending, paid }) => (
          <li key={currency} className={styles.row}>
            <b className="num">{money(active, currency)}</b>
            <span className="t-14 muted num">
              {t('office.bloggerBalance', { pending: money(pending, currency), paid: money(paid, currency) })}
            </span>
            {active > 0 ? (
              <Button size="s" isBusy={work.isBusy} onClick={() => void pay(currency)}>
                {t('office.makePayout')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <TextField label={t('office.codes')} value={codes} onChange={({ target }) => setCodes(target.value)} />
        <Button variant="ghost" isBusy={work.isBusy} onClick={() => void setAll()}>
          {t('office.saveCodes')}
        </Button>
        <TextField
          label={t('office.skusToSend')}
          hint={t('office.skusHint')}
          value={skus}
          onChange={({ target }) => setSkus(target.value)}
        />
        <Button variant="ghost" isBusy={work.isBusy} disabled={words(skus).length === 0} onClick={() => void send()}>
          {t('office.sendProducts')}
        </Button>
      </div>
      <Problem text={work.error} />
    </Part>
  )
}
