import type { Copy } from '../copy.ts'

export const leggings1: Record<string, Copy> = {
  'contour-legging-7-8': {
    name: { en: 'Contour legging 7/8', ru: 'Леггинсы «Контур» 7/8', de: 'Leggings Kontur 7/8', uk: 'Легінси «Контур» 7/8', zh: '轮廓九分紧身裤' },
    description: {
      en: '<p>The seams curve where a leg curves, so they lift without scolding. The waistband swallows one key and keeps quiet about it. Firm recycled nylon, cut to stop just above the ankle bone, where socks begin their own story.</p>',
      ru: '<p>Швы изгибаются там же, где изгибается нога, и потому подтягивают без нотаций. Пояс проглатывает один ключ и помалкивает. Плотный переработанный нейлон, длина — чуть выше косточки, дальше уже дело носков.</p>',
      de: '<p>Die Nähte biegen sich dort, wo sich das Bein biegt, und heben, ohne zu ermahnen. Ein Schlüssel verschwindet im Bund und klappert nicht. Festes Recycling-Nylon, das knapp über dem Knöchel aufhört; ab da übernehmen die Socken.</p>',
      uk: '<p>Шви вигинаються там, де вигинається нога, тому підтягують без повчань. Пояс ковтає один ключ і мовчить про це. Щільний перероблений нейлон, довжина — трохи вище кісточки, далі починаються шкарпетки.</p>',
      zh: '<p>腿在哪里弯，缝线就在哪里弯，提拉得不动声色。腰头里能吞下一把钥匙，从不作响。再生尼龙，包裹有力，裤脚停在踝骨上方，余下的地方归袜子。</p>',
    },
  },
  'contour-legging': {
    name: { en: 'Contour legging', ru: 'Леггинсы «Контур»', de: 'Leggings Kontur', uk: 'Легінси «Контур»', zh: '轮廓紧身裤' },
    description: {
      en: '<p>Four centimetres longer than the 7/8, asked for by tall customers in three languages. The same curved seams, the same firm grip at the waist, and a slot for the locker key. Knees hold their shape even after a long squat day.</p>',
      ru: '<p>На четыре сантиметра длиннее, чем 7/8: высокие покупательницы просили об этом на трёх языках. Те же изогнутые швы, та же крепкая посадка в талии и карманчик под ключ от шкафчика. Колени не вытягиваются даже после дня приседаний.</p>',
      de: '<p>Vier Zentimeter länger als die 7/8, erbeten von großen Kundinnen in drei Sprachen. Geblieben sind die geschwungenen Nähte, der feste Halt in der Taille und das Fach für den Spindschlüssel. Auch nach vielen Kniebeugen beult nichts aus.</p>',
      uk: '<p>На чотири сантиметри довші за 7/8: високі покупчині просили про це трьома мовами. Ті самі вигнуті шви, та сама міцна посадка в талії й кишенька для ключа від шафки. Коліна не витягуються навіть після дня присідань.</p>',
      zh: '<p>比九分款长四厘米，是高个子顾客用三种语言要来的。弧形缝线照旧，腰部照样稳，还留着放储物柜钥匙的小口袋。练了一天深蹲，膝盖处也不起包。</p>',
    },
  },
  'contour-capri': {
    name: { en: 'Contour capri', ru: 'Капри «Контур»', de: 'Caprihose Kontur', uk: 'Капрі «Контур»', zh: '轮廓七分紧身裤' },
    description: {
      en: '<p>It stops below the knee with a hem that is glued, not stitched, so no line cuts the calf. Good for July and for rooms with old radiators. What you carry fits in the waistband: one key, one folded note.</p>',
      ru: '<p>Заканчиваются под коленом; край не прострочен, а проклеен, и на икре не остаётся следа. Хороши в июле и в залах со старыми батареями. Всё имущество — ключ и сложенная купюра — помещается в поясе.</p>',
      de: '<p>Schluss ist unter dem Knie, und zwar mit geklebtem Saum: keine Linie, die in die Wade schneidet. Gut für den Juli und für Räume mit alten Heizkörpern. Im Bund ist Platz für einen Schlüssel und einen gefalteten Schein.</p>',
      uk: '<p>Закінчуються під коліном; край не прошитий, а проклеєний, тож на литці не лишається сліду. Добрі в липні й у залах зі старими батареями. Усе майно — ключ і складена купюра — вміщується в поясі.</p>',
      zh: '<p>裤脚收在膝下，热压封边，没有针脚勒小腿。七月合适，暖气片老旧的教室也合适。随身的东西都在腰头里：一把钥匙，一张折好的钞票。</p>',
    },
  },
  'relief-legging-topographic-print': {
    name: { en: 'Relief legging, topographic print', ru: 'Леггинсы «Рельеф» с горизонталями', de: 'Leggings Relief mit Höhenlinien', uk: 'Легінси «Рельєф» із горизонталями', zh: '起伏等高线紧身裤' },
    description: {
      en: '<p>Chalk contour lines, close together on the thigh, wide apart on the shin: a climb and then a valley. Stretch them and they stay lines instead of going pale. Nothing to put things in, so bring a friend with pockets.</p>',
      ru: '<p>Меловые горизонтали: на бедре густо, на голени редко — сначала подъём, потом долина. При растяжении линии не бледнеют. Карманов нет, возьмите с собой кого-нибудь с карманами.</p>',
      de: '<p>Kreideweiße Höhenlinien, am Schenkel dicht, am Schienbein weit: erst der Anstieg, dann das Tal. Auch gedehnt bleiben sie Linien und werden nicht blass. Taschen gibt es keine, also jemanden mitnehmen, der welche hat.</p>',
      uk: '<p>Крейдяні горизонталі: на стегні густо, на гомілці рідко — спершу підйом, потім долина. Розтягнуті, вони не бліднуть. Кишень немає, тож візьміть із собою когось із кишенями.</p>',
      zh: '<p>粉笔白的等高线，大腿处密，小腿处疏：先是上坡，再是山谷。拉伸时线条不发白。没有口袋，请约一位有口袋的朋友同行。</p>',
    },
  },
  'relief-legging-marble-print': {
    name: { en: 'Relief legging, marble print', ru: 'Леггинсы «Рельеф» под мрамор', de: 'Leggings Relief in Marmor', uk: 'Легінси «Рельєф» під мармур', zh: '起伏大理石纹紧身裤' },
    description: {
      en: '<p>White veins run from the waist to the ankle, and each pair is cut from another part of the slab. Stone to look at, smooth and warm to sit on. Teachers can tell from the veins whether your hips are level.</p>',
      ru: '<p>Белые прожилки идут от пояса до щиколотки, и каждая пара выкроена из своего куска «плиты». На вид камень, а сидеть мягко и тепло. По жилкам преподаватель сразу видит, ровно ли стоит таз.</p>',
      de: '<p>Weiße Adern von der Taille bis zum Knöchel, und jedes Paar stammt aus einer anderen Ecke der Platte. Sieht aus wie Stein, sitzt sich aber glatt und warm. An den Adern erkennt die Lehrerin, ob die Hüfte gerade steht.</p>',
      uk: '<p>Білі прожилки тягнуться від пояса до щиколотки, і кожну пару викроєно з іншого шматка «плити». З вигляду камінь, а на дотик гладенько й тепло. За жилками вчителька бачить, чи рівно стоїть таз.</p>',
      zh: '<p>白色纹路从腰一直走到脚踝，每一条都裁自石板的不同位置。看着是石头，坐下来光滑又暖。老师看纹路，就知道骨盆摆正了没有。</p>',
    },
  },
  'soft-focus-legging': {
    name: { en: 'Soft focus legging', ru: 'Леггинсы «Мягкий фокус»', de: 'Leggings Weichzeichner', uk: 'Легінси «М’який фокус»', zh: '柔焦紧身裤' },
    description: {
      en: '<p>No side seam and none down the front either: your hand travels from hip to shin and meets nothing but peach skin. Brushed nylon with plenty of give, 7/8 long. Some people buy them for class and forget to change afterwards.</p>',
      ru: '<p>Ни бокового шва, ни переднего: рука идёт от бедра до голени и встречает только персиковую кожицу. Ворсованный нейлон легко тянется, длина 7/8. Покупают для занятий, а потом забывают переодеться.</p>',
      de: '<p>Keine Seitennaht, vorn auch keine: Die Hand wandert von der Hüfte zum Schienbein und trifft nur auf Pfirsichhaut. Angerautes Nylon, das weit nachgibt, 7/8 lang. Manche kaufen sie für den Kurs und ziehen sich danach nicht mehr um.</p>',
      uk: '<p>Ні бічного шва, ні переднього: рука йде від стегна до гомілки й натрапляє лише на персикову шкірку. Ворсований нейлон легко тягнеться, довжина 7/8. Купують на заняття, а потім забувають перевдягтися.</p>',
      zh: '<p>没有侧缝，前面也没有：手从胯滑到小腿，只摸到桃皮般的绒面。磨毛尼龙弹性大，九分长。有人买来上课，下课后就忘了换。</p>',
    },
  },
  'soft-focus-flare': {
    name: { en: 'Soft focus flare', ru: 'Клёш «Мягкий фокус»', de: 'Schlaghose Weichzeichner', uk: 'Кльош «М’який фокус»', zh: '柔焦喇叭裤' },
    description: {
      en: '<p>Tight to the knee, then the leg remembers 1974. If it is too long, take scissors: the hem does not fray, so your tailor gets the day off. Peach-brushed, high in the waist, quiet enough for a library.</p>',
      ru: '<p>До колена в обтяжку, а дальше штанина вспоминает 1974 год. Длинно — возьмите ножницы: край не сыплется, портной может отдыхать. Персиковый ворс, высокая талия, и в библиотеке не шуршат.</p>',
      de: '<p>Bis zum Knie eng, dann erinnert sich das Bein an 1974. Zu lang? Schere nehmen, der Saum franst nicht, die Schneiderin hat frei. Pfirsichweich angeraut, hoch in der Taille und leise genug für die Bibliothek.</p>',
      uk: '<p>До коліна в обтяжку, а далі холоша згадує 1974 рік. Задовгі — беріть ножиці: край не сиплеться, кравчиня може відпочити. Персиковий ворс, висока талія, і в бібліотеці не шурхотять.</p>',
      zh: '<p>膝盖以上贴身，往下裤腿就想起了一九七四年。嫌长就拿剪刀：裤边不脱线，裁缝可以放假。桃皮绒面，高腰，走进图书馆也没有声响。</p>',
    },
  },
  'cross-front-flare': {
    name: { en: 'Cross-front flare', ru: 'Клёш с перекрёстным поясом', de: 'Schlaghose mit Kreuzbund', uk: 'Кльош із перехресним поясом', zh: '交叉腰喇叭裤' },
    description: {
      en: '<p>The waistband crosses in a V, like the top of an envelope, and lies flat when you fold forward. Below the knee there is enough width for a boot. We have seen the plum pair at two weddings and one exam.</p>',
      ru: '<p>Пояс складывается углом, как клапан конверта, и в наклоне лежит ровно. Ниже колена достаточно ширины для ботинка. Сливовую пару мы видели на двух свадьбах и одном экзамене.</p>',
      de: '<p>Der Bund kreuzt sich zum V wie die Klappe eines Umschlags und bleibt in der Vorbeuge flach. Unter dem Knie ist Weite für einen Stiefel. Das pflaumenfarbene Paar wurde auf zwei Hochzeiten und in einer Prüfung gesehen.</p>',
      uk: '<p>Пояс складається кутом, наче клапан конверта, і в нахилі лежить рівно. Нижче коліна досить ширини для черевика. Сливову пару ми бачили на двох весіллях і одному іспиті.</p>',
      zh: '<p>腰头交叠成 V 形，像信封的封口，前屈时平平整整。膝下的宽度盖得住靴筒。李子紫那条，我们在两场婚礼和一场考试上见过。</p>',
    },
  },
  'sprint-tight': {
    name: { en: 'Sprint tight', ru: 'Тайтсы «Спринт»', de: 'Lauftights Sprint', uk: 'Тайтси «Спринт»', zh: '冲刺紧身跑裤' },
    description: {
      en: '<p>Mesh sits behind the knees, the one place that sweats before you notice. The phone rides flat on the thigh through a whole interval session. High waist, firm nylon: you pull it up once, at home, and never on the track.</p>',
      ru: '<p>Сетка — под коленями, единственное место, которое потеет раньше, чем вы это замечаете. Телефон плотно лежит на бедре всю интервальную. Высокий пояс и тугой нейлон: подтянули один раз дома, на дорожке уже не придётся.</p>',
      de: '<p>Netz in den Kniekehlen, der einzigen Stelle, die schwitzt, bevor man es merkt. Das Telefon liegt die ganzen Intervalle über flach am Schenkel. Hoher Bund, straffes Nylon: hochziehen muss man sie einmal, zu Hause.</p>',
      uk: '<p>Сітка — під колінами, єдине місце, що пітніє раніше, ніж ви це помічаєте. Телефон щільно лежить на стегні всю інтервальну. Високий пояс і тугий нейлон: підтягнули раз удома, на доріжці вже не доведеться.</p>',
      zh: '<p>膝窝处用了网眼，那是最先出汗却最晚察觉的地方。整组间歇跑下来，手机一直平贴在大腿上。高腰，面料紧实：在家提一次，上了跑道就不用再提。</p>',
    },
  },
  'sprint-7-8-tight': {
    name: { en: 'Sprint 7/8 tight', ru: 'Тайтсы «Спринт» 7/8', de: 'Lauftights Sprint 7/8', uk: 'Тайтси «Спринт» 7/8', zh: '冲刺九分跑裤' },
    description: {
      en: '<p>The cord is inside the waist, so no bow bounces in the wind. At the ankle a reflective strip answers headlights, moving with every step, which drivers read faster than a still one. Keys and gel go on the thigh.</p>',
      ru: '<p>Шнурок спрятан внутри пояса, бантик на ветру не пляшет. На щиколотке светоотражающая полоска: она движется с каждым шагом, а движение водители замечают быстрее. Ключи и гель — в карман на бедре.</p>',
      de: '<p>Die Kordel liegt innen im Bund, keine Schleife hüpft im Wind. Am Knöchel antwortet ein Reflexstreifen den Scheinwerfern, und weil er sich bewegt, wird er früher gesehen. Schlüssel und Gel kommen an den Oberschenkel.</p>',
      uk: '<p>Шнурок схований усередині пояса, бантик на вітрі не стрибає. На щиколотці світловідбивна смужка: вона рухається з кожним кроком, а рух водії помічають швидше. Ключі й гель — у кишеню на стегні.</p>',
      zh: '<p>抽绳藏在腰内侧，没有蝴蝶结在风里乱跳。脚踝处的反光条随步子晃动，动的光，司机看得更快。钥匙和能量胶放大腿口袋。</p>',
    },
  },
  'tailwind-mens-tight': {
    name: { en: 'Tailwind men’s tight', ru: 'Мужские тайтсы «Попутный ветер»', de: 'Herren-Lauftights Rückenwind', uk: 'Чоловічі тайтси «Попутний вітер»', zh: '男款顺风紧身跑裤' },
    description: {
      en: '<p>By day the side stripe is grey and modest; in a headlight it turns into a line of white. Mid waist, firm nylon, a pocket on the thigh that takes a phone in its case. Shorts over the top are optional and nobody asks.</p>',
      ru: '<p>Днём боковая полоса серая и скромная, в свете фар она вспыхивает белым. Средняя посадка, тугой нейлон, на бедре карман под телефон в чехле. Шорты поверх — по желанию, вопросов никто не задаёт.</p>',
      de: '<p>Tagsüber ist der Seitenstreifen grau und bescheiden, im Scheinwerfer wird er zur weißen Linie. Mittlere Leibhöhe, straffes Nylon, am Schenkel passt das Telefon samt Hülle. Shorts darüber kann man tragen, muss man nicht.</p>',
      uk: '<p>Удень бічна смуга сіра й скромна, а у світлі фар спалахує білим. Середня посадка, тугий нейлон, на стегні кишеня під телефон у чохлі. Шорти зверху — за бажанням, ніхто не питатиме.</p>',
      zh: '<p>白天，侧条是低调的灰；车灯一照，就成了一道白线。中腰，尼龙紧实，大腿口袋放得下带壳的手机。外面要不要套短裤随您，没人会问。</p>',
    },
  },
  'tailwind-stripe-legging': {
    name: { en: 'Tailwind stripe legging', ru: 'Леггинсы с лампасом «Попутный ветер»', de: 'Streifen-Leggings Rückenwind', uk: 'Легінси з лампасом «Попутний вітер»', zh: '顺风条纹紧身裤' },
    description: {
      en: '<p>One bright stripe from hip to ankle, straight enough to check your stride in a shop window. The nylon is the smooth one, lighter than the tights and easier to bend in. Nothing to zip, nothing to lose on the way.</p>',
      ru: '<p>Одна яркая полоса от бедра до щиколотки — такая прямая, что по ней в витрине проверяют шаг. Нейлон гладкий, легче, чем у тайтсов, и сгибаться в нём проще. Молний нет, терять по дороге нечего.</p>',
      de: '<p>Ein heller Streifen von der Hüfte zum Knöchel, so gerade, dass man im Schaufenster den Schritt daran prüft. Das glatte Nylon ist leichter als bei den Tights und beugt sich williger. Keine Zips, nichts zu verlieren.</p>',
      uk: '<p>Одна яскрава смуга від стегна до щиколотки — така рівна, що за нею у вітрині звіряють крок. Нейлон гладенький, легший, ніж у тайтсів, і згинатися в ньому простіше. Блискавок нема, губити дорогою нічого.</p>',
      zh: '<p>一道亮条从胯直到脚踝，直得可以对着橱窗检查步态。面料是光滑的那种，比跑裤轻，也更好弯腿。没有拉链，路上也没东西可丢。</p>',
    },
  },
  'tempo-capri': {
    name: { en: 'Tempo capri', ru: 'Беговые капри «Темп»', de: 'Lauf-Capri Tempo', uk: 'Бігові капрі «Темп»', zh: '节奏七分跑裤' },
    description: {
      en: '<p>A phone in the thigh pocket stays where it was put; we tested it with the heavy ones. Mesh lets the back of the leg breathe on the third hill. Long enough to hide a scraped knee, short enough for May.</p>',
      ru: '<p>Телефон в кармане на бедре остаётся там, куда его положили: проверяли на самых тяжёлых моделях. Сетка выручает ногу на третьей горке. Ссадину на колене закроют, а в мае не запарят.</p>',
      de: '<p>Was in der Schenkeltasche steckt, bleibt ruhig, geprüft mit den schweren Telefonen. Am dritten Hügel holt das Netz dem Bein etwas Luft. Lang genug für ein aufgeschürftes Knie, kurz genug für den Mai.</p>',
      uk: '<p>Телефон у кишені на стегні лишається там, де його поклали: перевіряли на найважчих моделях. На третьому пагорбі сітка дає нозі подихати. Збите коліно сховають, а в травні не запарять.</p>',
      zh: '<p>手机放进大腿口袋，跑起来不颠，用最沉的机型试过。第三个坡上，网眼让腿透口气。长度遮得住磕破的膝盖，五月穿也不热。</p>',
    },
  },
  'tempo-legging': {
    name: { en: 'Tempo legging', ru: 'Леггинсы «Темп»', de: 'Lauf-Leggings Tempo', uk: 'Легінси «Темп»', zh: '节奏紧身裤' },
    description: {
      en: '<p>Three pockets: phone on one thigh, gels on the other, door key zipped behind where it cannot jump out. The cloth is smooth and on the light side, so the legs stay quick. You will stop asking your partner to carry things.</p>',
      ru: '<p>Три кармана: телефон на одном бедре, гели на другом, ключ сзади под молнией — не выпрыгнет. Ткань гладкая и скорее лёгкая, ноги остаются быстрыми. Партнёра больше не надо просить что-то подержать.</p>',
      de: '<p>Drei Taschen: Telefon auf der einen Seite, Gels auf der anderen, der Hausschlüssel hinten hinter einem Reißverschluss. Der Stoff ist glatt und eher leicht, die Beine bleiben schnell. Niemand muss mehr etwas für Sie tragen.</p>',
      uk: '<p>Три кишені: телефон на одному стегні, гелі на другому, ключ позаду під блискавкою — не вистрибне. Тканина гладенька й радше легка, ноги лишаються швидкими. Просити когось потримати речі більше не треба.</p>',
      zh: '<p>三个口袋：一边大腿放手机，另一边放能量胶，钥匙拉进后腰，跳不出来。面料光滑偏薄，双腿跑得利落。以后不用再请同伴帮忙拿东西了。</p>',
    },
  },
  'city-miles-mens-tight': {
    name: { en: 'City miles men’s tight', ru: 'Мужские тайтсы «Городские километры»', de: 'Herren-Lauftights Stadtkilometer', uk: 'Чоловічі тайтси «Міські кілометри»', zh: '男款城市里程紧身跑裤' },
    description: {
      en: '<p>Made for running home with nothing but a travel card, which goes in the zip pocket at the small of the back. Smooth nylon, mid waist, no logo shouting. Under a long coat they pass for nothing at all.</p>',
      ru: '<p>Сшиты для того, кто бежит домой с одним проездным: он едет в кармане на молнии на пояснице. Гладкий нейлон, средняя посадка, без кричащих надписей. Под длинным пальто их не видно вовсе.</p>',
      de: '<p>Für den Heimweg im Laufschritt, mit nichts als der Monatskarte in der Ziptasche am Rücken. Glattes Nylon, mittlere Leibhöhe, kein Logo, das ruft. Unter dem langen Mantel bemerkt sie keiner.</p>',
      uk: '<p>Для того, хто біжить додому з самим проїзним: він їде в кишені на блискавці на попереку. Гладкий нейлон, середня посадка, без крикливих написів. Під довгим пальтом їх узагалі не видно.</p>',
      zh: '<p>为只带一张交通卡跑回家的人做的，卡放在后腰拉链袋里。光滑尼龙，中腰，没有大声嚷嚷的标志。外面套件长大衣，谁也看不出来。</p>',
    },
  },
  'city-miles-7-8': {
    name: { en: 'City miles 7/8', ru: 'Леггинсы «Городские километры» 7/8', de: 'Leggings Stadtkilometer 7/8', uk: 'Легінси «Міські кілометри» 7/8', zh: '城市里程九分裤' },
    description: {
      en: '<p>From the street side they look like narrow trousers, which helps when you run to a meeting and then have to sit in it. Thigh pocket for a card and a phone. The graphite shows the least of a puddle.</p>',
      ru: '<p>Со стороны улицы — узкие брюки. Удобно, если на встречу вы бежите, а потом ещё на ней сидите. В кармане на бедре телефон и карта; следы луж меньше всего заметны на графите.</p>',
      de: '<p>Von der Straße aus gesehen eine schmale Hose, was hilft, wenn man zur Besprechung rennt und dann darin sitzen muss. Karte und Telefon reisen am Oberschenkel. In Graphit sieht man die Pfützen am wenigsten.</p>',
      uk: '<p>З боку вулиці — вузькі штани. Зручно, якщо на зустріч ви біжите, а потім ще на ній сидите. У кишені на стегні телефон і картка; сліди калюж найменше видно на графіті.</p>',
      zh: '<p>从街边看就是一条窄腿长裤，跑着去开会、进门就得坐下的人会懂。大腿口袋放手机和卡。石墨灰最不显水坑溅的点子。</p>',
    },
  },
  'slow-sun-legging': {
    name: { en: 'Slow sun legging', ru: 'Леггинсы «Медленное солнце»', de: 'Leggings Langsame Sonne', uk: 'Легінси «Повільне сонце»', zh: '慢日光紧身裤' },
    description: {
      en: '<p>The crossed waistband has no top edge to dig in, so breath goes all the way down. Brushed on the outside until it feels like the side of a peach. Ends above the ankle, brought up slowly in Como by people who own gardens.</p>',
      ru: '<p>У перекрёстного пояса нет верхней кромки, которая врезается, и вдох доходит до самого низа. Снаружи ткань ворсована до персикового бочка. Длина — выше щиколотки; шьют в Комо, не торопясь, люди с садами.</p>',
      de: '<p>Der gekreuzte Bund hat keine Oberkante, die einschneidet, der Atem kommt bis unten an. Außen so lange angeraut, bis er sich anfühlt wie die Wange eines Pfirsichs. Über dem Knöchel zu Ende; genäht in Como, von Leuten mit Gärten.</p>',
      uk: '<p>У перехресного пояса немає верхнього краю, що врізається, тож вдих сягає самого низу. Зовні тканину ворсовано до персикового бочка. Довжина — вище щиколотки; шиють у Комо, без поспіху, люди із садами.</p>',
      zh: '<p>交叉腰头没有勒人的上沿，气能一直吸到底。表面磨毛，摸着像桃子向阳的那一侧。长度到踝上，在科莫缝制，缝它的人家里多半有园子。</p>',
    },
  },
  'slow-sun-full-legging': {
    name: { en: 'Slow sun full legging', ru: 'Длинные леггинсы «Медленное солнце»', de: 'Lange Leggings Langsame Sonne', uk: 'Довгі легінси «Повільне сонце»', zh: '慢日光长款紧身裤' },
    description: {
      en: '<p>Long enough to pull over the heel when the floor is stone. In savasana that is worth more than a blanket. The waist crosses softly and asks nothing of your stomach, before breakfast or after it.</p>',
      ru: '<p>Хватает, чтобы натянуть на пятку, если пол каменный. В шавасане это дороже пледа. Пояс мягко перекрещивается и ничего не требует от живота — ни до завтрака, ни после.</p>',
      de: '<p>So lang, dass sie über die Ferse reicht, wenn der Boden aus Stein ist. In der Endentspannung ist das mehr wert als eine Decke. Der Bund kreuzt sich weich und verlangt nichts vom Bauch, weder vor noch nach dem Frühstück.</p>',
      uk: '<p>Вистачає, щоб натягти на п’яту, коли підлога кам’яна. У шавасані це цінніше за плед. Пояс м’яко перехрещується й нічого не вимагає від живота — ні до сніданку, ні після.</p>',
      zh: '<p>够长，石板地冷的时候可以拉过脚跟。躺到摊尸式，这比毯子还管用。腰头柔柔地交叠，早饭前后都不为难肚子。</p>',
    },
  },
  'slow-sun-wide-pant': {
    name: { en: 'Slow sun wide pant', ru: 'Широкие брюки «Медленное солнце»', de: 'Weite Hose Langsame Sonne', uk: 'Широкі штани «Повільне сонце»', zh: '慢日光阔腿裤' },
    description: {
      en: '<p>Lyocell that drops straight from the hip and pools a little when you lie down, which is what they were made for. Cool to the touch for the first minute, then simply yours. No pockets; whatever it is can wait.</p>',
      ru: '<p>Лиоцелл падает прямо от бедра и чуть растекается, когда вы ложитесь, — для этого брюки и придуманы. Первую минуту прохладно, дальше просто хорошо. Карманов нет, дела подождут.</p>',
      de: '<p>Lyocell, das von der Hüfte gerade fällt und sich im Liegen ein wenig ausbreitet, denn fürs Liegen ist sie gemacht. In der ersten Minute kühl, danach einfach Ihre. Ohne Taschen: Was auch immer es ist, es kann warten.</p>',
      uk: '<p>Ліоцел спадає прямо від стегна й ледь розтікається, коли ви лягаєте, — для цього штани й вигадано. Першу хвилину прохолодно, далі просто добре. Кишень немає, справи почекають.</p>',
      zh: '<p>莱赛尔从胯部直直垂下，躺下时微微摊开，它本来就是为躺着做的。头一分钟凉凉的，然后就成了您自己的温度。没有口袋，什么事都可以等等。</p>',
    },
  },
  'slow-sun-stirrup-legging': {
    name: { en: 'Slow sun stirrup legging', ru: 'Леггинсы со штрипкой «Медленное солнце»', de: 'Steg-Leggings Langsame Sonne', uk: 'Легінси зі штрипкою «Повільне сонце»', zh: '慢日光踩脚紧身裤' },
    description: {
      en: '<p>Turn upside down and the hem stays at the ankle, because the stirrup holds it by the foot. Toes and heel are free to grip the mat. In blush they look like something borrowed from the back row of a ballet.</p>',
      ru: '<p>Перевернитесь вниз головой — край останется у щиколотки: его держит штрипка. Пальцы и пятка свободны и цепляются за коврик. В пудровом цвете похожи на вещь, одолженную у кордебалета.</p>',
      de: '<p>Auch kopfüber bleibt der Saum am Knöchel, weil der Steg ihn am Fuß festhält. Zehen und Ferse greifen frei auf der Matte. In Puder sehen sie aus wie aus der letzten Reihe des Balletts geliehen.</p>',
      uk: '<p>Переверніться догори ногами — край лишиться на щиколотці: його тримає штрипка. Пальці й п’ята вільні, щоб чіплятися за килимок. У пудровому кольорі схожі на річ, позичену в кордебалету.</p>',
      zh: '<p>倒立的时候裤脚也不往下滑，踩脚带把它拴住了。脚趾和脚跟露在外面，抓得住垫子。腮红粉那条，像是从芭蕾舞团后排借来的。</p>',
    },
  },
  'saltwater-legging': {
    name: { en: 'Saltwater legging', ru: 'Леггинсы «Солёная вода»', de: 'Leggings Salzwasser', uk: 'Легінси «Солона вода»', zh: '海水紧身裤' },
    description: {
      en: '<p>At the back a yoke opens in a V, drawn after the wake of the ferry you can see from the workshop. Thin smooth nylon, fine for the beach walk before class. Sand shakes off if you let it dry first.</p>',
      ru: '<p>Сзади кокетка расходится углом — срисовали след парома, который виден из мастерской. Тонкий гладкий нейлон, до занятия в нём хорошо пройтись по пляжу. Песок отряхивается, если дать ему высохнуть.</p>',
      de: '<p>Hinten öffnet sich eine Passe zum V, abgeschaut vom Kielwasser der Fähre vor der Werkstatt. Dünnes, glattes Nylon, auch für den Strandweg vor dem Kurs. Sand fällt ab, wenn man ihn erst trocknen lässt.</p>',
      uk: '<p>Ззаду кокетка розходиться кутом — змалювали слід порома, який видно з майстерні. Тонкий гладкий нейлон, до заняття в ньому добре пройтися пляжем. Пісок обтрушується, якщо дати йому висохнути.</p>',
      zh: '<p>后腰育克展开成 V 形，照着工坊窗外渡轮的尾迹画的。尼龙又薄又滑，课前去沙滩走走正好。沙子先晾干，一抖就掉。</p>',
    },
  },
  'saltwater-capri': {
    name: { en: 'Saltwater capri', ru: 'Капри «Солёная вода»', de: 'Caprihose Salzwasser', uk: 'Капрі «Солона вода»', zh: '海水七分裤' },
    description: {
      en: '<p>Wade in to the knee, do your standing poses on the wet sand, and they are dry before the tide turns. The V yoke keeps the back waist flat. Rinse the salt out at home; the coral pair asks for shade.</p>',
      ru: '<p>Зайдите в воду по колено, постойте в асанах на мокром песке — высохнут раньше, чем сменится прилив. Кокетка углом держит спинку пояса ровной. Дома сполосните от соли; коралловые сушите в тени.</p>',
      de: '<p>Erst knietief ins Wasser, dann Standhaltungen im nassen Sand, und trocken ist sie, ehe die Flut kippt. Die V-Passe hält den Bund im Rücken flach. Zu Hause das Salz ausspülen; Koralle trocknet lieber im Schatten.</p>',
      uk: '<p>Зайдіть у воду по коліно, постійте в асанах на мокрому піску — висохнуть раніше, ніж обернеться приплив. Кокетка кутом тримає спинку пояса рівно. Удома сполосніть від солі; коралові сушіть у затінку.</p>',
      zh: '<p>下水到膝盖，在湿沙上站一会儿体式，潮水转向之前它就干了。V 形育克让后腰服帖。回家冲掉盐分；珊瑚红那条请阴凉处晾。</p>',
    },
  },
  'saltwater-stirrup': {
    name: { en: 'Saltwater stirrup', ru: 'Леггинсы со штрипкой «Солёная вода»', de: 'Steg-Leggings Salzwasser', uk: 'Легінси зі штрипкою «Солона вода»', zh: '海水罗纹踩脚裤' },
    description: {
      en: '<p>Ribs all the way down, then an open heel, so you stand on your own foot and not on cloth. The knit is thicker than the other Saltwater pieces and pulls back well. Good under a big jumper on the windy side of the harbour.</p>',
      ru: '<p>Рубчик до самого низа, а пятка открыта: стоите на своей ступне, а не на ткани. Вязка плотнее, чем у остальных вещей серии, и хорошо возвращается. Под большой свитер, на ветреную сторону гавани.</p>',
      de: '<p>Rippen bis ganz unten, dann eine offene Ferse: Man steht auf dem eigenen Fuß und nicht auf Stoff. Dicker gestrickt als die übrige Serie, springt gut zurück. Unter dem großen Pullover auf der windigen Seite des Hafens richtig.</p>',
      uk: '<p>Рубчик до самого низу, а п’ята відкрита: стоїте на своїй стопі, а не на тканині. В’язка щільніша, ніж у решти серії, і добре повертає форму. Під великий светр, на вітряний бік гавані.</p>',
      zh: '<p>罗纹一直织到底，脚跟露在外面：踩着的是自己的脚，不是布。比同系列其他几件厚，回弹也好。港口迎风的那一侧，外面罩件大毛衣正合适。</p>',
    },
  },
  'saltwater-gradient-legging': {
    name: { en: 'Saltwater gradient legging', ru: 'Леггинсы с градиентом «Солёная вода»', de: 'Farbverlauf-Leggings Salzwasser', uk: 'Легінси з градієнтом «Солона вода»', zh: '海水渐变紧身裤' },
    description: {
      en: '<p>Deep water at the hips, foam at the ankle: the colour pales on the way down until only chalk is left. No two of them fade at quite the same height. Plain tops suit them; they have said enough already.</p>',
      ru: '<p>На бёдрах глубина, у щиколотки пена: цвет светлеет книзу, пока не остаётся один мел. Двух совсем одинаковых переходов не бывает. Верх лучше гладкий, леггинсы уже всё сказали.</p>',
      de: '<p>An der Hüfte tiefes Wasser, am Knöchel Schaum: Die Farbe wird nach unten blasser, bis nur Kreide übrig ist. Kein Verlauf sitzt genau auf derselben Höhe. Dazu ein schlichtes Oberteil, gesagt ist ja schon alles.</p>',
      uk: '<p>На стегнах глибина, біля щиколотки піна: колір світлішає донизу, аж поки лишається сама крейда. Двох зовсім однакових переходів не буває. Верх краще гладкий, легінси вже все сказали.</p>',
      zh: '<p>胯上是深水，踝边是浪花：颜色一路变浅，最后只剩粉笔白。没有两条褪得一样高。上身穿素色就好，该说的它都说了。</p>',
    },
  },
  'mosaic-legging': {
    name: { en: 'Mosaic legging', ru: 'Леггинсы «Мозаика»', de: 'Leggings Mosaik', uk: 'Легінси «Мозаїка»', zh: '马赛克拼色紧身裤' },
    description: {
      en: '<p>Sand-coloured panels are let into the leg on a curve, like tiles round a fountain. Sewing them takes twice as long and you can see why. High waist, smooth cloth, no pockets to interrupt the picture.</p>',
      ru: '<p>Песочные детали врезаны в штанину по дуге, как плитка вокруг фонтана. Шить такое вдвое дольше, и видно почему. Высокий пояс, гладкая ткань и никаких карманов, чтобы не портить рисунок.</p>',
      de: '<p>Sandfarbene Teile sind im Bogen ins Bein eingesetzt, wie Kacheln um einen Brunnen. Das Nähen dauert doppelt so lang, und man sieht, weshalb. Hoher Bund, glatter Stoff, keine Tasche stört das Bild.</p>',
      uk: '<p>Піщані деталі врізано в холошу по дузі, як плитку довкола фонтана. Шити таке вдвічі довше, і видно чому. Високий пояс, гладка тканина й жодних кишень, щоб не псувати малюнка.</p>',
      zh: '<p>沙色裁片沿弧线嵌进裤腿，像喷泉边的瓷砖。缝起来要多花一倍工夫，看了就明白为什么。高腰，布面光滑，不开口袋，免得打断画面。</p>',
    },
  },
}
