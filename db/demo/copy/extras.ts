import type { Copy } from '../copy.ts'

export const extras: Record<string, Copy> = {
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
      zh: '<p>像衬衫一样叠好，放在行李箱最上层。酒店房间没有镜子时，网格帮你摆正双脚。铺在地毯上不打滑，铺在冷瓷砖上请垫条毛巾。</p>',
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
      de: '<p>Für den Fall, dass man den Menschen kennt, aber nicht die Größe. Der Code kommt in einer Minute per Mail und wartet geduldig drei Jahre. Was übrig ist, bleibt auf der Karte.</p>',
      uk: '<p>Коли знаєш людину, але не знаєш розміру. Код приходить на пошту за хвилину й терпляче чекає три роки. Решта нікуди не зникає.</p>',
      zh: '<p>了解那个人，却不知道尺码时，就送它。一分钟内邮件送达兑换码，三年内随时可用。没用完的余额仍留在卡里。</p>',
    },
  },
  'gift-card-large': {
    name: {
      en: 'Gift card, large',
      ru: 'Подарочная карта, большая',
      de: 'Geschenkkarte, groß',
      uk: 'Подарункова картка, велика',
      zh: '礼品卡（大）',
    },
    description: {
      en: '<p>Enough for a hoodie, or for half of a head-to-toe colour story. With the code comes a card to print, fold and sign. It can be spent over several orders.</p>',
      ru: '<p>Хватит на худи или на половину образа в одном цвете. Вместе с кодом приходит открытка, которую можно распечатать, сложить и подписать. Потратить можно в несколько заказов.</p>',
      de: '<p>Genug für einen Hoodie oder für die halbe Farbgeschichte von Kopf bis Fuß. Mit dem Code kommt eine Karte zum Drucken, Falten und Unterschreiben. Sie reicht auch über mehrere Bestellungen.</p>',
      uk: '<p>Вистачить на худі або на половину образу в одному кольорі. Разом із кодом надходить листівка, яку можна надрукувати, скласти й підписати. Витратити можна за кілька замовлень.</p>',
      zh: '<p>够买一件连帽衫，或半套从头到脚的同色搭配。随码附上一张可打印、可折叠、可签名的贺卡。可分多次订单使用。</p>',
    },
  },
  'personal-styling-hour': {
    name: {
      en: 'Personal styling hour',
      ru: 'Час со стилистом',
      de: 'Eine Stunde Stilberatung',
      uk: 'Година зі стилістом',
      zh: '一小时造型顾问',
    },
    description: {
      en: '<p>Show us your wardrobe over video and tell us what you never wear. An hour later you know why. The list we send afterwards has your sizes in it and no pressure to buy.</p>',
      ru: '<p>Покажите по видео свой шкаф и расскажите, чего никогда не надеваете. Через час вы поймёте почему. Потом придёт список вещей в вашем размере, покупать их никто не заставит.</p>',
      de: '<p>Zeigen Sie uns per Video den Kleiderschrank und sagen Sie, was Sie nie tragen. Eine Stunde später wissen Sie, warum. Die Liste danach nennt Ihre Größen und drängt zu nichts.</p>',
      uk: '<p>Покажіть через відео свою шафу й розкажіть, чого ніколи не вдягаєте. За годину зрозумієте чому. Потім надійде перелік речей у вашому розмірі, і ніхто не змусить купувати.</p>',
      zh: '<p>通过视频给我们看看您的衣柜，说说哪些从来不穿。一小时后，您就知道原因了。之后发来的清单按您的尺码列好，绝不催单。</p>',
    },
  },
  'first-five-kilometres-plan': {
    name: {
      en: 'First five kilometres plan',
      ru: 'План «Первые пять километров»',
      de: 'Trainingsplan: die ersten fünf Kilometer',
      uk: 'План «Перші п’ять кілометрів»',
      zh: '首个五公里训练计划',
    },
    description: {
      en: '<p>You begin with one minute of running and eight of walking, and nobody laughs. By week eight you run for half an hour without looking at the watch. The sample shows the whole first week.</p>',
      ru: '<p>Начинаем с минуты бега и восьми минут ходьбы, и никто не смеётся. К восьмой неделе вы бежите полчаса, не глядя на часы. В образце — вся первая неделя.</p>',
      de: '<p>Es beginnt mit einer Minute Laufen und acht Minuten Gehen, und niemand lacht. In der achten Woche laufen Sie eine halbe Stunde, ohne auf die Uhr zu sehen. Das Probeblatt zeigt die ganze erste Woche.</p>',
      uk: '<p>Починаємо з хвилини бігу й восьми хвилин ходьби, і ніхто не сміється. До восьмого тижня ви біжите пів години, не дивлячись на годинник. У зразку — увесь перший тиждень.</p>',
      zh: '<p>从跑一分钟、走八分钟开始，没有人会笑。到第八周，您能连续跑半小时而不看表。试读包含完整的第一周。</p>',
    },
  },
  'half-marathon-plan': {
    name: {
      en: 'Half-marathon plan',
      ru: 'План полумарафона',
      de: 'Halbmarathonplan',
      uk: 'План напівмарафону',
      zh: '半程马拉松计划',
    },
    description: {
      en: '<p>Four runs a week, and one of them is allowed to be bad. Pace tables go from a cautious two and a half hours to a brave one thirty. The last page is a checklist for the morning of the race.</p>',
      ru: '<p>Четыре пробежки в неделю, и одной из них разрешено не получиться. Таблицы темпа — от осторожных двух с половиной часов до смелых полутора. На последней странице список дел на утро старта.</p>',
      de: '<p>Vier Läufe pro Woche, und einer davon darf schlecht sein. Die Tempotabellen reichen von vorsichtigen zweieinhalb Stunden bis zu mutigen eins dreißig. Auf der letzten Seite steht, was am Wettkampfmorgen zu tun ist.</p>',
      uk: '<p>Чотири пробіжки на тиждень, і одній із них дозволено не вдатися. Таблиці темпу — від обережних двох з половиною годин до сміливих півтори. На останній сторінці перелік справ на ранок забігу.</p>',
      zh: '<p>每周四次跑步，其中一次允许跑砸。配速表从谨慎的两个半小时，到勇敢的一个半小时。最后一页是比赛当天早晨的清单。</p>',
    },
  },
  'kettlebell-plan': {
    name: { en: 'Kettlebell plan', ru: 'План с гирей', de: 'Kettlebell-Plan', uk: 'План із гирею', zh: '壶铃训练计划' },
    description: {
      en: '<p>One weight, two square metres of floor, six weeks. Each lift is explained in four steps, with the mistake everybody makes beside it. Neighbours below will thank you for the mat.</p>',
      ru: '<p>Одна гиря, два квадратных метра пола, шесть недель. Каждое упражнение расписано в четыре шага, рядом — ошибка, которую делают все. Соседи снизу скажут спасибо за коврик.</p>',
      de: '<p>Ein Gewicht, zwei Quadratmeter Boden, sechs Wochen. Jede Übung ist in vier Schritten erklärt, daneben der Fehler, den alle machen. Die Nachbarn unten freuen sich über eine Matte.</p>',
      uk: '<p>Одна гиря, два квадратні метри підлоги, шість тижнів. Кожну вправу розписано в чотири кроки, а поряд — помилка, якої припускаються всі. Сусіди знизу подякують за килимок.</p>',
      zh: '<p>一只壶铃，两平方米地面，六个星期。每个动作分四步讲解，旁边附上人人都会犯的错误。记得铺张垫子，楼下邻居会感谢您。</p>',
    },
  },
  'morning-yoga-plan': {
    name: {
      en: 'Morning yoga plan',
      ru: 'План утренней йоги',
      de: 'Yogaplan für den Morgen',
      uk: 'План ранкової йоги',
      zh: '晨间瑜伽计划',
    },
    description: {
      en: '<p>Thirty short mornings, each finished before the kettle has boiled twice. No headstands, no Sanskrit test. Day one is in the sample, so you can see whether we get on.</p>',
      ru: '<p>Тридцать коротких утр: каждое заканчивается раньше, чем дважды вскипит чайник. Никаких стоек на голове и экзаменов по санскриту. В образце — первый день, чтобы понять, сойдёмся ли мы.</p>',
      de: '<p>Dreißig kurze Morgen, jeder vorbei, bevor der Kessel zweimal gekocht hat. Kein Kopfstand, keine Sanskritprüfung. Der erste Tag liegt als Probe bei, damit Sie sehen, ob wir zueinander passen.</p>',
      uk: '<p>Тридцять коротких ранків: кожен закінчується раніше, ніж двічі закипить чайник. Жодних стійок на голові й іспитів із санскриту. У зразку — перший день, щоб зрозуміти, чи зійдемося.</p>',
      zh: '<p>三十个短短的早晨，每次不等水壶烧开两回就结束。没有头倒立，也不考梵文。试读是第一天的内容，看看我们合不合拍。</p>',
    },
  },
  'slow-morning-trio': {
    name: {
      en: 'Slow morning trio',
      ru: 'Трио «Неспешное утро»',
      de: 'Trio für langsame Morgen',
      uk: 'Тріо «Неквапний ранок»',
      zh: '慢晨三件套',
    },
    description: {
      en: '<p>A mat to stretch on, a tumbler to hold, a beanie for the walk to the baker. Take all three or only the two you lack. None of them needs charging.</p>',
      ru: '<p>Коврик — потянуться, стакан — согреть руки, шапка — дойти до булочной. Можно взять все три вещи или только недостающие. Заряжать не нужно ни одну.</p>',
      de: '<p>Eine Matte zum Strecken, ein Becher zum Festhalten, eine Mütze für den Weg zum Bäcker. Alle drei oder nur, was noch fehlt. Aufladen muss man nichts davon.</p>',
      uk: '<p>Килимок — потягнутися, стакан — зігріти руки, шапка — дійти до пекарні. Можна взяти всі три речі або лише ті, яких бракує. Жодну не треба заряджати.</p>',
      zh: '<p>一张垫子用来舒展，一只杯子用来捧着，一顶帽子戴去面包店。三件全要，或只拿缺的那两件。没有一件需要充电。</p>',
    },
  },
  'trail-trio': {
    name: { en: 'Trail trio', ru: 'Трио «Тропа»', de: 'Trio für den Trail', uk: 'Тріо «Стежка»', zh: '山径三件套' },
    description: {
      en: '<p>What lies by the door of people who own a tent: water, shade, and wool for when the sun goes. Quantities are yours to choose, in case you walk in pairs.</p>',
      ru: '<p>То, что лежит у двери тех, у кого есть палатка: вода, тень и шерсть на вечер. Количество выбираете сами — вдруг вы ходите вдвоём.</p>',
      de: '<p>Was bei Leuten mit Zelt neben der Tür liegt: Wasser, Schatten und Wolle für den Abend. Die Anzahl wählen Sie selbst, falls Sie zu zweit gehen.</p>',
      uk: '<p>Те, що лежить біля дверей у власників намету: вода, затінок і вовна на вечір. Кількість обираєте самі — раптом ви ходите вдвох.</p>',
      zh: '<p>有帐篷的人家门口总放着这些：水、阴凉，还有日落后的羊毛。数量自选，万一你们是两个人走。</p>',
    },
  },
  'race-day-trio': {
    name: {
      en: 'Race-day trio',
      ru: 'Трио для старта',
      de: 'Trio für den Renntag',
      uk: 'Тріо для старту',
      zh: '比赛日三件套',
    },
    description: {
      en: '<p>The cap is for you, the visor for whoever holds your jacket, the bottle for both of you at kilometre forty-two and a bit. Order a second bottle if you are proud.</p>',
      ru: '<p>Кепка — вам, козырёк — тому, кто держит вашу куртку, бутылка — обоим на сорок втором с хвостиком. Если вы гордые, возьмите две бутылки.</p>',
      de: '<p>Die Kappe ist für Sie, der Visor für den, der Ihre Jacke hält, die Flasche für beide nach Kilometer zweiundvierzig und ein bisschen. Wer stolz ist, nimmt zwei Flaschen.</p>',
      uk: '<p>Кепка — вам, козирок — тому, хто тримає вашу куртку, пляшка — обом на сорок другому з хвостиком. Якщо ви горді, беріть дві пляшки.</p>',
      zh: '<p>帽子给您，遮阳帽给替您拿外套的人，水瓶在四十二公里多一点的地方两人共享。要强的话，买两只瓶子。</p>',
    },
  },
  'gym-bag-trio': {
    name: {
      en: 'Gym bag trio',
      ru: 'Трио для спортивной сумки',
      de: 'Trio für die Sporttasche',
      uk: 'Тріо для спортивної сумки',
      zh: '健身包三件套',
    },
    description: {
      en: '<p>Shaker, mat, cap: the three things you always borrow. Put them in the bag once and leave them there. Your friends will stop hiding theirs.</p>',
      ru: '<p>Шейкер, коврик, кепка — три вещи, которые вечно одалживают. Положите их в сумку один раз и не вынимайте. Друзья перестанут прятать свои.</p>',
      de: '<p>Shaker, Matte, Kappe: die drei Dinge, die man sich immer leiht. Einmal in die Tasche legen und dort lassen. Ihre Freunde müssen ihre dann nicht mehr verstecken.</p>',
      uk: '<p>Шейкер, килимок, кепка — три речі, які вічно позичають. Покладіть їх у сумку один раз і не виймайте. Друзі перестануть ховати свої.</p>',
      zh: '<p>摇摇杯、垫子、帽子：总是找人借的三样东西。放进包里，就别再拿出来。朋友们也不用再藏自己的了。</p>',
    },
  },
  'clay-capsule': {
    name: { en: 'Clay capsule', ru: 'Капсула «Глина»', de: 'Kapsel Ton', uk: 'Капсула «Глина»', zh: '陶土色胶囊套装' },
    description: {
      en: '<p>Hoodie, legging and runner went through one dye bath, so the reds finally agree. Choose a size for each piece; feet and shoulders rarely match. Worn together they look planned, worn apart they look expensive.</p>',
      ru: '<p>Худи, леггинсы и кроссовки красили в одной ванне, поэтому оттенки наконец совпали. Размер выбирается для каждой вещи отдельно. Вместе выглядит продуманно, порознь — дорого.</p>',
      de: '<p>Hoodie, Leggings und Laufschuh lagen im selben Färbebad, darum passen die Rottöne endlich. Für jedes Teil wählen Sie die eigene Größe. Zusammen wirkt es geplant, einzeln wirkt es teuer.</p>',
      uk: '<p>Худі, легінси й кросівки фарбували в одній ванні, тож відтінки нарешті збіглися. Розмір обирається для кожної речі окремо. Разом має вигляд продуманого, нарізно — дорогого.</p>',
      zh: '<p>连帽衫、紧身裤和跑鞋在同一缸里染成，红得终于一致。每件单独选尺码，脚和肩膀很少同号。一起穿像精心搭配，分开穿也很显贵。</p>',
    },
  },
  'moss-capsule': {
    name: { en: 'Moss capsule', ru: 'Капсула «Мох»', de: 'Kapsel Moos', uk: 'Капсула «Мох»', zh: '苔绿胶囊套装' },
    description: {
      en: '<p>Three greens for the same wet path. Mud dries on them and brushes off at the bus stop. The beanie is a question of how early you leave.</p>',
      ru: '<p>Три зелёных для одной мокрой тропы. Грязь высыхает и счищается ещё на остановке. Брать ли шапку — зависит от того, как рано вы выходите.</p>',
      de: '<p>Dreimal Grün für denselben nassen Weg. Schlamm trocknet darauf und ist an der Haltestelle schon abgebürstet. Ob die Mütze mitkommt, hängt davon ab, wie früh Sie losgehen.</p>',
      uk: '<p>Три зелені для однієї мокрої стежки. Болото висихає й обтрушується ще на зупинці. Чи брати шапку — залежить від того, як рано ви виходите.</p>',
      zh: '<p>同一条湿路上的三种绿。泥巴干了，在公交站拍一拍就掉。要不要帽子，取决于您出门多早。</p>',
    },
  },
  'cobalt-capsule': {
    name: {
      en: 'Cobalt capsule',
      ru: 'Капсула «Кобальт»',
      de: 'Kapsel Kobalt',
      uk: 'Капсула «Кобальт»',
      zh: '钴蓝胶囊套装',
    },
    description: {
      en: '<p>Everything a runner wears from October to April, in a blue that drivers see. The second tee is there because the first is in the wash. Drop the jacket when spring comes; the rest stays on duty.</p>',
      ru: '<p>Всё, что бегун носит с октября по апрель, — в синем, который замечают водители. Вторая футболка нужна потому, что первая в стирке. Весной снимете куртку, остальное продолжит работать.</p>',
      de: '<p>Alles, was man von Oktober bis April beim Laufen trägt, in einem Blau, das Autofahrer sehen. Das zweite Shirt ist da, weil das erste in der Wäsche liegt. Im Frühling fällt die Jacke weg, der Rest bleibt im Dienst.</p>',
      uk: '<p>Усе, що бігун носить із жовтня до квітня, — у синьому, який помічають водії. Друга футболка потрібна, бо перша в пранні. Навесні знімете куртку, решта служитиме далі.</p>',
      zh: '<p>从十月到四月跑者要穿的一切，都是司机看得见的蓝。第二件T恤是因为第一件在洗。春天脱掉外套，其余继续上岗。</p>',
    },
  },
  'dusk-capsule': {
    name: {
      en: 'Dusk capsule',
      ru: 'Капсула «Сумерки»',
      de: 'Kapsel Dämmerung',
      uk: 'Капсула «Сутінки»',
      zh: '暮色胶囊套装',
    },
    description: {
      en: '<p>Soft things in the colour of half past eight. The hoodie ends where the legging begins, which took us eleven samples. Add the mat you like and the evening is furnished.</p>',
      ru: '<p>Мягкие вещи цвета половины девятого вечера. Худи заканчивается там, где начинаются леггинсы: на это ушло одиннадцать образцов. Добавьте коврик по вкусу — и вечер обставлен.</p>',
      de: '<p>Weiche Sachen in der Farbe von halb neun. Der Hoodie endet, wo die Leggings beginnt; das hat elf Muster gebraucht. Dazu die Matte nach Wahl, und der Abend ist eingerichtet.</p>',
      uk: '<p>М’які речі кольору пів на дев’яту вечора. Худі закінчується там, де починаються легінси: на це пішло одинадцять зразків. Додайте килимок до смаку — і вечір умебльовано.</p>',
      zh: '<p>柔软的衣物，是晚上八点半的颜色。连帽衫的下摆正好落在紧身裤腰头，为此我们打了十一次样。再配一张喜欢的垫子，夜晚就齐了。</p>',
    },
  },
}
