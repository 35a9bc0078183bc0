import { lazy, Suspense, useState } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import { useSearchParams } from 'react-router'
import type { InputOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { ContentContract } from '#features/content/contract.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'
import { pageLimits, readPage } from '#features/content/rules/page-words.ts'
import type { PageBody } from '#features/content/rules/page-words.ts'
import { storeCodes } from '#features/stores/rules/store-view.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { When } from './publish-bar.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { UnsavedForm, UnsavedParts, useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import { editorKey } from './editor-key.ts'
import { Read } from '../screen-parts/unread.tsx'
import styles from './design.module.css'

const VersionList = lazy(async () => ({ default: (await import('./version-list.tsx')).VersionList }))
const PageBlocks = lazy(async () => ({ default: (await import('./page-blocks.tsx')).PageBlocks }))

type Call = 'GET /api/admin/page'
type Written = Parameters<typeof readPage>[0] & {
  readonly versions: { readonly items: readonly WireVersion[] }
  readonly isNew?: boolean
}
type PageInput = InputOf<ContentContract['POST /api/admin/page']>['body']

/** A content page in one store view or in all of them; one that is not there yet begins empty. */
export const PageEditor = ({ identifier, storeCode }: { identifier: string; storeCode: string }) => {
  const query = { identifier, store_code: storeCode } as InputOf<ContentContract[Call]>['query']
  const one = useOne<ContentContract, Call>('GET /api/admin/page', { query })
  const isNew = one.answer?.ok === false && one.answer.code === 'NOT_FOUND'
  const empty = { identifier, store_code: storeCode, title: {}, content: {}, versions: { items: [] }, isNew }
  return (
    <Read<Written> one={isNew ? { value: empty, look: one.look } : one}>
      {(written) => (
        <UnsavedParts>
          <UnsavedForm
            stored={written}
            parts={(now) => (now.isNew ? '' : editorKey(readPage(now).page, now.versions.items))}
          >
            {(begun) => <Editor before={readPage(begun).page} versions={written.versions.items} onChange={one.look} />}
          </UnsavedForm>
        </UnsavedParts>
      )}
    </Read>
  )
}

type EditorProps = { before: PageBody; versions: readonly WireVersion[]; onChange: () => void }

const Editor = ({ before, versions, onChange }: EditorProps) => {
  const t = useText()
  const call = useCall<ContentContract>()
  const work = useWork()
  const [, setParams] = useSearchParams()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [page, setPage] = useState(before)
  const [saved, setSaved] = useState(before)
  const isChanged = canonicalJson(page) !== canonicalJson(saved)
  useUnsavedPart(isChanged)
  const { seen, isBehind, see, hear } = useSeen(partsOf(before))
  const change = (with_: Partial<PageBody>) => setPage((now) => ({ ...now, ...with_ }))
  const save = async ({ draft = false }: When) => {
    const { faults } = readPage(page)
    const [field = ''] = Object.keys(faults)
    if (field) return work.setError(t(`office.fault.${faults[field]}`))
    const send = async () => {
      const made = await call('POST /api/admin/page', { body: { ...page, draft, seen } as PageInput })
      hear(!made.ok && made.code === 'PAGE_CHANGED' ? partsOf(made.meta['page'] as PageBody) : undefined)
      return made
    }
    if (!(await work.run(send, t(draft ? 'office.draftSaved' : 'office.published')))) return undefined
    setSaved(page)
    if (!draft) see(partsOf(page))
    return onChange()
  }
  const { identifier, store_code: storeCode } = page
  const open = (body: PageBody) => {
    setPage(body)
    setSaved(body)
  }
  const showTheirs = () => {
    open({ ...page, ...seen })
    see(seen)
    work.setError(undefined)
  }
  const chooseView = (view: string) => setParams({ page: identifier, ...(view ? { view } : {}) })
  return (
    <div className={styles.editor}>
      <div>
        <p>
          <Link className="link" to="/admin/pages">
            {t('office.allPages')}
          </Link>
        </p>
        <SelectField
          label={t('office.storeView')}
          hint={t('office.viewHint')}
          value={storeCode}
          onChange={({ target }) => chooseView(target.value)}
        >
          <option value="">{t('office.everyView')}</option>
          {storeCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <LanguageSelect value={language} onChange={setLanguage} />
        <TextField
          label={t('office.pageTitle')}
          maxLength={pageLimits.title}
          value={page.title[language] ?? ''}
          onChange={(event) => change({ title: { ...page.title, [language]: event.target.value } })}
        />
        <Checkbox
          label={t('office.pageShown')}
          checked={page.is_active}
          onChange={(event) => change({ is_active: event.target.checked })}
        />
        <Suspense>
          <PageBlocks
            blocks={page.content[language] ?? []}
            onChange={(blocks) => change({ content: { ...page.content, [language]: blocks } })}
          />
        </Suspense>
      </div>
      <div>
        <PublishBar
          hasSchedule={false}
          isBusy={work.isBusy}
          error={work.error}
          onSave={(when) => void save(when)}
          onTheirs={isBehind ? showTheirs : undefined}
        />
        <Suspense>
          <VersionList
            versions={versions}
            isChanged={isChanged}
            onOpen={({ body }) => open(body as PageBody)}
            onChange={onChange}
          />
        </Suspense>
      </div>
    </div>
  )
}

const partsOf = ({ title, content, is_active }: PageBody) => ({ title, content, is_active })
