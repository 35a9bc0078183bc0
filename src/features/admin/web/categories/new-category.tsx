import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { GoTo } from '../screen-parts/go-to.tsx'
import { ParentSelect } from './parent-select.tsx'

/** A new category, below another one or a main one. */
export const NewCategory = () => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [name, setName] = useState('')
  const [parent, setParent] = useState<number | null>(null)
  const [added, setAdded] = useState<number>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await work.run(
      () => call('POST /api/manage/categories', { body: { name: { en: name }, parent_id: parent } }),
      t('office.saved'),
    )
    if (made) setAdded(made.id)
  }
  if (added !== undefined) return <GoTo to={`/admin/categories/${added}`} />
  return (
    <Part title={t('office.newCategory')}>
      <Unsaved isChanged={name !== '' || parent !== null} keepsByPath />
      <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.nameIn', { language: 'en' })}
          required
          maxLength={300}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ParentSelect value={parent} onChange={setParent} />
        <Problem text={work.error} />
        <Button type="submit" variant="ghost" isBusy={work.isBusy}>
          {t('office.addCategory')}
        </Button>
      </form>
    </Part>
  )
}
