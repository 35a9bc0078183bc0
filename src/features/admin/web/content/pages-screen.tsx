import { lazy, Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import type { ContentContract } from '#features/content/contract.ts'
import type { WireOfficePage } from '#features/content/rules/office-calls.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import { useList } from '../list/use-list.ts'
import styles from '../screen-parts/office.module.css'

const PageEditor = lazy(async () => ({ default: (await import('./page-editor.tsx')).PageEditor }))

const addressOf = (identifier: string, storeCode: string): string =>
  `/admin/pages?${new URLSearchParams({ page: identifier, ...(storeCode ? { view: storeCode } : {}) })}`

/** The content pages: all of them, or the one that the address names. */
export const Screen = () => {
  const [params] = useSearchParams()
  const identifier = params.get('page')
  const view = params.get('view') ?? ''
  return identifier ? (
    <Suspense>
      <PageEditor key={`${identifier} ${view}`} identifier={identifier} storeCode={view} />
    </Suspense>
  ) : (
    <Pages />
  )
}

const Pages = () => {
  const t = useText()
  const { i18n } = useStoreView()
  const [, setParams] = useSearchParams()
  const [identifier, setIdentifier] = useState('')
  const list = useList<ContentContract, 'GET /api/admin/pages'>('GET /api/admin/pages', [])
  const create = (event: FormEvent) => {
    event.preventDefault()
    setParams({ page: identifier.trim() })
  }
  return (
    <>
      <OfficeTable
        label={t('area.pages')}
        none={t('office.none.pages')}
        list={list}
        keyOf={(page) => `${page.identifier} ${page.store_code}`}
        nameOf={(page) => localize(page.title, i18n.language)}
        columns={columnsOf(t, i18n.language)}
      />
      <Part title={t('office.newPage')}>
        <form className={styles.form} onSubmit={create}>
          <TextField
            label={t('office.pageAddress')}
            hint={t('office.pageAddressHint')}
            required
            pattern="[A-Za-z0-9][A-Za-z0-9._ \-]*"
            maxLength={100}
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="ghost">
              {t('office.write')}
            </Button>
          </div>
        </form>
      </Part>
    </>
  )
}

const columnsOf = (t: Translate, language: Language): readonly Column<WireOfficePage>[] => [
  {
    id: 'title',
    label: t('office.pageTitle'),
    cell: (page) => <Link to={addressOf(page.identifier, page.store_code)}>{localize(page.title, language)}</Link>,
  },
  { id: 'identifier', label: t('office.pageAddress'), cell: (page) => page.identifier },
  { id: 'view', label: t('office.storeView'), cell: (page) => page.store_code || t('office.everyView') },
  {
    id: 'state',
    label: t('office.state'),
    cell: (page) => t(page.is_active ? 'office.pageOn' : 'office.pageOff'),
  },
  { id: 'date', label: t('office.date'), cell: (page) => <time>{formatDateTime(page.updated_at)}</time> },
]
