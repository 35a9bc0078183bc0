import { fromMajor } from '#core/money.ts'
import type { Localized } from '#core/language.ts'
import type { BundleOptionInput, CustomOptionInput, DownloadInput } from '#features/catalog/rules/catalogue-input.ts'
import { bundles } from './bundles.ts'
import { toVariantSku } from './sku.ts'
import { getStyle } from './styles.ts'
import type { Style } from './style.ts'

const text = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})

/** What a shopper may have done to a piece: engraving at fixed prices, wrapping at a share of the price. */
// prettier-ignore
const customOptions: Readonly<Record<string, readonly CustomOptionInput[]>> = {
  'steel-bottle': [
    { title: text('Engraving', 'Гравировка', 'Gravur', 'Гравіювання', '刻字'), required: false, values: [
      { title: text('Initials', 'Инициалы', 'Initialen', 'Ініціали', '姓名首字母'), price: fromMajor(5), priceType: 'fixed' },
      { title: text('A line of text', 'Строка текста', 'Eine Zeile Text', 'Рядок тексту', '一行文字'), price: fromMajor(9), priceType: 'fixed' },
    ] },
  ],
  'cork-mat': [
    { title: text('Gift wrapping', 'Подарочная упаковка', 'Geschenkverpackung', 'Подарункове пакування', '礼品包装'), required: false, values: [
      { title: text('In paper', 'В бумаге', 'In Papier', 'У папері', '纸包装'), price: 5, priceType: 'percent' },
      { title: text('In a cotton bag', 'В хлопковом мешке', 'Im Baumwollbeutel', 'У бавовняному мішечку', '棉布袋'), price: 12, priceType: 'percent' },
    ] },
  ],
}

export const customOptionsOf = ({ key }: Style): readonly CustomOptionInput[] | undefined => customOptions[key]

export const bundleOptionsOf = ({ key }: Style): readonly BundleOptionInput[] | undefined =>
  bundles[key]?.map(({ title, style: piece, colour, size, qty, required }) => {
    const style = getStyle(piece)
    const links = colour
      ? style.sizes.map((each) => ({ sku: toVariantSku(style, colour, each), qty, isDefault: each === size }))
      : [{ sku: style.sku, qty, isDefault: required }]
    return { title, required, links }
  })

/** Files below the media folder; plans.ts writes them. */
export const planPath = (key: string, isSample: boolean): string => `plans/${key}${isSample ? '-sample' : ''}.pdf`

// prettier-ignore
export const downloadsOf = ({ key, type }: Style): readonly DownloadInput[] | undefined =>
  type === 'downloadable'
    ? [
        { title: text('Training plan (PDF)', 'План тренировок (PDF)', 'Trainingsplan (PDF)', 'План тренувань (PDF)', '训练计划 (PDF)'), file: planPath(key, false), isSample: false },
        { title: text('Sample (PDF)', 'Образец (PDF)', 'Leseprobe (PDF)', 'Зразок (PDF)', '试读 (PDF)'), file: planPath(key, true), isSample: true },
      ]
    : undefined
