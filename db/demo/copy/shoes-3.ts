import type { Copy } from '../copy.ts'

export const shoes3: Record<string, Copy> = {
  'trail-knit': {
    name: {
      en: 'Trail knit',
      ru: 'Вязаные треккинговые кроссовки',
      de: 'Gestrickter Trailschuh',
      uk: 'В’язані трекінгові кросівки',
      zh: '针织越野鞋',
    },
    description: {
      en: '<p>It fits like a sock, until you kick a stump and are glad of the cap. On dry forest paths the knit breathes and lets you feel the needles flex under the lugs. In a bog it is, honestly, a sock.</p>',
      ru: '<p>Сидят как носок — пока не пнёшь пень и не обрадуешься накладке на мысе. На сухой лесной тропе вязаный верх дышит, под шипами чувствуется, как пружинит хвоя. На болоте это, честно говоря, и есть носок.</p>',
      de: '<p>Er sitzt wie eine Socke, bis man gegen einen Stumpf tritt und froh um die Kappe ist. Auf trockenen Waldwegen atmet der Strick, unter den Stollen federn die Nadeln. Im Moor ist er, ehrlich gesagt, eine Socke.</p>',
      uk: '<p>Сидять як шкарпетка — доки не копнеш пень і не зрадієш накладці на носку. На сухій лісовій стежці в’язаний верх дихає, під шипами відчувається, як пружинить глиця. На болоті це, чесно кажучи, і є шкарпетка.</p>',
      zh: '<p>穿着像袜子，直到您踢上一截树桩，才庆幸有块正经的鞋头护片。走干燥的林间小路，针织透气，脚下能感到松针在齿间回弹。进了沼泽，老实说，它就是袜子。</p>',
    },
  },
  'trail-knit-mid': {
    name: {
      en: 'Trail knit mid',
      ru: 'Вязаные ботинки на шерсти',
      de: 'Gestrickter Trailstiefel mit Wolle',
      uk: 'В’язані черевики на вовні',
      zh: '羊毛里针织徒步靴',
    },
    description: {
      en: '<p>For the walk to the wood shed and everything that follows from it. You pull them on barefoot, because the lining is wool, and the elastic closes by itself. Deep tread below; the cold of the doorstep takes half an hour to arrive.</p>',
      ru: '<p>Чтобы дойти до дровяника и до всего, что за этим последует. Надеваются на босу ногу: подкладка шерстяная, резинка стягивается сама. Снизу глубокий протектор, а холод от крыльца доходит через полчаса.</p>',
      de: '<p>Für den Gang zum Holzschuppen und alles, was daraus folgt. Man schlüpft barfuß hinein, das Futter ist aus Wolle, die elastische Schnürung schließt von allein. Unten tiefes Profil; die Kälte der Türschwelle braucht eine halbe Stunde.</p>',
      uk: '<p>Щоб дійти до дровітні й до всього, що з того вийде. Взуваються на босу ногу: підкладка вовняна, гумка стягується сама. Знизу глибокий протектор, а холод від порога доходить за пів години.</p>',
      zh: '<p>为了走到柴棚，以及由此引出的一切。羊毛里衬，光脚一蹬就进，弹性鞋带自己收拢。鞋底纹路深，门口石阶的寒气要半个钟头才传上来。</p>',
    },
  },
  'plain-court': {
    name: {
      en: 'Plain court',
      ru: 'Кеды «Простые линии»',
      de: 'Ledersneaker Klare Linien',
      uk: 'Кеди «Прості лінії»',
      zh: '素线皮面板鞋',
    },
    description: {
      en: '<p>Seven eyelets, one piece of leather after another, and no mark on the outside to explain who made it. People will ask anyway; say Elche. They rub a little on the first day and then, for some years, not at all.</p>',
      ru: '<p>Семь пар люверсов, кожа к коже, и снаружи ни одного знака, кто это сшил. Всё равно спросят — отвечайте: в Эльче. В первый день чуть натирают, а потом несколько лет не напоминают о себе.</p>',
      de: '<p>Sieben Ösenpaare, Leder an Leder, und außen kein Zeichen, das den Hersteller verrät. Gefragt wird trotzdem; sagen Sie: Elche. Am ersten Tag reiben sie ein wenig, danach ein paar Jahre lang gar nicht.</p>',
      uk: '<p>Сім пар люверсів, шкіра до шкіри, і зовні жодного знака, хто це пошив. Однаково спитають — кажіть: в Ельче. Першого дня трохи муляють, а потім кілька років не нагадують про себе.</p>',
      zh: '<p>七对鞋眼，皮接着皮，外面没有一处标志说明是谁做的。还是会有人问，就答：埃尔切。头一天有点磨脚，往后好几年，一点也不。</p>',
    },
  },
  'plain-court-gum': {
    name: {
      en: 'Plain court gum',
      ru: 'Кеды на каучуке «Простые линии»',
      de: 'Ledersneaker Klare Linien mit Gummisohle',
      uk: 'Кеди на каучуку «Прості лінії»',
      zh: '素线生胶底板鞋',
    },
    description: {
      en: '<p>The sole arrives the colour of weak tea and darkens to strong tea over a summer of pavements. A stitched cap protects the leather from bar stools and prams. It squeaks on museum floors; walk with your weight forward.</p>',
      ru: '<p>Подошва приходит цвета слабого чая и за лето на асфальте доходит до крепкого. Прострочённый мыс бережёт кожу от барных стульев и колясок. На музейном полу поскрипывают: переносите вес на носок.</p>',
      de: '<p>Die Sohle kommt in der Farbe von dünnem Tee und zieht einen Sommer lang auf dem Pflaster nach. Eine gesteppte Kappe schützt das Leder vor Barhockern und Kinderwagen. Im Museum quietschen sie; gehen Sie auf dem Ballen.</p>',
      uk: '<p>Підошва приходить кольору слабкого чаю й за літо на тротуарах стає міцною заваркою. Прострочений носок береже шкіру від барних стільців і візочків. На музейній підлозі порипують: переносьте вагу вперед.</p>',
      zh: '<p>鞋底刚到时是淡茶色，走过一个夏天的马路，泡成浓茶。鞋头车线加固，免得皮面吃吧台凳和婴儿车的亏。在美术馆地板上会吱吱响，请把重心往前放。</p>',
    },
  },
  'plain-mid': {
    name: {
      en: 'Plain mid',
      ru: 'Полувысокие кеды «Простые линии»',
      de: 'Halbhoher Ledersneaker Klare Linien',
      uk: 'Напіввисокі кеди «Прості лінії»',
      zh: '素线中帮板鞋',
    },
    description: {
      en: '<p>Waxed laces make a knot that lasts from breakfast to the last train. The ankle is padded on the inside, where bicycle cranks knock. Plain leather, flat sole; jeans fall onto the collar and stop there without being asked.</p>',
      ru: '<p>Вощёные шнурки держат узел от завтрака до последней электрички. Щиколотка подбита изнутри — туда обычно бьёт шатун велосипеда. Гладкая кожа, плоская подошва; джинсы ложатся на ворот и дальше не идут.</p>',
      de: '<p>Gewachste Schnürsenkel halten den Knoten vom Frühstück bis zum letzten Zug. Der Knöchel ist gepolstert, dort, wo sonst die Fahrradkurbel anschlägt. Glattes Leder, flache Sohle; die Jeans fällt auf den Kragen und bleibt da von selbst.</p>',
      uk: '<p>Вощені шнурки тримають вузол від сніданку до останньої електрички. Кісточка підбита зсередини — туди зазвичай б’є шатун велосипеда. Гладка шкіра, пласка підошва; джинси лягають на комір і далі не йдуть.</p>',
      zh: '<p>打蜡鞋带系的结，能从早饭撑到末班车。脚踝内侧加了软垫，自行车曲柄总磕那里。素皮，平底；牛仔裤落在鞋口上，自己就停住了。</p>',
    },
  },
  'plain-strap': {
    name: {
      en: 'Plain strap',
      ru: 'Кеды с ремешками «Простые линии»',
      de: 'Riemen-Sneaker Klare Linien',
      uk: 'Кеди з ремінцями «Прості лінії»',
      zh: '素线搭带板鞋',
    },
    description: {
      en: '<p>Two straps, closed with one hand while the other holds a coffee or a child’s hood. We wanted a grown-up version of the shoe we were allowed to fasten ourselves at five. The leather is smooth, the sole white and flat, the sound short.</p>',
      ru: '<p>Два ремешка застёгиваешь одной рукой, пока другая держит кофе или детский капюшон. Хотелось взрослую версию обуви, которую в пять лет разрешали застёгивать самим. Кожа гладкая, подошва белая и плоская.</p>',
      de: '<p>Zwei Riemen, mit einer Hand geschlossen, während die andere den Kaffee hält oder eine Kinderkapuze. Wir wollten die erwachsene Fassung des Schuhs, den man mit fünf selbst zumachen durfte. Glattes Leder, weiße flache Sohle.</p>',
      uk: '<p>Два ремінці застібаєш однією рукою, поки друга тримає каву чи дитячий каптур. Нам хотілося дорослої версії взуття, яке в п’ять років дозволяли застібати самим. Шкіра гладенька, підошва біла й пласка.</p>',
      zh: '<p>两条搭带，一只手就能扣上，另一只手端咖啡，或者拽着孩子的帽子。五岁那年，大人终于肯让自己扣的那双鞋，我们想做个成年版。皮面光滑，鞋底又白又平。</p>',
    },
  },
  'plain-knit': {
    name: {
      en: 'Plain knit',
      ru: 'Вязаные кеды «Простые линии»',
      de: 'Stricksneaker Klare Linien',
      uk: 'В’язані кеди «Прості лінії»',
      zh: '素线针织鞋',
    },
    description: {
      en: '<p>Roll one up like a sock and it fits in the other; the pair then fits in a handbag, under heels you regret. The sole bends wherever the foot bends. Good for standing poses in cold studios and for the taxi queue.</p>',
      ru: '<p>Один сворачивается, как носок, и входит в другой, а пара — в сумочку, на случай неудачных каблуков. Подошва гнётся там же, где стопа. Хороши для поз стоя в холодной студии и для очереди на такси.</p>',
      de: '<p>Einen rollt man wie eine Socke und steckt ihn in den anderen; das Paar passt in die Handtasche, für den Fall bereuter Absätze. Die Sohle biegt sich, wo der Fuß sich biegt. Gut für Standhaltungen im kalten Studio und die Schlange am Taxistand.</p>',
      uk: '<p>Один згортається, мов шкарпетка, і входить у другий, а пара — у сумочку, на випадок невдалих підборів. Підошва гнеться там само, де й стопа. Добрі для поз стоячи в холодній студії та для черги на таксі.</p>',
      zh: '<p>一只像袜子那样卷起来，塞进另一只；整双再放进手提包，以备后悔穿了高跟鞋。脚在哪儿弯，鞋底就在哪儿弯。冷教室里练站姿、路边等出租车，都用得上。</p>',
    },
  },
  'plain-high': {
    name: {
      en: 'Plain high',
      ru: 'Высокие кеды «Простые линии»',
      de: 'Hoher Ledersneaker Klare Linien',
      uk: 'Високі кеди «Прості лінії»',
      zh: '素线高帮板鞋',
    },
    description: {
      en: '<p>Eyelets to the shin, so allow four minutes in the morning, or lace half and let the rest fold over. It warms the ankle like a boot and walks like a court shoe. The toe cap is leather on leather, sewn twice.</p>',
      ru: '<p>Люверсы до самой голени: закладывайте утром четыре минуты или шнуруйте наполовину и отгибайте верх. Щиколотку греют, как ботинок, а ходят, как кеды. Мыс — кожа поверх кожи, прошито дважды.</p>',
      de: '<p>Ösen bis zum Schienbein: Morgens vier Minuten einplanen oder nur halb schnüren und den Rest umklappen. Er wärmt den Knöchel wie ein Stiefel und läuft sich wie ein Tennisschuh. Die Kappe ist Leder auf Leder, zweimal genäht.</p>',
      uk: '<p>Люверси до самої гомілки: закладайте зранку чотири хвилини або шнуруйте наполовину й відгинайте верх. Кісточку гріють, як черевик, а ходиться в них, як у кедах. Носок — шкіра поверх шкіри, прошито двічі.</p>',
      zh: '<p>鞋眼一路到小腿，早上请留出四分钟；或者只系一半，上面翻下来。暖脚踝像靴子，走起路来像球鞋。鞋头是皮上叠皮，车了两道线。</p>',
    },
  },
}
