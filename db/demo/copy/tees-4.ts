import type { Copy } from '../copy.ts'

export const tees4: Record<string, Copy> = {
  'camo-long-sleeve': {
    name: {
      en: 'Camo long-sleeve',
      ru: 'Камуфляжный лонгслив',
      de: 'Camouflage-Langarmshirt',
      uk: 'Камуфляжний лонгслів',
      zh: '迷彩长袖T恤',
    },
    description: {
      en: '<p>No army wore this one: the pattern was drawn from lichen on the stones of a harbour wall. It hides you from gulls, fairly well. Thick cotton jersey, wide body, sleeves long enough against midges.</p>',
      ru: '<p>Ни одна армия такого не носила: узор срисован с лишайника на камнях портовой стены. От чаек прячет, и неплохо. Плотное джерси, широкий корпус, рукава хватает против мошкары.</p>',
      de: '<p>Keine Armee hat das je getragen: Das Muster stammt von den Flechten auf einer Hafenmauer. Vor Möwen versteckt es einen, ziemlich gut sogar. Dicker Baumwolljersey, weiter Körper, Ärmel gegen die Mücken.</p>',
      uk: '<p>Жодна армія такого не носила: візерунок змальовано з лишайника на камінні портового муру. Від чайок ховає, і непогано. Щільне джерсі, широкий тулуб, рукава вистачає проти мошви.</p>',
      zh: '<p>没有哪支军队穿过它：花纹描的是港口石墙上的地衣。躲海鸥，效果还不错。厚棉汗布，衣身宽，袖子长得能防小咬。</p>',
    },
  },
  'marble-tee': {
    name: {
      en: 'Marble tee',
      ru: 'Мраморная футболка',
      de: 'Marmor-Shirt',
      uk: 'Мармурова футболка',
      zh: '大理石纹T恤',
    },
    description: {
      en: '<p>Marbled in small batches, a few dozen at a time; white veins go where they please, so yours is the only one with that particular river. Lyocell, half sleeves, a hem that curves. Cool against the back in a long hold.</p>',
      ru: '<p>Мраморный узор делают малыми партиями, по нескольку десятков; белые прожилки идут куда хотят, и такой реки, как у вас, больше ни у кого. Лиоцелл, рукав до локтя, скруглённый низ. В долгой асане приятно холодит спину.</p>',
      de: '<p>Marmoriert in kleinen Partien, ein paar Dutzend auf einmal; die weißen Adern gehen ihren eigenen Weg, und diesen einen Fluss haben nur Sie. Lyocell, halbe Ärmel, geschwungener Saum. Bei langem Halten liegt es kühl am Rücken.</p>',
      uk: '<p>Мармурують малими партіями, по кілька десятків; білі прожилки йдуть куди хочуть, і такої річки, як у вас, більше ні в кого. Ліоцел, рукав до ліктя, заокруглений низ. У довгій асані приємно холодить спину.</p>',
      zh: '<p>小批染制，一次几十件；白色纹理爱往哪走往哪走，您身上的那条河，别人没有。莱赛尔，半袖，弧形下摆。长时间保持体式时，后背凉凉的。</p>',
    },
  },
  'chevron-tee': {
    name: { en: 'Chevron tee', ru: 'Футболка «Шеврон»', de: 'Chevron-Shirt', uk: 'Футболка «Шеврон»', zh: '人字纹T恤' },
    description: {
      en: '<p>Chalk chevrons meet in the middle of the chest, exactly, and a mirror tells you at once if your plank is crooked. Quick-dry knit at 150 grams, slim, with a curved hem that stays down on the bench.</p>',
      ru: '<p>Меловые шевроны сходятся ровно посередине груди, и зеркало тут же покажет, если планка кривая. Быстросохнущий трикотаж в 150 граммов, узкий крой, скруглённый край не задирается на скамье.</p>',
      de: '<p>Die kreideweißen Winkel treffen sich genau in der Brustmitte, und der Spiegel verrät sofort eine schiefe Planke. Schnell trocknender Strick, 150 Gramm, schmal, mit geschwungenem Saum, der auf der Bank unten bleibt.</p>',
      uk: '<p>Крейдяні шеврони сходяться рівно посередині грудей, і дзеркало одразу покаже, якщо планка крива. Швидкосохнучий трикотаж у 150 грамів, вузький крій, заокруглений край не задирається на лаві.</p>',
      zh: '<p>粉笔白人字纹在胸口正中相接，平板支撑歪没歪，镜子里一眼看穿。速干针织，150克，修身，弧形下摆，躺上卧推凳也不往上跑。</p>',
    },
  },
  'melange-training-tee': {
    name: {
      en: 'Melange training tee',
      ru: 'Меланжевая футболка для тренировок',
      de: 'Melange-Trainingsshirt',
      uk: 'Меланжева футболка для тренувань',
      zh: '麻灰训练T恤',
    },
    description: {
      en: '<p>The body is knitted in the round, so nothing rubs under the arm by the fourth set of rows. Heathered yarn hides the first wet patch, then admits it. Raglan, V-neck, as close as a handshake.</p>',
      ru: '<p>Корпус связан по кругу: к четвёртому подходу тяги под рукой ничего не натёрло. Меланж скрывает первое мокрое пятно, потом сознаётся. Реглан, V-вырез, сидит плотно, как рукопожатие.</p>',
      de: '<p>Der Körper ist rund gestrickt, also reibt auch beim vierten Satz Rudern nichts unter dem Arm. Meliertes Garn verbirgt den ersten nassen Fleck, dann gesteht es. Raglan, V-Ausschnitt, so eng wie ein Händedruck.</p>',
      uk: '<p>Тулуб зв’язано по колу: до четвертого підходу тяги під рукою нічого не натерло. Меланж ховає першу мокру пляму, потім зізнається. Реглан, V-виріз, сидить щільно, як потиск руки.</p>',
      zh: '<p>衣身整筒织成，划船练到第四组，腋下也不磨。麻灰纱能瞒住第一块汗渍，后面就瞒不住了。插肩袖，V领，贴得像一次握手。</p>',
    },
  },
  'seamless-grid-long-sleeve': {
    name: {
      en: 'Seamless grid long-sleeve',
      ru: 'Бесшовный лонгслив «Сетка»',
      de: 'Nahtloses Langarmshirt Raster',
      uk: 'Безшовний лонгслів «Сітка»',
      zh: '网格无缝长袖衫',
    },
    description: {
      en: '<p>A grid knit that opens where you heat up and closes where you do not: look at the sides and the difference is plain. Smooth nylon with plenty of stretch, cropped above the waistband. Arms up for a minute, and it has not moved.</p>',
      ru: '<p>Вязаная сетка раскрывается там, где жарко, и смыкается там, где нет: на боках разница видна сразу. Гладкий, очень эластичный нейлон, длина чуть выше пояса. Минуту с поднятыми руками — и он не сдвинулся.</p>',
      de: '<p>Ein Raster, das sich öffnet, wo Ihnen heiß wird, und sonst geschlossen bleibt; an den Seiten sieht man den Unterschied. Glattes, sehr dehnbares Nylon, über dem Bund zu Ende. Eine Minute Arme hoch, und nichts hat sich bewegt.</p>',
      uk: '<p>В’язана сітка розкривається там, де гаряче, і змикається там, де ні: на боках різницю видно одразу. Гладенький, дуже еластичний нейлон, довжина трохи вище пояса. Хвилина з піднятими руками — і він не зсунувся.</p>',
      zh: '<p>网格织法在发热的地方张开，不热的地方收紧，看两侧就一目了然。光滑尼龙，弹力十足，短到裤腰以上。举手一分钟，它纹丝不动。</p>',
    },
  },
  'ripple-tee': {
    name: {
      en: 'Ripple tee',
      ru: 'Футболка «Рябь»',
      de: 'T-Shirt Wellenspiel',
      uk: 'Футболка «Брижі»',
      zh: '涟漪罗纹T恤',
    },
    description: {
      en: '<p>At the sides the rib changes direction, the way water does round a post, and the waist appears. Dense recycled nylon, slim, short sleeves that do not roll. Under a suit it behaves like a very good undershirt that went to school.</p>',
      ru: '<p>По бокам рубчик меняет направление, как вода вокруг сваи, и появляется талия. Плотный переработанный нейлон, узкий крой, рукава не скручиваются. Под костюмом ведёт себя как хорошо воспитанное бельё.</p>',
      de: '<p>An den Seiten wechseln die Rippen die Richtung, wie Wasser um einen Pfahl, und die Taille wird sichtbar. Dichtes Recyclingnylon, schmal, die kurzen Ärmel rollen sich nicht. Unter dem Anzug benimmt es sich wie gut erzogene Wäsche.</p>',
      uk: '<p>З боків рубчик змінює напрямок, як вода довкола палі, і з’являється талія. Щільний перероблений нейлон, вузький крій, рукави не скручуються. Під костюмом поводиться, мов добре вихована білизна.</p>',
      zh: '<p>罗纹到两侧就转了方向，像水流绕过木桩，腰线便出来了。密实的再生尼龙，修身，短袖不卷边。穿在西装里，像一件受过教育的好内衣。</p>',
    },
  },
  'slow-sun-linen-tee': {
    name: {
      en: 'Slow sun linen tee',
      ru: 'Льняная футболка «Медленное солнце»',
      de: 'Leinenshirt Langsame Sonne',
      uk: 'Лляна футболка «Повільне сонце»',
      zh: '慢日光亚麻T恤',
    },
    description: {
      en: '<p>Stiff in its first July, pleasant in its second, and by the fourth you will not lend it. Linen and cotton, long and wide, slit at the sides, with a V in front. Creases are part of the agreement.</p>',
      ru: '<p>В первый июль жестковата, во второй приятна, на четвёртый вы её никому не одолжите. Лён с хлопком, длинная и широкая, по бокам разрезы, спереди V-вырез. Складки — часть договора.</p>',
      de: '<p>Im ersten Juli steif, im zweiten angenehm, im vierten verleihen Sie es nicht mehr. Leinen und Baumwolle, lang und weit, seitlich geschlitzt, vorn ein V. Falten gehören zur Abmachung.</p>',
      uk: '<p>У свій перший липень цупка, у другий приємна, а на четвертий ви її нікому не позичите. Льон із бавовною, довга й широка, з боків розрізи, спереду V-виріз. Зморшки — частина угоди.</p>',
      zh: '<p>第一个七月有点硬，第二个就舒服了，到第四个，您谁也不肯借。亚麻混棉，长而宽，两侧开衩，前面V领。有褶子，这是事先说好的。</p>',
    },
  },
  'saltwater-cover-tee': {
    name: {
      en: 'Saltwater cover tee',
      ru: 'Пляжная футболка «Солёная вода»',
      de: 'Strandshirt Salzwasser',
      uk: 'Пляжна футболка «Солона вода»',
      zh: '海水罩衫T恤',
    },
    description: {
      en: '<p>Hang it on a railing, order something cold, and in twenty minutes it is dry. Thin linen with cotton, loose enough to pull over a wet swimsuit, long enough to walk through the hotel. Sand does not stay in the weave.</p>',
      ru: '<p>Повесьте на перила, закажите что-нибудь холодное — через двадцать минут сухая. Тонкий лён с хлопком: натягивается на мокрый купальник, прикрывает достаточно, чтобы пройти через вестибюль. Песок в ткани не задерживается.</p>',
      de: '<p>Übers Geländer hängen, etwas Kaltes bestellen, nach zwanzig Minuten ist es trocken. Dünnes Leinen mit Baumwolle, weit genug für den nassen Badeanzug darunter, lang genug für den Weg durch die Hotelhalle. Sand hält sich nicht darin.</p>',
      uk: '<p>Повісьте на поруччя, замовте щось холодне — за двадцять хвилин суха. Тонкий льон із бавовною: натягується на мокрий купальник, прикриває досить, щоб пройти крізь вестибюль. Пісок у тканині не затримується.</p>',
      zh: '<p>搭在栏杆上，点一杯冰的，二十分钟就干。薄亚麻混棉，宽松得能直接套在湿泳衣外，长得能穿过酒店大堂。沙子留不住。</p>',
    },
  },
}
