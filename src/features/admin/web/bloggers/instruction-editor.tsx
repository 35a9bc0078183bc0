import { useState } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { BloggerContract } from '#features/blogger/contract.ts'
import { pageLimits, readPage } from '#features/content/rules/page-words.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Problem } from '#ui/problem.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import { PageBlocks } from '../content/page-blocks.tsx'
import { Read } from '../screen-parts/unread.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import styles from '../content/design.module.css'

type Wiki = ReplyOf<BloggerContract['GET /api/manage/wikis/:id']>

/** The words of one instruction, language by language. */
export const InstructionEditor = ({ id }: { id: string }) => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/manage/wikis/:id'>('GET /api/manage/wikis/:id', { params: { id } })
  return (
    <Read one={one} title={t('office.noWiki')}>
      {(wiki) => <Editor before={wiki} />}
    </Read>
  )
}

const Editor = ({ before }: { before: Wiki }) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [words, setWords] = useState(before.words)
  const { title, content } = words
  const [isShown, setShown] = useState(before.is_published)
  const { seen, isBehind, see, hear } = useSeen(partsOf(before))
  const parts = { title, content, is_published: isShown }
  const save = async () => {
    const { faults } = readPage({ identifier: before.slug, store_code: '', title, content })
    const [fault] = Object.values(faults)
    if (fault) return work.setError(t(`office.fault.${fault}`))
    const saved = await work.run(async () => {
      const body = { ...parts, seen }
      const made = await call('POST /api/manage/wikis/:id', { params: { id: before.id }, body })
      hear(!made.ok && made.code === 'WIKI_CHANGED' ? partsOf(made.meta['wiki'] as Wiki) : undefined)
      return made
    }, t('office.wikiSaved'))
    if (!saved) return
    see(partsOf(saved))
    // what was typed meanwhile stays
    setWords((now) => (now === words ? saved.words : now))
  }
  const showTheirs = () => {
    setWords(seen)
    setShown(seen.is_published)
    see(seen)
    work.setError(undefined)
  }
  return (
    <div className={styles.editor}>
      <Unsaved isChanged={canonicalJson(parts) !== canonicalJson(seen)} />
      <div>
        <p>
          <Link className="link" to="/admin/instructions">
            {t('office.allWikis')}
          </Link>
        </p>
        <LanguageSelect value={language} onChange={setLanguage} />
        <TextField
          label={t('office.wikiTitle')}
          maxLength={pageLimits.title}
          value={title[language] ?? ''}
          onChange={({ target }) =>
            setWords({ content, title: { ...title, [language]: target.value } as Wiki['words']['title'] })
          }
        />
        <PageBlocks
          blocks={content[language] ?? []}
          onChange={(blocks) =>
            setWords({ title, content: { ...content, [language]: blocks } as Wiki['words']['content'] })
          }
        />
        <Checkbox label={t('office.wikiShown')} checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        <div className={styles.row}>
          <Button isBusy={work.isBusy} onClick={() => void save()}>
            {t('office.save')}
          </Button>
          {isBehind ? (
            <Button variant="ghost" onClick={showTheirs}>
              {t('office.showTheirs')}
            </Button>
          ) : null}
        </div>
        <Problem text={work.error} />
      </div>
    </div>
  )
}

const partsOf = ({ words: { title, content }, is_published }: Wiki) => ({ title, content, is_published })
