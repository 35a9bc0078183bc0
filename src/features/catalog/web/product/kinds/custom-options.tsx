import { useState } from 'react'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Radio } from '#ui/checkbox.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { toCustomized } from './chosen.ts'
import type { Customized } from './chosen.ts'
import type { CustomChoice } from './configured-price.ts'
import styles from './choices.module.css'

type Props = { options: WireProduct['custom_options']; onChange: (customized: Customized | undefined) => void }

/** What may be done to the piece, each with its price: a fixed sum or a share of the base price. */
export const CustomOptions = ({ options, onChange }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const [choice, setChoice] = useState<CustomChoice>({})
  return options.map((option) => {
    const choose = (value: number | undefined) => {
      const { [option.option_id]: _before, ...rest } = choice
      const next = value === undefined ? rest : { ...rest, [option.option_id]: value }
      setChoice(next)
      onChange(toCustomized(options, next))
    }
    return (
      <fieldset key={option.option_id} className={styles.group}>
        <legend>
          <b>{option.title}</b> {option.is_require ? null : <span className="muted">{t('product.optional')}</span>}
        </legend>
        {option.is_require ? null : (
          <Radio
            className={styles.choice}
            name={`option-${option.option_id}`}
            value=""
            checked={choice[option.option_id] === undefined}
            onChange={() => choose(undefined)}
            label={t('product.none')}
          />
        )}
        {option.values.map((value) => (
          <Radio
            key={value.option_type_id}
            className={styles.choice}
            name={`option-${option.option_id}`}
            value={value.option_type_id}
            required={option.is_require}
            checked={choice[option.option_id] === value.option_type_id}
            onChange={() => choose(value.option_type_id)}
            label={
              <span className={styles.priced}>
                {value.title}
                <span className="num muted">
                  {t('product.plus', {
                    price:
                      value.price_type === 'percent' ? t('ui.percent', { value: value.price }) : format(value.price),
                  })}
                </span>
              </span>
            }
          />
        ))}
      </fieldset>
    )
  })
}
