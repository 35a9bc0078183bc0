import { useState } from 'react'
import type { Language } from '#core/language.ts'
import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { SlugField } from '../screen-parts/code-fields.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useProductChange } from './use-product-change.ts'

type Props = { product: ManagedProduct; onChange: (saved: ManagedProduct) => void }
type Texts = Readonly<Record<string, string>>

/** What is told of a product in each language, to shoppers and to search engines, and its address. */
export const ProductTexts = ({ product, onChange }: Props) => {
  const t = useText()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [description, setDescription] = useState<Texts>(product.description)
  const [short, setShort] = useState<Texts>(product.short_description)
  const [title, setTitle] = useState<Texts>(product.seo.title)
  const [found, setFound] = useState<Texts>(product.seo.description)
  const [slug, setSlug] = useState(product.slug)
  const { description: was, short_description, seo, slug: before } = product
  const form = useProductChange({
    product,
    before: { description: was, short_description, seo, slug: before },
    now: { description, short_description: short, seo: { title, description: found }, slug },
    onChange,
  })
  const field = (
    label: string,
    [texts, set]: readonly [Texts, (texts: Texts) => void],
    { most, rows }: { most: number; rows: number },
  ) => (
    <TextField
      label={label}
      lang={language}
      rows={rows}
      maxLength={most}
      value={texts[language] ?? ''}
      onChange={(event) => set({ ...texts, [language]: event.target.value })}
    />
  )
  return (
    <Part title={t('office.texts')} text={t('office.textsText')}>
      <form className={styles.form} onSubmit={form.submit}>
        <LanguageSelect value={language} onChange={setLanguage} />
        {field(t('office.shortDescription'), [short, setShort], { most: 20_000, rows: 3 })}
        {field(t('office.description'), [description, setDescription], { most: 20_000, rows: 8 })}
        {field(t('office.seoTitle'), [title, setTitle], { most: 200, rows: 1 })}
        {field(t('office.seoDescription'), [found, setFound], { most: 500, rows: 2 })}
        <SlugField value={slug} onChange={setSlug} />
        <Problem text={form.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('office.saveTexts')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
