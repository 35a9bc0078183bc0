import type { Copy } from '../copy.ts'

export const leggings1: Record<string, Copy> = {
  'contour-legging-7-8': {
    name: {
      en: 'Contour legging 7/8',
      ru: 'Леггинсы «Контур» 7/8',
      de: 'Leggings Kontur 7/8',
      uk: 'Легінси «Контур» 7/8',
      zh: '轮廓九分紧身裤',
    },
    description: {
      en: '<p>The seams curve where a leg curves, so they lift without scolding. The waistband swallows one key and keeps quiet about it. Firm recycled nylon, cut to stop just above the ankle bone, where socks begin their own story.</p>',
      ru: '<p>Швы изгибаются там же, где изгибается нога, и потому подтягивают без нотаций. Пояс проглатывает один ключ и помалкивает. Плотный переработанный нейлон, длина — чуть выше косточки, дальше уже дело носков.</p>',
      de: '<p>Die Nähte biegen sich dort, wo sich das Bein biegt, und heben, ohne zu ermahnen. Ein Schlüssel verschwindet im Bund und klappert nicht. Festes Recycling-Nylon, das knapp über dem Knöchel aufhört; ab da übernehmen die Socken.</p>',
      uk: '<p>Шви вигинаються там, де вигинається нога, тому підтягують без повчань. Пояс ковтає один ключ і мовчить про це. Щільний перероблений нейлон, довжина — трохи вище кісточки, далі починаються шкарпетки.</p>',
      zh: '<p>腿在哪里弯，缝线就在哪里弯，提拉得不动声色。腰头里能吞下一把钥匙，从不作响。再生尼龙，包裹有力，裤脚停在踝骨上方，余下的地方归袜子。</p>',
    },
  },
  'contour-legging': {
    name: {
      en: 'Contour legging',
      ru: 'Леггинсы «Контур»',
      de: 'Leggings Kontur',
      uk: 'Легінси «Контур»',
      zh: '轮廓紧身裤',
    },
    description: {
      en: '<p>Four centimetres longer than the 7/8, asked for by tall customers in three languages. The same curved seams, the same firm grip at the waist, and a slot for the locker key. Knees hold their shape even after a long squat day.</p>',
      ru: '<p>На четыре сантиметра длиннее, чем 7/8: высокие покупательницы просили об этом на трёх языках. Те же изогнутые швы, та же крепкая посадка в талии и карманчик под ключ от шкафчика. Колени не вытягиваются даже после дня приседаний.</p>',
      de: '<p>Vier Zentimeter länger als die 7/8, erbeten von großen Kundinnen in drei Sprachen. Geblieben sind die geschwungenen Nähte, der feste Halt in der Taille und das Fach für den Spindschlüssel. Auch nach vielen Kniebeugen beult nichts aus.</p>',
      uk: '<p>На чотири сантиметри довші за 7/8: високі покупчині просили про це трьома мовами. Ті самі вигнуті шви, та сама міцна посадка в талії й кишенька для ключа від шафки. Коліна не витягуються навіть після дня присідань.</p>',
      zh: '<p>比九分款长四厘米，是高个子顾客用三种语言要来的。弧形缝线照旧，腰部照样稳，还留着放储物柜钥匙的小口袋。练了一天深蹲，膝盖处也不起包。</p>',
    },
  },
  'contour-capri': {
    name: {
      en: 'Contour capri',
      ru: 'Капри «Контур»',
      de: 'Caprihose Kontur',
      uk: 'Капрі «Контур»',
      zh: '轮廓七分紧身裤',
    },
    description: {
      en: '<p>It stops below the knee with a hem that is glued, not stitched, so no line cuts the calf. Good for July and for rooms with old radiators. What you carry fits in the waistband: one key, one folded note.</p>',
      ru: '<p>Заканчиваются под коленом; край не прострочен, а проклеен, и на икре не остаётся следа. Хороши в июле и в залах со старыми батареями. Всё имущество — ключ и сложенная купюра — помещается в поясе.</p>',
      de: '<p>Schluss ist unter dem Knie, und zwar mit geklebtem Saum: keine Linie, die in die Wade schneidet. Gut für den Juli und für Räume mit alten Heizkörpern. Im Bund ist Platz für einen Schlüssel und einen gefalteten Schein.</p>',
      uk: '<p>Закінчуються під коліном; край не прошитий, а проклеєний, тож на литці не лишається сліду. Добрі в липні й у залах зі старими батареями. Усе майно — ключ і складена купюра — вміщується в поясі.</p>',
      zh: '<p>裤脚收在膝下，热压封边，没有针脚勒小腿。七月合适，暖气片老旧的教室也合适。随身的东西都在腰头里：一把钥匙，一张折好的钞票。</p>',
    },
  },
  'relief-legging-topographic-print': {
    name: {
      en: 'Relief legging, topographic print',
      ru: 'Леггинсы «Рельеф» с горизонталями',
      de: 'Leggings Relief mit Höhenlinien',
      uk: 'Легінси «Рельєф» із горизонталями',
      zh: '起伏等高线紧身裤',
    },
    description: {
      en: '<p>Chalk contour lines, close together on the thigh, wide apart on the shin: a climb and then a valley. Stretch them and they stay lines instead of going pale. Nothing to put things in, so bring a friend with pockets.</p>',
      ru: '<p>Меловые горизонтали: на бедре густо, на голени редко — сначала подъём, потом долина. При растяжении линии не бледнеют. Карманов нет, возьмите с собой кого-нибудь с карманами.</p>',
      de: '<p>Kreideweiße Höhenlinien, am Schenkel dicht, am Schienbein weit: erst der Anstieg, dann das Tal. Auch gedehnt bleiben sie Linien und werden nicht blass. Taschen gibt es keine, also jemanden mitnehmen, der welche hat.</p>',
      uk: '<p>Крейдяні горизонталі: на стегні густо, на гомілці рідко — спершу підйом, потім долина. Розтягнуті, вони не бліднуть. Кишень немає, тож візьміть із собою когось із кишенями.</p>',
      zh: '<p>粉笔白的等高线，大腿处密，小腿处疏：先是上坡，再是山谷。拉伸时线条不发白。没有口袋，请约一位有口袋的朋友同行。</p>',
    },
  },
  'relief-legging-marble-print': {
    name: {
      en: 'Relief legging, marble print',
      ru: 'Леггинсы «Рельеф» под мрамор',
      de: 'Leggings Relief in Marmor',
      uk: 'Легінси «Рельєф» під мармур',
      zh: '起伏大理石纹紧身裤',
    },
    description: {
      en: '<p>White veins run from the waist to the ankle, and each pair is cut from another part of the slab. Stone to look at, smooth and warm to sit on. Teachers can tell from the veins whether your hips are level.</p>',
      ru: '<p>Белые прожилки идут от пояса до щиколотки, и каждая пара выкроена из своего куска «плиты». На вид камень, а сидеть мягко и тепло. По жилкам преподаватель сразу видит, ровно ли стоит таз.</p>',
      de: '<p>Weiße Adern von der Taille bis zum Knöchel, und jedes Paar stammt aus einer anderen Ecke der Platte. Sieht aus wie Stein, sitzt sich aber glatt und warm. An den Adern erkennt die Lehrerin, ob die Hüfte gerade steht.</p>',
      uk: '<p>Білі прожилки тягнуться від пояса до щиколотки, і кожну пару викроєно з іншого шматка «плити». З вигляду камінь, а на дотик гладенько й тепло. За жилками вчителька бачить, чи рівно стоїть таз.</p>',
      zh: '<p>白色纹路从腰一直走到脚踝，每一条都裁自石板的不同位置。看着是石头，坐下来光滑又暖。老师看纹路，就知道骨盆摆正了没有。</p>',
    },
  },
  'soft-focus-legging': {
    name: {
      en: 'Soft focus legging',
      ru: 'Леггинсы «Мягкий фокус»',
      de: 'Leggings Weichzeichner',
      uk: 'Легінси «М’який фокус»',
      zh: '柔焦紧身裤',
    },
    description: {
      en: '<p>No side seam and none down the front either: your hand travels from hip to shin and meets nothing but peach skin. Brushed nylon with plenty of give, 7/8 long. Some people buy them for class and forget to change afterwards.</p>',
      ru: '<p>Ни бокового шва, ни переднего: рука идёт от бедра до голени и встречает только персиковую кожицу. Ворсованный нейлон легко тянется, длина 7/8. Покупают для занятий, а потом забывают переодеться.</p>',
      de: '<p>Keine Seitennaht, vorn auch keine: Die Hand wandert von der Hüfte zum Schienbein und trifft nur auf Pfirsichhaut. Angerautes Nylon, das weit nachgibt, 7/8 lang. Manche kaufen sie für den Kurs und ziehen sich danach nicht mehr um.</p>',
      uk: '<p>Ні бічного шва, ні переднього: рука йде від стегна до гомілки й натрапляє лише на персикову шкірку. Ворсований нейлон легко тягнеться, довжина 7/8. Купують на заняття, а потім забувають перевдягтися.</p>',
      zh: '<p>没有侧缝，前面也没有：手从胯滑到小腿，只摸到桃皮般的绒面。磨毛尼龙弹性大，九分长。有人买来上课，下课后就忘了换。</p>',
    },
  },
  'soft-focus-flare': {
    name: {
      en: 'Soft focus flare',
      ru: 'Клёш «Мягкий фокус»',
      de: 'Schlaghose Weichzeichner',
      uk: 'Кльош «М’який фокус»',
      zh: '柔焦喇叭裤',
    },
    description: {
      en: '<p>Tight to the knee, then the leg remembers 1974. If it is too long, take scissors: the hem does not fray, so your tailor gets the day off. Peach-brushed, high in the waist, quiet enough for a library.</p>',
      ru: '<p>До колена в обтяжку, а дальше штанина вспоминает 1974 год. Длинно — возьмите ножницы: край не сыплется, портной может отдыхать. Персиковый ворс, высокая талия, и в библиотеке не шуршат.</p>',
      de: '<p>Bis zum Knie eng, dann erinnert sich das Bein an 1974. Zu lang? Schere nehmen, der Saum franst nicht, die Schneiderin hat frei. Pfirsichweich angeraut, hoch in der Taille und leise genug für die Bibliothek.</p>',
      uk: '<p>До коліна в обтяжку, а далі холоша згадує 1974 рік. Задовгі — беріть ножиці: край не сиплеться, кравчиня може відпочити. Персиковий ворс, висока талія, і в бібліотеці не шурхотять.</p>',
      zh: '<p>膝盖以上贴身，往下裤腿就想起了一九七四年。嫌长就拿剪刀：裤边不脱线，裁缝可以放假。桃皮绒面，高腰，走进图书馆也没有声响。</p>',
    },
  },
  'cross-front-flare': {
    name: {
      en: 'Cross-front flare',
      ru: 'Клёш с перекрёстным поясом',
      de: 'Schlaghose mit Kreuzbund',
      uk: 'Кльош із перехресним поясом',
      zh: '交叉腰喇叭裤',
    },
    description: {
      en: '<p>The waistband crosses in a V, like the top of an envelope, and lies flat when you fold forward. Below the knee there is enough width for a boot. We have seen the plum pair at two weddings and one exam.</p>',
      ru: '<p>Пояс складывается углом, как клапан конверта, и в наклоне лежит ровно. Ниже колена достаточно ширины для ботинка. Сливовую пару мы видели на двух свадьбах и одном экзамене.</p>',
      de: '<p>Der Bund kreuzt sich zum V wie die Klappe eines Umschlags und bleibt in der Vorbeuge flach. Unter dem Knie ist Weite für einen Stiefel. Das pflaumenfarbene Paar wurde auf zwei Hochzeiten und in einer Prüfung gesehen.</p>',
      uk: '<p>Пояс складається кутом, наче клапан конверта, і в нахилі лежить рівно. Нижче коліна досить ширини для черевика. Сливову пару ми бачили на двох весіллях і одному іспиті.</p>',
      zh: '<p>腰头交叠成 V 形，像信封的封口，前屈时平平整整。膝下的宽度盖得住靴筒。李子紫那条，我们在两场婚礼和一场考试上见过。</p>',
    },
  },
  'sprint-tight': {
    name: {
      en: 'Sprint tight',
      ru: 'Тайтсы «Спринт»',
      de: 'Lauftights Sprint',
      uk: 'Тайтси «Спринт»',
      zh: '冲刺紧身跑裤',
    },
    description: {
      en: '<p>Mesh sits behind the knees, the one place that sweats before you notice. The phone rides flat on the thigh through a whole interval session. High waist, firm nylon: you pull it up once, at home, and never on the track.</p>',
      ru: '<p>Сетка — под коленями, единственное место, которое потеет раньше, чем вы это замечаете. Телефон плотно лежит на бедре всю интервальную. Высокий пояс и тугой нейлон: подтянули один раз дома, на дорожке уже не придётся.</p>',
      de: '<p>Netz in den Kniekehlen, der einzigen Stelle, die schwitzt, bevor man es merkt. Das Telefon liegt die ganzen Intervalle über flach am Schenkel. Hoher Bund, straffes Nylon: hochziehen muss man sie einmal, zu Hause.</p>',
      uk: '<p>Сітка — під колінами, єдине місце, що пітніє раніше, ніж ви це помічаєте. Телефон щільно лежить на стегні всю інтервальну. Високий пояс і тугий нейлон: підтягнули раз удома, на доріжці вже не доведеться.</p>',
      zh: '<p>膝窝处用了网眼，那是最先出汗却最晚察觉的地方。整组间歇跑下来，手机一直平贴在大腿上。高腰，面料紧实：在家提一次，上了跑道就不用再提。</p>',
    },
  },
  'sprint-7-8-tight': {
    name: {
      en: 'Sprint 7/8 tight',
      ru: 'Тайтсы «Спринт» 7/8',
      de: 'Lauftights Sprint 7/8',
      uk: 'Тайтси «Спринт» 7/8',
      zh: '冲刺九分跑裤',
    },
    description: {
      en: '<p>The cord is inside the waist, so no bow bounces in the wind. At the ankle a reflective strip answers headlights, moving with every step, which drivers read faster than a still one. Keys and gel go on the thigh.</p>',
      ru: '<p>Шнурок спрятан внутри пояса, бантик на ветру не пляшет. На щиколотке светоотражающая полоска: она движется с каждым шагом, а движение водители замечают быстрее. Ключи и гель — в карман на бедре.</p>',
      de: '<p>Die Kordel liegt innen im Bund, keine Schleife hüpft im Wind. Am Knöchel antwortet ein Reflexstreifen den Scheinwerfern, und weil er sich bewegt, wird er früher gesehen. Schlüssel und Gel kommen an den Oberschenkel.</p>',
      uk: '<p>Шнурок схований усередині пояса, бантик на вітрі не стрибає. На щиколотці світловідбивна смужка: вона рухається з кожним кроком, а рух водії помічають швидше. Ключі й гель — у кишеню на стегні.</p>',
      zh: '<p>抽绳藏在腰内侧，没有蝴蝶结在风里乱跳。脚踝处的反光条随步子晃动，动的光，司机看得更快。钥匙和能量胶放大腿口袋。</p>',
    },
  },
  'tailwind-mens-tight': {
    name: {
      en: 'Tailwind men’s tight',
      ru: 'Мужские тайтсы «Попутный ветер»',
      de: 'Herren-Lauftights Rückenwind',
      uk: 'Чоловічі тайтси «Попутний вітер»',
      zh: '男款顺风紧身跑裤',
    },
    description: {
      en: '<p>By day the side stripe is grey and modest; in a headlight it turns into a line of white. Mid waist, firm nylon, a pocket on the thigh that takes a phone in its case. Shorts over the top are optional and nobody asks.</p>',
      ru: '<p>Днём боковая полоса серая и скромная, в свете фар она вспыхивает белым. Средняя посадка, тугой нейлон, на бедре карман под телефон в чехле. Шорты поверх — по желанию, вопросов никто не задаёт.</p>',
      de: '<p>Tagsüber ist der Seitenstreifen grau und bescheiden, im Scheinwerfer wird er zur weißen Linie. Mittlere Leibhöhe, straffes Nylon, am Schenkel passt das Telefon samt Hülle. Shorts darüber kann man tragen, muss man nicht.</p>',
      uk: '<p>Удень бічна смуга сіра й скромна, а у світлі фар спалахує білим. Середня посадка, тугий нейлон, на стегні кишеня під телефон у чохлі. Шорти зверху — за бажанням, ніхто не питатиме.</p>',
      zh: '<p>白天，侧条是低调的灰；车灯一照，就成了一道白线。中腰，尼龙紧实，大腿口袋放得下带壳的手机。外面要不要套短裤随您，没人会问。</p>',
    },
  },
  'tailwind-stripe-legging': {
    name: {
      en: 'Tailwind stripe legging',
      ru: 'Леггинсы с лампасом «Попутный ветер»',
      de: 'Streifen-Leggings Rückenwind',
      uk: 'Легінси з лампасом «Попутний вітер»',
      zh: '顺风条纹紧身裤',
    },
    description: {
      en: '<p>One bright stripe from hip to ankle, straight enough to check your stride in a shop window. The nylon is the smooth one, lighter than the tights and easier to bend in. Nothing to zip, nothing to lose on the way.</p>',
      ru: '<p>Одна яркая полоса от бедра до щиколотки — такая прямая, что по ней в витрине проверяют шаг. Нейлон гладкий, легче, чем у тайтсов, и сгибаться в нём проще. Молний нет, терять по дороге нечего.</p>',
      de: '<p>Ein heller Streifen von der Hüfte zum Knöchel, so gerade, dass man im Schaufenster den Schritt daran prüft. Das glatte Nylon ist leichter als bei den Tights und beugt sich williger. Keine Zips, nichts zu verlieren.</p>',
      uk: '<p>Одна яскрава смуга від стегна до щиколотки — така рівна, що за нею у вітрині звіряють крок. Нейлон гладенький, легший, ніж у тайтсів, і згинатися в ньому простіше. Блискавок нема, губити дорогою нічого.</p>',
      zh: '<p>一道亮条从胯直到脚踝，直得可以对着橱窗检查步态。面料是光滑的那种，比跑裤轻，也更好弯腿。没有拉链，路上也没东西可丢。</p>',
    },
  },
  'tempo-capri': {
    name: {
      en: 'Tempo capri',
      ru: 'Беговые капри «Темп»',
      de: 'Lauf-Capri Tempo',
      uk: 'Бігові капрі «Темп»',
      zh: '节奏七分跑裤',
    },
    description: {
      en: '<p>A phone in the thigh pocket stays where it was put; we tested it with the heavy ones. Mesh lets the back of the leg breathe on the third hill. Long enough to hide a scraped knee, short enough for May.</p>',
      ru: '<p>Телефон в кармане на бедре остаётся там, куда его положили: проверяли на самых тяжёлых моделях. Сетка выручает ногу на третьей горке. Ссадину на колене закроют, а в мае не запарят.</p>',
      de: '<p>Was in der Schenkeltasche steckt, bleibt ruhig, geprüft mit den schweren Telefonen. Am dritten Hügel holt das Netz dem Bein etwas Luft. Lang genug für ein aufgeschürftes Knie, kurz genug für den Mai.</p>',
      uk: '<p>Телефон у кишені на стегні лишається там, де його поклали: перевіряли на найважчих моделях. На третьому пагорбі сітка дає нозі подихати. Збите коліно сховають, а в травні не запарять.</p>',
      zh: '<p>手机放进大腿口袋，跑起来不颠，用最沉的机型试过。第三个坡上，网眼让腿透口气。长度遮得住磕破的膝盖，五月穿也不热。</p>',
    },
  },
}
