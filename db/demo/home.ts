import type { HomeSlideSetting, Settings } from '#features/stores/rules/settings.ts'
import { toMediaPath } from './media.ts'
import { GARMENT_COLOURS, scenePath } from './pictures/spec.ts'

const slide = (
  story: 'clay' | 'moss' | 'cobalt' | 'dusk',
  title: HomeSlideSetting['title'],
  text: HomeSlideSetting['text'],
): HomeSlideSetting => ({
  image: toMediaPath(scenePath(`hero-${story}`)),
  image_narrow: toMediaPath(scenePath(`hero-${story}-m`)),
  title,
  text,
  url_path: `colour-stories/${story}`,
  swatch: GARMENT_COLOURS[story] ?? '#121311',
})

/** The demo's windows: one colour story each. */
export const homeSlides: readonly HomeSlideSetting[] = [
  slide(
    'clay',
    {
      en: 'One colour.\nHead to toe.',
      ru: 'Один цвет.\nС головы до ног.',
      de: 'Eine Farbe.\nVon Kopf bis Fuß.',
      uk: 'Один колір.\nЗ голови до ніг.',
      zh: '一种颜色。\n从头到脚。',
    },
    {
      en: 'Pieces dyed in the same bath, so a hoodie, a legging and a shoe finally agree.',
      ru: 'Окрашены вместе: худи, леггинсы и кроссовки наконец в одном тоне.',
      de: 'Gefärbt im selben Bad, damit Hoodie, Leggings und Schuh endlich zueinander passen.',
      uk: 'Пофарбовані разом: худі, легінси й кросівки нарешті в одному тоні.',
      zh: '同一染缸染成，卫衣、紧身裤和鞋终于同色。',
    },
  ),
  slide(
    'moss',
    {
      en: 'Out early.\nHome muddy.',
      ru: 'Рано из дома.\nДомой в грязи.',
      de: 'Früh raus.\nSchlammig heim.',
      uk: 'Рано з дому.\nУ болоті додому.',
      zh: '清早出门。\n满身泥回家。',
    },
    {
      en: 'Greens that hide the trail and forgive the wash.',
      ru: 'Зелёные тона: грязи на них не видно, стирка им нипочём.',
      de: 'Grüntöne, die Schlamm verstecken und jede Wäsche mitmachen.',
      uk: 'Зелені тони: бруду на них не видно, прання їм не страшне.',
      zh: '藏得住泥点、经得起洗涤的绿。',
    },
  ),
  slide(
    'cobalt',
    {
      en: 'Loud colour.\nQuiet cut.',
      ru: 'Громкий цвет.\nТихий крой.',
      de: 'Laute Farbe.\nLeiser Schnitt.',
      uk: 'Гучний колір.\nТихий крій.',
      zh: '响亮的颜色。\n安静的剪裁。',
    },
    {
      en: 'One saturated blue that drivers see from far away.',
      ru: 'Один густой синий, который водители видят издалека.',
      de: 'Ein sattes Blau, das Autofahrer von Weitem sehen.',
      uk: 'Один густий синій, який водії бачать здалеку.',
      zh: '一种浓郁的蓝，司机老远就能看见。',
    },
  ),
  slide(
    'dusk',
    {
      en: 'After the day,\nbefore the night.',
      ru: 'После дня,\nперед ночью.',
      de: 'Nach dem Tag,\nvor der Nacht.',
      uk: 'Після дня,\nперед ніччю.',
      zh: '白日之后，\n夜晚之前。',
    },
    {
      en: 'Soft things in a grey violet, for stretching and for nothing at all.',
      ru: 'Мягкие вещи серо-фиолетового цвета — для растяжки и для безделья.',
      de: 'Weiches in Grauviolett, zum Dehnen und zum Nichtstun.',
      uk: 'М’які речі сіро-фіалкового кольору — для розтяжки й для неробства.',
      zh: '灰紫色的柔软衣物，适合拉伸，也适合什么都不做。',
    },
  ),
]

/** What the demo says of itself. */
export const aboutShop: Pick<Settings, 'site_title' | 'site_description'> = {
  site_title: {
    en: 'Fashion and fitness wear',
    ru: 'Одежда для спорта и города',
    de: 'Mode und Sportbekleidung',
    uk: 'Одяг для спорту і міста',
    zh: '时尚与运动服饰',
  },
  site_description: {
    en: 'Clothes and shoes to move in, one colour head to toe.',
    ru: 'Одежда и обувь для движения: один цвет с головы до ног.',
    de: 'Kleidung und Schuhe für Bewegung, eine Farbe von Kopf bis Fuß.',
    uk: 'Одяг і взуття для руху: один колір з голови до ніг.',
    zh: '为运动而生的服装与鞋履，从头到脚同一种颜色。',
  },
}
