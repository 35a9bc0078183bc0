import type { Copy } from '../copy.ts'

export const shoes2: Record<string, Copy> = {
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
      zh: '<p>穿着像袜子，直到你踢上一截树桩，才庆幸有块正经的鞋头护片。走干燥的林间小路，针织透气，脚下能感到松针在齿间回弹。进了沼泽，老实说，它就是袜子。</p>',
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
  'night-shift-sneaker': {
    name: {
      en: 'Night shift sneaker',
      ru: 'Кожаные кроссовки «Ночная смена»',
      de: 'Sneaker Nachtschicht',
      uk: 'Шкіряні кросівки «Нічна зміна»',
      zh: '夜班皮面运动鞋',
    },
    description: {
      en: '<p>The upper is one piece of leather, folded round the foot and closed at the back, so rain looks for a seam and moves on. A thick dark sole takes the hardness out of hospital corridors. Eyelets blackened; the shine is left to you.</p>',
      ru: '<p>Верх — один кусок кожи, обёрнутый вокруг стопы и сшитый сзади: дождь ищет шов и уходит ни с чем. Толстая тёмная подошва смягчает больничные коридоры. Люверсы чернёные, блеск оставлен вам.</p>',
      de: '<p>Der Schaft ist ein einziges Stück Leder, um den Fuß gelegt und hinten geschlossen; der Regen sucht eine Naht und zieht weiter. Die dicke dunkle Sohle nimmt Krankenhausfluren die Härte. Ösen geschwärzt, fürs Glänzen sind Sie zuständig.</p>',
      uk: '<p>Верх — один шмат шкіри, обгорнутий довкола стопи й зшитий ззаду: дощ шукає шов і йде ні з чим. Товста темна підошва пом’якшує лікарняні коридори. Люверси чорнені, а блиск — то вже ваша справа.</p>',
      zh: '<p>鞋面是一整块皮，绕脚一圈在后面合拢，雨水找不到缝，只好走开。厚厚的深色鞋底，把医院走廊的硬化软了。鞋眼做了发黑处理，发光的事交给你。</p>',
    },
  },
  'night-shift-high-top': {
    name: {
      en: 'Night shift high-top',
      ru: 'Высокие кроссовки «Ночная смена»',
      de: 'High-Top Nachtschicht',
      uk: 'Високі кросівки «Нічна зміна»',
      zh: '夜班高帮鞋',
    },
    description: {
      en: '<p>Set the two straps once, to suit your instep, and from then on use the zip on the inner side like everyone who has to leave quickly. Mesh and microsuede, dark from the wrapped toe to the collar. The sole adds some height and keeps the secret.</p>',
      ru: '<p>Два ремешка подгоняешь один раз по подъёму, а дальше пользуешься молнией с внутренней стороны, как все, кому надо быстро уйти. Сетка и микрозамша, темнота от обёрнутого мыса до ворота. Подошва прибавляет росту и молчит об этом.</p>',
      de: '<p>Die beiden Riemen stellt man einmal auf den Spann ein; danach nimmt man den Reißverschluss innen, wie alle, die schnell wegmüssen. Mesh und Mikrovelours, dunkel von der umschlossenen Spitze bis zum Kragen. Die Sohle macht größer und verrät es nicht.</p>',
      uk: '<p>Два ремінці припасовуєш один раз за підйомом, а далі користуєшся блискавкою з внутрішнього боку, як усі, кому треба швидко піти. Сітка й мікрозамша, темрява від обгорнутого носка до коміра. Підошва додає зросту й мовчить про це.</p>',
      zh: '<p>两条搭带照脚背调好一次，以后只拉内侧的拉链，像每个得赶紧走的人。网布加超纤绒面，从包裹的鞋头一路深到鞋口。鞋底悄悄增了点高，替你保密。</p>',
    },
  },
  'shutter-runner': {
    name: {
      en: 'Shutter runner',
      ru: 'Кроссовки «Затвор»',
      de: 'Sockensneaker Verschlusszeit',
      uk: 'Кросівки «Затвор»',
      zh: '快门厚底跑鞋',
    },
    description: {
      en: '<p>From the side the sole looks like a wave caught at one thousandth of a second. Above it a knitted collar grips the ankle, with elastic where laces would be. It runs to the night bus convincingly, and stands still even better.</p>',
      ru: '<p>Сбоку подошва похожа на волну, снятую с выдержкой в одну тысячную. Выше вязаный ворот обнимает щиколотку, вместо бантов — резинка. До ночного автобуса добегают убедительно, а стоят ещё лучше.</p>',
      de: '<p>Von der Seite gleicht die Sohle einer Welle, aufgenommen mit einer Tausendstelsekunde. Darüber umschließt ein Strickkragen den Knöchel, Gummizug statt Schleife. Zum Nachtbus läuft er überzeugend, im Stehen ist er noch besser.</p>',
      uk: '<p>Збоку підошва схожа на хвилю, зняту з витримкою в одну тисячну. Вище в’язаний комір обіймає щиколотку, замість бантиків — гумка. До нічного автобуса добігають переконливо, а стоять іще краще.</p>',
      zh: '<p>从侧面看，鞋底像用千分之一秒快门定住的浪。往上是裹住脚踝的针织鞋口，弹性绳代替了蝴蝶结。跑去赶夜班车很像样，站着不动更像样。</p>',
    },
  },
  'grid-trainer': {
    name: {
      en: 'Grid trainer',
      ru: 'Тренировочные кроссовки «Сетка»',
      de: 'Trainingsschuh Raster',
      uk: 'Тренувальні кросівки «Сітка»',
      zh: '网格训练鞋',
    },
    description: {
      en: '<p>Toes can spread in it, all five, the way they do when nobody has put a shoe on them. The heel is level with the rest, so a deadlift starts from the ground and not from a wedge. Coloured sole, knit upper, small reinforced cap.</p>',
      ru: '<p>Пальцы могут разойтись, все пять, как будто обуви на них нет. Пятка вровень с носком: становая начинается с пола, а не с горки. Цветная подошва, вязаный верх, небольшая защитная накладка.</p>',
      de: '<p>Die Zehen dürfen sich spreizen, alle fünf, als trüge man gar keinen Schuh. Die Ferse liegt auf einer Höhe mit dem Rest; Kreuzheben beginnt also am Boden und nicht auf einem Keil. Farbige Sohle, gestrickter Schaft, kleine Schutzkappe.</p>',
      uk: '<p>Пальці можуть розійтися, усі п’ять, наче взуття на них немає. П’ята врівень із носком: станова починається з підлоги, а не з гірки. Кольорова підошва, в’язаний верх, невелика захисна накладка.</p>',
      zh: '<p>五个脚趾都能张开，好像从没被鞋管过。后跟与前掌齐平，硬拉是从地面开始，不是从斜坡开始。彩色鞋底，针织鞋面，鞋头一小块护片。</p>',
    },
  },
  'heavy-set-lifter': {
    name: {
      en: 'Heavy set lifter',
      ru: 'Штангетки «Тяжёлый подход»',
      de: 'Gewichtheberschuh Schwerer Satz',
      uk: 'Штангетки «Важкий підхід»',
      zh: '重训举重鞋',
    },
    description: {
      en: '<p>A fifteen-millimetre wedge under the heel, and suddenly your squat is as deep as you have been claiming. The strap locks the foot down; there is no polite setting. Leather, gum rubber, and a knock on the platform that makes the room turn round.</p>',
      ru: '<p>Клин в пятнадцать миллиметров под пяткой — и присед вдруг такой глубокий, как вы рассказывали. Ремень запирает стопу, вежливого положения у него нет. Кожа, каучук и стук о помост, на который оборачивается весь зал.</p>',
      de: '<p>Ein Keil von fünfzehn Millimetern unter der Ferse, und auf einmal ist die Kniebeuge so tief, wie Sie immer behauptet haben. Der Riemen verriegelt den Fuß, eine höfliche Stufe gibt es nicht. Leder, Gummi und ein Schlag aufs Podest, nach dem sich alle umdrehen.</p>',
      uk: '<p>Клин у п’ятнадцять міліметрів під п’ятою — і присід раптом такий глибокий, як ви розповідали. Ремінь замикає стопу, ввічливого положення він не має. Шкіра, каучук і стукіт об поміст, на який озирається вся зала.</p>',
      zh: '<p>后跟垫高十五毫米，深蹲忽然就有你一向自称的那么深了。搭带把脚锁死，没有客气的那一档。皮面，生胶底，落在举重台上咚的一声，全场回头。</p>',
    },
  },
  'club-trainer': {
    name: {
      en: 'Club trainer',
      ru: 'Клубные кеды',
      de: 'Vereinsschuh',
      uk: 'Клубні кеди',
      zh: '俱乐部复古训练鞋',
    },
    description: {
      en: '<p>The last was carved in the seventies and found in a cupboard in Leicester, narrow at the waist and round in front. Microsuede over mesh, gum underneath, a chevron in the club’s colour. Brush it the wrong way for Friday nights.</p>',
      ru: '<p>Колодку вырезали в семидесятых, а нашли в шкафу в Лестере: узкая посередине, круглая спереди. Микрозамша поверх сетки, снизу каучук, сбоку шеврон клубного цвета. К вечеру пятницы причешите ворс в обратную сторону.</p>',
      de: '<p>Der Leisten wurde in den Siebzigern geschnitzt und in einem Schrank in Leicester gefunden, schmal in der Mitte und vorne rund. Mikrovelours auf Mesh, unten Gummi, ein Winkel in Vereinsfarbe. Für Freitagabend gegen den Strich bürsten.</p>',
      uk: '<p>Колодку вирізали в сімдесятих, а знайшли в шафі в Лестері: вузька посередині, кругла спереду. Мікрозамша поверх сітки, знизу каучук, збоку шеврон клубного кольору. На вечір п’ятниці зачешіть ворс у зворотний бік.</p>',
      zh: '<p>鞋楦是七十年代刻的，后来在莱斯特一个柜子里找到，中间窄，前头圆。网布上贴超纤绒面，底下是生胶，侧面一道俱乐部颜色的人字纹。星期五晚上，把绒面倒着刷一遍。</p>',
    },
  },
  'first-light-runner': {
    name: {
      en: 'First light runner',
      ru: 'Кроссовки «Первый свет»',
      de: 'Laufschuh Erstes Licht',
      uk: 'Кросівки «Перше світло»',
      zh: '晨光跑鞋',
    },
    description: {
      en: '<p>Before sunrise the first thing anyone sees of you is the sole, so we made it the loudest part. It is thick as well as bright, kind to legs that have not woken up yet. Leave the pair by the bed and you will find it.</p>',
      ru: '<p>До восхода первым делом замечают вашу подошву — её мы и сделали самой громкой. Она не только яркая, но и толстая, щадит ноги, которые ещё не проснулись. Поставьте пару у кровати: в темноте найдётся сама.</p>',
      de: '<p>Vor Sonnenaufgang sieht man von Ihnen zuerst die Sohle, also ist sie das Lauteste am Schuh. Dick ist sie auch und freundlich zu Beinen, die noch schlafen. Neben dem Bett abgestellt, findet man das Paar im Dunkeln.</p>',
      uk: '<p>До сходу сонця найперше помічають вашу підошву — її ми й зробили найгучнішою. Вона не лише яскрава, а й товста, жаліє ноги, що досі сплять. Поставте пару біля ліжка: у темряві знайдеться сама.</p>',
      zh: '<p>日出之前，别人最先看见的是你的鞋底，所以我们让它最显眼。不光亮，还厚，对没睡醒的腿很客气。放在床边，摸黑也找得到。</p>',
    },
  },
  'deck-shoe': {
    name: { en: 'Deck shoe', ru: 'Палубные кеды', de: 'Deckschuh', uk: 'Палубні кеди', zh: '甲板鞋' },
    description: {
      en: '<p>The sole is cut with a razor, hundreds of fine slits that close on a wet deck like fingers. What looks like canvas is mesh, and it dries before the kettle is stowed. White below, so the skipper will not mention black marks.</p>',
      ru: '<p>Подошва прорезана бритвой: сотни тонких щелей смыкаются на мокрой палубе, как пальцы. На вид парусина, на деле сетка — сохнет быстрее, чем уберут чайник. Низ белый, так что чёрных следов капитан не найдёт.</p>',
      de: '<p>Die Sohle ist mit der Klinge geschnitten, Hunderte feiner Schlitze, die sich auf nassem Deck wie Finger schließen. Was nach Segeltuch aussieht, ist Mesh und trocknet, ehe der Kessel verstaut ist. Unten weiß, damit der Skipper keine schwarzen Striche findet.</p>',
      uk: '<p>Підошву прорізано бритвою: сотні тонких щілин змикаються на мокрій палубі, мов пальці. На вигляд парусина, а насправді сітка — сохне швидше, ніж приберуть чайник. Низ білий, тож чорних слідів капітан не знайде.</p>',
      zh: '<p>鞋底用刀片割出几百道细缝，踩上湿甲板就像手指一样合拢抓住。看着像帆布，其实是网布，水壶还没收好它就干了。白色鞋底，船长找不到黑印子。</p>',
    },
  },
}
