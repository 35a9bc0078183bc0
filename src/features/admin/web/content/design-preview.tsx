import { useEffect, useRef, useState } from 'react'
import { ProductCard } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { DesignTokens } from '#features/content/rules/design-tokens.ts'
import { designTokens, tokenNames } from '#features/content/rules/design-tokens.ts'
import { toCss } from '#features/content/rules/stylesheet.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './design.module.css'

/** The shop's own parts in the look that is being made, before anybody else sees it. */
export const DesignPreview = ({ tokens }: { tokens: DesignTokens }) => {
  const t = useText()
  const call = useCall<SearchContract>()
  const ref = useRef<HTMLDivElement>(null)
  const [scheme, setScheme] = useState('light')
  const [products, setProducts] = useState<readonly CardProduct[]>([])
  useEffect(() => {
    let isGone = false
    void loadProducts(call, [], { size: 2, sort: 'promoted:desc,id:desc' }).then(({ items }) => {
      if (!isGone) setProducts(items)
    })
    return () => void (isGone = true)
  }, [call])
  // the policy lets scripts set properties, and nobody write style attributes
  useEffect(() => {
    for (const name of tokenNames)
      ref.current?.style.setProperty(`--${name}`, toCss(name, tokens[name] ?? designTokens[name].builtIn))
  }, [tokens])
  return (
    <section className={styles.preview} aria-label={t('office.preview')}>
      <RadioGroup
        legend={t('office.preview')}
        value={scheme}
        onChange={setScheme}
        options={[
          { value: 'light', label: t('office.light') },
          { value: 'dark', label: t('office.dark') },
        ]}
      />
      <div ref={ref} className={classNames(styles.stage, scheme === 'dark' ? styles.dark : styles.light)}>
        <p className={styles.strip}>{t('office.previewStrip')}</p>
        <div className={styles.inside}>
          <h3 className="t-40">{t('office.previewHeading')}</h3>
          <p>{t('office.previewText')}</p>
          <p className="muted">{t('office.previewQuiet')}</p>
          <p>
            <a className="link" href="#preview" onClick={(event) => event.preventDefault()}>
              {t('office.previewLink')}
            </a>
          </p>
          <div className={styles.row}>
            <Button>{t('office.previewButton')}</Button>
            <Button variant="ghost">{t('office.previewOther')}</Button>
          </div>
          <TextField label={t('office.previewField')} defaultValue="" />
          <Checkbox label={t('office.previewCheck')} defaultChecked />
          <p className={styles.ok}>{t('office.previewOk')}</p>
          <p className={styles.warn}>{t('office.previewWarn')}</p>
          <p className={styles.error}>{t('office.previewError')}</p>
          <ul className={styles.cards}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes="12rem" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
