import type { Localized } from '#core/language.ts'

export type CareKey = 'wash-30' | 'wash-30-dark' | 'wash-40' | 'hand-wash' | 'wipe' | 'rinse' | 'none'

/** `facts` is what the copywriters say of it; weights stand with the styles. */
export type Fabric = { readonly label: Required<Localized>; readonly facts: string; readonly care: CareKey }

const fabric = (
  care: CareKey,
  facts: string,
  ...[en, ru, de, uk, zh]: [string, string, string, string, string]
): Fabric => ({ care, facts, label: { en, ru, de, uk, zh } })

// prettier-ignore
export const fabrics = {
  loopback: fabric('wash-30', '100% organic cotton loopback', 'Organic cotton loopback', 'Петельный органический хлопок', 'Bio-Baumwoll-Loopback', 'Петельна органічна бавовна', '有机棉毛圈布'),
  brushed: fabric('wash-30', '80% organic cotton, 20% recycled polyester, brushed inside', 'Brushed cotton fleece', 'Начёсанный хлопок', 'Angeraute Baumwolle', 'Начісна бавовна', '抓绒棉'),
  'french-terry': fabric('wash-30', '95% cotton, 5% elastane French terry', 'French terry', 'Френч-терри', 'French Terry', 'Френч-террі', '法式毛圈布'),
  'waffle-knit': fabric('wash-30', '100% cotton waffle knit', 'Waffle knit', 'Вафельный трикотаж', 'Waffelstrick', 'Вафельний трикотаж', '华夫格针织'),
  'cotton-jersey': fabric('wash-40', '100% combed organic cotton jersey', 'Cotton jersey', 'Хлопковый трикотаж', 'Baumwolljersey', 'Бавовняний трикотаж', '棉质平纹布'),
  'stretch-cotton': fabric('wash-40', '95% organic cotton, 5% elastane jersey', 'Stretch cotton', 'Эластичный хлопок', 'Stretch-Baumwolle', 'Еластична бавовна', '弹力棉'),
  pique: fabric('wash-40', '100% cotton piqué', 'Cotton piqué', 'Хлопковое пике', 'Baumwollpiqué', 'Бавовняне піке', '棉质珠地布'),
  'heavy-cotton': fabric('wash-40', '100% open-end cotton, heavyweight', 'Heavyweight cotton', 'Плотный хлопок', 'Schwere Baumwolle', 'Щільна бавовна', '重磅棉'),
  'linen-blend': fabric('wash-30', '55% linen, 45% cotton', 'Linen and cotton', 'Лён с хлопком', 'Leinen-Baumwolle', 'Льон із бавовною', '棉麻'),
  lyocell: fabric('wash-30', '92% lyocell, 8% elastane', 'Lyocell jersey', 'Трикотаж из лиоцелла', 'Lyocell-Jersey', 'Трикотаж із ліоцелу', '莱赛尔平纹布'),
  merino: fabric('hand-wash', '100% merino wool', 'Merino wool', 'Мериносовая шерсть', 'Merinowolle', 'Мериносова вовна', '美利奴羊毛'),
  'dry-knit': fabric('wash-30', '100% recycled polyester, quick-dry knit', 'Quick-dry knit', 'Быстросохнущий трикотаж', 'Schnelltrocknender Strick', 'Швидковисихний трикотаж', '速干针织'),
  mesh: fabric('wash-30', '100% recycled polyester open mesh', 'Open mesh', 'Открытая сетка', 'Offenes Mesh', 'Відкрита сітка', '透气网布'),
  'smooth-knit': fabric('wash-30', '78% recycled nylon, 22% elastane, smooth', 'Smooth stretch knit', 'Гладкий эластичный трикотаж', 'Glatter Stretchstrick', 'Гладкий еластичний трикотаж', '顺滑弹力针织'),
  'sculpt-knit': fabric('wash-30', '71% recycled nylon, 29% elastane, firm hold', 'Firm-hold knit', 'Плотный поддерживающий трикотаж', 'Formender Strick', 'Щільний підтримувальний трикотаж', '塑形针织'),
  'peach-knit': fabric('wash-30', '75% nylon, 25% elastane, brushed to a peach skin', 'Brushed stretch knit', 'Бархатистый эластичный трикотаж', 'Samtiger Stretchstrick', 'Оксамитовий еластичний трикотаж', '磨毛弹力针织'),
  'rib-knit': fabric('wash-30', '90% recycled nylon, 10% elastane, knitted rib', 'Ribbed knit', 'Трикотаж в рубчик', 'Rippstrick', 'Трикотаж у рубчик', '罗纹针织'),
  shell: fabric('wash-30-dark', '100% recycled polyamide, windproof', 'Windproof shell', 'Ветрозащитная ткань', 'Winddichtes Gewebe', 'Вітрозахисна тканина', '防风面料'),
  ripstop: fabric('wash-30', '100% recycled polyester ripstop', 'Ripstop', 'Рипстоп', 'Ripstop', 'Рипстоп', '防撕裂布'),
  quilt: fabric('wash-30-dark', 'recycled polyamide shell, recycled fill, no down', 'Quilted, recycled fill', 'Стёганая, переработанный утеплитель', 'Gesteppt, recycelte Füllung', 'Стьобана, перероблений утеплювач', '再生填充绗缝'),
  'pile-fleece': fabric('wash-30', '100% recycled polyester pile', 'Pile fleece', 'Ворсовый флис', 'Flausch-Fleece', 'Ворсовий фліс', '长毛抓绒'),
  tricot: fabric('wash-30', '88% recycled polyester, 12% elastane tricot', 'Tricot', 'Трико', 'Trikot', 'Трико', '经编面料'),
  'stretch-woven': fabric('wash-30', '86% recycled polyamide, 14% elastane, woven', 'Stretch woven', 'Эластичная ткань', 'Stretchgewebe', 'Еластична тканина', '弹力梭织'),
  twill: fabric('wash-40', '98% cotton, 2% elastane twill', 'Cotton twill', 'Хлопковая саржа', 'Baumwolltwill', 'Бавовняна саржа', '棉斜纹布'),
  'knit-upper': fabric('wipe', 'engineered knit of recycled yarn', 'Engineered knit', 'Бесшовный трикотажный верх', 'Strickobermaterial', 'Безшовний трикотажний верх', '一体针织鞋面'),
  'panel-upper': fabric('wipe', 'recycled mesh with microsuede overlays', 'Mesh and microsuede', 'Сетка и микрозамша', 'Mesh und Mikrovelours', 'Сітка й мікрозамша', '网布与超纤'),
  leather: fabric('wipe', 'chrome-free full-grain leather', 'Full-grain leather', 'Натуральная кожа', 'Narbenleder', 'Натуральна шкіра', '头层皮革'),
  steel: fabric('rinse', '18/8 stainless steel', 'Stainless steel', 'Нержавеющая сталь', 'Edelstahl', 'Нержавна сталь', '不锈钢'),
  copolyester: fabric('rinse', 'clear copolyester, free of BPA', 'Copolyester', 'Сополиэстер', 'Copolyester', 'Кополіестер', '共聚酯'),
  rubber: fabric('wipe', 'natural rubber', 'Natural rubber', 'Натуральный каучук', 'Naturkautschuk', 'Натуральний каучук', '天然橡胶'),
  cork: fabric('wipe', 'cork on natural rubber', 'Cork and rubber', 'Пробка и каучук', 'Kork und Kautschuk', 'Корок і каучук', '软木与橡胶'),
  'wool-knit': fabric('hand-wash', '100% lambswool', 'Lambswool', 'Овечья шерсть', 'Lammwolle', 'Овеча вовна', '羊羔毛'),
  paper: fabric('none', 'uncoated recycled card', 'Recycled card', 'Переработанный картон', 'Recyclingkarton', 'Перероблений картон', '再生卡纸'),
} as const satisfies Record<string, Fabric>

export type FabricKey = keyof typeof fabrics
