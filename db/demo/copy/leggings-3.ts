import type { Copy } from '../copy.ts'

export const leggings3: Record<string, Copy> = {
  'chevron-legging': {
    name: {
      en: 'Chevron legging',
      ru: 'Леггинсы «Шеврон»',
      de: 'Chevron-Leggings',
      uk: 'Легінси «Шеврон»',
      zh: '人字纹紧身裤',
    },
    description: {
      en: '<p>Coral arrows run down the outside of each leg, meeting the seam without a step. From across the room they lengthen you; from close by they are a bit of geometry homework. The waistband takes a key and a hair tie.</p>',
      ru: '<p>Коралловые стрелки бегут по внешней стороне ноги и сходятся на шве без ступеньки. С другого конца зала они вытягивают, вблизи похожи на домашку по геометрии. В поясе место для ключа и резинки.</p>',
      de: '<p>Korallenrote Winkel laufen außen am Bein hinab und treffen sich an der Naht ohne Versatz. Quer durch den Raum strecken sie, aus der Nähe sind sie eine Hausaufgabe in Geometrie. Im Bund: ein Schlüssel, ein Haargummi.</p>',
      uk: '<p>Коралові стрілки біжать зовнішнім боком ноги й сходяться на шві без сходинки. З іншого кінця зали вони видовжують, а зблизька нагадують домашнє завдання з геометрії. У поясі місце для ключа й резинки.</p>',
      zh: '<p>珊瑚红的人字沿腿外侧一路排下去，到接缝处对得分毫不差。隔着房间看显腿长，凑近看像一道几何作业。腰头里放得下钥匙和发圈。</p>',
    },
  },
  'dotted-legging': {
    name: {
      en: 'Dotted legging',
      ru: 'Леггинсы в горошек',
      de: 'Gepunktete Leggings',
      uk: 'Легінси в горошок',
      zh: '小圆点紧身裤',
    },
    description: {
      en: '<p>Small dots crowd round the waist and drift apart towards the ankle, like people leaving a concert. The nylon is light and smooth, 7/8 long, with a slip of a pocket in the waistband. Spilled tea is nearly invisible on them.</p>',
      ru: '<p>Мелкий горошек толпится у талии и рассеивается к щиколотке, как публика после концерта. Нейлон лёгкий и гладкий, длина 7/8, в поясе узкий карманчик. Пролитый чай на них почти не виден.</p>',
      de: '<p>An der Taille drängen sich die kleinen Punkte, zum Knöchel hin gehen sie auseinander wie Leute nach dem Konzert. Leichtes, glattes Nylon, 7/8 lang, mit einem schmalen Fach im Bund. Verschütteten Tee sieht man darauf kaum.</p>',
      uk: '<p>Дрібний горошок юрмиться біля талії й розходиться до щиколотки, мов публіка після концерту. Нейлон легкий і гладенький, довжина 7/8, у поясі вузька кишенька. Розлитий чай на них майже непомітний.</p>',
      zh: '<p>小圆点在腰间挤成一团，越往脚踝越散，像音乐会散场的人。尼龙轻薄光滑，九分长，腰头里有个窄窄的口袋。茶洒在上面几乎看不出来。</p>',
    },
  },
  'camo-legging': {
    name: {
      en: 'Camo legging',
      ru: 'Камуфляжные леггинсы',
      de: 'Camouflage-Leggings',
      uk: 'Камуфляжні легінси',
      zh: '迷彩紧身裤',
    },
    description: {
      en: '<p>The spots are the size of petals, so from ten steps it is a flower bed after rain. Sand over moss or graphite, on a high waist. There is a pocket on the thigh for whatever you were hiding.</p>',
      ru: '<p>Пятна размером с лепесток: с десяти шагов — клумба после дождя. Песочное по мху или по графиту, пояс высокий. На бедре карман для того, что вы хотели спрятать.</p>',
      de: '<p>Die Flecken haben die Größe von Blütenblättern, auf zehn Schritte ist es ein Beet nach dem Regen. Sand auf Moos oder auf Graphit, der Bund ist hoch. Am Schenkel sitzt eine Tasche für das, was Sie tarnen wollten.</p>',
      uk: '<p>Плями завбільшки з пелюстку: з десяти кроків — клумба після дощу. Піщане по моху або по графіту, пояс високий. На стегні кишеня для того, що ви хотіли сховати.</p>',
      zh: '<p>斑块只有花瓣大小，十步外看，是雨后的花圃。沙色叠在苔藓绿或石墨灰上，高腰。大腿有只口袋，装您想藏起来的东西。</p>',
    },
  },
  'marble-flare': {
    name: {
      en: 'Marble flare',
      ru: 'Мраморный клёш',
      de: 'Marmor-Schlaghose',
      uk: 'Мармуровий кльош',
      zh: '大理石纹喇叭裤',
    },
    description: {
      en: '<p>As the leg widens the marble opens with it, thin veins at the knee and rivers at the hem. Smooth nylon that swings when you turn. Pink in the stone, high in the waist, and a place for the studio key.</p>',
      ru: '<p>Штанина расширяется — и мрамор раскрывается вместе с ней: у колена жилки, у края уже реки. Гладкий нейлон красиво идёт на повороте. Розовое в камне, высокая талия и место для ключа от студии.</p>',
      de: '<p>Mit dem Bein wird auch der Marmor weiter: am Knie feine Adern, am Saum schon Flüsse. Das glatte Nylon schwingt, wenn Sie sich drehen. Rosa im Stein, hoch in der Taille, und der Studioschlüssel hat seinen Platz.</p>',
      uk: '<p>Холоша ширшає — і мармур розкривається разом із нею: біля коліна жилки, біля краю вже ріки. Гладенький нейлон гарно гойдається на повороті. Рожеве в камені, висока талія й місце для ключа від студії.</p>',
      zh: '<p>裤腿放宽，石纹也跟着散开：膝边是细脉，裤脚成了河。光滑的尼龙，转身时会摆。石头里透着粉，高腰，还有个放教室钥匙的地方。</p>',
    },
  },
  'topo-trail-tight': {
    name: {
      en: 'Topo trail tight',
      ru: 'Трейловые тайтсы «Горизонтали»',
      de: 'Trail-Tights Höhenlinien',
      uk: 'Трейлові тайтси «Горизонталі»',
      zh: '等高线越野紧身裤',
    },
    description: {
      en: '<p>Seat and knees are doubled, because trails are climbed with the hands and left sitting down. Bone-coloured contour lines cover the mud rather well. One cut for everyone; the thigh pocket holds a real map, folded small.</p>',
      ru: '<p>Сзади и на коленях ткань двойная: вверх лезут на четвереньках, вниз съезжают сидя. На горизонталях цвета слоновой кости грязь почти теряется. Крой один для всех, а в карман на бедре входит настоящая карта, если сложить помельче.</p>',
      de: '<p>Gesäß und Knie sind verstärkt, denn hinauf geht es auf allen vieren und hinunter im Sitzen. Auf den elfenbeinfarbenen Höhenlinien fällt Schlamm wenig auf. Ein Schnitt für alle; am Schenkel passt eine echte Karte hinein, klein gefaltet.</p>',
      uk: '<p>Ззаду й на колінах тканина подвійна: вгору лізуть рачки, вниз з’їжджають сидячи. На горизонталях кольору слонової кістки болото губиться. Крій один для всіх, а в кишеню на стегні входить справжня мапа, якщо скласти дрібніше.</p>',
      zh: '<p>臀部和膝盖都加固了，因为上山要手脚并用，下山多半坐着滑。骨白色的等高线很能藏泥点。男女同款；大腿口袋放得下一张折小的真地图。</p>',
    },
  },
  'understorey-legging': {
    name: {
      en: 'Understorey legging',
      ru: 'Леггинсы из мериноса «Подлесок»',
      de: 'Merino-Leggings Unterholz',
      uk: 'Мериносові легінси «Підлісок»',
      zh: '林下美利奴羊毛紧身裤',
    },
    description: {
      en: '<p>The seams are turned outwards, so what touches you is merino and only merino. Five days in a hut and they still smell of nothing in particular. A V yoke at the back keeps them up under waders or ski trousers.</p>',
      ru: '<p>Швы вывернуты наружу: к коже прилегает меринос и больше ничего. Пять дней в избушке — и по-прежнему ничем не пахнут. Кокетка углом сзади не даёт им сползать под лыжными штанами.</p>',
      de: '<p>Die Nähte liegen außen, an die Haut kommt Merino und sonst nichts. Nach fünf Hüttentagen riecht sie immer noch nach nichts Bestimmtem. Unter der Skihose hält die V-Passe hinten alles oben.</p>',
      uk: '<p>Шви вивернуто назовні: до шкіри прилягає меринос і більше нічого. П’ять днів у хатинці — і все ще нічим не пахнуть. Кокетка кутом ззаду не дає їм сповзати під лижними штанами.</p>',
      zh: '<p>缝份翻在外面，贴身的只有美利奴羊毛，别无他物。在木屋住五天，闻着依旧什么味儿也没有。后腰 V 形育克，套在滑雪裤里也不往下掉。</p>',
    },
  },
  'understorey-mens-base-tight': {
    name: {
      en: 'Understorey men’s base tight',
      ru: 'Мужские термоштаны «Подлесок»',
      de: 'Herren-Unterziehhose Unterholz',
      uk: 'Чоловічі термоштани «Підлісок»',
      zh: '男款林下羊毛打底裤',
    },
    description: {
      en: '<p>A climbing harness and a ski boot find every seam, so these are sewn flat. The leg is straight, the wool thin enough to forget and thick enough for the first chair of the morning. A small pocket in the waist for the lift pass.</p>',
      ru: '<p>Обвязка и лыжный ботинок находят любой шов, поэтому здесь все швы плоские. Штанина прямая, шерсть достаточно тонкая, чтобы о ней забыть, и тёплая ровно на первый утренний подъёмник. В поясе кармашек для ски-пасса.</p>',
      de: '<p>Klettergurt und Skischuh finden jede Naht, darum sind hier alle flach. Gerades Bein, die Wolle dünn genug zum Vergessen und dick genug für den ersten Sessellift. Im Bund steckt der Skipass.</p>',
      uk: '<p>Страхувальна система й лижний черевик знаходять кожен шов, тому тут усі пласкі. Холоша пряма, вовна досить тонка, щоб про неї забути, і досить тепла для першого ранкового підйомника. У поясі кишенька для скіпаса.</p>',
      zh: '<p>安全带和雪靴专找缝线的茬，所以这里的缝全是平的。直筒裤腿，羊毛薄到能忘掉，又厚到扛得住清晨第一趟缆车。腰头小口袋放雪票。</p>',
    },
  },
  'trek-legging': {
    name: {
      en: 'Trek legging',
      ru: 'Треккинговые леггинсы',
      de: 'Trekking-Leggings',
      uk: 'Трекінгові легінси',
      zh: '徒步紧身裤',
    },
    description: {
      en: '<p>The strip down the side is there for rock, bramble and the zip of a neighbour’s rucksack; it does not fray. Thick, firm and straight in the leg. Phone behind a zip on the thigh, within reach of a hand with a pole.</p>',
      ru: '<p>Боковая вставка рассчитана на камни, ежевику и молнию чужого рюкзака — не протирается. Ткань толстая и тугая, штанина прямая. Телефон на бедре под молнией: достать можно и рукой с палкой.</p>',
      de: '<p>Der Streifen an der Seite ist für Fels, Brombeeren und den Reißverschluss fremder Rucksäcke da; er scheuert nicht durch. Dick, straff, gerade im Bein. Ans Telefon hinter dem Zip kommt man auch mit dem Stock in der Hand.</p>',
      uk: '<p>Бічна вставка розрахована на каміння, ожину й блискавку чужого рюкзака — не протирається. Тканина груба й туга, холоша пряма. Телефон на стегні під блискавкою: дістати можна й рукою з палицею.</p>',
      zh: '<p>侧边那一条专门对付岩石、荆棘和别人背包上的拉链，磨不毛。面料厚实有力，裤腿偏直。手机拉在大腿口袋里，握着登山杖也够得到。</p>',
    },
  },
  'trek-capri': {
    name: {
      en: 'Trek capri',
      ru: 'Треккинговые капри',
      de: 'Trekking-Capri',
      uk: 'Трекінгові капрі',
      zh: '徒步七分裤',
    },
    description: {
      en: '<p>Loose at the knee, because Dolomite steps were cut for longer legs than ours. Everywhere else the cloth holds on. The pocket at the thigh fits a sandwich if you do not mind its shape afterwards.</p>',
      ru: '<p>В колене свободно: ступени в Доломитах рубили для ног подлиннее наших. Во всех остальных местах ткань держит крепко. В карман на бедре входит бутерброд, если вам неважна его дальнейшая форма.</p>',
      de: '<p>Am Knie locker, denn die Stufen in den Dolomiten wurden für längere Beine gehauen als unsere. Überall sonst hält der Stoff fest. In die Tasche am Schenkel passt ein Brötchen, wenn dessen Form egal ist.</p>',
      uk: '<p>У коліні вільно: сходинки в Доломітах тесали для ніг, довших за наші. У решті місць тканина тримає міцно. До кишені на стегні влізе бутерброд, якщо вам байдуже, який він стане на вигляд.</p>',
      zh: '<p>膝部留了松量，多洛米蒂的台阶是给腿更长的人凿的。其余地方都包得稳稳的。大腿口袋放得下一个三明治，只要您不在意它后来的形状。</p>',
    },
  },
  'grid-legging': {
    name: {
      en: 'Grid legging',
      ru: 'Леггинсы «Сетка»',
      de: 'Leggings Raster',
      uk: 'Легінси «Сітка»',
      zh: '网格紧身裤',
    },
    description: {
      en: '<p>Pressure starts at the ankle and eases on the way up, the way hospital stockings do it, only in plum. The grid is knitted, not printed. Getting in takes a minute and a chair, and after that your calves are somebody else’s problem.</p>',
      ru: '<p>Давление начинается у щиколотки и слабеет кверху — как у медицинских чулок, только сливового цвета. Сетка вывязана, а не напечатана. Надевать минуту и сидя, зато дальше о голенях можно не думать.</p>',
      de: '<p>Der Druck beginnt am Knöchel und lässt nach oben nach, wie bei Stützstrümpfen, nur in Pflaume. Das Raster ist gestrickt und nicht gedruckt. Hinein kommt man in einer Minute, im Sitzen; danach vergisst man seine Waden.</p>',
      uk: '<p>Тиск починається від щиколотки й слабшає догори — як у медичних панчіх, тільки сливового кольору. Сітку вив’язано, а не надруковано. Вдягати хвилину й сидячи, зате далі про литки можна не думати.</p>',
      zh: '<p>压力从脚踝起，越往上越松，和医用弹力袜一个道理，只不过是李子紫的。网格是织的，不是印的。穿上要一分钟和一把椅子，之后小腿就不用您操心了。</p>',
    },
  },
  'grid-7-8-legging': {
    name: {
      en: 'Grid 7/8 legging',
      ru: 'Леггинсы «Сетка» 7/8',
      de: 'Leggings Raster 7/8',
      uk: 'Легінси «Сітка» 7/8',
      zh: '网格九分紧身裤',
    },
    description: {
      en: '<p>Knitted in the round like a sock: no seams, and no gusset to feel when you sit on a bike saddle. Mesh zones let the heat go where the machine was told to leave gaps. The berry is darker in life than on a screen.</p>',
      ru: '<p>Связаны по кругу, как носок: ни швов, ни ластовицы, которую чувствуешь на велотренажёре. Там, где машине велели пропускать петли, получилась сетка для воздуха. Ягодный цвет вживую темнее, чем на экране.</p>',
      de: '<p>Rundgestrickt wie eine Socke: keine Nähte und kein Zwickel, den man auf dem Radsattel spürt. Wo die Maschine Lücken lassen sollte, entweicht die Wärme. Beere ist in Wirklichkeit dunkler als auf dem Bildschirm.</p>',
      uk: '<p>Зв’язані по колу, як шкарпетка: ні швів, ні ластовиці, яку відчуваєш на велотренажері. Там, де машині наказали пропускати петлі, вийшла сітка для повітря. Ягідний колір наживо темніший, ніж на екрані.</p>',
      zh: '<p>像袜子一样圆筒织成：没有接缝，坐在单车座上也感觉不到裆片。机器按吩咐留空的地方就是网眼，热气从那里走。莓红实物比屏幕上深一些。</p>',
    },
  },
  'grid-cross-legging': {
    name: {
      en: 'Grid cross legging',
      ru: 'Леггинсы «Сетка» с перекрёстным поясом',
      de: 'Leggings Raster mit Kreuzbund',
      uk: 'Легінси «Сітка» з перехресним поясом',
      zh: '网格交叉腰紧身裤',
    },
    description: {
      en: '<p>Two layers of knit cross at the waist and meet at a point, strong enough that deadlifts do not roll it down. Below that, mesh panels and a steady squeeze. Yoga people buy it too and say nothing to the lifters.</p>',
      ru: '<p>На талии скрещиваются два слоя вязки, и становая их не скатывает. Ниже — сетчатые вставки и ровное сжатие. Йоги тоже берут, но штангистам об этом не рассказывают.</p>',
      de: '<p>Zwei Lagen Gestrick kreuzen sich in der Taille und treffen sich in einer Spitze; beim Kreuzheben rollt da nichts. Darunter Netz und ein gleichmäßiger Druck. Auch Yogaleute kaufen sie und sagen es den Hebern nicht.</p>',
      uk: '<p>На талії схрещуються два шари в’язки, і станова тяга їх не скочує. Нижче — сітчасті вставки й рівне стискання. Йоги теж беруть, але штангістам про це не кажуть.</p>',
      zh: '<p>双层针织在腰间交叠，收成一个尖，硬拉也卷不下来。往下是网眼拼块和均匀的压力。练瑜伽的人也买，只是没跟举铁的说。</p>',
    },
  },
  'grid-melange-legging': {
    name: {
      en: 'Grid melange legging',
      ru: 'Меланжевые леггинсы «Сетка»',
      de: 'Melange-Leggings Raster',
      uk: 'Меланжеві легінси «Сітка»',
      zh: '网格麻灰紧身裤',
    },
    description: {
      en: '<p>Two yarns are twisted before knitting, and the surface comes out speckled like a pebble. Sweat marks disappear into it, which is the real reason to own a melange. Softer than the firm Grid, with a waist that sits high and still.</p>',
      ru: '<p>Перед вязкой скручивают две нити, и поверхность выходит крапчатой, как галька. Следы пота на ней теряются — ради этого меланж и стоит иметь. Мягче тугой «Сетки», пояс высокий и никуда не ездит.</p>',
      de: '<p>Vor dem Stricken werden zwei Garne gezwirnt, und heraus kommt eine Fläche, gesprenkelt wie ein Kiesel. Schweißflecken verlieren sich darin, der wahre Grund für eine Melange. Weicher als das feste Raster, der Bund hoch und ruhig.</p>',
      uk: '<p>Перед в’язанням скручують дві нитки, і поверхня виходить крапчаста, мов галька. Сліди поту на ній губляться — заради цього меланж і варто мати. М’якші за тугу «Сітку», пояс високий і нікуди не їздить.</p>',
      zh: '<p>两股纱先捻后织，布面像鹅卵石一样带着斑点。汗渍融在里面看不见，这才是买麻灰的真正理由。比紧实的那款网格软，高腰，坐立都不移位。</p>',
    },
  },
}
