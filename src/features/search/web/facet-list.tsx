import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { SizeOption } from '#ui/size-picker.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { FacetCheckbox, FacetCount } from './facet-checkbox.tsx'
import type { Facet, FacetOption } from './facets.ts'
import { FoldedOptions } from './folded-options.tsx'
import { isChosen, toggleChoice } from './listing-query.ts'
import type { FacetCode, ListingQuery } from './listing-query.ts'
import { useEarlyChoices } from './use-early-choices.ts'
import styles from './facet-list.module.css'

type Props = { facets: readonly Facet[]; query: ListingQuery; onChange: (query: ListingQuery) => void }

/** How many facets stand open from the start. */
const firstOpen = 5

/** The filters, folded facet by facet: check boxes of a plain form, so that they work without a script too. */
export const FacetList = ({ facets, query, onChange }: Props) => {
  const t = useText()
  const box = useEarlyChoices(query, onChange)
  return (
    <div ref={box} className={styles.facets}>
      {facets.map((facet, index) => {
        const { code } = facet
        const count = query.choices[code]?.length
        return (
          <details key={code} open={index < firstOpen || Boolean(count)}>
            <summary>
              <span>
                {t(facetTexts[code])} {count ? <span className="muted num">{count}</span> : null}
              </span>
              <Icon name="down" size="s" />
            </summary>
            <FacetBody
              facet={facet}
              isChosen={(key) => isChosen(query, code, key)}
              onToggle={(key) => onChange(toggleChoice(query, code, key))}
            />
          </details>
        )
      })}
    </div>
  )
}

export const facetTexts: Readonly<Record<FacetCode, string>> = {
  color: 'search.facetColor',
  size: 'search.facetSize',
  brand: 'search.facetBrand',
  price: 'search.facetPrice',
  gender: 'search.facetGender',
  ptype: 'search.facetType',
  set: 'search.facetSet',
  approved: 'search.facetApproved',
}

type BodyProps = { facet: Facet; isChosen: (key: string) => boolean; onToggle: (key: string) => void }

const FacetBody = ({ facet, isChosen: isOn, onToggle }: BodyProps) => {
  const t = useText()
  const { code, options } = facet
  const wiring = ({ key, count }: FacetOption) => ({
    type: 'checkbox',
    name: code,
    value: key,
    checked: isOn(key),
    // what was chosen can always be taken back
    disabled: count === 0 && !isOn(key),
    onChange: () => onToggle(key),
  })
  if (code === 'size') {
    return (
      <div className={styles.sizes}>
        {options.map((option) => (
          <SizeOption
            key={option.key}
            {...wiring(option)}
            label={option.label}
            isStruck={option.count === 0}
            note={t('search.pieces', { count: option.count })}
          />
        ))}
      </div>
    )
  }
  return (
    <FoldedOptions options={options} isChosen={isOn} canSearch={code === 'brand'}>
      {(option) =>
        code === 'color' ? (
          <label className={styles.colour}>
            <input {...wiring(option)} />
            <Swatch color={option.swatch} />
            <span>{option.label}</span>
            <FacetCount count={option.count} />
          </label>
        ) : (
          <FacetCheckbox {...wiring(option)} label={facetLabel(t, code, option)} count={option.count} />
        )
      }
    </FoldedOptions>
  )
}

/** The label of an option; what is yes or no gets words of its own. */
export const facetLabel = (t: (id: string) => string, code: FacetCode, { key, label }: FacetOption): string => {
  if (code === 'set') return t(key === '1' ? 'search.setYes' : 'search.setNo')
  if (code === 'approved') return t(key === '1' ? 'search.approvedYes' : 'search.approvedNo')
  return label
}
