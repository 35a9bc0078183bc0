import { useState } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SizeOption } from '#ui/size-picker.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from './size-guide.module.css'

type Unit = 'cm' | 'in'
type Props = { product: WireProduct; onClose: () => void }

/** Body measures in centimetres, from and to. */
const letters = {
  XS: [78, 82, 62, 66, 86, 90],
  S: [83, 89, 67, 73, 91, 97],
  M: [90, 96, 74, 80, 98, 104],
  L: [97, 104, 81, 88, 105, 111],
  XL: [105, 112, 89, 96, 112, 118],
  XXL: [113, 121, 97, 106, 119, 127],
} as const
/** Foot length in centimetres. */
const feet = {
  36: 23,
  37: 23.7,
  38: 24.3,
  39: 25,
  40: 25.7,
  41: 26.3,
  42: 27,
  43: 27.7,
  44: 28.3,
  45: 29,
  46: 29.7,
} as const

/** Letters or shoes, in centimetres or inches, with a word on how to measure. */
export const SizeGuide = (props: Props) => (
  <LateTexts>
    <Guide {...props} />
  </LateTexts>
)

const Guide = ({ product, onClose }: Props) => {
  const t = useText()
  const [unit, setUnit] = useState<Unit>('cm')
  const sizes =
    product.configurable_options
      .find(({ attribute_code }) => attribute_code === 'size')
      ?.values.map(({ label }) => label) ?? []
  const isShoe = sizes.length > 0 && sizes.every((size) => size in feet)
  const isWaist = !isShoe && sizes.length > 0 && sizes.every((size) => /^\d{2}$/.test(size))
  const inUnit = (cm: number) => (unit === 'cm' ? String(cm) : (Math.round((cm / 2.54) * 2) / 2).toString())
  // trousers are numbered by the inches of the waist
  const waist = (inches: number) => (unit === 'in' ? String(inches) : String(Math.round(inches * 2.54)))
  const range = (from = 0, to = 0) => `${inUnit(from)}–${inUnit(to)}`
  return (
    <Dialog side="right" title={t('product.sizeGuide')} onClose={onClose}>
      <fieldset className={styles.units}>
        <legend className="vh">{t('product.guideUnit')}</legend>
        {(['cm', 'in'] as const).map((one) => (
          <SizeOption
            key={one}
            name="unit"
            label={t(one === 'cm' ? 'product.guideCm' : 'product.guideIn')}
            checked={unit === one}
            onChange={() => setUnit(one)}
          />
        ))}
      </fieldset>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('product.guideSize')}</th>
              {isShoe ? (
                <th scope="col">{t('product.guideFoot')}</th>
              ) : isWaist ? (
                <th scope="col">{t('product.guideWaist')}</th>
              ) : (
                <>
                  <th scope="col">{t('product.guideChest')}</th>
                  <th scope="col">{t('product.guideWaist')}</th>
                  <th scope="col">{t('product.guideHips')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {isShoe
              ? Object.entries(feet).map(([size, length]) => (
                  <tr key={size} className={sizes.includes(size) ? undefined : styles.other}>
                    <th scope="row">{size}</th>
                    <td>{inUnit(length)}</td>
                  </tr>
                ))
              : isWaist
                ? sizes.map((size) => (
                    <tr key={size}>
                      <th scope="row">{size}</th>
                      <td>{waist(Number(size))}</td>
                    </tr>
                  ))
                : Object.entries(letters).map(([size, [c1, c2, w1, w2, h1, h2]]) => (
                    <tr key={size} className={sizes.includes(size) ? undefined : styles.other}>
                      <th scope="row">{size}</th>
                      <td>{range(c1, c2)}</td>
                      <td>{range(w1, w2)}</td>
                      <td>{range(h1, h2)}</td>
                    </tr>
                  ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.how}>{t('product.guideHow')}</h3>
      <p className="t-14 muted">{t('product.guideText')}</p>
    </Dialog>
  )
}
