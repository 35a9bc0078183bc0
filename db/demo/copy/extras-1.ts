import type { Copy } from '../copy.ts'

export const extras1: Record<string, Copy> = {
  'steel-bottle': {
    name: { en: 'Steel bottle', ru: 'Стальная бутылка', de: 'Stahlflasche', uk: 'Сталева пляшка', zh: '不锈钢水瓶' },
    description: {
      en: '<p>A slim bottle that fits the side pocket of any rucksack and the cup holder of most bikes. Ice poured in at breakfast is still ice at dinner; tea stays hot until the last lecture. The matt coat scratches less than it should.</p>',
      ru: '<p>Узкая бутылка: входит в боковой карман рюкзака и почти в любой велосипедный держатель. Лёд, засыпанный утром, доживает до ужина, а чай остаётся горячим до последней пары. Матовое покрытие царапается неохотно.</p>',
      de: '<p>Schmal genug für die Seitentasche jedes Rucksacks und die meisten Flaschenhalter am Rad. Eis vom Frühstück ist beim Abendessen noch Eis, Tee bleibt bis zur letzten Vorlesung heiß. Die matte Schicht verzeiht einiges.</p>',
      uk: '<p>Вузька пляшка, що влазить у бічну кишеню рюкзака й майже в кожен велотримач. Лід, насипаний зранку, доживає до вечері, а чай гарячий до останньої пари. Матове покриття подряпати нелегко.</p>',
      zh: '<p>瓶身纤细，放得进背包侧袋，也放得进大多数自行车水壶架。早餐时放进去的冰，晚餐时还在；茶能热到最后一节课。哑光涂层很耐刮。</p>',
    },
  },
  'loop-bottle': {
    name: {
      en: 'Loop bottle',
      ru: 'Бутылка с петлёй',
      de: 'Flasche mit Schlaufe',
      uk: 'Пляшка з петлею',
      zh: '提环水瓶',
    },
    description: {
      en: '<p>Half a litre is what you drink on the way to training. The loop takes two fingers, so the other three can hold a phone, a lead or a small hand. It comes apart for the dishwasher.</p>',
      ru: '<p>Пол-литра — ровно столько выпивают по дороге на тренировку. В петлю входят два пальца, остальными можно держать телефон, поводок или детскую руку. Разбирается и моется в посудомойке.</p>',
      de: '<p>Ein halber Liter ist das, was man auf dem Weg zum Training trinkt. Durch die Schlaufe passen zwei Finger; die anderen halten Telefon, Leine oder eine kleine Hand. Zerlegt kommt sie in die Spülmaschine.</p>',
      uk: '<p>Пів літра — саме стільки випивають дорогою на тренування. У петлю проходять два пальці, а решта тримає телефон, повідець або маленьку долоню. Розбирається для посудомийки.</p>',
      zh: '<p>半升，正好是去训练路上喝掉的量。提环容得下两根手指，其余的手指可以拿手机、牵狗，或牵一只小手。可拆开放进洗碗机。</p>',
    },
  },
  'trail-straw-bottle': {
    name: {
      en: 'Trail straw bottle',
      ru: 'Походная бутылка с трубочкой',
      de: 'Trail-Flasche mit Trinkhalm',
      uk: 'Похідна пляшка з трубочкою',
      zh: '山径吸管水瓶',
    },
    description: {
      en: '<p>One litre for a long climb, drunk without stopping and without tipping your head back. The wide mouth takes ice, tablets and a brush. Fold the straw away and nothing drips into the map.</p>',
      ru: '<p>Литр на долгий подъём: пьёшь на ходу, не запрокидывая голову. Через широкое горло проходят лёд, таблетки и ёршик. Сложи трубочку — и на карту не упадёт ни капли.</p>',
      de: '<p>Ein Liter für den langen Anstieg, getrunken ohne Halt und ohne den Kopf in den Nacken zu legen. Durch die weite Öffnung passen Eis, Tabletten und eine Bürste. Halm eingeklappt, und die Karte bleibt trocken.</p>',
      uk: '<p>Літр на довгий підйом: п’єш на ходу, не закидаючи голови. Крізь широке горло проходять лід, таблетки й щітка. Складеш трубочку — і мапа лишиться сухою.</p>',
      zh: '<p>一升水，足够一段长坡，不用停步，也不用仰头。宽口放得下冰块、泡腾片和瓶刷。吸管一折，地图上不会滴到一滴水。</p>',
    },
  },
  shaker: {
    name: { en: 'Shaker', ru: 'Шейкер', de: 'Shaker', uk: 'Шейкер', zh: '摇摇杯' },
    description: {
      en: '<p>The whisk is a single coil of steel, so there is nothing for old milk to hide in. You can read the amount from outside and see whether the powder has gone. The flip lid closes with a click you can trust in a gym bag.</p>',
      ru: '<p>Венчик — одна стальная пружина, старому молоку в ней негде спрятаться. Объём виден снаружи, и сразу понятно, разошёлся ли порошок. Крышка закрывается со щелчком, которому можно доверить спортивную сумку.</p>',
      de: '<p>Der Rührer ist eine einzige Stahlspirale, in der sich keine alte Milch versteckt. Die Menge liest man von außen ab, und man sieht, ob das Pulver gelöst ist. Der Deckel schließt mit einem Klick, dem man die Sporttasche anvertraut.</p>',
      uk: '<p>Вінчик — одна сталева спіраль, тож старому молоку ніде сховатися. Кількість видно зовні, і зрозуміло, чи розійшовся порошок. Кришка клацає так, що сумці нічого не загрожує.</p>',
      zh: '<p>搅拌球是一整根钢丝，没有藏奶垢的角落。从外面就能看刻度，也看得见粉末化没化开。翻盖“咔哒”一声扣紧，放进运动包也放心。</p>',
    },
  },
  'commuter-tumbler': {
    name: {
      en: 'Commuter tumbler',
      ru: 'Термостакан для города',
      de: 'Pendlerbecher',
      uk: 'Міський термостакан',
      zh: '通勤保温杯',
    },
    description: {
      en: '<p>Short enough for the machine at the station, tight enough for the seat next to you. The knitted sleeve comes off for the wash and goes back on without swearing. Coffee is still warm at the third stop after the river.</p>',
      ru: '<p>Достаточно низкий для автомата на вокзале и достаточно плотный, чтобы положить его рядом на сиденье. Вязаный чехол снимается для стирки и надевается обратно без ругани. Кофе тёплый и через три остановки после моста.</p>',
      de: '<p>Niedrig genug für den Automaten am Bahnhof, dicht genug für den Sitz nebenan. Die gestrickte Hülle geht zum Waschen ab und ohne Fluchen wieder drauf. Der Kaffee ist auch drei Stationen hinter dem Fluss noch warm.</p>',
      uk: '<p>Досить низький для автомата на вокзалі й досить щільний, щоб лежати на сусідньому сидінні. В’язаний чохол знімається для прання й легко вдягається назад. Кава тепла навіть за три зупинки після мосту.</p>',
      zh: '<p>高度放得进车站咖啡机，密封到可以躺在邻座上。针织杯套能拆下来洗，再套回去也不费劲。过了河三站路，咖啡还是温的。</p>',
    },
  },
  'cork-mat': {
    name: { en: 'Cork mat', ru: 'Пробковый коврик', de: 'Korkmatte', uk: 'Корковий килимок', zh: '软木瑜伽垫' },
    description: {
      en: '<p>Most mats get slippery when you sweat; cork does the opposite. The surface is warm under bare hands and smells faintly of a carpenter’s shop for the first week. Wipe it with water, never with oil.</p>',
      ru: '<p>Обычные коврики от пота скользят, пробка — наоборот. Поверхность тёплая для ладоней и первую неделю чуть пахнет столярной мастерской. Протирать водой, маслом — никогда.</p>',
      de: '<p>Die meisten Matten werden rutschig, wenn man schwitzt; Kork macht es umgekehrt. Die Fläche ist warm unter bloßen Händen und riecht in der ersten Woche leicht nach Tischlerei. Mit Wasser wischen, nie mit Öl.</p>',
      uk: '<p>Більшість килимків від поту ковзають, а корок — навпаки. Поверхня тепла під долонями й перший тиждень ледь пахне столярнею. Протирати водою, олією — ніколи.</p>',
      zh: '<p>多数垫子出汗就打滑，软木正相反。表面触手温暖，头一个星期还带点木工房的气味。用清水擦，别用油。</p>',
    },
  },
  'studio-mat': {
    name: { en: 'Studio mat', ru: 'Студийный коврик', de: 'Studiomatte', uk: 'Студійний килимок', zh: '工作室瑜伽垫' },
    description: {
      en: '<p>Five millimetres is the thickness teachers ask for: soft for knees, firm for balance. It lies flat from the first unrolling. Take the strap off and you have a band for tight hamstrings.</p>',
      ru: '<p>Пять миллиметров — толщина, о которой просят преподаватели: мягко коленям, устойчиво в балансах. Коврик ложится ровно с первого раза. Ремень снимается и превращается в ленту для растяжки.</p>',
      de: '<p>Fünf Millimeter sind die Stärke, die Lehrerinnen verlangen: weich für die Knie, fest fürs Gleichgewicht. Sie liegt vom ersten Ausrollen an flach. Aus dem Tragegurt wird ein Band für verkürzte Sehnen.</p>',
      uk: '<p>П’ять міліметрів — товщина, яку просять викладачі: м’яко колінам, стійко в балансах. Лягає рівно з першого разу. Ремінь знімається й стає стрічкою для розтяжки.</p>',
      zh: '<p>五毫米，是老师们最想要的厚度：膝盖够软，平衡够稳。第一次铺开就服帖。背带取下来，就是一条拉伸带。</p>',
    },
  },
  'travel-mat': {
    name: { en: 'Travel mat', ru: 'Дорожный коврик', de: 'Reisematte', uk: 'Дорожній килимок', zh: '旅行瑜伽垫' },
    description: {
      en: '<p>Fold it like a shirt and lay it on top of the suitcase. The grid helps you line up your feet in a hotel room with no mirror. On carpet it grips; on cold tiles put a towel under it.</p>',
      ru: '<p>Складывается как рубашка и ложится поверх вещей в чемодане. Сетка помогает выставить стопы в номере без зеркала. На ковре держится сама, на холодной плитке подложите полотенце.</p>',
      de: '<p>Wie ein Hemd falten und obenauf in den Koffer legen. Das Raster hilft, die Füße auszurichten, wenn das Hotelzimmer keinen Spiegel hat. Auf Teppich hält sie von selbst, auf kalten Fliesen hilft ein Handtuch darunter.</p>',
      uk: '<p>Складається, мов сорочка, і лягає зверху у валізу. Сітка допоможе виставити стопи в номері без дзеркала. На килимі тримається сам, на холодній плитці підкладіть рушник.</p>',
      zh: '<p>像衬衫一样叠好，放在行李箱最上层。酒店房间没有镜子时，网格帮您摆正双脚。铺在地毯上不打滑，铺在冷瓷砖上请垫条毛巾。</p>',
    },
  },
  'recovery-mat': {
    name: {
      en: 'Recovery mat',
      ru: 'Коврик для восстановления',
      de: 'Regenerationsmatte',
      uk: 'Килимок для відновлення',
      zh: '恢复垫',
    },
    description: {
      en: '<p>Wider than a yoga mat and twice as thick, for lying down and staying there. The ribs keep a foam roller from shooting off under your back. Rolled up with its two bands it stands in a corner like an umbrella.</p>',
      ru: '<p>Шире и вдвое толще коврика для йоги: лёг — и лежишь. Рельеф не даёт массажному ролику выскочить из-под спины. Скрученный и перехваченный двумя резинками, стоит в углу, как зонт.</p>',
      de: '<p>Breiter als eine Yogamatte und doppelt so dick: zum Hinlegen und Liegenbleiben. Die Rippen halten die Rolle fest, wenn sie unter dem Rücken davonwill. Gerollt und mit zwei Bändern steht sie in der Ecke wie ein Schirm.</p>',
      uk: '<p>Ширший за йога-килимок і вдвічі товщий: ліг — і лежиш. Рельєф не дає ролеру вискочити з-під спини. Згорнутий і стягнутий двома гумками, стоїть у кутку, мов парасоля.</p>',
      zh: '<p>比瑜伽垫更宽，厚一倍，就是让人躺下不想起来的。棱纹能稳住背下乱跑的泡沫轴。用两条绑带卷好，像雨伞一样立在墙角。</p>',
    },
  },
  'run-cap': {
    name: { en: 'Run cap', ru: 'Беговая кепка', de: 'Laufkappe', uk: 'Бігова кепка', zh: '跑步帽' },
    description: {
      en: '<p>At 48 grams you forget it, which is the best thing one can say of a cap. The mesh sides let out what the head gives off, the brim keeps rain out of the lenses. Rinse it in the shower with you.</p>',
      ru: '<p>Весит 48 граммов, и о ней забываешь — лучшей похвалы для кепки нет. Сетка по бокам выпускает тепло, козырёк бережёт очки от дождя. Прополоскать можно прямо под душем.</p>',
      de: '<p>Mit 48 Gramm vergisst man sie, und Besseres lässt sich über eine Kappe nicht sagen. Durch das Netz an den Seiten geht die Wärme, der Schirm hält den Regen von der Brille. Ausspülen kann man sie gleich unter der Dusche.</p>',
      uk: '<p>Важить 48 грамів, і про неї забуваєш — кращої похвали для кепки годі й шукати. Сітка з боків випускає тепло, козирок береже окуляри від дощу. Сполоснути можна просто під душем.</p>',
      zh: '<p>只有48克，戴着会忘了它，这是对一顶帽子最好的评价。两侧网眼散热，帽檐挡住落向镜片的雨。洗澡时顺手冲一冲就好。</p>',
    },
  },
  'harbour-cap': {
    name: { en: 'Harbour cap', ru: 'Кепка «Гавань»', de: 'Hafenkappe', uk: 'Кепка «Гавань»', zh: '港湾棒球帽' },
    description: {
      en: '<p>Washed until it looks like you have owned it for years. The crown is soft enough to push into a coat pocket and springs back when you need it. The buckle will go dark with time, as brass should.</p>',
      ru: '<p>Постирана так, будто вы носите её давно. Мягкую тулью можно смять в карман пальто, а потом расправить одной рукой. Пряжка со временем потемнеет, как и положено латуни.</p>',
      de: '<p>So lange gewaschen, bis sie aussieht, als hätten Sie sie seit Jahren. Die Krone lässt sich in die Manteltasche stopfen und springt wieder auf. Die Schnalle dunkelt nach, wie Messing das soll.</p>',
      uk: '<p>Випрана так, ніби ви носите її вже роками. М’яку тулію можна зім’яти в кишеню пальта, а потім розправити однією рукою. Пряжка з часом потемнішає, як і годиться латуні.</p>',
      zh: '<p>水洗到像戴了多年的样子。帽身柔软，塞进大衣口袋，拿出来又恢复原形。铜扣会慢慢变深，黄铜本该如此。</p>',
    },
  },
  'flat-brim-cap': {
    name: {
      en: 'Flat-brim cap',
      ru: 'Кепка с прямым козырьком',
      de: 'Kappe mit flachem Schirm',
      uk: 'Кепка з прямим козирком',
      zh: '平檐棒球帽',
    },
    description: {
      en: '<p>Black on black: you notice the embroidery only when somebody stands close. The crown keeps its height, the brim stays as flat as it arrived. Wear it straight.</p>',
      ru: '<p>Чёрное на чёрном: вышивку видно, только если подойти близко. Тулья держит высоту, козырёк остаётся таким же ровным, каким приехал. Носить прямо.</p>',
      de: '<p>Schwarz auf Schwarz: die Stickerei sieht nur, wer nahe steht. Die Krone behält ihre Höhe, der Schirm bleibt so flach, wie er kam. Gerade aufsetzen.</p>',
      uk: '<p>Чорне на чорному: вишивку помітно, лише якщо підійти впритул. Тулія тримає висоту, козирок лишається таким рівним, яким приїхав. Носити прямо.</p>',
      zh: '<p>黑上绣黑：只有站得近的人才看得见刺绣。帽冠挺立，帽檐一直平整如新。请戴正。</p>',
    },
  },
  'moss-bucket-hat': {
    name: { en: 'Moss bucket hat', ru: 'Панама «Мох»', de: 'Fischerhut Moos', uk: 'Панама «Мох»', zh: '苔绿渔夫帽' },
    description: {
      en: '<p>For festivals, allotments and watching other people’s cricket. Rain runs off the brim instead of down your neck. It folds into a pocket and comes out without creases worth mentioning.</p>',
      ru: '<p>Для фестивалей, дачи и чужого футбола. Дождь стекает с полей, а не за воротник. Складывается в карман и достаётся почти без заломов.</p>',
      de: '<p>Für Festivals, den Schrebergarten und die Spiele anderer Leute. Regen läuft von der Krempe, nicht in den Kragen. In der Tasche gefaltet, kommt er fast ohne Falten heraus.</p>',
      uk: '<p>Для фестивалів, городу й чужого футболу. Дощ стікає з крисів, а не за комір. Складається в кишеню й виходить звідти майже без заломів.</p>',
      zh: '<p>适合音乐节、小菜园，以及看别人踢球。雨水从帽檐滑下，不会流进脖子。叠好放进口袋，取出来几乎没有折痕。</p>',
    },
  },
  'court-visor': {
    name: { en: 'Court visor', ru: 'Козырёк для корта', de: 'Tennis-Visor', uk: 'Козирок для корту', zh: '球场遮阳帽' },
    description: {
      en: '<p>Sun out of the eyes on the serve, air on the head for the rest of the set. The towelling band drinks what would otherwise run into your lashes. One size, closed with a hook that does not pull hair.</p>',
      ru: '<p>На подаче солнце не бьёт в глаза, а голове весь сет прохладно. Махровая лента впитывает то, что иначе потекло бы на ресницы. Размер один, застёжка не тянет волосы.</p>',
      de: '<p>Beim Aufschlag keine Sonne in den Augen, den Rest des Satzes Luft am Kopf. Das Frotteeband trinkt, was sonst in die Wimpern liefe. Eine Größe, und der Haken zieht nicht an den Haaren.</p>',
      uk: '<p>На подачі сонце не сліпить, а голові весь сет прохолодно. Махрова стрічка вбирає те, що інакше стекло б на вії. Розмір один, застібка не смикає волосся.</p>',
      zh: '<p>发球时阳光不刺眼，整盘比赛头顶都透风。毛巾布汗带吸走会流进睫毛的汗水。均码，钩扣不扯头发。</p>',
    },
  },
  'rib-beanie': {
    name: { en: 'Rib beanie', ru: 'Шапка в рубчик', de: 'Rippmütze', uk: 'Шапка в рубчик', zh: '罗纹针织帽' },
    description: {
      en: '<p>Lambswool in ribs as wide as a thumb. Fold the cuff once for the city, twice for the quay. It pills a little in the first month; brush it and it stops.</p>',
      ru: '<p>Овечья шерсть, рубчик шириной с большой палец. В город — один отворот, на набережную — два. Первый месяц немного скатывается: расчешите, и перестанет.</p>',
      de: '<p>Lammwolle in daumenbreiten Rippen. Einmal umgeschlagen für die Stadt, zweimal für den Kai. Im ersten Monat fusselt sie ein wenig; einmal bürsten, dann ist Ruhe.</p>',
      uk: '<p>Овеча вовна, рубчик завширшки з великий палець. Для міста — один закот, для набережної — два. Перший місяць трохи скочується: розчешіть, і перестане.</p>',
      zh: '<p>小羊毛织成拇指宽的罗纹。进城折一道边，去码头折两道。头一个月会起点球，刷一刷就好了。</p>',
    },
  },
  'pompom-beanie': {
    name: { en: 'Pompom beanie', ru: 'Шапка с помпоном', de: 'Bommelmütze', uk: 'Шапка з помпоном', zh: '毛球针织帽' },
    description: {
      en: '<p>Fleece over the ears, stripes over the fleece, and a pompom on top that unbuttons before the wash. It does not itch, we asked a five-year-old. Good for sledges and for grown-up offices.</p>',
      ru: '<p>На ушах флис, поверх флиса полоски, а сверху помпон, который отстёгивается перед стиркой. Не колется — проверяли на пятилетней. Годится и для санок, и для серьёзного офиса.</p>',
      de: '<p>Fleece über den Ohren, Streifen über dem Fleece und obenauf ein Bommel, der sich vor dem Waschen abknöpfen lässt. Sie kratzt nicht, wir haben eine Fünfjährige gefragt. Gut für Schlitten und für Büros.</p>',
      uk: '<p>На вухах фліс, поверх флісу смужки, а згори помпон, який відстібається перед пранням. Не коле — питали в п’ятирічної. Годиться і для санчат, і для поважного офісу.</p>',
      zh: '<p>耳朵处是抓绒，抓绒外是条纹，顶上的毛球洗前可以解下。不扎人，我们问过一个五岁的孩子。滑雪橇能戴，上班也能戴。</p>',
    },
  },
  'gift-card-small': {
    name: {
      en: 'Gift card, small',
      ru: 'Подарочная карта, малая',
      de: 'Geschenkkarte, klein',
      uk: 'Подарункова картка, мала',
      zh: '礼品卡（小）',
    },
    description: {
      en: '<p>For when you know the person but not the size. A code arrives by e-mail within a minute and waits patiently for three years. What is left over stays on the card.</p>',
      ru: '<p>Когда знаешь человека, но не знаешь размера. Код приходит на почту за минуту и терпеливо ждёт три года. Остаток не сгорает.</p>',
      de: '<p>Für den Fall, dass man den Menschen kennt, aber nicht die Größe. Der Code kommt in einer Minute per E-Mail und wartet geduldig drei Jahre. Was übrig ist, bleibt auf der Karte.</p>',
      uk: '<p>Коли знаєш людину, але не знаєш розміру. Код приходить на пошту за хвилину й терпляче чекає три роки. Решта нікуди не зникає.</p>',
      zh: '<p>了解那个人，却不知道尺码时，就送它。一分钟内邮件送达兑换码，三年内随时可用。没用完的余额仍留在卡里。</p>',
    },
  },
}
