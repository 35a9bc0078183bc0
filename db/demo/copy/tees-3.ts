import type { Copy } from '../copy.ts'

export const tees3: Record<string, Copy> = {
  'city-miles-v-tee': {
    name: {
      en: 'City miles V tee',
      ru: 'Футболка с V-вырезом «Городские мили»',
      de: 'V-Shirt Stadtmeilen',
      uk: 'Футболка з V-вирізом «Міські милі»',
      zh: '城市里程V领T恤',
    },
    description: {
      en: '<p>Flat seams join the side panels, so a laptop bag slung across does not press a line into you. V-neck, regular cut, quick-dry knit without the shine. Run home in it, and you may still go in and buy bread.</p>',
      ru: '<p>Боковые вставки соединены плоскими швами, и ремень сумки с ноутбуком не оставит на вас полосу. V-вырез, прямой крой, быстрая сушка без спортивного блеска. Бежите домой — и в булочную в ней ещё пустят.</p>',
      de: '<p>Flache Nähte halten die Seitenteile, da drückt auch die quer gehängte Laptoptasche keine Linie. V-Ausschnitt, normaler Schnitt, schnell trocknend und ohne Sportglanz. Man läuft darin heim und darf unterwegs noch Brot kaufen.</p>',
      uk: '<p>Бічні вставки з’єднано пласкими швами, і ремінь сумки з ноутбуком не лишить на вас смуги. V-виріз, прямий крій, швидко сохне й не блищить по-спортивному. Біжите додому — і в пекарню в ній ще пустять.</p>',
      zh: '<p>侧片用平缝拼接，斜挎电脑包也不会在身上压出印。V领，常规版型，速干，却没有运动衣的反光。跑着下班，路上还能进店买面包。</p>',
    },
  },
  'first-light-crop-tee': {
    name: {
      en: 'First light crop tee',
      ru: 'Кроп-футболка «Первый свет»',
      de: 'Kurzshirt Erstes Licht',
      uk: 'Кроп-футболка «Перше світло»',
      zh: '晨光短款T恤',
    },
    description: {
      en: '<p>For mornings that are twenty degrees at seven. It hangs over a bra rather than on you, open mesh, square and short, and air comes in from three sides. Fold it once and it fits in a palm.</p>',
      ru: '<p>Для утра, когда в семь уже двадцать градусов. Висит поверх топа, а не на вас: редкая сетка, квадратная, короткая, воздух заходит с трёх сторон. Сложенная, помещается в ладонь.</p>',
      de: '<p>Für Morgen, an denen es um sieben schon zwanzig Grad hat. Es hängt über dem BH und nicht an Ihnen: offenes Netz, gerade und kurz, Luft von drei Seiten. Zusammengelegt passt es in eine Handfläche.</p>',
      uk: '<p>Для ранків, коли о сьомій уже двадцять градусів. Висить поверх топа, а не на вас: рідка сітка, квадратна, коротка, повітря заходить з трьох боків. Складена, вміщується в долоню.</p>',
      zh: '<p>给七点就有二十度的早晨。它是罩在运动内衣外面的，不贴着您：大网眼，方正，短，三面进风。叠一叠，一只手掌就放得下。</p>',
    },
  },
  'first-light-long-sleeve': {
    name: {
      en: 'First light long-sleeve',
      ru: 'Лонгслив «Первый свет»',
      de: 'Langarmshirt Erstes Licht',
      uk: 'Лонгслів «Перше світло»',
      zh: '晨光长袖跑步衫',
    },
    description: {
      en: '<p>The collar is short and stands just high enough to stop the draught you get when you start before the sun. Fine quick-dry knit, slim through the arm. On a warm morning push the sleeves up; they stay for a few streets.</p>',
      ru: '<p>Короткая стойка как раз закрывает шею от сквозняка, который бывает, если выйти раньше солнца. Тонкий быстросохнущий трикотаж, узкий рукав. Потеплело — поддёрните рукава, на пару кварталов их хватит.</p>',
      de: '<p>Der kurze Kragen steht gerade hoch genug gegen den Zug, den man spürt, wenn man vor der Sonne startet. Feiner, schnell trocknender Strick, schmal am Arm. Wird es warm, schiebt man die Ärmel hoch; ein paar Straßen lang halten sie.</p>',
      uk: '<p>Коротка стійка якраз закриває шию від протягу, що буває, коли вийти раніше за сонце. Тонкий швидкосохнучий трикотаж, вузький рукав. Потепліло — підсмикніть рукави, на кілька кварталів їх вистачить.</p>',
      zh: '<p>短短的立领，高度刚好挡住比太阳早出门时的那股凉风。细薄速干针织，袖子贴臂。天暖了就把袖子推上去，能撑几条街。</p>',
    },
  },
  'dawn-gradient-tee': {
    name: {
      en: 'Dawn gradient tee',
      ru: 'Футболка с градиентом «Рассвет»',
      de: 'T-Shirt mit Farbverlauf Morgenröte',
      uk: 'Футболка з градієнтом «Світанок»',
      zh: '黎明渐变T恤',
    },
    description: {
      en: '<p>Dye climbs from the hem and thins out on the way, lime into sky or coral or blush, and no two shirts stop at the same rib. The knit is the light running kind, with an easy cut. Strangers at the lights compliment it.</p>',
      ru: '<p>Краска поднимается от подола и по дороге слабеет: лайм переходит в небо, коралл или пудру, и каждая футболка останавливается у своего ребра. Лёгкий беговой трикотаж, свободный крой. На светофоре её хвалят незнакомцы.</p>',
      de: '<p>Die Farbe steigt vom Saum auf und wird unterwegs blasser, Limette zu Himmel, Koralle oder Puder, und jedes Shirt hält an einer anderen Rippe. Leichter Laufstrick, bequem geschnitten. An der Ampel loben es Fremde.</p>',
      uk: '<p>Фарба піднімається від подолу й дорогою слабне: лайм переходить у небо, корал або пудру, і кожна футболка спиняється біля свого ребра. Легкий біговий трикотаж, вільний крій. На світлофорі її хвалять незнайомці.</p>',
      zh: '<p>颜色从下摆往上爬，越爬越淡，青柠化进天空蓝、珊瑚红或腮红粉，每件停在不同的肋骨上。轻薄跑步针织，版型自在。等红灯时会有陌生人夸它。</p>',
    },
  },
  'merino-base-tee': {
    name: {
      en: 'Merino base tee',
      ru: 'Базовая футболка из мериноса',
      de: 'Basis-Shirt aus Merino',
      uk: 'Базова футболка з мериноса',
      zh: '美利奴打底T恤',
    },
    description: {
      en: '<p>Five days on the trail before it needs a wash; on the sixth, ask whoever shares the tent. Merino is warm when wet and does not itch, even on people who say that wool does. Thin, slim, ready for a shirt on top.</p>',
      ru: '<p>Пять дней на тропе без стирки, про шестой спросите соседа по палатке. Меринос греет и мокрый и не колется, даже если вы уверены, что шерсть колется всегда. Тонкая, узкая, сверху легко надеть рубашку.</p>',
      de: '<p>Fünf Tage Weg, ehe es in die Wäsche muss; am sechsten fragen Sie, wer das Zelt teilt. Merino wärmt auch nass und kratzt nicht, selbst Leute, die Wolle sonst kratzt. Dünn, schmal, ein Hemd passt darüber.</p>',
      uk: '<p>П’ять днів на стежці без прання, про шостий спитайте сусіда по намету. Меринос гріє й мокрий і не коле, навіть якщо ви певні, що вовна коле завжди. Тонка, вузька, зверху легко вдягти сорочку.</p>',
      zh: '<p>在路上走五天才需要洗；到第六天，问问同帐篷的人。美利奴湿了也暖，而且不扎，连一碰羊毛就痒的人也这么说。薄，修身，外面好套衬衫。</p>',
    },
  },
  'merino-base-long-sleeve': {
    name: {
      en: 'Merino base long-sleeve',
      ru: 'Базовый лонгслив из мериноса',
      de: 'Langarm-Basis aus Merino',
      uk: 'Базовий лонгслів із мериноса',
      zh: '美利奴长袖打底衫',
    },
    description: {
      en: '<p>A tail long enough to stay tucked while you reach for the next hold or the top bunk. Raglan sleeves, no bulk under pack straps, wool that forgives a day of rain. We sleep in ours; the huts are not heated after ten.</p>',
      ru: '<p>Спинка длинная: тянешься к зацепке или на верхние нары — и ничего не вылезло. Реглан, под лямками нет лишнего, а день дождя шерсть прощает. Мы в таких и спим: после десяти в хижинах не топят.</p>',
      de: '<p>Hinten lang genug, um in der Hose zu bleiben, ob man zum nächsten Griff langt oder ins obere Bett. Raglanärmel, nichts trägt unter Gurten auf, und einen Regentag verzeiht die Wolle. Wir schlafen darin; nach zehn heizt keine Hütte mehr.</p>',
      uk: '<p>Спинка довга: тягнешся до зачіпки чи на верхні нари — і ніщо не вилізло. Реглан, під лямками нічого зайвого, а день дощу вовна пробачає. Ми в таких і спимо: після десятої в хижах не топлять.</p>',
      zh: '<p>后摆够长，伸手抓下一个岩点，或者爬上铺，都不会从裤腰里跑出来。插肩袖，背包带下面不堆叠，淋一天雨羊毛也不计较。我们就穿着它睡，山屋过了十点不供暖。</p>',
    },
  },
  'merino-mock-neck': {
    name: {
      en: 'Merino mock-neck',
      ru: 'Водолазка из мериноса',
      de: 'Merino-Stehkragenshirt',
      uk: 'Водолазка з мериноса',
      zh: '美利奴半高领衫',
    },
    description: {
      en: '<p>Fine rib at the neck, and no label inside, because that is the one thing wool gets blamed for. On the fell it is a base layer; under a jacket in the city it passes for a proper jumper. Air it overnight and it starts again.</p>',
      ru: '<p>На шее тонкий рубчик, внутри ни одной этикетки — обычно за неё и ругают шерсть. На склоне это нижний слой, а в городе под пиджаком — вполне приличный свитер. Проветрили за ночь, и можно сначала.</p>',
      de: '<p>Feine Rippen am Hals und innen kein Etikett, denn dafür bekommt sonst die Wolle die Schuld. Am Berg ist es die unterste Schicht, in der Stadt unter dem Sakko ein ordentlicher Pullover. Über Nacht gelüftet, fängt es von vorn an.</p>',
      uk: '<p>На шиї тонкий рубчик, усередині жодної етикетки — зазвичай через неї і сварять вовну. На схилі це нижній шар, а в місті під піджаком — цілком пристойний светр. Провітрили за ніч, і можна спочатку.</p>',
      zh: '<p>领口是细罗纹，里面没有标签，羊毛挨的骂多半是标签惹的。上山当打底，进城穿在西装里，看着就是件正经毛衣。晾一夜，又能从头穿起。</p>',
    },
  },
  'topo-tee': {
    name: {
      en: 'Topo tee',
      ru: 'Футболка «Горизонтали»',
      de: 'Höhenlinien-Shirt',
      uk: 'Футболка «Горизонталі»',
      zh: '等高线T恤',
    },
    description: {
      en: '<p>One line for every ten metres of height, so you can work out how far it is to your collarbone. Organic jersey with a curved hem, soft enough for camp and thick enough for straps. Geography teachers approve.</p>',
      ru: '<p>Линия через каждые десять метров высоты: можно посчитать, сколько до ключицы. Органическое джерси, скруглённый край; для лагеря достаточно мягкая, для лямок достаточно плотная. Учителя географии одобряют.</p>',
      de: '<p>Eine Linie für je zehn Höhenmeter; so lässt sich ausrechnen, wie weit es bis zum Schlüsselbein ist. Biojersey mit geschwungenem Saum, weich genug fürs Lager, dick genug für Gurte. Erdkundelehrer nicken.</p>',
      uk: '<p>Лінія через кожні десять метрів висоти: можна порахувати, скільки до ключиці. Органічне джерсі, заокруглений край; для табору досить м’яка, для лямок досить щільна. Вчителі географії схвалюють.</p>',
      zh: '<p>每上升十米画一道线，可以算算到锁骨还有多高。有机棉汗布，弧形下摆，在营地够软，背包带下够厚。地理老师点过头。</p>',
    },
  },
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
