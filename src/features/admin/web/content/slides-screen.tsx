import { useState } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { ContentContract } from '#features/content/contract.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'
import { readSlides, slideLimits } from '#features/content/rules/slides.ts'
import type { Slide } from '#features/content/rules/slides.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import { moveItem } from '../screen-parts/move-item.ts'
import { isAtOnce, PublishBar } from './publish-bar.tsx'
import type { When } from './publish-bar.tsx'
import { SlideForm } from './slide-form.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { UnsavedForm, UnsavedParts, useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import { editorKey } from './editor-key.ts'
import { VersionList } from './version-list.tsx'
import { Read } from '../screen-parts/unread.tsx'
import styles from './design.module.css'

type Shown = ReplyOf<ContentContract['GET /api/admin/slides']>

/** The windows of the home page: pictures, words, links and their order; versions with the way back. */
export const Screen = () => {
  const one = useOne<ContentContract, 'GET /api/admin/slides'>('GET /api/admin/slides', {})
  return (
    <Read one={one}>
      {(shown) => (
        <UnsavedParts>
          <UnsavedForm
            stored={shown}
            parts={({ slides, versions }) => editorKey(readSlides(slides).slides, versions.items)}
          >
            {(begun) => <Editor shown={begun} versions={shown.versions.items} onChange={one.look} />}
          </UnsavedForm>
        </UnsavedParts>
      )}
    </Read>
  )
}

type Row = { readonly key: string; readonly slide: Slide }

const slidesOf = ({ body }: WireVersion): Shown['slides'] => (body as Pick<Shown, 'slides'>).slides

const toRows = (written: Shown['slides']): readonly Row[] =>
  readSlides(written).slides.map((slide) => ({ key: newUuid(), slide }))

const emptySlide: Slide = { img: '', light_bg: true, title: {}, text: {}, link: '', swatch: '#e4e3dd' }

type EditorProps = { shown: Shown; versions: readonly WireVersion[]; onChange: () => void }

const Editor = ({ shown, versions, onChange }: EditorProps) => {
  const t = useText()
  const call = useCall<ContentContract>()
  const work = useWork()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [rows, setRows] = useState(() => toRows(shown.slides))
  const [saved, setSaved] = useState(rows)
  const isChanged = canonicalJson(rows) !== canonicalJson(saved)
  useUnsavedPart(isChanged)
  const { seen, isBehind, see, hear } = useSeen(shown.slides)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const save = async (when: When) => {
    const slides = rows.map(({ slide }) => slide)
    const { faults: found } = readSlides(slides)
    setFaults(found)
    if (Object.keys(found).length > 0) return work.setError(t('office.lookAtFields'))
    const send = async () => {
      const answer = await call('POST /api/admin/slides', { body: { slides, seen, ...when } })
      if (!answer.ok) setFaults((answer.meta.fields as Record<string, string> | undefined) ?? {})
      hear(!answer.ok && answer.code === 'SLIDES_CHANGED' ? (answer.meta['slides'] as Shown['slides']) : undefined)
      return answer
    }
    const told = when.draft ? 'office.draftSaved' : when.publish_at ? 'office.scheduled' : 'office.published'
    const made = await work.run(send, t(told))
    if (!made) return undefined
    setSaved(rows)
    if (isAtOnce(when)) see(slidesOf(made.version))
    return onChange()
  }
  const change = (key: string, with_: Partial<Slide>) =>
    setRows((before) => before.map((row) => (row.key === key ? { key, slide: { ...row.slide, ...with_ } } : row)))
  const faultsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(faults).flatMap(([path, code]) =>
        path.startsWith(`slides.${index}.`) ? [[path.split('.')[2] ?? '', code]] : [],
      ),
    )
  const open = (slides: Shown['slides']) => {
    const opened = toRows(slides)
    setRows(opened)
    setSaved(opened)
  }
  const showTheirs = () => {
    open(seen)
    see(seen)
    work.setError(undefined)
  }
  return (
    <div className={styles.editor}>
      <div>
        <LanguageSelect value={language} onChange={setLanguage} />
        <ol className={styles.blocks}>
          {rows.map(({ key, slide }, index) => (
            <SlideForm
              key={key}
              slide={slide}
              index={index}
              count={rows.length}
              language={language}
              faults={faultsOf(index)}
              onChange={(with_) => change(key, with_)}
              onMove={(from, to) => setRows((before) => moveItem(before, from, to))}
              onRemove={() => setRows((before) => before.filter((row) => row.key !== key))}
            />
          ))}
        </ol>
        {rows.length < slideLimits.slides ? (
          <div>
            <Button
              variant="ghost"
              onClick={() => setRows((before) => [...before, { key: newUuid(), slide: emptySlide }])}
            >
              {t('office.addSlide')}
            </Button>
          </div>
        ) : null}
      </div>
      <div>
        <PublishBar
          isBusy={work.isBusy}
          error={work.error}
          onSave={(when) => void save(when)}
          onTheirs={isBehind ? showTheirs : undefined}
        />
        <VersionList
          versions={versions}
          isChanged={isChanged}
          onOpen={(version) => open(slidesOf(version))}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
