import type { Copy } from '../copy.ts'

export const leggings2: Record<string, Copy> = {
  'chevron-legging': {
    name: { en: 'Chevron legging', ru: 'Леггинсы «Шеврон»', de: 'Chevron-Leggings', uk: 'Легінси «Шеврон»', zh: '人字纹紧身裤' },
    description: {
      en: '<p>Coral arrows run down the outside of each leg, meeting the seam without a step. From across the room they lengthen you; from close by they are a bit of geometry homework. The waistband takes a key and a hair tie.</p>',
      ru: '<p>Коралловые стрелки бегут по внешней стороне ноги и сходятся на шве без ступеньки. С другого конца зала они вытягивают, вблизи похожи на домашку по геометрии. В поясе место для ключа и резинки.</p>',
      de: '<p>Korallenrote Winkel laufen außen am Bein hinab und treffen sich an der Naht ohne Versatz. Quer durch den Raum strecken sie, aus der Nähe sind sie eine Hausaufgabe in Geometrie. Im Bund: ein Schlüssel, ein Haargummi.</p>',
      uk: '<p>Коралові стрілки біжать зовнішнім боком ноги й сходяться на шві без сходинки. З іншого кінця зали вони видовжують, а зблизька нагадують домашнє завдання з геометрії. У поясі місце для ключа й резинки.</p>',
      zh: '<p>珊瑚红的人字沿腿外侧一路排下去，到接缝处对得分毫不差。隔着房间看显腿长，凑近看像一道几何作业。腰头里放得下钥匙和发圈。</p>',
    },
  },
  'dotted-legging': {
    name: { en: 'Dotted legging', ru: 'Леггинсы в горошек', de: 'Gepunktete Leggings', uk: 'Легінси в горошок', zh: '小圆点紧身裤' },
    description: {
      en: '<p>Small dots crowd round the waist and drift apart towards the ankle, like people leaving a concert. The nylon is light and smooth, 7/8 long, with a slip of a pocket in the waistband. Spilled tea is nearly invisible on them.</p>',
      ru: '<p>Мелкий горошек толпится у талии и рассеивается к щиколотке, как публика после концерта. Нейлон лёгкий и гладкий, длина 7/8, в поясе узкий карманчик. Пролитый чай на них почти не виден.</p>',
      de: '<p>An der Taille drängen sich die kleinen Punkte, zum Knöchel hin gehen sie auseinander wie Leute nach dem Konzert. Leichtes, glattes Nylon, 7/8 lang, mit einem schmalen Fach im Bund. Verschütteten Tee sieht man darauf kaum.</p>',
      uk: '<p>Дрібний горошок юрмиться біля талії й розходиться до щиколотки, мов публіка після концерту. Нейлон легкий і гладенький, довжина 7/8, у поясі вузька кишенька. Розлитий чай на них майже непомітний.</p>',
      zh: '<p>小圆点在腰间挤成一团，越往脚踝越散，像音乐会散场的人。尼龙轻薄光滑，九分长，腰头里有个窄窄的口袋。茶洒在上面几乎看不出来。</p>',
    },
  },
  'camo-legging': {
    name: { en: 'Camo legging', ru: 'Камуфляжные леггинсы', de: 'Camouflage-Leggings', uk: 'Камуфляжні легінси', zh: '迷彩紧身裤' },
    description: {
      en: '<p>The spots are the size of petals, so from ten steps it is a flower bed after rain. Sand over moss or graphite, on a high waist. There is a pocket on the thigh for whatever you were hiding.</p>',
      ru: '<p>Пятна размером с лепесток: с десяти шагов — клумба после дождя. Песочное по мху или по графиту, пояс высокий. На бедре карман для того, что вы хотели спрятать.</p>',
      de: '<p>Die Flecken haben die Größe von Blütenblättern, auf zehn Schritte ist es ein Beet nach dem Regen. Sand auf Moos oder auf Graphit, der Bund ist hoch. Am Schenkel sitzt eine Tasche für das, was Sie tarnen wollten.</p>',
      uk: '<p>Плями завбільшки з пелюстку: з десяти кроків — клумба після дощу. Піщане по моху або по графіту, пояс високий. На стегні кишеня для того, що ви хотіли сховати.</p>',
      zh: '<p>斑块只有花瓣大小，十步外看，是雨后的花圃。沙色叠在苔藓绿或石墨灰上，高腰。大腿有只口袋，装您想藏起来的东西。</p>',
    },
  },
  'marble-flare': {
    name: { en: 'Marble flare', ru: 'Мраморный клёш', de: 'Marmor-Schlaghose', uk: 'Мармуровий кльош', zh: '大理石纹喇叭裤' },
    description: {
      en: '<p>As the leg widens the marble opens with it, thin veins at the knee and rivers at the hem. Smooth nylon that swings when you turn. Pink in the stone, high in the waist, and a place for the studio key.</p>',
      ru: '<p>Штанина расширяется — и мрамор раскрывается вместе с ней: у колена жилки, у края уже реки. Гладкий нейлон красиво идёт на повороте. Розовое в камне, высокая талия и место для ключа от студии.</p>',
      de: '<p>Mit dem Bein wird auch der Marmor weiter: am Knie feine Adern, am Saum schon Flüsse. Das glatte Nylon schwingt, wenn Sie sich drehen. Rosa im Stein, hoch in der Taille, und der Studioschlüssel hat seinen Platz.</p>',
      uk: '<p>Холоша ширшає — і мармур розкривається разом із нею: біля коліна жилки, біля краю вже ріки. Гладенький нейлон гарно гойдається на повороті. Рожеве в камені, висока талія й місце для ключа від студії.</p>',
      zh: '<p>裤腿放宽，石纹也跟着散开：膝边是细脉，裤脚成了河。光滑的尼龙，转身时会摆。石头里透着粉，高腰，还有个放教室钥匙的地方。</p>',
    },
  },
  'topo-trail-tight': {
    name: { en: 'Topo trail tight', ru: 'Трейловые тайтсы «Горизонтали»', de: 'Trail-Tights Höhenlinien', uk: 'Трейлові тайтси «Горизонталі»', zh: '等高线越野紧身裤' },
    description: {
      en: '<p>Seat and knees are doubled, because trails are climbed with the hands and left sitting down. Bone-coloured contour lines cover the mud rather well. One cut for everyone; the thigh pocket holds a real map, folded small.</p>',
      ru: '<p>Сзади и на коленях ткань двойная: вверх лезут на четвереньках, вниз съезжают сидя. На горизонталях цвета слоновой кости грязь почти теряется. Крой один для всех, а в карман на бедре входит настоящая карта, если сложить помельче.</p>',
      de: '<p>Gesäß und Knie sind verstärkt, denn hinauf geht es auf allen vieren und hinunter im Sitzen. Auf den elfenbeinfarbenen Höhenlinien fällt Schlamm wenig auf. Ein Schnitt für alle; am Schenkel passt eine echte Karte hinein, klein gefaltet.</p>',
      uk: '<p>Ззаду й на колінах тканина подвійна: вгору лізуть рачки, вниз з’їжджають сидячи. На горизонталях кольору слонової кістки болото губиться. Крій один для всіх, а в кишеню на стегні входить справжня мапа, якщо скласти дрібніше.</p>',
      zh: '<p>臀部和膝盖都加固了，因为上山要手脚并用，下山多半坐着滑。骨白色的等高线很能藏泥点。男女同款；大腿口袋放得下一张折小的真地图。</p>',
    },
  },
  'understorey-legging': {
    name: { en: 'Understorey legging', ru: 'Леггинсы из мериноса «Подлесок»', de: 'Merino-Leggings Unterholz', uk: 'Мериносові легінси «Підлісок»', zh: '林下美丽奴羊毛紧身裤' },
    description: {
      en: '<p>The seams are turned outwards, so what touches you is merino and only merino. Five days in a hut and they still smell of nothing in particular. A V yoke at the back keeps them up under waders or ski trousers.</p>',
      ru: '<p>Швы вывернуты наружу: к коже прилегает меринос и больше ничего. Пять дней в избушке — и по-прежнему ничем не пахнут. Кокетка углом сзади не даёт им сползать под лыжными штанами.</p>',
      de: '<p>Die Nähte liegen außen, an die Haut kommt Merino und sonst nichts. Nach fünf Hüttentagen riecht sie immer noch nach nichts Bestimmtem. Unter der Skihose hält die V-Passe hinten alles oben.</p>',
      uk: '<p>Шви вивернуто назовні: до шкіри прилягає меринос і більше нічого. П’ять днів у хатинці — і все ще нічим не пахнуть. Кокетка кутом ззаду не дає їм сповзати під лижними штанами.</p>',
      zh: '<p>缝份翻在外面，贴身的只有美丽奴羊毛，别无他物。在木屋住五天，闻着依旧什么味儿也没有。后腰 V 形育克，套在滑雪裤里也不往下掉。</p>',
    },
  },
  'understorey-mens-base-tight': {
    name: { en: 'Understorey men’s base tight', ru: 'Мужские термоштаны «Подлесок»', de: 'Herren-Unterziehhose Unterholz', uk: 'Чоловічі термоштани «Підлісок»', zh: '男款林下羊毛打底裤' },
    description: {
      en: '<p>A climbing harness and a ski boot find every seam, so these are sewn flat. The leg is straight, the wool thin enough to forget and thick enough for the first chair of the morning. A small pocket in the waist for the lift pass.</p>',
      ru: '<p>Обвязка и лыжный ботинок находят любой шов, поэтому здесь все швы плоские. Штанина прямая, шерсть достаточно тонкая, чтобы о ней забыть, и тёплая ровно на первый утренний подъёмник. В поясе кармашек для ски-пасса.</p>',
      de: '<p>Klettergurt und Skischuh finden jede Naht, darum sind hier alle flach. Gerades Bein, die Wolle dünn genug zum Vergessen und dick genug für den ersten Sessellift. Im Bund steckt der Skipass.</p>',
      uk: '<p>Страхувальна система й лижний черевик знаходять кожен шов, тому тут усі пласкі. Холоша пряма, вовна досить тонка, щоб про неї забути, і досить тепла для першого ранкового підйомника. У поясі кишенька для скіпаса.</p>',
      zh: '<p>安全带和雪靴专找缝线的茬，所以这里的缝全是平的。直筒裤腿，羊毛薄到能忘掉，又厚到扛得住清晨第一趟缆车。腰头小口袋放雪票。</p>',
    },
  },
  'trek-legging': {
    name: { en: 'Trek legging', ru: 'Треккинговые леггинсы', de: 'Trekking-Leggings', uk: 'Трекінгові легінси', zh: '徒步紧身裤' },
    description: {
      en: '<p>The strip down the side is there for rock, bramble and the zip of a neighbour’s rucksack; it does not fray. Thick, firm and straight in the leg. Phone behind a zip on the thigh, within reach of a hand with a pole.</p>',
      ru: '<p>Боковая вставка рассчитана на камни, ежевику и молнию чужого рюкзака — не протирается. Ткань толстая и тугая, штанина прямая. Телефон на бедре под молнией: достать можно и рукой с палкой.</p>',
      de: '<p>Der Streifen an der Seite ist für Fels, Brombeeren und den Reißverschluss fremder Rucksäcke da; er scheuert nicht durch. Dick, straff, gerade im Bein. Ans Telefon hinter dem Zip kommt man auch mit dem Stock in der Hand.</p>',
      uk: '<p>Бічна вставка розрахована на каміння, ожину й блискавку чужого рюкзака — не протирається. Тканина груба й туга, холоша пряма. Телефон на стегні під блискавкою: дістати можна й рукою з палицею.</p>',
      zh: '<p>侧边那一条专门对付岩石、荆棘和别人背包上的拉链，磨不毛。面料厚实有力，裤腿偏直。手机拉在大腿口袋里，握着登山杖也够得到。</p>',
    },
  },
  'trek-capri': {
    name: { en: 'Trek capri', ru: 'Треккинговые капри', de: 'Trekking-Capri', uk: 'Трекінгові капрі', zh: '徒步七分裤' },
    description: {
      en: '<p>Loose at the knee, because Dolomite steps were cut for longer legs than ours. Everywhere else the cloth holds on. The pocket at the thigh fits a sandwich if you do not mind its shape afterwards.</p>',
      ru: '<p>В колене свободно: ступени в Доломитах рубили для ног подлиннее наших. Во всех остальных местах ткань держит крепко. В карман на бедре входит бутерброд, если вам неважна его дальнейшая форма.</p>',
      de: '<p>Am Knie locker, denn die Stufen in den Dolomiten wurden für längere Beine gehauen als unsere. Überall sonst hält der Stoff fest. In die Tasche am Schenkel passt ein Brötchen, wenn dessen Form egal ist.</p>',
      uk: '<p>У коліні вільно: сходинки в Доломітах тесали для ніг, довших за наші. У решті місць тканина тримає міцно. До кишені на стегні влізе бутерброд, якщо вам байдуже, який він стане на вигляд.</p>',
      zh: '<p>膝部留了松量，多洛米蒂的台阶是给腿更长的人凿的。其余地方都包得稳稳的。大腿口袋放得下一个三明治，只要您不在意它后来的形状。</p>',
    },
  },
  'grid-legging': {
    name: { en: 'Grid legging', ru: 'Леггинсы «Сетка»', de: 'Leggings Raster', uk: 'Легінси «Сітка»', zh: '网格紧身裤' },
    description: {
      en: '<p>Pressure starts at the ankle and eases on the way up, the way hospital stockings do it, only in plum. The grid is knitted, not printed. Getting in takes a minute and a chair, and after that your calves are somebody else’s problem.</p>',
      ru: '<p>Давление начинается у щиколотки и слабеет кверху — как у медицинских чулок, только сливового цвета. Сетка вывязана, а не напечатана. Надевать минуту и сидя, зато дальше о голенях можно не думать.</p>',
      de: '<p>Der Druck beginnt am Knöchel und lässt nach oben nach, wie bei Stützstrümpfen, nur in Pflaume. Das Raster ist gestrickt und nicht gedruckt. Hinein kommt man in einer Minute, im Sitzen; danach vergisst man seine Waden.</p>',
      uk: '<p>Тиск починається від щиколотки й слабшає догори — як у медичних панчіх, тільки сливового кольору. Сітку вив’язано, а не надруковано. Вдягати хвилину й сидячи, зате далі про литки можна не думати.</p>',
      zh: '<p>压力从脚踝起，越往上越松，和医用弹力袜一个道理，只不过是李子紫的。网格是织的，不是印的。穿上要一分钟和一把椅子，之后小腿就不用您操心了。</p>',
    },
  },
  'grid-7-8-legging': {
    name: { en: 'Grid 7/8 legging', ru: 'Леггинсы «Сетка» 7/8', de: 'Leggings Raster 7/8', uk: 'Легінси «Сітка» 7/8', zh: '网格九分紧身裤' },
    description: {
      en: '<p>Knitted in the round like a sock: no seams, and no gusset to feel when you sit on a bike saddle. Mesh zones let the heat go where the machine was told to leave gaps. The berry is darker in life than on a screen.</p>',
      ru: '<p>Связаны по кругу, как носок: ни швов, ни ластовицы, которую чувствуешь на велотренажёре. Там, где машине велели пропускать петли, получилась сетка для воздуха. Ягодный цвет вживую темнее, чем на экране.</p>',
      de: '<p>Rundgestrickt wie eine Socke: keine Nähte und kein Zwickel, den man auf dem Radsattel spürt. Wo die Maschine Lücken lassen sollte, entweicht die Wärme. Beere ist in Wirklichkeit dunkler als auf dem Bildschirm.</p>',
      uk: '<p>Зв’язані по колу, як шкарпетка: ні швів, ні ластовиці, яку відчуваєш на велотренажері. Там, де машині наказали пропускати петлі, вийшла сітка для повітря. Ягідний колір наживо темніший, ніж на екрані.</p>',
      zh: '<p>像袜子一样圆筒织成：没有接缝，坐在单车座上也感觉不到裆片。机器按吩咐留空的地方就是网眼，热气从那里走。莓红实物比屏幕上深一些。</p>',
    },
  },
  'grid-cross-legging': {
    name: { en: 'Grid cross legging', ru: 'Леггинсы «Сетка» с перекрёстным поясом', de: 'Leggings Raster mit Kreuzbund', uk: 'Легінси «Сітка» з перехресним поясом', zh: '网格交叉腰紧身裤' },
    description: {
      en: '<p>Two layers of knit cross at the waist and meet at a point, strong enough that deadlifts do not roll it down. Below that, mesh panels and a steady squeeze. Yoga people buy it too and say nothing to the lifters.</p>',
      ru: '<p>На талии скрещиваются два слоя вязки, и становая их не скатывает. Ниже — сетчатые вставки и ровное сжатие. Йоги тоже берут, но штангистам об этом не рассказывают.</p>',
      de: '<p>Zwei Lagen Gestrick kreuzen sich in der Taille und treffen sich in einer Spitze; beim Kreuzheben rollt da nichts. Darunter Netz und ein gleichmäßiger Druck. Auch Yogaleute kaufen sie und sagen es den Hebern nicht.</p>',
      uk: '<p>На талії схрещуються два шари в’язки, і станова тяга їх не скочує. Нижче — сітчасті вставки й рівне стискання. Йоги теж беруть, але штангістам про це не кажуть.</p>',
      zh: '<p>双层针织在腰间交叠，收成一个尖，硬拉也卷不下来。往下是网眼拼块和均匀的压力。练瑜伽的人也买，只是没跟举铁的说。</p>',
    },
  },
  'grid-melange-legging': {
    name: { en: 'Grid melange legging', ru: 'Меланжевые леггинсы «Сетка»', de: 'Melange-Leggings Raster', uk: 'Меланжеві легінси «Сітка»', zh: '网格麻灰紧身裤' },
    description: {
      en: '<p>Two yarns are twisted before knitting, and the surface comes out speckled like a pebble. Sweat marks disappear into it, which is the real reason to own a melange. Softer than the firm Grid, with a waist that sits high and still.</p>',
      ru: '<p>Перед вязкой скручивают две нити, и поверхность выходит крапчатой, как галька. Следы пота на ней теряются — ради этого меланж и стоит иметь. Мягче тугой «Сетки», пояс высокий и никуда не ездит.</p>',
      de: '<p>Vor dem Stricken werden zwei Garne gezwirnt, und heraus kommt eine Fläche, gesprenkelt wie ein Kiesel. Schweißflecken verlieren sich darin, der wahre Grund für eine Melange. Weicher als das feste Raster, der Bund hoch und ruhig.</p>',
      uk: '<p>Перед в’язанням скручують дві нитки, і поверхня виходить крапчаста, мов галька. Сліди поту на ній губляться — заради цього меланж і варто мати. М’якші за тугу «Сітку», пояс високий і нікуди не їздить.</p>',
      zh: '<p>两股纱先捻后织，布面像鹅卵石一样带着斑点。汗渍融在里面看不见，这才是买麻灰的真正理由。比紧实的那款网格软，高腰，坐立都不移位。</p>',
    },
  },
  'heavy-set-legging': {
    name: { en: 'Heavy set legging', ru: 'Леггинсы «Тяжёлый подход»', de: 'Leggings Schwerer Satz', uk: 'Легінси «Важкий підхід»', zh: '大重量紧身裤' },
    description: {
      en: '<p>Checked at the bottom of a squat under white light, by a colleague paid to be honest. The double knit lets nothing through, the V yoke gives the seat some shape. A thigh pocket keeps the phone off the gym floor.</p>',
      ru: '<p>Проверены в нижней точке приседа, под белым светом, коллегой, которой платят за честность. Двойная вязка ничего не просвечивает, кокетка углом придаёт форму сзади. Телефон на бедре, а не на полу зала.</p>',
      de: '<p>Geprüft am tiefsten Punkt der Kniebeuge, in weißem Licht, von einer Kollegin, die für Ehrlichkeit bezahlt wird. Das Doppelgestrick lässt nichts durch, die V-Passe formt hinten mit. Das Telefon liegt am Schenkel und nicht auf dem Hallenboden.</p>',
      uk: '<p>Перевірені в нижній точці присіду, під білим світлом, колегою, якій платять за чесність. Подвійна в’язка нічого не просвічує, кокетка кутом додає форми ззаду. Телефон на стегні, а не на підлозі зали.</p>',
      zh: '<p>在白光下蹲到最低点检查过，检查的同事拿的就是说实话的工资。双面针织不透，V 形育克让臀部有型。手机放大腿口袋，不用扔在健身房地上。</p>',
    },
  },
  'heavy-set-mens-tight': {
    name: { en: 'Heavy set men’s tight', ru: 'Мужские тайтсы «Тяжёлый подход»', de: 'Herren-Tights Schwerer Satz', uk: 'Чоловічі тайтси «Важкий підхід»', zh: '男款大重量紧身裤' },
    description: {
      en: '<p>Under shorts or on their own, depending on how well you know the gym. The knit presses evenly and warms the knees before the first heavy pull. No pockets, so nothing digs in when the bar comes past the thigh.</p>',
      ru: '<p>Под шорты или сами по себе — смотря насколько вы в зале свой. Вязка сжимает ровно и греет колени до первой тяжёлой тяги. Карманов нет: когда гриф идёт мимо бедра, ничего не мешает.</p>',
      de: '<p>Unter Shorts oder allein, je nachdem, wie gut man sich im Studio kennt. Das Gestrick drückt gleichmäßig und wärmt die Knie vor dem ersten schweren Zug. Taschen fehlen, damit die Stange am Schenkel freie Bahn hat.</p>',
      uk: '<p>Під шорти або самі по собі — залежить, наскільки ви в залі свій. В’язка стискає рівно й гріє коліна перед першою важкою тягою. Кишень немає: коли гриф іде повз стегно, ніщо не заважає.</p>',
      zh: '<p>套在短裤里穿，或者单穿，看您跟健身房有多熟。针织压力均匀，第一把大重量之前先把膝盖焐热。没有口袋，杠铃贴着大腿过去，什么也不硌。</p>',
    },
  },
  'court-stripe-legging': {
    name: { en: 'Court stripe legging', ru: 'Леггинсы с лампасом «Корт»', de: 'Streifen-Leggings Court', uk: 'Легінси з лампасом «Корт»', zh: '球场条纹紧身裤' },
    description: {
      en: '<p>The team stripe is knitted in two colours and will not peel, crack or pick a side. Wear them under a skirt in March, alone from April. Leicester makes them for people who play on courts with puddles in the corner.</p>',
      ru: '<p>Командная полоса вывязана в два цвета: не облезет и не потрескается. В марте носите под юбкой, с апреля так. Лестер шьёт их для тех, кто играет на кортах с лужей в углу.</p>',
      de: '<p>Der Teamstreifen ist in zwei Farben eingestrickt; er blättert nicht und reißt nicht. Im März unter dem Rock, ab April allein. Leicester näht sie für Leute, deren Platz eine Pfütze in der Ecke hat.</p>',
      uk: '<p>Командну смугу вив’язано у два кольори: не облізе й не потріскається. У березні носіть під спідницею, з квітня так. Лестер шиє їх для тих, хто грає на кортах із калюжею в кутку.</p>',
      zh: '<p>队条是双色织进去的，不会剥落，也不会开裂。三月穿在裙子里面，四月起单穿。莱斯特做这条裤子，给那些在角落积着水的球场上打球的人。</p>',
    },
  },
  'court-7-8-stripe-legging': {
    name: { en: 'Court 7/8 stripe legging', ru: 'Леггинсы с лампасом «Корт» 7/8', de: 'Streifen-Leggings Court 7/8', uk: 'Легінси з лампасом «Корт» 7/8', zh: '球场条纹九分裤' },
    description: {
      en: '<p>There is a pocket for the second ball, hidden in the waistband, and nobody on the other side of the net can see it. Short at the ankle so that court shoes lace freely. Berry or navy, one stripe down the side.</p>',
      ru: '<p>Карман для второго мяча спрятан в поясе, и с той стороны сетки его не видно. У щиколотки коротко — теннисные туфли шнуруются свободно. Ягодные или тёмно-синие, с одной полосой по боку.</p>',
      de: '<p>Im Bund versteckt sich eine Tasche für den zweiten Ball, von der anderen Netzseite sieht sie niemand. Am Knöchel kurz, damit sich der Tennisschuh frei schnüren lässt. Beere oder Marine, ein Streifen an der Seite.</p>',
      uk: '<p>Кишеня для другого м’яча схована в поясі, і з того боку сітки її не видно. Біля щиколотки коротко — тенісні кросівки шнуруються вільно. Ягідні або темно-сині, з однією смугою збоку.</p>',
      zh: '<p>第二只球藏在腰头的暗袋里，网那边的人看不见。脚踝处短一截，球鞋系带不碍事。莓红或藏青，侧边一道条。</p>',
    },
  },
  'first-light-tight': {
    name: { en: 'First light tight', ru: 'Тайтсы «Первый свет»', de: 'Lauftights Erstes Licht', uk: 'Тайтси «Перше світло»', zh: '晨光九分跑裤' },
    description: {
      en: '<p>You leave in a jacket and come back with it threaded through the loop behind, both sleeves waving. Three pockets take the rest. Light nylon, 7/8, meant for the hour when the lamps go out one street at a time.</p>',
      ru: '<p>Выходите в куртке, а возвращаетесь с курткой в петле на пояснице, рукава машут. Всё остальное — по трём карманам. Лёгкий нейлон, длина 7/8, на тот час, когда фонари гаснут улица за улицей.</p>',
      de: '<p>Man geht mit Jacke los und kommt mit der Jacke in der Schlaufe zurück, die Ärmel winken hinterher. Den Rest nehmen drei Taschen. Leichtes Nylon, 7/8, für die Stunde, in der die Laternen Straße um Straße ausgehen.</p>',
      uk: '<p>Виходите в куртці, а повертаєтеся з курткою в петлі на попереку, рукави махають. Усе інше — по трьох кишенях. Легкий нейлон, довжина 7/8, на ту годину, коли ліхтарі гаснуть вулиця за вулицею.</p>',
      zh: '<p>出门时穿着外套，回来时外套穿在后腰的环里，两只袖子一路招手。其余的交给三个口袋。轻薄尼龙，九分长，留给路灯一条街一条街熄灭的那个钟头。</p>',
    },
  },
  'dawn-gradient-legging': {
    name: { en: 'Dawn gradient legging', ru: 'Леггинсы с градиентом «Рассвет»', de: 'Farbverlauf-Leggings Morgenröte', uk: 'Легінси з градієнтом «Світанок»', zh: '黎明渐变紧身裤' },
    description: {
      en: '<p>Sunrise begins at the ankle, lime first, and by the hip it is full day. They are noticed by cyclists, dogs and one bus driver in Kaunas who waves. Smooth and light, no pockets, happy on a mat too.</p>',
      ru: '<p>Рассвет начинается у щиколотки с лайма, а на бедре уже день. Их замечают велосипедисты, собаки и один водитель автобуса в Каунасе, который машет. Гладкие, лёгкие, без карманов; на коврике им тоже хорошо.</p>',
      de: '<p>Der Sonnenaufgang beginnt am Knöchel mit Limette, an der Hüfte ist es Tag. Radfahrer bemerken sie, Hunde auch, dazu ein Busfahrer in Kaunas, der winkt. Glatt und leicht, ohne Taschen, und auf der Matte ebenso gern.</p>',
      uk: '<p>Схід сонця починається біля щиколотки з лайма, а на стегні вже день. Їх помічають велосипедисти, собаки й один водій автобуса в Каунасі, який махає рукою. Гладенькі, легкі, без кишень; на килимку їм теж добре.</p>',
      zh: '<p>日出从脚踝开始，先是青柠色，到胯上已经天光大亮。骑车的、狗，还有考纳斯一位会挥手的公交司机，都注意到了它。光滑轻薄，没有口袋，铺开垫子也能穿。</p>',
    },
  },
  'weekend-legging': {
    name: { en: 'Weekend legging', ru: 'Леггинсы «Длинные выходные»', de: 'Leggings Langes Wochenende', uk: 'Легінси «Довгі вихідні»', zh: '长周末棉质紧身裤' },
    description: {
      en: '<p>Organic cotton with five per cent stretch, which is exactly the length of a sofa. No sport is intended, though going down for bread counts. They soften with every wash and pill less than you fear.</p>',
      ru: '<p>Органический хлопок и пять процентов эластана — ровно на длину дивана. Спорт не предполагается, хотя спуститься за хлебом считается. С каждой стиркой мягче, а катышков меньше, чем вы опасаетесь.</p>',
      de: '<p>Biobaumwolle mit fünf Prozent Elasthan, das reicht genau für eine Sofalänge. Sport ist nicht vorgesehen, Brötchenholen zählt trotzdem. Mit jeder Wäsche wird sie weicher, und Knötchen gibt es weniger, als man befürchtet.</p>',
      uk: '<p>Органічна бавовна й п’ять відсотків еластану — рівно на довжину дивана. Спорт не передбачено, хоча спуститися по хліб рахується. З кожним пранням м’якші, а ковтюшків менше, ніж ви боїтеся.</p>',
      zh: '<p>有机棉加百分之五的弹力，正好够一张长沙发。本没打算让您运动，不过下楼买面包也算。越洗越软，起球比您担心的少。</p>',
    },
  },
  'weekend-wide-pant': {
    name: { en: 'Weekend wide pant', ru: 'Широкие брюки «Длинные выходные»', de: 'Weite Hose Langes Wochenende', uk: 'Широкі штани «Довгі вихідні»', zh: '长周末阔腿裤' },
    description: {
      en: '<p>French terry cut wide and straight, with an elastic waist that has no opinion about lunch. The loops inside stay cool in the kitchen. With a shirt tucked in they pass for trousers, at least until somebody hugs you.</p>',
      ru: '<p>Петельный трикотаж, широкий прямой крой и резинка, у которой нет мнения насчёт обеда. Петли внутри не дают запариться на кухне. С заправленной рубашкой сойдут за брюки — пока вас кто-нибудь не обнимет.</p>',
      de: '<p>French Terry, weit und gerade geschnitten, mit einem Gummibund, der zum Mittagessen keine Meinung hat. Die Schlingen innen bleiben in der Küche kühl. Mit Hemd darin geht sie als Stoffhose durch, bis jemand Sie umarmt.</p>',
      uk: '<p>Петельний трикотаж, широкий прямий крій і гумка, що не має думки про обід. Петлі всередині не дають спаритися на кухні. Із заправленою сорочкою зійдуть за класичні — поки вас хтось не обійме.</p>',
      zh: '<p>法式毛圈布，剪得又宽又直，松紧腰对午饭吃多少没有意见。里面的毛圈在厨房里也不闷。把衬衫塞进去就像条正经长裤，直到有人抱住您。</p>',
    },
  },
  'ripple-legging': {
    name: { en: 'Ripple legging', ru: 'Леггинсы «Рябь»', de: 'Leggings Wellenspiel', uk: 'Легінси «Брижі»', zh: '涟漪罗纹裤' },
    description: {
      en: '<p>Ribs draw a long vertical line and the eye follows it politely to the floor. The leg is straight, the knit thick enough for bone to be worn without planning. A door key goes in the waist, and on with you.</p>',
      ru: '<p>Рубчик чертит длинную вертикаль, и взгляд послушно идёт по ней до пола. Штанина прямая, вязка плотная: слоновую кость можно носить, не продумывая бельё. Ключ от двери — в пояс, и пошли.</p>',
      de: '<p>Die Rippen ziehen eine lange Senkrechte, und das Auge folgt ihr brav bis zum Boden. Gerades Bein, so dicht gestrickt, dass man Elfenbein ohne Vorüberlegung trägt. Haustürschlüssel in den Bund, und los.</p>',
      uk: '<p>Рубчик креслить довгу вертикаль, і погляд слухняно йде за нею до підлоги. Холоша пряма, в’язка щільна: слонову кістку можна носити, не думаючи про білизну. Ключ від дверей — у пояс, і гайда.</p>',
      zh: '<p>罗纹拉出一条长长的竖线，目光会乖乖跟到地面。直筒裤腿，织得够厚，骨白色也不用想里面穿什么。家门钥匙塞进腰头，走吧。</p>',
    },
  },
  'ripple-flare': {
    name: { en: 'Ripple flare', ru: 'Клёш «Рябь»', de: 'Schlaghose Wellenspiel', uk: 'Кльош «Брижі»', zh: '涟漪罗纹喇叭裤' },
    description: {
      en: '<p>Below the knee the ribs let go of each other and the hem swings like a door in a draught. Mid waist, for those who find high ones bossy. Knitted in Herning, where wind is the local sport.</p>',
      ru: '<p>Ниже колена рубчики отпускают друг друга, и край ходит, как дверь на сквозняке. Посадка средняя — для тех, кому высокая кажется строгой. Вяжут в Хернинге, где ветер — местный вид спорта.</p>',
      de: '<p>Unter dem Knie lassen die Rippen einander los, und der Saum schwingt wie eine Tür im Durchzug. Mittlere Leibhöhe, für alle, denen hohe Bünde zu bestimmend sind. Gestrickt in Herning, wo Wind Volkssport ist.</p>',
      uk: '<p>Нижче коліна рубчики відпускають один одного, і край ходить, мов двері на протязі. Посадка середня — для тих, кому висока здається суворою. В’яжуть у Гернінгу, де вітер — місцевий вид спорту.</p>',
      zh: '<p>膝盖以下，罗纹一根根松开，裤脚像穿堂风里的门一样晃。中腰，给嫌高腰管得太宽的人。织于丹麦的赫宁，那里把刮风当一项运动。</p>',
    },
  },
  'essential-legging': {
    name: { en: 'Essential legging', ru: 'Базовые леггинсы', de: 'Basis-Leggings', uk: 'Базові легінси', zh: '基础款紧身裤' },
    description: {
      en: '<p>We set out to make the plain one and changed our minds about nothing. Smooth, high in the waist, no print, no panel, one pocket for a key. If you own a single pair, own it in ink; if two, the other can be clay.</p>',
      ru: '<p>Задумали самые простые и ни разу не передумали. Гладкие, с высоким поясом, без рисунка и вставок, с карманом под ключ. Если пара одна — пусть чернильная, если две — вторая может быть глиняной.</p>',
      de: '<p>Wir wollten die schlichte machen und haben es uns nicht anders überlegt. Glatt, hoch im Bund, kein Druck, kein Einsatz, ein Fach für den Schlüssel. Wer nur eine hat, nehme Tinte; die zweite darf Ton sein.</p>',
      uk: '<p>Задумали найпростіші й жодного разу не передумали. Гладенькі, з високим поясом, без малюнка й вставок, з кишенькою для ключа. Якщо пара одна — хай чорнильна, якщо дві — друга може бути глиняною.</p>',
      zh: '<p>一开始就想做最素的那条，后来也没改主意。光滑、高腰，没有印花，没有拼块，一个放钥匙的口袋。只买一条就选墨黑，买两条，另一条可以是陶土色。</p>',
    },
  },
  'essential-cross-7-8': {
    name: { en: 'Essential cross 7/8', ru: 'Базовые леггинсы с перекрёстным поясом 7/8', de: 'Basis-Leggings mit Kreuzbund 7/8', uk: 'Базові легінси з перехресним поясом 7/8', zh: '基础款交叉腰九分裤' },
    description: {
      en: '<p>One idea in front, one behind: the waist crosses, and the seat seam follows a curve instead of cutting straight through. Between them it is ordinary smooth nylon doing ordinary work. Nothing in the waistband, so nothing to press on when you lie prone.</p>',
      ru: '<p>Одна мысль спереди, одна сзади: пояс перекрещен, а шов на спинке идёт дугой и не режет пополам. Между ними обычный гладкий нейлон, который делает обычную работу. Карманов нет — лёжа на животе это ценишь.</p>',
      de: '<p>Ein Einfall vorn, einer hinten: Der Bund kreuzt sich, und die Gesäßnaht folgt einem Bogen, statt mittendurch zu gehen. Dazwischen gewöhnliches glattes Nylon, das seine Arbeit tut. Keine Taschen, also drückt in Bauchlage nichts.</p>',
      uk: '<p>Одна думка спереду, одна ззаду: пояс перехрещений, а шов на спинці йде дугою й не ріже навпіл. Між ними звичайний гладенький нейлон, що робить звичайну роботу. Кишень немає — лежачи на животі, це цінуєш.</p>',
      zh: '<p>前面一个心思，后面一个心思：腰头交叉，臀缝走弧线，不从当中直切。两者之间是普通的光滑尼龙，干普通的活。腰里没有口袋，趴下时什么也不硌。</p>',
    },
  },
}
