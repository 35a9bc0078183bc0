import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { SizeOption } from '#ui/size-picker.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { FacetCheckbox, FacetCount } from './facet-checkbox.tsx'
import { facetLabel, facetTexts } from './facet-words.ts'
import type { Facet, FacetOption } from './facets.ts'
import { FoldedOptions } from './folded-options.tsx'
import { isChosen, showAll, toSearch, toggleChoice } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import styles from './facet-list.module.css'

type Props = { facets: readonly Facet[]; query: ListingQuery; onChange: (query: ListingQuery) => void }

/** How many filters stand open from the start. */
const firstOpen = 5

/** The filters, folded one by one: check boxes of a plain form, so that they work without a script too. */
export const FacetList = ({ facets, query, onChange }: Props) => {
  const t = useText()
  return (
    <div className={styles.facets}>
      {inGroups(facets).map((group, index) => {
        const [first] = group
        const count = group.reduce((sum, { code }) => sum + (query.choices[code]?.length ?? 0), 0)
        return (
          <details key={first.code} open={index < firstOpen || count > 0}>
            <summary>
              <span>
                {t(first.type === 'flag' ? 'search.facetOffers' : facetTexts[first.code])}{' '}
                {count ? <span className="muted num">{count}</span> : null}
              </span>
              <Icon name="down" size="s" />
            </summary>
            {first.type === 'flag' ? (
              <div className={styles.options}>
                {group.map((facet) => (
                  <FlagOptions key={facet.code} facet={facet} query={query} onChange={onChange} />
                ))}
              </div>
            ) : (
              <FacetBody facet={first} query={query} onChange={onChange} />
            )}
          </details>
        )
      })}
    </div>
  )
}

type Group = readonly [Facet, ...Facet[]]

/** What is either so or not stands together: each alone would be a heading over one box. */
const inGroups = (facets: readonly Facet[]): Group[] => {
  const [firstFlag, ...flags] = facets.filter(({ type }) => type === 'flag')
  return facets.flatMap((facet): Group[] => {
    if (facet.type !== 'flag') return [[facet]]
    return facet === firstFlag ? [[facet, ...flags]] : []
  })
}

type BodyProps = { facet: Facet; query: ListingQuery; onChange: (query: ListingQuery) => void }

const wire = ({ facet: { code }, query, onChange }: BodyProps, { id, count }: FacetOption) => {
  const isOn = isChosen(query, code, id)
  return {
    name: code,
    value: id,
    checked: isOn,
    // what was chosen can always be taken back
    disabled: count === 0 && !isOn,
    onChange: () => onChange(toggleChoice(query, code, id)),
  }
}

const FlagOptions = (props: BodyProps) => {
  const t = useText()
  const { code, options } = props.facet
  return options.map((option) => (
    <FacetCheckbox key={option.id} {...wire(props, option)} label={facetLabel(t, code, option)} count={option.count} />
  ))
}

const FacetBody = (props: BodyProps) => {
  const t = useText()
  const { facet, query, onChange } = props
  const { code, options, total } = facet
  if (code === 'size') {
    return (
      <div className={styles.sizes}>
        {options.map((option) => (
          <SizeOption
            key={option.id}
            {...wire(props, option)}
            type="checkbox"
            label={option.label}
            isStruck={option.count === 0}
            note={t('search.pieces', { count: option.count })}
          />
        ))}
      </div>
    )
  }
  const whole = showAll(query, code)
  return (
    <FoldedOptions
      options={options}
      total={total}
      isChosen={(id) => isChosen(query, code, id)}
      canSearch={code === 'brand'}
      isWhole={query.all.includes(code)}
      whole={toSearch(whole)}
      onWhole={() => onChange(whole)}
    >
      {(option) =>
        code === 'color' ? (
          <label className={styles.colour}>
            <input type="checkbox" {...wire(props, option)} />
            <Swatch color={option.swatch} />
            <span>{option.label}</span>
            <FacetCount count={option.count} />
          </label>
        ) : (
          <FacetCheckbox {...wire(props, option)} label={facetLabel(t, code, option)} count={option.count} />
        )
      }
    </FoldedOptions>
  )
}
