/** What people call colours, in the shop's five languages, and what they look like. Several colours at once look like none. */
const named: Readonly<Record<string, string>> = {
  '#1a1a1a': 'black|jet|onyx|noir|чёрный|черный|schwarz|чорний|黑色|黑',
  '#ffffff': 'white|optic white|blanc|белый|weiß|weiss|білий|白色|白',
  '#808080': 'gray|grey|silver grey|серый|grau|сірий|灰色|灰',
  '#4a4d52':
    'charcoal|graphite|anthracite|dark grey|dark gray|графит|графитовый|антрацит|anthrazit|graphit|dunkelgrau|графіт|炭灰|深灰',
  '#d3d3d3': 'light grey|light gray|светло-серый|hellgrau|світло-сірий|浅灰',
  '#c0c0c0': 'silver|серебро|серебристый|серебряный|silber|срібло|сріблястий|银色|银',
  '#c62828': 'red|rouge|красный|rot|червоний|红色|红',
  '#7b1e2e': 'burgundy|maroon|wine|bordeaux|dark red|бордо|бордовый|винный|weinrot|dunkelrot|бордовий|酒红|酒红色',
  '#e8743b': 'orange|оранжевый|помаранчевий|оранжевий|橙色|橙|橘色',
  '#f4c430': 'yellow|жёлтый|желтый|gelb|жовтий|黄色|黄',
  '#d4a017': 'gold|mustard|золотой|горчичный|золото|senf|золотий|гірчичний|金色|金|芥末黄',
  '#2e7d32': 'green|зелёный|зеленый|grün|gruen|зелений|绿色|绿',
  '#6b7a3a': 'olive|olive green|хаки зелёный|оливковый|oliv|olivgrün|оливковий|橄榄绿|橄榄',
  '#1b4d3e':
    'dark green|forest|forest green|bottle green|тёмно-зелёный|темно-зелёный|dunkelgrün|темно-зелений|深绿|墨绿',
  '#98d7b8': 'mint|мята|мятный|minze|м’ятний|мʼятний|薄荷绿',
  '#9caf88': 'sage|шалфей|salbei|шавлія|鼠尾草绿',
  '#1f8a8a': 'teal|petrol|бирюзово-зелёный|петроль|смарагдовий|蓝绿色|青色',
  '#40c4c9': 'turquoise|aqua|cyan|бирюза|бирюзовый|türkis|бірюзовий|绿松石色|青绿',
  '#1e5bb8': 'blue|royal blue|royal|синий|blau|синій|蓝色|蓝',
  '#1c2a4a':
    'navy|navy blue|dark blue|midnight|тёмно-синий|темно-синий|marine|marineblau|dunkelblau|темно-синій|海军蓝|藏青|藏青色|深蓝',
  '#7db9e8': 'light blue|sky|sky blue|baby blue|голубой|hellblau|himmelblau|блакитний|天蓝|浅蓝',
  '#5a7ca6': 'denim|indigo blue|джинсовый|jeansblau|джинсовий|牛仔蓝',
  '#3f3a8c': 'indigo|индиго|індиго|靛蓝',
  '#6a3d9a': 'purple|violet|фиолетовый|пурпурный|lila|violett|фіолетовий|紫色|紫',
  '#b39ddb': 'lavender|lilac|лаванда|лавандовый|сиреневый|lavendel|flieder|лавандовий|бузковий|淡紫|薰衣草紫',
  '#6e2f5a': 'plum|berry|aubergine|сливовый|баклажановый|pflaume|beere|сливовий|梅色|梅红',
  '#e98fb0': 'pink|розовый|rosa|рожевий|粉色|粉红|粉',
  '#d81b7a': 'magenta|fuchsia|hot pink|фуксия|фуксія|маджента|玫红|洋红',
  '#e8b4a8': 'blush|rose|dusty rose|nude|пудровый|телесный|puder|altrosa|пудровий|тілесний|裸色|腮红粉',
  '#ff7f6b': 'coral|salmon|коралл|коралловый|лососевый|koralle|lachs|кораловий|珊瑚色|珊瑚红',
  '#6d4c33': 'brown|chocolate|коричневый|шоколадный|braun|schokolade|коричневий|棕色|褐色|咖啡色',
  '#b98a5e': 'camel|cognac|tan|caramel|рыжий|верблюжий|карамельный|cognacbraun|кемел|驼色|驼',
  '#c3b091': 'khaki|хаки|хакі|卡其色|卡其',
  '#d9c7a3': 'beige|sand|taupe|бежевый|песочный|sandfarben|бежевий|пісочний|米色|沙色',
  '#f3ead7':
    'cream|ivory|off white|off-white|ecru|vanilla|кремовый|молочный|слоновая кость|creme|elfenbein|кремовий|молочний|奶油色|米白|象牙白',
  '#a8503a':
    'rust|terracotta|clay|brick|терракота|терракотовый|кирпичный|rost|terrakotta|теракотовий|цегляний|赤陶色|砖红',
  '#b87333': 'copper|bronze|медный|бронза|бронзовый|kupfer|мідний|бронзовий|铜色|古铜色',
}

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(named).flatMap(([colour, names]) => names.split('|').map((name) => [name, colour] as const)),
)

/** `#rrggbb` of the first of these names that is a colour's; undefined for `Multi`, for mixtures, and for what nobody knows. */
export const colourOf = (names: readonly string[]): string | undefined => {
  for (const name of names) {
    const colour = byName.get(name.trim().toLowerCase().replace(/\s+/g, ' '))
    if (colour) return colour
  }
  return undefined
}
