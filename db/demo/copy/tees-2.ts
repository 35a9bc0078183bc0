import type { Copy } from '../copy.ts'

export const tees2: Record<string, Copy> = {
  'side-stripe-court-polo': {
    name: {
      en: 'Side-stripe court polo',
      ru: 'Поло для корта с цветными боками',
      de: 'Court-Polo mit Seitenstreifen',
      uk: 'Поло для корту з кольоровими боками',
      zh: '侧拼球场Polo衫',
    },
    description: {
      en: '<p>Moss panels run down both sides, the club colour since the courts were grass. They also slim the cut where a racket arm needs slack. The knit is light, the collar behaves, and sweat marks give up quickly.</p>',
      ru: '<p>По бокам вставки цвета мха — клуб носит его с тех пор, когда корты были травяными. Заодно они сужают силуэт, не мешая руке с ракеткой. Трикотаж лёгкий, воротник послушный, пятна пота быстро сдаются.</p>',
      de: '<p>Moosgrüne Bahnen laufen an beiden Seiten hinab, Vereinsfarbe aus der Zeit der Rasenplätze. Nebenbei machen sie schmal, ohne den Schlagarm zu bremsen. Leichter Strick, ein Kragen mit Manieren, Schweißflecken geben bald auf.</p>',
      uk: '<p>З боків вставки кольору моху — клуб носить його відтоді, як корти були трав’яними. Заразом вони звужують силует, не заважаючи руці з ракеткою. Трикотаж легкий, комір слухняний, плями поту швидко здаються.</p>',
      zh: '<p>两侧各一条苔藓绿，从球场还是草地那会儿起，就是俱乐部的颜色。它顺便收了腰身，又不碍挥拍。针织轻薄，领子听话，汗印很快认输。</p>',
    },
  },
  'breton-long-sleeve': {
    name: {
      en: 'Breton long-sleeve',
      ru: 'Бретонский лонгслив',
      de: 'Bretonisches Langarmshirt',
      uk: 'Бретонський лонгслів',
      zh: '布列塔尼长袖衫',
    },
    description: {
      en: '<p>Twenty-one stripes, as it should be; count them on a slow ferry. The cotton is heavy and a little coarse, and it will outlast the friendship with whoever borrows it. Straight cut, plain round neck, sleeves that take rolling.</p>',
      ru: '<p>Двадцать одна полоска, как положено: пересчитайте на медленном пароме. Хлопок тяжёлый, чуть грубоватый и переживёт дружбу с тем, кто его одолжит. Прямой крой, круглый ворот, рукава хорошо подворачиваются.</p>',
      de: '<p>Einundzwanzig Streifen, wie es sich gehört; zählen Sie auf einer langsamen Fähre nach. Die Baumwolle ist schwer, etwas rau und überdauert die Freundschaft mit dem, der es ausleiht. Gerader Schnitt, runder Hals, Ärmel zum Krempeln.</p>',
      uk: '<p>Двадцять одна смужка, як годиться: перелічіть на повільному поромі. Бавовна важка, трохи груба й переживе дружбу з тим, хто його позичить. Прямий крій, круглий комір, рукави добре підкочуються.</p>',
      zh: '<p>二十一道条纹，该是多少就是多少，坐慢船时可以数一数。棉布厚，略粗，借走它的朋友散了，它还在。直筒版型，圆领，袖子卷得住。</p>',
    },
  },
  'boat-neck-striped-tee': {
    name: {
      en: 'Boat-neck striped tee',
      ru: 'Полосатая футболка с вырезом-лодочкой',
      de: 'Ringelshirt mit U-Boot-Ausschnitt',
      uk: 'Смугаста футболка з вирізом-човником',
      zh: '一字领条纹T恤',
    },
    description: {
      en: '<p>A wide neck usually slides off one shoulder by noon. This one stays on both, because the cotton has enough body to hold the line. Cobalt stripes, sleeves to the elbow, a boxy shape that lets the harbour breeze in from below.</p>',
      ru: '<p>Широкий вырез обычно к полудню сползает с плеча. Этот держится на обоих: хлопок достаточно плотный, чтобы не терять линию. Кобальтовые полоски, рукав до локтя, свободный силуэт, куда снизу заглядывает бриз.</p>',
      de: '<p>Weite Ausschnitte rutschen sonst bis Mittag von einer Schulter. Dieser bleibt auf beiden, weil die Baumwolle genug Stand hat. Kobaltblaue Streifen, Ärmel bis zum Ellbogen, eine kastige Form, in die von unten die Hafenbrise zieht.</p>',
      uk: '<p>Широкий виріз зазвичай до полудня сповзає з плеча. Цей тримається на обох: бавовна досить щільна, щоб не губити лінії. Кобальтові смужки, рукав до ліктя, вільний силует, куди знизу зазирає бриз.</p>',
      zh: '<p>宽领口多半到中午就滑下一边肩膀。这件两边都挂得住，因为棉布够挺。钴蓝条纹，袖到手肘，宽松的衣身让港口的风从下面钻进来。</p>',
    },
  },
  'wide-band-tee': {
    name: {
      en: 'Wide-band tee',
      ru: 'Футболка в широкую полосу',
      de: 'Blockstreifen-Shirt',
      uk: 'Футболка в широку смугу',
      zh: '宽条T恤',
    },
    description: {
      en: '<p>Rugby-width bands in oat, matched at the side seams by a cutter with patience. You will be easy to find on a beach. The cotton is thick, the body square, the collar strong enough to be grabbed in a friendly scrum.</p>',
      ru: '<p>Полосы как в регби, овсяные, на боковых швах сходятся: у закройщика хватило терпения. На пляже вас легко найти. Хлопок толстый, силуэт квадратный, ворот выдержит дружескую свалку.</p>',
      de: '<p>Bänder in Rugbybreite, haferfarben, an den Seitennähten passend gelegt von jemandem mit Geduld. Am Strand findet man Sie leicht wieder. Dicke Baumwolle, gerader Körper, ein Kragen, der ein freundliches Gedränge aushält.</p>',
      uk: '<p>Смуги як у регбі, вівсяні, на бічних швах сходяться: закрійникові вистачило терпіння. На пляжі вас легко знайти. Бавовна товста, силует квадратний, комір витримає дружню колотнечу.</p>',
      zh: '<p>橄榄球衫那么宽的燕麦色横条，侧缝对得严丝合缝，裁剪师傅有耐心。在沙滩上很容易找到您。棉布厚，衣身方，领口结实，朋友们抱作一团时扯一扯也没事。</p>',
    },
  },
  'pin-stripe-tee': {
    name: {
      en: 'Pin-stripe tee',
      ru: 'Футболка в тонкую полоску',
      de: 'Nadelstreifen-Shirt',
      uk: 'Футболка в тонку смужку',
      zh: '细条纹T恤',
    },
    description: {
      en: '<p>Berry lines, thin and close, like a ledger somebody kept in red. They are printed before the cloth is cut, so they run straight off the edge at hem and sleeve. Soft jersey, a classic cut; blazers like it.</p>',
      ru: '<p>Ягодные линейки, тонкие и частые, — как бухгалтерская книга, которую вели красным. Их печатают до раскроя, поэтому у низа и рукава они уходят прямо за край. Мягкое джерси, прямой крой, с пиджаком ладит.</p>',
      de: '<p>Beerenrote Linien, fein und eng, wie ein Kassenbuch, das jemand in Rot geführt hat. Gedruckt wird vor dem Zuschnitt, darum laufen sie an Saum und Ärmel über die Kante hinaus. Weicher Jersey, klassischer Schnitt; Blazer mögen es.</p>',
      uk: '<p>Ягідні лінійки, тонкі й часті, — мов бухгалтерська книга, яку вели червоним. Їх друкують до розкрою, тому біля низу й рукава вони йдуть просто за край. М’яке джерсі, класичний крій, з піджаком ладнає.</p>',
      zh: '<p>莓红细线，密密排着，像谁用红墨水记的账本。先印后裁，所以到了下摆和袖口，线条直直跑出边去。柔软汗布，经典版型，跟西装外套处得来。</p>',
    },
  },
  'margin-tee': {
    name: { en: 'Margin tee', ru: 'Футболка «Поля»', de: 'T-Shirt Seitenrand', uk: 'Футболка «Береги»', zh: '页边T恤' },
    description: {
      en: '<p>The print lies flat from day one and softens with each wash, until after a year you have to look for it, like a note in pencil. Organic jersey, straight cut, small slits at the hem. It reads best untucked.</p>',
      ru: '<p>Принт с первого дня плоский и с каждой стиркой мягче, через год его приходится искать, как карандашную пометку. Органическое джерси, прямой крой, маленькие разрезы внизу. Лучше читается навыпуск.</p>',
      de: '<p>Der Druck liegt vom ersten Tag an flach und wird mit jeder Wäsche weicher, bis man ihn nach einem Jahr suchen muss wie eine Bleistiftnotiz. Biojersey, gerade geschnitten, kleine Schlitze am Saum. Über der Hose liest es sich am besten.</p>',
      uk: '<p>Принт із першого дня плаский і з кожним пранням м’якшає, за рік його доводиться шукати, як позначку олівцем. Органічне джерсі, прямий крій, маленькі розрізи внизу. Найкраще читається навипуск.</p>',
      zh: '<p>印花一开始就是平的，每洗一次软一分，一年后得找才看得见，像铅笔写的批注。有机棉汗布，直筒，下摆两侧开小衩。放在裤子外面读起来最顺。</p>',
    },
  },
  'dotted-tee': {
    name: {
      en: 'Dotted tee',
      ru: 'Футболка в горошек',
      de: 'Gepunktetes T-Shirt',
      uk: 'Футболка в горошок',
      zh: '小圆点T恤',
    },
    description: {
      en: '<p>Each dot is the size of a peppercorn and there are a few thousand, none of them serious. The jersey is thin and cropped to the waist, so it likes skirts. A stray drop of milk will go unnoticed.</p>',
      ru: '<p>Каждая горошина — с перчинку, их несколько тысяч, и ни одной серьёзной. Джерси тонкое, длина до талии, с юбками дружит. Случайную каплю молока никто не заметит.</p>',
      de: '<p>Jeder Punkt ist so groß wie ein Pfefferkorn, es sind ein paar tausend, und keiner meint es ernst. Der Jersey ist dünn und taillenkurz, er mag Röcke. Ein Tropfen Milch fällt darauf nicht auf.</p>',
      uk: '<p>Кожна горошина — з перчинку, їх кілька тисяч, і жодної серйозної. Джерсі тонке, довжина до талії, зі спідницями дружить. Випадкової краплі молока ніхто не помітить.</p>',
      zh: '<p>每个圆点只有胡椒粒大，有好几千个，没一个正经。汗布薄，齐腰短款，喜欢配裙子。溅上一滴牛奶，谁也看不出来。</p>',
    },
  },
  'ringer-tee': {
    name: {
      en: 'Ringer tee',
      ru: 'Футболка с цветной кокеткой',
      de: 'T-Shirt mit farbiger Passe',
      uk: 'Футболка з кольоровою кокеткою',
      zh: '撞色肩T恤',
    },
    description: {
      en: '<p>Rust at the shoulders and down the short raglan sleeves, as on a summer-camp photograph that has been in the sun. Combed cotton, regular cut, no printing anywhere. It goes with the shorts you already have.</p>',
      ru: '<p>Плечи и короткий реглан — ржавого цвета, как на выгоревшей фотографии из летнего лагеря. Гребенной хлопок, прямой крой, ни единой надписи. К шортам, которые у вас уже есть, подойдёт.</p>',
      de: '<p>Rost an den Schultern und auf den kurzen Raglanärmeln, wie auf einem Ferienlagerfoto, das in der Sonne lag. Gekämmte Baumwolle, normaler Schnitt, nirgends ein Aufdruck. Zu den Shorts, die Sie schon haben, passt es.</p>',
      uk: '<p>Плечі й короткий реглан — іржавого кольору, як на вицвілій світлині з літнього табору. Гребінна бавовна, прямий крій, жодного напису. До шортів, які у вас уже є, пасуватиме.</p>',
      zh: '<p>肩部和短插肩袖是锈橙色，像一张晒褪了色的夏令营照片。精梳棉，常规版型，哪儿都没有印字。配您已有的那条短裤就好。</p>',
    },
  },
  'baseball-tee': {
    name: {
      en: 'Baseball tee',
      ru: 'Бейсбольный лонгслив',
      de: 'Baseball-Langarmshirt',
      uk: 'Бейсбольний лонгслів',
      zh: '棒球插肩T恤',
    },
    description: {
      en: '<p>Navy raglan sleeves all the way to the wrist, a pale body, a hem curved like a shirt tail. You need know nothing about innings. The sleeves take bike grease better than the front, so reach with care.</p>',
      ru: '<p>Тёмно-синий реглан до самых запястий, светлый корпус, край скруглён. Разбираться в иннингах не нужно. Велосипедную смазку рукава переносят лучше, чем перёд: тянитесь осторожно.</p>',
      de: '<p>Marineblaue Raglanärmel bis zum Handgelenk, heller Körper, geschwungener Saum. Von Innings muss man nichts verstehen. Kettenfett vertragen die Ärmel besser als die Vorderseite, also mit Bedacht zugreifen.</p>',
      uk: '<p>Темно-синій реглан до самих зап’ясть, світлий тулуб, край заокруглений. Розумітися на інінгах не треба. Велосипедне мастило рукави терплять краще, ніж перед: тягніться обережно.</p>',
      zh: '<p>藏青插肩袖一直到手腕，衣身浅色，下摆弧形。不用懂什么叫一局。沾了自行车油，袖子比前襟耐看，伸手时小心些。</p>',
    },
  },
  'run-tee': {
    name: { en: 'Run tee', ru: 'Беговая футболка', de: 'Laufshirt', uk: 'Бігова футболка', zh: '跑步T恤' },
    description: {
      en: '<p>There is no seam on top of the shoulder, where a pack or a hydration strap would find it by kilometre eight. At 120 grams the knit dries on the body during the cool-down. Slim, so it does not slap.</p>',
      ru: '<p>Сверху на плече нет шва — а то лямка рюкзака нашла бы его к восьмому километру. Трикотаж в 120 граммов высыхает прямо на теле, пока идёт заминка. Сидит узко и не хлопает.</p>',
      de: '<p>Oben auf der Schulter liegt keine Naht, die ein Rucksackgurt bis Kilometer acht gefunden hätte. Mit 120 Gramm trocknet der Strick noch beim Auslaufen am Körper. Schmal, damit nichts klatscht.</p>',
      uk: '<p>Згори на плечі немає шва — а то лямка наплічника знайшла б його до восьмого кілометра. Трикотаж у 120 грамів висихає просто на тілі під час замінки. Сидить вузько й не ляпає.</p>',
      zh: '<p>肩头没有接缝，不然背包带到第八公里准会磨上去。120克的针织，放松跑的时候就在身上干了。修身，不会啪啪拍打。</p>',
    },
  },
  'run-tee-with-mesh': {
    name: {
      en: 'Run tee with mesh',
      ru: 'Беговая футболка с сеткой',
      de: 'Laufshirt mit Netzeinsatz',
      uk: 'Бігова футболка із сіткою',
      zh: '网眼拼接跑步T恤',
    },
    description: {
      en: '<p>Mesh down the back and under the arms, which is where you would put a window if you could. Raglan sleeves, a curved hem, and a slim cut that leaves room for a race number. In coral you can be seen from the finish.</p>',
      ru: '<p>Сетка на спине и под мышками — там, где хотелось бы окошко. Реглан, скруглённый край, узкий крой, на котором помещается стартовый номер. В коралловой вас видно с финиша.</p>',
      de: '<p>Netz am Rücken und unter den Armen, dort, wo man gern ein Fenster hätte. Raglanärmel, geschwungener Saum, schmal, doch mit Platz für die Startnummer. In Koralle sieht man Sie schon vom Ziel aus.</p>',
      uk: '<p>Сітка на спині й під пахвами — там, де хотілося б віконце. Реглан, заокруглений край, вузький крій, на якому вміщується стартовий номер. У кораловій вас видно з фінішу.</p>',
      zh: '<p>后背和腋下是网眼，要是能开窗，您也会开在那儿。插肩袖，弧形下摆，修身，但别得下号码布。穿珊瑚红，终点线上就能望见您。</p>',
    },
  },
  'run-long-sleeve': {
    name: {
      en: 'Run long-sleeve',
      ru: 'Беговой лонгслив',
      de: 'Langarm-Laufshirt',
      uk: 'Біговий лонгслів',
      zh: '长袖跑步衫',
    },
    description: {
      en: '<p>Reflective bands close the sleeves, and because arms swing, a driver sees two lights moving rather than one standing still. It is thin: for ten degrees and a steady pace, or under a shell when it is less. The hem covers the back.</p>',
      ru: '<p>Рукава заканчиваются светоотражающей полосой; руки ходят, и водитель видит два движущихся огонька, а не один стоячий. Тонкий: на плюс десять и ровный темп, а когда холоднее — под ветровку. Край прикрывает спину.</p>',
      de: '<p>Die Ärmel enden in Reflexstreifen, und weil Arme schwingen, sieht der Fahrer zwei bewegte Lichter statt eines stehenden. Dünn, für zehn Grad und gleichmäßiges Tempo, bei weniger unter die Windjacke. Der Saum bedeckt den Rücken.</p>',
      uk: '<p>Рукави закінчуються світловідбивною смугою; руки ходять, і водій бачить два рухомі вогники, а не один стоячий. Тонкий: на плюс десять і рівний темп, а коли холодніше — під вітрівку. Край прикриває спину.</p>',
      zh: '<p>袖口收在反光带上，手臂一摆，司机看到的是两点移动的光，而不是一点静止的光。薄款：十度、匀速跑刚好，再冷就穿在风衣里。下摆盖住后腰。</p>',
    },
  },
  'tempo-mesh-tee': {
    name: {
      en: 'Tempo mesh tee',
      ru: 'Сетчатая футболка «Темп»',
      de: 'Netz-Shirt Tempo',
      uk: 'Сітчаста футболка «Темп»',
      zh: '节奏网眼T恤',
    },
    description: {
      en: '<p>Hold it to the light: the holes are small on the chest and grow towards the spine, following the sweat. The mesh weighs 110 grams a square metre and feels like less on intervals. Put sun cream on first, the holes are honest.</p>',
      ru: '<p>Посмотрите на свет: на груди отверстия мелкие, к позвоночнику крупнее, по следам пота. 110 граммов, а на интервалах кажется, что и того нет. Сначала намажьтесь кремом от солнца — сетка честная.</p>',
      de: '<p>Gegen das Licht gehalten: Auf der Brust sind die Löcher klein, zur Wirbelsäule hin wachsen sie, dem Schweiß nach. 110 Gramm, bei Intervallen gefühlt weniger. Vorher Sonnencreme auftragen, das Netz ist ehrlich.</p>',
      uk: '<p>Гляньте на світло: на грудях отвори дрібні, до хребта більшають, слідами поту. 110 грамів, а на інтервалах здається, що й того немає. Спершу намастіться сонцезахисним кремом — сітка чесна.</p>',
      zh: '<p>对着光看：胸前的孔小，越靠近脊柱越大，跟着汗走。面料每平方米110克，跑间歇时感觉更轻。先抹防晒霜，网眼很诚实。</p>',
    },
  },
  'city-miles-tee': {
    name: {
      en: 'City miles tee',
      ru: 'Футболка «Городские мили»',
      de: 'T-Shirt Stadtmeilen',
      uk: 'Футболка «Міські милі»',
      zh: '城市里程T恤',
    },
    description: {
      en: '<p>It looks like cotton and dries like running gear, so you can jog to a coffee date and arrive as a guest. Cap sleeves, a scoop neck and a curved hem. Nobody will ask about your pace unless you are pink.</p>',
      ru: '<p>С виду хлопок, а сохнет как беговая: можно прибежать на встречу за кофе и сойти за гостью. Рукав-крылышко, открытый вырез, скруглённый край. О темпе никто не спросит, разве что щёки выдадут.</p>',
      de: '<p>Sieht aus wie Baumwolle und trocknet wie Laufzeug: So joggt man zur Verabredung und kommt als Gast an. Flügelärmel, runder Ausschnitt, geschwungener Saum. Nach Ihrem Tempo fragt niemand, es sei denn, Sie sind rosa.</p>',
      uk: '<p>На вигляд бавовна, а сохне як бігова: можна прибігти на каву й зійти за гостю. Рукав-крильце, відкритий виріз, заокруглений край. Про темп ніхто не спитає, хіба що щоки викажуть.</p>',
      zh: '<p>看着像棉，干得像跑步衫，可以一路小跑去喝咖啡，到了就是客人。盖肩袖，大圆领，弧形下摆。没人会问您的配速，除非您脸红了。</p>',
    },
  },
}
