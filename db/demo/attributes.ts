import { brands } from './brands.ts'
import { collections } from './collections.ts'
import { colourNames, colours, getSwatch } from './colours.ts'
import { fabrics } from './fabrics.ts'
import type { Localized } from '#core/language.ts'
import type { AttributeInput, OptionInput } from '#features/catalog/rules/catalogue-input.ts'
import { genderOptions } from '#features/catalog/rules/attributes/known-attributes.ts'

const label = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})
/** Names that are the same in every language. */
const same = (text: string): Required<Localized> => label(text, text, text, text, text)
const options = (labels: Readonly<Record<string, Required<Localized>>>): readonly OptionInput[] =>
  Object.entries(labels).map(([key, text]) => ({ key, label: text }))

/** Yes before no: an object would put the key 0 first. */
const yesNo = (yes: Required<Localized>, no: Required<Localized>): readonly OptionInput[] => [
  { key: '1', label: yes },
  { key: '0', label: no },
]

// prettier-ignore
const ptypes = {
  hoodies: label('Hoodies', 'Худи', 'Hoodies', 'Худі', '连帽卫衣'),
  sweatshirts: label('Sweatshirts', 'Свитшоты', 'Sweatshirts', 'Світшоти', '卫衣'),
  'zip-jackets': label('Zip jackets', 'Олимпийки', 'Trainingsjacken', 'Олімпійки', '拉链运动夹克'),
  jackets: label('Jackets', 'Куртки', 'Jacken', 'Куртки', '夹克'),
  vests: label('Vests', 'Жилеты', 'Westen', 'Жилети', '背心外套'),
  tees: label('Tees', 'Футболки', 'T-Shirts', 'Футболки', 'T恤'),
  'long-sleeves': label('Long sleeves', 'Лонгсливы', 'Langarmshirts', 'Лонгсліви', '长袖'),
  polos: label('Polos', 'Поло', 'Poloshirts', 'Поло', 'Polo衫'),
  tanks: label('Tanks', 'Майки', 'Tanktops', 'Майки', '无袖背心'),
  'sports-bras': label('Sports bras', 'Спортивные бра', 'Sport-BHs', 'Спортивні бра', '运动内衣'),
  leggings: label('Leggings', 'Леггинсы', 'Leggings', 'Легінси', '紧身裤'),
  joggers: label('Joggers and pants', 'Джоггеры и брюки', 'Jogger und Hosen', 'Джогери та штани', '慢跑裤与长裤'),
  shorts: label('Shorts', 'Шорты', 'Shorts', 'Шорти', '短裤'),
  shoes: label('Shoes', 'Обувь', 'Schuhe', 'Взуття', '鞋'),
  bottles: label('Bottles', 'Бутылки', 'Trinkflaschen', 'Пляшки', '水杯'),
  mats: label('Mats', 'Коврики', 'Matten', 'Килимки', '瑜伽垫'),
  caps: label('Caps and hats', 'Кепки и панамы', 'Caps und Hüte', 'Кепки та панами', '帽子'),
  beanies: label('Beanies', 'Шапки', 'Mützen', 'Шапки', '针织帽'),
  'gift-cards': label('Gift cards', 'Подарочные карты', 'Geschenkkarten', 'Подарункові картки', '礼品卡'),
  services: label('Services', 'Услуги', 'Services', 'Послуги', '服务'),
  plans: label('Training plans', 'Планы тренировок', 'Trainingspläne', 'Плани тренувань', '训练计划'),
  kits: label('Trios', 'Трио', 'Trios', 'Тріо', '三件组合'),
  capsules: label('Capsules', 'Капсулы', 'Capsule-Sets', 'Капсули', '胶囊套装'),
} as const

const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
const shoeSizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'] as const

const sizes: readonly OptionInput[] = [
  { key: 'one-size', label: label('One size', 'Один размер', 'Einheitsgröße', 'Один розмір', '均码') },
  ...[...letterSizes, ...shoeSizes].map((size) => ({ key: size, label: same(size) })),
]

// prettier-ignore
const activities = {
  run: label('Running', 'Бег', 'Laufen', 'Біг', '跑步'),
  train: label('Training', 'Тренировки', 'Training', 'Тренування', '训练'),
  yoga: label('Yoga', 'Йога', 'Yoga', 'Йога', '瑜伽'),
  outdoors: label('Outdoors', 'На природе', 'Draußen', 'На природі', '户外'),
  court: label('Court sports', 'Корт', 'Court-Sport', 'Корт', '球场运动'),
  everyday: label('Every day', 'Каждый день', 'Alltag', 'Щодня', '日常'),
  rest: label('Rest days', 'Дни отдыха', 'Ruhetage', 'Дні відпочинку', '休息日'),
} as const

// prettier-ignore
const fits = {
  close: label('Close to the body', 'Облегающая', 'Körpernah', 'Облягаюча', '贴身'),
  slim: label('Slim', 'Приталенная', 'Schmal', 'Приталена', '修身'),
  regular: label('Regular', 'Прямая', 'Regulär', 'Пряма', '常规'),
  relaxed: label('Relaxed', 'Свободная', 'Locker', 'Вільна', '宽松'),
  boxy: label('Boxy', 'Прямоугольная', 'Kastig', 'Прямокутна', '箱形'),
  wide: label('Wide', 'Широкая', 'Weit', 'Широка', '阔版'),
} as const

const supports = {
  light: label('Light', 'Лёгкая', 'Leicht', 'Легка', '低强度'),
  medium: label('Medium', 'Средняя', 'Mittel', 'Середня', '中强度'),
  high: label('High', 'Сильная', 'Stark', 'Сильна', '高强度'),
} as const

// prettier-ignore
const patterns = {
  plain: label('Plain', 'Однотонный', 'Uni', 'Однотонний', '纯色'),
  melange: label('Melange', 'Меланж', 'Meliert', 'Меланж', '混色'),
  stripe: label('Striped', 'В полоску', 'Gestreift', 'У смужку', '条纹'),
  'wide-stripe': label('Wide bands', 'Широкие полосы', 'Blockstreifen', 'Широкі смуги', '宽条纹'),
  'pin-stripe': label('Pinstripe', 'Тонкая полоска', 'Nadelstreifen', 'Тонка смужка', '细条纹'),
  topographic: label('Contour lines', 'Линии высот', 'Höhenlinien', 'Лінії висот', '等高线'),
  marble: label('Marbled', 'Мрамор', 'Marmoriert', 'Мармур', '大理石纹'),
  dot: label('Dotted', 'В горошек', 'Gepunktet', 'У горошок', '圆点'),
  chevron: label('Chevron', 'Зигзаг', 'Zickzack', 'Зигзаг', '人字纹'),
  camo: label('Camouflage', 'Камуфляж', 'Camouflage', 'Камуфляж', '迷彩'),
  gradient: label('Gradient', 'Градиент', 'Verlauf', 'Градієнт', '渐变'),
  'colour-block': label('Colour block', 'Колор-блок', 'Colour-Blocking', 'Колор-блок', '拼色'),
} as const

// prettier-ignore
const cares = {
  'wash-30': label('Wash at 30 °C, dry flat', 'Стирка при 30 °C, сушить на плоскости', 'Bei 30 °C waschen, liegend trocknen', 'Прати за 30 °C, сушити на площині', '30 °C 水洗，平铺晾干'),
  'wash-30-dark': label('Wash at 30 °C, closed, do not iron', 'Стирка при 30 °C застёгнутым, не гладить', 'Geschlossen bei 30 °C waschen, nicht bügeln', 'Прати за 30 °C застебнутим, не прасувати', '拉好拉链 30 °C 水洗，不可熨烫'),
  'wash-40': label('Wash at 40 °C, inside out', 'Стирка при 40 °C наизнанку', 'Auf links bei 40 °C waschen', 'Прати за 40 °C навиворіт', '反面 40 °C 水洗'),
  'hand-wash': label('Wash by hand, dry flat', 'Ручная стирка, сушить на плоскости', 'Handwäsche, liegend trocknen', 'Ручне прання, сушити на площині', '手洗，平铺晾干'),
  wipe: label('Wipe clean with a damp cloth', 'Протирать влажной тканью', 'Feucht abwischen', 'Протирати вологою тканиною', '湿布擦拭'),
  rinse: label('Rinse by hand', 'Мыть вручную', 'Von Hand spülen', 'Мити вручну', '手洗冲净'),
  none: label('Needs no care', 'Уход не нужен', 'Keine Pflege nötig', 'Догляд не потрібен', '无需保养'),
} as const

const isTop = (entry: object): boolean => 'isTop' in entry && entry.isTop === true

// prettier-ignore
export const attributes: readonly AttributeInput[] = [
  { code: 'gender', kind: 'select', label: label('Gender', 'Пол', 'Geschlecht', 'Стать', '性别'), options: genderOptions },
  { code: 'ptype', kind: 'select', label: label('Type', 'Вид', 'Art', 'Вид', '类型'), options: options(ptypes) },
  { code: 'color', kind: 'select', label: label('Colour', 'Цвет', 'Farbe', 'Колір', '颜色'), options: colours.map((key) => ({ key, label: colourNames[key], swatch: getSwatch(key) })) },
  { code: 'size', kind: 'select', label: label('Size', 'Размер', 'Größe', 'Розмір', '尺码'), options: sizes },
  { code: 'set', kind: 'boolean', label: label('Set', 'Комплект', 'Set', 'Комплект', '套装'), options: yesNo(label('Part of a set', 'Часть комплекта', 'Teil eines Sets', 'Частина комплекту', '可成套'), label('Single piece', 'Отдельная вещь', 'Einzelteil', 'Окрема річ', '单品')) },
  { code: 'brand', kind: 'select', label: label('Brand', 'Бренд', 'Marke', 'Бренд', '品牌'), options: brands.map(({ key, name }) => ({ key, label: same(name) })) },
  { code: 'collection', kind: 'select', label: label('Collection', 'Коллекция', 'Kollektion', 'Колекція', '系列'), options: collections.map(({ key, name }) => ({ key, label: name })) },
  { code: 'approved', kind: 'boolean', isVisible: false, label: label('Chosen by bloggers', 'Выбор блогеров', 'Von Bloggern gewählt', 'Вибір блогерів', '博主精选'), options: yesNo(label('Yes', 'Да', 'Ja', 'Так', '是'), label('No', 'Нет', 'Nein', 'Ні', '否')) },
  { code: 'fabric', kind: 'select', isComparable: true, label: label('Fabric', 'Материал', 'Material', 'Матеріал', '面料'), options: Object.entries(fabrics).map(([key, { label: text }]) => ({ key, label: text })) },
  { code: 'fit', kind: 'select', isComparable: true, label: label('Fit', 'Посадка', 'Passform', 'Посадка', '版型'), options: options(fits) },
  { code: 'support', kind: 'select', isComparable: true, label: label('Support', 'Поддержка', 'Halt', 'Підтримка', '支撑强度'), options: options(supports) },
  { code: 'activity', kind: 'multiselect', isComparable: true, label: label('Activity', 'Занятие', 'Aktivität', 'Заняття', '活动'), options: options(activities) },
  { code: 'pattern', kind: 'select', isComparable: true, label: label('Pattern', 'Рисунок', 'Muster', 'Візерунок', '图案'), options: options(patterns) },
  { code: 'care', kind: 'select', isComparable: true, label: label('Care', 'Уход', 'Pflege', 'Догляд', '洗护'), options: options(cares) },
  { code: 'top_brand', kind: 'boolean', isVisible: false, label: label('Leading brand', 'Ведущий бренд', 'Führende Marke', 'Провідний бренд', '主推品牌') },
  { code: 'top_collection', kind: 'boolean', isVisible: false, label: label('Leading collection', 'Ведущая коллекция', 'Führende Kollektion', 'Провідна колекція', '主推系列') },
]

export const topBrands: ReadonlySet<string> = new Set(brands.filter(isTop).map(({ key }) => key))
export const topCollections: ReadonlySet<string> = new Set(collections.filter(isTop).map(({ key }) => key))
