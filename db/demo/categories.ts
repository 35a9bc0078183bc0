import type { Localized } from '#core/language.ts'
import type { CategoryInput } from '#features/catalog/rules/catalogue-input.ts'
import { toMediaPath } from './media.ts'
import { scenePath } from './pictures/spec.ts'

type Names = readonly [en: string, ru: string, de: string, uk: string, zh: string]
type Node = { readonly names: Names; readonly children?: readonly Node[]; readonly scene?: string }

const node = (names: Names, ...children: readonly Node[]): Node => ({ names, ...(children.length > 0 && { children }) })
const shown = (scene: string, names: Names, ...children: readonly Node[]): Node => ({
  ...node(names, ...children),
  scene,
})

// prettier-ignore
const women: Names = ['Women', 'Женщинам', 'Damen', 'Жінкам', '女士']
const men: Names = ['Men', 'Мужчинам', 'Herren', 'Чоловікам', '男士']
const shoes: Names = ['Shoes', 'Обувь', 'Schuhe', 'Взуття', '鞋']
const accessories: Names = ['Accessories', 'Аксессуары', 'Accessoires', 'Аксесуари', '配件']
const tops: Names = ['Tops', 'Верх', 'Oberteile', 'Верх', '上装']
const bottoms: Names = ['Bottoms', 'Низ', 'Hosen', 'Низ', '下装']

// prettier-ignore
const kinds = {
  hoodies: shown('cat-hoodies', ['Hoodies', 'Худи', 'Hoodies', 'Худі', '连帽卫衣']),
  sweatshirts: node(['Sweatshirts', 'Свитшоты', 'Sweatshirts', 'Світшоти', '卫衣']),
  tees: shown('cat-tees', ['Tees', 'Футболки', 'T-Shirts', 'Футболки', 'T恤']),
  longSleeves: node(['Long sleeves', 'Лонгсливы', 'Langarmshirts', 'Лонгсліви', '长袖']),
  tanks: node(['Tanks', 'Майки', 'Tanktops', 'Майки', '无袖背心']),
  zipJackets: shown('cat-jackets', ['Zip jackets', 'Олимпийки', 'Trainingsjacken', 'Олімпійки', '拉链运动夹克']),
  jackets: node(['Jackets', 'Куртки', 'Jacken', 'Куртки', '夹克']),
  vests: node(['Vests', 'Жилеты', 'Westen', 'Жилети', '背心外套']),
  joggers: shown('cat-joggers', ['Joggers', 'Джоггеры', 'Jogger', 'Джогери', '慢跑裤']),
  shorts: shown('cat-shorts', ['Shorts', 'Шорты', 'Shorts', 'Шорти', '短裤']),
  leggings: shown('cat-leggings', ['Leggings', 'Леггинсы', 'Leggings', 'Легінси', '紧身裤']),
  tights: node(['Tights', 'Тайтсы', 'Tights', 'Тайтси', '运动紧身裤']),
  polos: node(['Polos', 'Поло', 'Poloshirts', 'Поло', 'Polo衫']),
  running: shown('cat-shoes', ['Running', 'Беговые', 'Laufschuhe', 'Бігові', '跑鞋']),
  trail: node(['Trail', 'Для трейла', 'Trail', 'Для трейлу', '越野鞋']),
  training: node(['Training', 'Для зала', 'Training', 'Для залу', '训练鞋']),
  everyday: node(['Everyday', 'На каждый день', 'Alltag', 'На щодень', '休闲鞋']),
} as const

const story = (names: Names): Node =>
  node(
    names,
    node(tops),
    node(bottoms),
    node(['Shoes and gear', 'Обувь и снаряжение', 'Schuhe und Zubehör', 'Взуття та спорядження', '鞋与装备']),
  )

// prettier-ignore
const tree: readonly Node[] = [
  node(['New', 'Новинки', 'Neu', 'Новинки', '新品'], node(women), node(men), node(shoes), node(accessories)),
  node(women,
    node(tops, kinds.hoodies, kinds.sweatshirts, kinds.tees, kinds.longSleeves, kinds.tanks),
    shown('cat-bras', ['Sports bras', 'Спортивные бра', 'Sport-BHs', 'Спортивні бра', '运动内衣'],
      node(['Light support', 'Лёгкая поддержка', 'Leichter Halt', 'Легка підтримка', '低强度支撑']),
      node(['Medium support', 'Средняя поддержка', 'Mittlerer Halt', 'Середня підтримка', '中强度支撑']),
      node(['High support', 'Сильная поддержка', 'Starker Halt', 'Сильна підтримка', '高强度支撑'])),
    node(['Outerwear', 'Верхняя одежда', 'Jacken und Westen', 'Верхній одяг', '外套'], kinds.zipJackets, kinds.jackets, kinds.vests),
    node(bottoms, kinds.leggings, kinds.joggers, kinds.shorts)),
  node(men,
    node(tops, kinds.hoodies, kinds.sweatshirts, kinds.tees, kinds.longSleeves, kinds.polos, kinds.tanks),
    node(['Outerwear', 'Верхняя одежда', 'Jacken und Westen', 'Верхній одяг', '外套'], kinds.zipJackets, kinds.jackets, kinds.vests),
    node(bottoms, kinds.joggers, kinds.shorts, kinds.tights)),
  node(shoes,
    node(women, kinds.running, kinds.training, kinds.trail, kinds.everyday),
    node(men, kinds.running, kinds.training, kinds.trail, kinds.everyday)),
  node(accessories,
    node(['Gear', 'Инвентарь', 'Ausrüstung', 'Спорядження', '装备'],
      shown('cat-bottles', ['Bottles', 'Бутылки', 'Trinkflaschen', 'Пляшки', '水杯']), shown('cat-mats', ['Mats', 'Коврики', 'Matten', 'Килимки', '瑜伽垫'])),
    node(['Headwear', 'Головные уборы', 'Kopfbedeckungen', 'Головні убори', '头饰'],
      shown('cat-caps', ['Caps and hats', 'Кепки и панамы', 'Caps und Hüte', 'Кепки та панами', '帽子']), node(['Beanies', 'Шапки', 'Mützen', 'Шапки', '针织帽'])),
    node(['Gifts and plans', 'Подарки и планы', 'Geschenke und Pläne', 'Подарунки та плани', '礼品与计划'],
      node(['Gift cards', 'Подарочные карты', 'Geschenkkarten', 'Подарункові картки', '礼品卡']), node(['Styling', 'Стилист', 'Stilberatung', 'Стиліст', '造型服务']),
      node(['Training plans', 'Планы тренировок', 'Trainingspläne', 'Плани тренувань', '训练计划']))),
  node(['Sets', 'Комплекты', 'Sets', 'Комплекти', '套装'],
    node(['Two-piece sets', 'Двойки', 'Zweiteiler', 'Двійки', '两件套']), node(['Capsules', 'Капсулы', 'Capsule-Sets', 'Капсули', '胶囊套装']), node(['Trios', 'Трио', 'Trios', 'Тріо', '三件组合'])),
  node(['Colour stories', 'Истории цвета', 'Farbwelten', 'Історії кольору', '色彩故事'],
    story(['Clay', 'Глина', 'Ton', 'Глина', '陶土']), story(['Moss', 'Мох', 'Moos', 'Мох', '苔藓']), story(['Cobalt', 'Кобальт', 'Kobalt', 'Кобальт', '钴蓝']), story(['Dusk', 'Сумерки', 'Dämmerung', 'Сутінки', '暮色'])),
  node(['Sale', 'Скидки', 'Sale', 'Знижки', '折扣'], node(women), node(men), node(shoes), node(accessories)),
]

const toInputs = (nodes: readonly Node[], above: readonly string[]): readonly CategoryInput[] =>
  nodes.flatMap(({ names: [en, ru, de, uk, zh], children, scene }, index) => {
    const path = [...above, en]
    const name: Required<Localized> = { en, ru, de, uk, zh }
    return [
      {
        path: path.join('/'),
        name,
        position: index + 1,
        ...(scene && { picture: toMediaPath(scenePath(scene)) }),
      },
      ...toInputs(children ?? [], path),
    ]
  })

/** The tree from the top, each category before those below it. */
export const categories: readonly CategoryInput[] = toInputs(tree, [])
