import { useState } from 'react'
import type { BloggerContract } from '#features/blogger/contract.ts'
import { payoutStatuses } from '#features/blogger/rules/limits.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { TextField } from '#ui/field.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { Part } from '../screen-parts/part.tsx'
import { PhotosPart } from './photos-part.tsx'
import { PayoutRow } from './payout-row.tsx'
import { Problem } from '#ui/problem.tsx'
import { RoyaltiesPart } from './royalties-part.tsx'
import { SaveList } from '../list/save-list.tsx'
import { TablePages } from '../list/table-pages.tsx'
import { useList } from '../list/use-list.ts'
import type { OfficeList } from '../list/use-list.ts'
import { Coming, NotRead } from '../screen-parts/unread.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import styles from './bloggers.module.css'

type Bloggers = ReplyOf<BloggerContract['GET /api/manage/bloggers']>
type Blogger = Bloggers['items'][number]
type Payout = ReplyOf<BloggerContract['GET /api/manage/payouts']>['items'][number]

/** Bloggers with their codes and balances, what is sent to them, and their payouts. */
export const Screen = () => {
  const t = useText()
  const bloggers = useList<BloggerContract, 'GET /api/manage/bloggers'>(
    'GET /api/manage/bloggers',
    ['q'],
    {},
    'blogger.',
  )
  const payouts = useList<BloggerContract, 'GET /api/manage/payouts'>('GET /api/manage/payouts', ['status'])
  const royalties = useList<BloggerContract, 'GET /api/manage/royalties'>(
    'GET /api/manage/royalties',
    ['q', 'state'],
    {},
    'royalty.',
  )
  const look = () => {
    bloggers.look()
    payouts.look()
    royalties.look()
  }
  const isThere = bloggers.rows.length > 0
  const isFailed = bloggers.state === 'failed' || payouts.state === 'failed'
  const notRead = isFailed ? <NotRead title={t('office.failed')} onAgain={look} /> : null
  if (notRead && !isThere) return notRead
  const of = t('office.bloggers')
  return (
    <>
      {notRead}
      {isThere || bloggers.filter('q') ? (
        <OfficeFilters list={bloggers} find={t('office.findBlogger')} of={of} />
      ) : null}
      {isThere ? <SaveList file="bloggers" of={of} asked={bloggers.asked} /> : null}
      {!isThere && bloggers.state === 'loading' ? <Coming /> : null}
      {!isThere && bloggers.state === 'there' ? (
        <Empty title={t(bloggers.filter('q') ? 'office.nothing' : 'office.noBloggers')} />
      ) : null}
      {bloggers.rows.map((blogger) => (
        <BloggerPart key={blogger.id} blogger={blogger} onChange={look} />
      ))}
      {isThere ? <TablePages list={bloggers} of={of} /> : null}
      <Payouts list={payouts} onChange={look} />
      <RoyaltiesPart list={royalties} />
      <PhotosPart />
    </>
  )
}

type PayoutsProps = { list: OfficeList<Payout>; onChange: () => void }

/** What was paid out and what is about to be, the latest first. */
const Payouts = ({ list, onChange }: PayoutsProps) => {
  const t = useText()
  return (
    <Part title={t('office.payouts')}>
      <OfficeFilters
        list={list}
        of={t('office.payouts')}
        filters={[
          {
            name: 'status',
            label: t('office.state'),
            options: payoutStatuses.map((status) => [status, t(`office.payout_${status}`)] as const),
          },
        ]}
      />
      {list.rows.length > 0 ? <SaveList file="payouts" of={t('office.payouts')} asked={list.asked} /> : null}
      {list.state === 'there' && list.rows.length === 0 ? (
        <p className="muted">{t(list.filter('status') ? 'office.nothing' : 'office.noPayouts')}</p>
      ) : null}
      <ul className={styles.rows} aria-busy={list.state === 'loading'}>
        {list.rows.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} onChange={onChange} />
        ))}
      </ul>
      {list.rows.length > 0 ? <TablePages list={list} of={t('office.payouts')} /> : null}
    </Part>
  )
}

const BloggerPart = ({ blogger, onChange }: { blogger: Blogger; onChange: () => void }) => {
  const t = useText()
  const money = useMoney()
  const call = useCall<BloggerContract>()
  const upload = useUpload<BloggerContract>()
  const work = useWork()
  const [codes, setCodes] = useState(blogger.codes.join(', '))
  const { seen, isBehind, see, hear } = useSeen(blogger.codes)
  // pressed again after an answer was lost, it is the same press; other words are another one
  const [{ skus, press }, setSending] = useState(() => ({ skus: '', press: newUuid() }))
  const setSkus = (written: string) => setSending({ skus: written, press: newUuid() })
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  const then = (done: unknown) => (done === undefined ? undefined : onChange())
  const pay = async (currency: string) =>
    then(
      await work.run(
        () => upload('POST /api/manage/payouts', { blogger_id: blogger.id, currency }),
        t('office.payoutMade'),
      ),
    )
  const showTheirs = () => {
    setCodes(seen.join(', '))
    see(seen)
    work.setError(undefined)
  }
  const setAll = async () => {
    const saved = await work.run(async () => {
      const body = { codes: words(codes), seen }
      const made = await call('POST /api/manage/bloggers/:id', { params: { id: blogger.id }, body })
      hear(!made.ok && made.code === 'CODES_CHANGED' ? (made.meta['codes'] as string[]) : undefined)
      return made
    }, t('office.codesSaved'))
    if (saved) {
      see(saved.codes)
      // what was typed meanwhile stays
      setCodes((now) => (now === codes ? saved.codes.join(', ') : now))
    }
    then(saved)
  }
  const send = async () => {
    if (words(skus).length === 0) return work.setError(t('office.noSkus'))
    const sent = await work.run(
      () =>
        call('POST /api/manage/bloggers/:id/products', {
          params: { id: blogger.id },
          body: { skus: words(skus), days: 5, press },
        }),
      t('office.productsSent'),
    )
    // what was typed meanwhile stays, as another press
    if (sent) setSending((now) => ({ skus: now.skus === skus ? '' : now.skus, press: newUuid() }))
    return then(sent)
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
        {isBehind ? (
          <Button variant="ghost" onClick={showTheirs}>
            {t('office.showTheirs')}
          </Button>
        ) : null}
        <TextField
          label={t('office.skusToSend')}
          hint={t('office.skusHint')}
          value={skus}
          onChange={({ target }) => setSkus(target.value)}
        />
        <Button variant="ghost" isBusy={work.isBusy} onClick={() => void send()}>
          {t('office.sendProducts')}
        </Button>
      </div>
      <Problem text={work.error} />
    </Part>
  )
}
