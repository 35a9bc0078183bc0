import { LateTexts, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Accordion } from '#ui/accordion.tsx'
import type { AccordionItem } from '#ui/accordion.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { RichText } from './rich-text.tsx'
import styles from '../product.module.css'

type Fact = WireProduct['attributes_metadata'][number]

const fitCodes = new Set(['fit', 'support', 'sleeve', 'collar', 'size'])
const careCodes = new Set(['fabric', 'material', 'care', 'pattern', 'performance_fabric', 'weight'])
/** What the page tells elsewhere. */
const toldCodes = new Set(['brand', 'set', 'approved', 'model_height', 'model_size'])

const Table = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.table}>
    {facts.map((fact) => (
      <div key={fact.attribute_code}>
        <dt>{fact.label}</dt>
        <dd>{fact.values.join(', ')}</dd>
      </div>
    ))}
  </dl>
)

/** How tall the person on the pictures is and which size they wear, where the catalogue says so. */
const ModelFacts = ({ product }: { product: WireProduct }) => {
  const t = useText()
  const of = (code: string) => product.attributes_metadata.find((fact) => fact.attribute_code === code)?.values[0]
  const [height, size] = [of('model_height'), of('model_size')]
  // a bare number is centimetres
  const tall = height && /^\d+$/.test(height) ? t('product.cm', { number: height }) : height
  if (tall && size) return <p>{t('product.model', { height: tall, size })}</p>
  if (tall) return <p>{t('product.modelHeight', { height: tall })}</p>
  return size ? <p>{t('product.modelSize', { size })}</p> : null
}

type Props = { product: WireProduct; sku: string }

/** Everything there is to know, folded: description, fit, fabric and care, details, safety. */
export const Facts = (props: Props) => (
  <LateTexts parts={['facts']}>
    <Sections {...props} />
  </LateTexts>
)

const Sections = ({ product, sku }: Props) => {
  const t = useText()
  const { settings } = useShell()
  const of = (codes: ReadonlySet<string>) =>
    product.attributes_metadata.filter(({ attribute_code }) => codes.has(attribute_code))
  const rest = product.attributes_metadata.filter(
    ({ attribute_code: code }) => !fitCodes.has(code) && !careCodes.has(code) && !toldCodes.has(code),
  )
  const section = (id: string, facts: readonly Fact[]): AccordionItem[] =>
    facts.length > 0 ? [{ id, title: t(`product.${id}`), content: <Table facts={facts} /> }] : []
  const article: Fact = { attribute_id: 0, attribute_code: 'sku', label: t('product.articleLabel'), values: [sku] }
  const items: AccordionItem[] = [
    ...(product.description
      ? [
          {
            id: 'description',
            title: t('product.description'),
            content: (
              <>
                <RichText html={product.description} />
                <ModelFacts product={product} />
              </>
            ),
            isOpen: true,
          },
        ]
      : []),
    ...section('fit', of(fitCodes)),
    ...section('care', of(careCodes)),
    ...section('details', [...rest, article]),
    {
      id: 'safety',
      title: t('product.safety'),
      content: (
        <p>
          {t('product.safetyText', {
            company: settings.company,
            address: settings.company_info,
            email: settings.email_support,
          })}
        </p>
      ),
    },
  ]
  return (
    <div className={styles.facts}>
      <Accordion items={items} />
    </div>
  )
}
