import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#core/endpoint.ts'
import type { BloggerContract } from '#features/blogger/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Problem } from '#ui/problem.tsx'
import { InstructionEditor } from './instruction-editor.tsx'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { Part } from '../screen-parts/part.tsx'
import rows from './bloggers.module.css'
import { Read } from '../screen-parts/unread.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import styles from '../screen-parts/office.module.css'
import { GoTo } from '../screen-parts/go-to.tsx'

type Wiki = ReplyOf<BloggerContract['GET /api/manage/wikis']>['items'][number]

/** The instructions for bloggers: all of them in their order, or the one that the address names. */
export const Screen = () => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <InstructionEditor key={id} id={id} /> : <Instructions />
}

const Instructions = () => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/manage/wikis'>('GET /api/manage/wikis')
  return (
    <Read one={one}>
      {({ items }) => (
        <>
          {items.length === 0 ? <Empty title={t('office.noWikis')} /> : null}
          <ol className={rows.rows}>
            {items.map((wiki, index) => (
              <Row key={wiki.id} wiki={wiki} index={index} count={items.length} onChange={one.look} />
            ))}
          </ol>
          <NewInstruction />
        </>
      )}
    </Read>
  )
}

const Row = ({ wiki, index, count, onChange }: { wiki: Wiki; index: number; count: number; onChange: () => void }) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const change = async (body: { place?: number; is_published?: boolean }, told: string) => {
    const params = { id: wiki.id }
    if (await work.run(() => call('POST /api/manage/wikis/:id', { params, body }), told)) onChange()
  }
  const isShown = wiki.is_published
  return (
    <li className={rows.row}>
      <span className={rows.name}>
        <Link className="link" to={`/admin/instructions?id=${wiki.id}`}>
          {wiki.title}
        </Link>
        <span className="t-14 muted">{t(isShown ? 'office.wikiShown' : 'office.wikiHidden')}</span>
      </span>
      <OrderButtons
        name={wiki.title}
        index={index}
        count={count}
        onMove={(place) => void change({ place }, t('office.wikiMoved'))}
      />
      <Button
        variant="ghost"
        size="s"
        isBusy={work.isBusy}
        onClick={() =>
          void change({ is_published: !isShown }, t(isShown ? 'office.wikiWithdrawn' : 'office.wikiPublished'))
        }
      >
        {t(isShown ? 'office.wikiHide' : 'office.wikiShow')}
      </Button>
      <Problem text={work.error} />
    </li>
  )
}

/** A new one has an address and a title; it is shown once it is written. */
const NewInstruction = () => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const { language } = useStoreView().i18n
  const [added, setAdded] = useState<number>()
  const [slug, setSlug] = useState('')
  const [title, setTitle] = useState('')
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const body = { slug, title: { [language]: title }, content: {} }
    const made = await work.run(() => call('POST /api/manage/wikis', { body }), t('office.wikiSaved'))
    if (made) setAdded(made.id)
  }
  if (added !== undefined) return <GoTo to={`/admin/instructions?id=${added}`} />
  return (
    <Part title={t('office.newWiki')}>
      <Unsaved isChanged={slug !== '' || title !== ''} />
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <TextField
          label={t('office.wikiTitle')}
          required
          maxLength={200}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={t('office.wikiAddress')}
          hint={t('office.wikiAddressHint')}
          required
          pattern="[a-z0-9\-]+"
          maxLength={100}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.write')}
          </Button>
        </div>
        <Problem text={work.error} />
      </form>
    </Part>
  )
}
