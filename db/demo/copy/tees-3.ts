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
}
