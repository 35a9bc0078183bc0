import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Translate } from '#core/text.ts'
import { languages, localize } from '#core/language.ts'
import type { ManageCatalogContract, ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './office.module.css'
import { OfficeFilters } from './office-filters.tsx'
import { OfficeTable } from './office-table.tsx'
import type { Column } from './office-table.tsx'
import { Problem } from '#ui/problem.tsx'
import { useList } from './use-list.ts'
import { useWork } from '#platform/web/use-work.ts'

/** The categories in the order of the menu: what they are called, whether they are shown, and where. */
export const Screen = () => {
  const t = useText()
  const { language } = useStoreView().i18n
  const call = useCall<ManageCatalogContract>()
  const list = useList<ManageCatalogContract, 'GET /api/manage/categories'>('GET /api/manage/categories', ['q'])
  const show = (is_active: boolean) => (category: ManagedCategory) =>
    call('POST /api/manage/categories/:id', { params: { id: category.id }, body: { is_active } })
  return (
    <>
      <OfficeFilters list={list} find={t('office.name')} />
      <OfficeTable
        label={t('area.categories')}
        list={list}
        columns={columnsOf(t, language, list.look)}
        keyOf={({ id }) => id}
        nameOf={({ path }) => path}
        file="categories"
        bulk={[
          { label: t('office.show'), run: show(true) },
          { label: t('office.hide'), run: show(false) },
        ]}
      />
    </>
  )
}

const columnsOf = (
  t: Translate,
  language: (typeof languages)[number],
  look: () => void,
): readonly Column<ManagedCategory>[] => [
  {
    id: 'name',
    label: t('office.name'),
    cell: ({ name, path }) => (
      <>
        {localize(name, language)} <span className="muted">{path}</span>
      </>
    ),
  },
  { id: 'products', label: t('area.officeProducts'), isNumber: true, cell: ({ products }) => products },
  { id: 'shown', label: t('office.shownNow'), cell: ({ is_active }) => (is_active ? t('office.yes') : t('office.no')) },
  { id: 'place', label: t('office.place'), isNumber: true, cell: ({ position }) => position },
  {
    id: 'edit',
    label: t('office.edit'),
    cell: (category) => (
      <details>
        <summary className="link">
          {t('office.edit')} <span className="vh">{category.path}</span>
        </summary>
        <CategoryForm key={JSON.stringify(category)} category={category} onChange={look} />
      </details>
    ),
  },
]

const CategoryForm = ({ category, onChange }: { category: ManagedCategory; onChange: () => void }) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [name, setName] = useState<Readonly<Record<string, string>>>(category.name)
  const [position, setPosition] = useState(String(category.position))
  const [isShown, setShown] = useState(category.is_active)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changed = await work.run(
      () =>
        call('POST /api/manage/categories/:id', {
          params: { id: category.id },
          body: { name, position: Number(position), is_active: isShown },
        }),
      t('office.saved'),
    )
    if (changed) onChange()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('office.nameIn', { language })}
          lang={language}
          required={language === 'en'}
          maxLength={300}
          value={name[language] ?? ''}
          onChange={(event) => setName({ ...name, [language]: event.target.value })}
        />
      ))}
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
        <Button type="submit" size="s" isBusy={work.isBusy}>
          {t('office.save')}
        </Button>
      </div>
    </form>
  )
}
