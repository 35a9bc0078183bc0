import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Language } from '#core/language.ts'
import type { ManageCatalogContract, ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { SlugField } from '../screen-parts/code-fields.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import { ParentSelect } from './parent-select.tsx'

type Props = {
  category: ManagedCategory
  /** Takes the category as it is then. */
  onChange: (saved: ManagedCategory) => void
}

/** What a category is called and told of, where it stands, and its address. */
export const CategoryForm = ({ category, onChange }: Props) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [name, setName] = useState(category.name)
  const [title, setTitle] = useState(category.seo.title)
  const [description, setDescription] = useState(category.seo.description)
  const [slug, setSlug] = useState(category.slug)
  const [parent, setParent] = useState(category.parent_id)
  const [position, setPosition] = useState(String(category.position))
  const [isShown, setShown] = useState(category.is_active)
  const { parent_id, position: place, is_active, slug: before } = category
  const stored = { name: category.name, seo: category.seo, parent_id, position: place, is_active, slug: before }
  const now = {
    name,
    seo: { title, description },
    parent_id: parent,
    position: Number(position),
    is_active: isShown,
    slug,
  }
  const { seen, see } = useSeen(stored)
  // what stands there may be old: only what was changed is sent
  const body = changesOf(seen, now)
  useUnsavedPart(body !== undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!body) return work.setError(t('office.noChange'))
    const changed = await work.run(
      () => call('POST /api/manage/categories/:id', { params: { id: category.id }, body }),
      t('office.saved'),
    )
    if (!changed) return undefined
    // what was typed meanwhile is a change to what was sent
    see(now)
    return onChange(changed)
  }
  const field = (label: string, texts: typeof name, set: (texts: typeof name) => void, most: number) => (
    <TextField
      label={label}
      lang={language}
      maxLength={most}
      value={texts[language] ?? ''}
      onChange={(event) => set({ ...texts, [language]: event.target.value })}
    />
  )
  return (
    <Part title={t('office.wordsAndPlace')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <LanguageSelect value={language} onChange={setLanguage} />
        {field(t('office.name'), name, setName, 300)}
        {field(t('office.seoTitle'), title, setTitle, 200)}
        {field(t('office.seoDescription'), description, setDescription, 500)}
        <SlugField value={slug} onChange={setSlug} />
        <ParentSelect without={category.id} value={parent} onChange={setParent} />
        <TextField
          label={t('office.place')}
          type="number"
          min={0}
          step="1"
          value={position}
          onChange={(event) => setPosition(event.target.value)}
        />
        <Checkbox label={t('office.shownNow')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={work.isBusy}>
            {t('office.save')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
