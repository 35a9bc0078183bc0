import type { Copy } from '../copy.ts'

export const shorts3: Record<string, Copy> = {
  'sunday-short': {
    name: {
      en: 'Sunday short',
      ru: 'Воскресные шорты',
      de: 'Sonntags-Shorts',
      uk: 'Недільні шорти',
      zh: '周日短裤',
    },
    description: {
      en: '<p>So wide in the leg that you can sit cross-legged on the balcony and nothing pinches. Warm brushed inside, short outside: a sensible answer to a June morning. Somebody in the house will borrow them and forget whose they were.</p>',
      ru: '<p>Штанины такие широкие, что на балконе можно сидеть по-турецки и нигде не жмёт. Внутри тёплый начёс, снаружи коротко — разумный ответ июньскому утру. Кто-нибудь дома их одолжит и забудет вернуть.</p>',
      de: '<p>Am Bein so weit, dass man auf dem Balkon im Schneidersitz hockt und nichts kneift. Innen angeraut und warm, außen kurz: eine vernünftige Antwort auf den Junimorgen. Irgendwer im Haus borgt sie und vergisst, wem sie gehören.</p>',
      uk: '<p>Холоші такі широкі, що на балконі можна сидіти по-турецьки й ніде не тисне. Усередині теплий начіс, зовні коротко — слушна відповідь червневому ранку. Хтось удома позичить їх і забуде, чиї вони.</p>',
      zh: '<p>裤腿很宽，在阳台上盘腿坐着哪儿也不勒。里面抓绒是暖的，外面是短的，正好应付六月的早晨。家里总有人借去穿，然后忘了是谁的。</p>',
    },
  },
  'sunday-mens-short': {
    name: {
      en: 'Sunday men’s short',
      ru: 'Мужские воскресные шорты',
      de: 'Herren-Shorts für Sonntage',
      uk: 'Чоловічі недільні шорти',
      zh: '男款周日短裤',
    },
    description: {
      en: '<p>The cuff is turned up and caught at the seam with a few stitches, so it survives the wash without your help. Below the knee you are on your own. Soft fleece, deep slant pockets, a cord: enough dress code for a barbecue.</p>',
      ru: '<p>Отворот внизу прихвачен к шву парой стежков и переживает стирку без вашей помощи. Ниже колена — дальше сами. Мягкий начёс, карманы наискось, шнурок: для шашлыков дресс-код соблюдён.</p>',
      de: '<p>Der Umschlag ist an der Naht mit ein paar Stichen festgehalten und übersteht die Wäsche ohne Ihr Zutun. Unterhalb des Knies sind Sie auf sich gestellt. Weicher Sweat, schräge Taschen, Kordel: Für ein Grillfest genügt das als Garderobe.</p>',
      uk: '<p>Закот унизу прихоплено до шва кількома стібками, тож прання він переживе без вашої допомоги. Нижче коліна — далі самі. М’який начіс, кишені навскіс, шнурок: для шашликів дрескоду досить.</p>',
      zh: '<p>裤脚翻边，在缝线处钉了几针，洗过也不用您去整理。膝盖以下，自求多福。柔软抓绒，斜插袋，抽绳：参加烧烤，这身已算合乎礼数。</p>',
    },
  },
  'heavy-set-short': {
    name: {
      en: 'Heavy set short',
      ru: 'Шорты «Тяжёлый подход»',
      de: 'Shorts Schwerer Satz',
      uk: 'Шорти «Важкий підхід»',
      zh: '重训毛圈短裤',
    },
    description: {
      en: '<p>At 440 grams the loopback stays put under a belt and gives a barbell something to slide on. The pocket zips, so lying back on the bench costs you no coins. They soften at about the time your deadlift improves.</p>',
      ru: '<p>Футер в 440 граммов не сбивается под поясом, и гриф по нему скользит, а не царапает ногу. Карман на молнии: ляжешь на скамью — мелочь не высыплется. Смягчаются они примерно тогда же, когда прибавит становая.</p>',
      de: '<p>Schlingenware von 440 Gramm verrutscht unter dem Gürtel nicht, und die Stange gleitet auf ihr statt auf der Haut. Mit Zip-Tasche, damit auf der Bank kein Kleingeld davonrollt. Weich werden sie ungefähr dann, wenn das Kreuzheben besser wird.</p>',
      uk: '<p>Футер у 440 грамів не збивається під поясом, і гриф по ньому ковзає, а не дряпає ногу. Кишеня на блискавці: ляжеш на лаву — дріб’язок не розсиплеться. М’якшають вони десь тоді, коли зросте станова.</p>',
      zh: '<p>440克毛圈布，系上举重腰带也不移位，杠铃贴着它滑，不刮腿。口袋有拉链，躺上卧推凳不会撒一地硬币。等您硬拉涨重量的时候，它也差不多软了。</p>',
    },
  },
  'heavy-set-bike-short': {
    name: {
      en: 'Heavy set bike short',
      ru: 'Велосипедки «Тяжёлый подход»',
      de: 'Radlerhose Schwerer Satz',
      uk: 'Велосипедки «Важкий підхід»',
      zh: '重训紧身短裤',
    },
    description: {
      en: '<p>Double knit wherever people look during a squat, mesh down the side where only air gets in. Passed the bend-over test under gym lighting, in every colour. The waist is high and firm; breathe out before you pull it up.</p>',
      ru: '<p>Двойной трикотаж там, куда смотрят во время приседа, сетка по бокам, куда заходит только воздух. Проверку наклоном под лампами зала прошли все цвета. Пояс высокий и тугой: выдохните, прежде чем натягивать.</p>',
      de: '<p>Doppelt gestrickt, wo man bei der Kniebeuge hinsieht, und an der Seite Netz, durch das nur Luft kommt. Den Bücktest unter Studiolicht hat jede Farbe bestanden. Der Bund ist hoch und fest; vor dem Hochziehen bitte ausatmen.</p>',
      uk: '<p>Подвійний трикотаж там, куди дивляться під час присіду, сітка з боків, куди заходить лише повітря. Перевірку нахилом під лампами залу пройшли всі кольори. Пояс високий і тугий: видихніть, перш ніж натягати.</p>',
      zh: '<p>深蹲时别人看得到的地方是双层针织，侧面是网布，只放空气进来。健身房的灯光下，每个颜色都过了弯腰测试。腰头又高又紧，提上去之前先呼口气。</p>',
    },
  },
  'lifting-short': {
    name: {
      en: 'Lifting short',
      ru: 'Шорты для штанги',
      de: 'Shorts zum Heben',
      uk: 'Шорти для штанги',
      zh: '举重短裤',
    },
    description: {
      en: '<p>Sit into a squat as deep as your ankles allow: the split opens and the cloth steps aside. Between sets the mesh panels do the cooling. They are short, which lets the coach see your knees and comment on them.</p>',
      ru: '<p>Садитесь так глубоко, как пускают голеностопы: разрез раскроется, и ткань посторонится. Между подходами остужают сетчатые вставки. Шорты короткие, так что тренер видит колени и высказывается.</p>',
      de: '<p>Gehen Sie so tief in die Hocke, wie die Knöchel es erlauben: Der Schlitz öffnet sich, der Stoff macht Platz. Zwischen den Sätzen kühlen die Netzeinsätze. Kurz sind sie auch, damit der Trainer die Knie sieht und etwas dazu sagt.</p>',
      uk: '<p>Сідайте так глибоко, як дозволять гомілки: розріз розкриється, і тканина відступить. Між підходами холодять сітчасті вставки. Шорти короткі, тож тренер бачить коліна й має що сказати.</p>',
      zh: '<p>脚踝允许多深就蹲多深：开衩自己张开，布料让到一边。组间休息，两侧网布负责降温。裤腿短，教练看得见您的膝盖，也好发表意见。</p>',
    },
  },
  'court-short': {
    name: { en: 'Court short', ru: 'Шорты для корта', de: 'Court-Shorts', uk: 'Шорти для корту', zh: '球场短裤' },
    description: {
      en: '<p>Two tennis balls fit in one pocket, and you can still run for a drop shot without hearing them argue. Light woven cloth, mid-thigh, cut the way club rules like it. The white ones need washing more often than the opponent.</p>',
      ru: '<p>В один карман входят два мяча, и к укороченному всё равно успеваешь — они не стучат друг о друга. Лёгкая тканая ткань, длина до середины бедра, как любят клубные правила. Белые стирать придётся чаще, чем выигрывать.</p>',
      de: '<p>In eine Tasche passen zwei Tennisbälle, und den Stoppball erläuft man trotzdem, ohne dass sie streiten. Leichte Webware bis zur Schenkelmitte, wie es die Clubordnung mag. Weiß muss öfter in die Wäsche, als man gewinnt.</p>',
      uk: '<p>В одну кишеню влазять два м’ячі, і до вкороченого все одно встигаєш — вони не стукаються. Легка ткана матерія, до середини стегна, як люблять клубні правила. Білі доведеться прати частіше, ніж вигравати.</p>',
      zh: '<p>一只口袋装得下两个网球，追放小球时也不会互相磕碰。轻薄梭织，长到大腿中段，俱乐部的规矩就喜欢这样。白色那条，洗的次数会比赢的次数多。</p>',
    },
  },
  'court-stripe-short': {
    name: {
      en: 'Court stripe short',
      ru: 'Шорты для корта с лампасом',
      de: 'Court-Shorts mit Seitenstreifen',
      uk: 'Шорти для корту з лампасом',
      zh: '侧条球场短裤',
    },
    description: {
      en: '<p>The team stripe, so your doubles partner can find you with the corner of an eye. Otherwise a quiet short: thin, stretchy, pockets at a slant. In moss it goes with clay courts rather badly, which we have decided to like.</p>',
      ru: '<p>Командная полоса сбоку: партнёр по паре найдёт вас краем глаза. В остальном шорты тихие — тонкие, тянутся, карманы под углом. Моховые плохо сочетаются с грунтом, и мы решили, что нам это нравится.</p>',
      de: '<p>Der Streifen der Mannschaft, an dem Sie der Doppelpartner aus dem Augenwinkel erkennt. Sonst eine stille Shorts: dünn, dehnbar, mit schrägen Taschen. In Moosgrün beißt sie sich mit dem Sandplatz, und wir haben beschlossen, das zu mögen.</p>',
      uk: '<p>Командна смуга збоку: партнер у парі знайде вас краєм ока. Решта тихе — тонкі, еластичні, кишені під кутом. Колір моху погано дружить із ґрунтовим кортом, і ми вирішили, що нам це подобається.</p>',
      zh: '<p>侧面是队服条纹，双打搭档用余光就能找到您。除此之外很安静：薄，有弹力，斜插袋。苔绿色和红土球场不太搭，我们决定喜欢这一点。</p>',
    },
  },
  'court-short-for-women': {
    name: {
      en: 'Court short for women',
      ru: 'Женские шорты для корта',
      de: 'Damen-Court-Shorts',
      uk: 'Жіночі шорти для корту',
      zh: '女款球场短裤',
    },
    description: {
      en: '<p>For those who are tired of tucking the second ball under a skirt. The pocket is at the hip, you reach it without looking, and the split hem, edged in piping, lets you lunge wide. High in the waist, airy everywhere else.</p>',
      ru: '<p>Для тех, кто устал прятать второй мяч под юбку. Карман на бедре, рука попадает в него не глядя, а разрез с кантом пускает в широкий выпад. Талия высокая, всё остальное — воздух.</p>',
      de: '<p>Für alle, die den zweiten Ball nicht länger unter den Rock klemmen wollen. Die Tasche sitzt an der Hüfte, man greift blind hinein, und der paspelierte Schlitz erlaubt den weiten Ausfallschritt. Hohe Taille, sonst viel Luft.</p>',
      uk: '<p>Для тих, кому набридло ховати другий м’яч під спідницю. Кишеня на стегні, рука втрапляє туди не дивлячись, а розріз із кантом пускає в широкий випад. Талія висока, решта — повітря.</p>',
      zh: '<p>写给不想再把第二个球塞进裙底的人。口袋在胯边，不看也摸得到；开衩镶滚边，大跨步救球不受绊。腰高，其余地方都透气。</p>',
    },
  },
  'track-short': {
    name: {
      en: 'Track short',
      ru: 'Легкоатлетические шорты',
      de: 'Leichtathletik-Shorts',
      uk: 'Легкоатлетичні шорти',
      zh: '田径短裤',
    },
    description: {
      en: '<p>You know them from films in which girls from 1976 shake out their legs before the relay. Curved hem, piped edge, tricot with a dull shine. Very short and quite pleased about it; wear with knee socks, or with a winter jumper indoors.</p>',
      ru: '<p>Вы видели их в кино, где девушки 1976 года встряхивают ноги перед эстафетой. Закруглённый низ, кант, трикотаж с приглушённым блеском. Очень короткие и этим довольны; носите с гольфами или дома с зимним свитером.</p>',
      de: '<p>Man kennt sie aus Filmen, in denen Läuferinnen von 1976 vor der Staffel die Beine ausschütteln. Geschwungener Saum, Paspel, Trikot mit mattem Glanz. Sehr kurz und damit zufrieden; dazu Kniestrümpfe oder drinnen ein Winterpullover.</p>',
      uk: '<p>Ви бачили їх у кіно, де дівчата 1976 року струшують ноги перед естафетою. Заокруглений низ, кант, трикотаж із тьмяним блиском. Дуже короткі й цим задоволені; носіть із гольфами або вдома зі светром.</p>',
      zh: '<p>您在老电影里见过：1976年的姑娘们，接力开跑前抖着腿。弧形下摆，滚边，针织布泛着哑光。很短，而且短得理直气壮；配及膝袜，或者在屋里配冬天的毛衣。</p>',
    },
  },
  'weekend-sweat-short': {
    name: {
      en: 'Weekend sweat short',
      ru: 'Шорты «Длинные выходные»',
      de: 'Sweatshorts Langes Wochenende',
      uk: 'Шорти «Довгі вихідні»',
      zh: '长周末卫衣短裤',
    },
    description: {
      en: '<p>Flat cords, so the bow does not show through a T-shirt. The French terry has a little elastane and forgives a three-hour lunch, then a nap on gravel-warm steps. Curved at the side, very short, with pockets deep enough for sunglasses.</p>',
      ru: '<p>Шнурки плоские, и бант не проступает под футболкой. Футер с каплей эластана прощает обед на три часа и сон на нагретых ступенях после. По бокам закруглены, очень короткие, в карман входят тёмные очки.</p>',
      de: '<p>Flache Kordeln, damit sich die Schleife nicht unterm T-Shirt abzeichnet. Der French Terry mit etwas Elastan verzeiht drei Stunden Mittagessen und das Nickerchen auf warmen Stufen. Seitlich gerundet, sehr kurz, Taschen für die Sonnenbrille.</p>',
      uk: '<p>Шнурки пласкі, тож бант не проступає під футболкою. Футер із краплею еластану пробачає обід на три години й дрімоту на нагрітих сходах. З боків заокруглені, дуже короткі, у кишеню влазять темні окуляри.</p>',
      zh: '<p>抽绳是扁的，蝴蝶结不会从T恤底下鼓出来。毛圈布加了点弹力，三个小时的午饭，再在晒暖的台阶上打个盹，它都受得住。侧摆带弧，很短，口袋放得下墨镜。</p>',
    },
  },
  'camp-short': {
    name: { en: 'Camp short', ru: 'Лагерные шорты', de: 'Lager-Shorts', uk: 'Таборові шорти', zh: '营地短裤' },
    description: {
      en: '<p>They reach the knee standing and leave it free when you climb over a log. Cotton twill, tough enough for granite, with a pocket that closes before the canoe tips. Spare cord can be cut off and used for the tarpaulin; we checked.</p>',
      ru: '<p>Стоишь — достают до колена, лезешь через бревно — колено свободно. Хлопковый твил спорит с гранитом на равных, карман застёгнут раньше, чем перевернётся каноэ. Лишний кусок шнурка годится на тент, мы проверили.</p>',
      de: '<p>Im Stehen reichen sie ans Knie, beim Klettern über den Baumstamm geben sie es frei. Baumwolltwill, der Granit verträgt, und eine Tasche, die zu ist, ehe das Kanu kippt. Der Rest der Kordel taugt für die Plane, wir haben es ausprobiert.</p>',
      uk: '<p>Стоїш — сягають коліна, лізеш через колоду — коліно вільне. Бавовняний твіл сперечається з гранітом на рівних, кишеня застебнута раніше, ніж перекинеться каное. Зайвий шматок шнурка годиться для тенту, ми перевіряли.</p>',
      zh: '<p>站着到膝盖，翻过倒木时膝盖又是自由的。斜纹棉布，经得起花岗岩；独木舟翻之前，拉链口袋已经合上。抽绳多出来的一截可以剪下来绑天幕，我们试过。</p>',
    },
  },
  'topo-trail-short': {
    name: {
      en: 'Topo trail short',
      ru: 'Трейловые шорты «Горизонтали»',
      de: 'Trail-Shorts Höhenlinien',
      uk: 'Трейлові шорти «Горизонталі»',
      zh: '等高线越野短裤',
    },
    description: {
      en: '<p>The printed contours show the trail you are on, or one quite like it a few valleys away. Ripstop, so juniper writes nothing on them. The side splits make room for long steps downhill, when the map has stopped being a joke.</p>',
      ru: '<p>Напечатанные горизонтали показывают тропу, по которой вы бежите, или очень похожую, через пару долин. Рипстоп: можжевельник ничего на них не допишет. Разрезы дают широкий шаг на спуске, когда карта уже не шутка.</p>',
      de: '<p>Die gedruckten Höhenlinien zeigen den Weg, auf dem Sie sind, oder einen recht ähnlichen ein paar Täler weiter. Ripstop, in den der Wacholder nichts einträgt. Seitenschlitze geben bergab Raum, wenn die Karte kein Scherz mehr ist.</p>',
      uk: '<p>Надруковані горизонталі показують стежку, якою ви біжите, або дуже схожу, за кілька долин звідси. Ріпстоп: ялівець нічого на них не допише. Розрізи дають широкий крок на спуску, коли мапа вже не жарт.</p>',
      zh: '<p>印的等高线就是您脚下这条路，或者隔几道山谷的另一条，差得不多。防撕裂布，刺柏在上面写不了字。侧开衩，下坡时迈得开大步，那时地图就不是玩笑了。</p>',
    },
  },
  'low-tide-swim-run-short': {
    name: {
      en: 'Low tide swim-run short',
      ru: 'Шорты для бега и плавания «Отлив»',
      de: 'Swimrun-Shorts Ebbe',
      uk: 'Шорти для бігу й плавання «Відплив»',
      zh: '退潮游跑短裤',
    },
    description: {
      en: '<p>Run to the breakwater, swim round it, run home. The ripstop lets go of the water in the first two hundred metres and the cord keeps everything decent on the dive. Sand leaves through the pockets if you pull them inside out.</p>',
      ru: '<p>Добежать до волнореза, обплыть его, побежать обратно. Воду рипстоп отдаёт за первые двести метров, а шнурок следит за приличиями при прыжке. Песок выйдет через карманы, если их вывернуть.</p>',
      de: '<p>Zur Mole laufen, um sie herumschwimmen, heimlaufen. Der Ripstop gibt das Wasser auf den ersten zweihundert Metern ab, und die Kordel wahrt beim Kopfsprung den Anstand. Sand geht durch die umgestülpten Taschen hinaus.</p>',
      uk: '<p>Добігти до хвилелому, обпливти його, побігти додому. Воду ріпстоп віддає за перші двісті метрів, а шнурок пильнує пристойність під час стрибка. Пісок вийде крізь кишені, якщо їх вивернути.</p>',
      zh: '<p>跑到防波堤，绕着游一圈，再跑回家。头两百米水就甩干了，跳水时靠抽绳保住体面。把口袋翻出来，沙子自己会走。</p>',
    },
  },
  'camo-sweat-short': {
    name: {
      en: 'Camo sweat short',
      ru: 'Камуфляжные шорты',
      de: 'Camouflage-Sweatshorts',
      uk: 'Камуфляжні шорти',
      zh: '迷彩卫裤短裤',
    },
    description: {
      en: '<p>Camouflage bleached by several imaginary summers; lie down on dry grass and the dog has to look for you. Soft on the inside, with side pockets and a cord. For mowing the lawn, or for explaining why you have not.</p>',
      ru: '<p>Камуфляж, выгоревший за несколько воображаемых лет: ляжешь на сухую траву — собаке придётся искать. Изнутри мягкие, есть боковые карманы и шнурок. В них стригут газон или объясняют, почему ещё не подстригли.</p>',
      de: '<p>Camouflage, ausgeblichen von mehreren erfundenen Sommern; legt man sich ins trockene Gras, muss der Hund suchen. Innen weich, mit Seitentaschen und Kordel. Zum Rasenmähen oder um zu erklären, warum man es noch nicht getan hat.</p>',
      uk: '<p>Камуфляж, вигорілий за кілька вигаданих літ: ляжеш на суху траву — псові доведеться шукати. Зсередини м’які, є бічні кишені й шнурок. У них косять газон або пояснюють, чому досі не скосили.</p>',
      zh: '<p>迷彩褪了色，仿佛晒过好几个并不存在的夏天；往干草地上一躺，狗都得找一会儿。里面柔软，有侧袋和抽绳。穿着它割草，或者解释为什么还没割。</p>',
    },
  },
  'chevron-two-in-one': {
    name: {
      en: 'Chevron two-in-one',
      ru: 'Шорты 2 в 1 «Шеврон»',
      de: 'Chevron-Shorts 2 in 1',
      uk: 'Шорти 2 в 1 «Шеврон»',
      zh: '人字纹二合一短裤',
    },
    description: {
      en: '<p>Coral zigzags outside, a plain liner below, so the noise stops before it reaches the leg. On a treadmill the pattern keeps better time than the display. High waist, no pockets; the water bottle has its own holder anyway.</p>',
      ru: '<p>Сверху коралловый зигзаг, под ним гладкие тайтсы: шум кончается, не дойдя до ноги. На дорожке узор держит ритм точнее табло. Высокая посадка, карманов нет, а у бутылки на тренажёре и так своё место.</p>',
      de: '<p>Außen korallenrote Zacken, darunter eine schlichte Innenhose; so endet der Lärm, ehe er das Bein erreicht. Auf dem Laufband hält das Muster den Takt besser als die Anzeige. Hoher Bund, ohne Taschen, die Flasche hat ohnehin ihren Halter.</p>',
      uk: '<p>Зверху кораловий зигзаг, під ним гладкі тайтси: галас стихає, не дійшовши до ноги. На доріжці візерунок тримає ритм точніше за табло. Висока посадка, кишень немає, а пляшка й так має своє місце.</p>',
      zh: '<p>外层是珊瑚色折线，内层素净，热闹还没传到腿上就停了。在跑步机上，花纹的节拍比屏幕还准。高腰，没有口袋，反正水瓶有架子。</p>',
    },
  },
  'ripple-bike-short': {
    name: {
      en: 'Ripple bike short',
      ru: 'Велосипедки «Рябь»',
      de: 'Radlerhose Wellenspiel',
      uk: 'Велосипедки «Брижі»',
      zh: '涟漪骑行短裤',
    },
    description: {
      en: '<p>Knitted round and round on one machine in Herning, so the rib never meets a side seam and neither do you. Lying on your side is suddenly uneventful. It grips evenly, short and high, and keeps a faint ripple on the thigh for a minute.</p>',
      ru: '<p>Связаны по кругу на одной машине в Хернинге: рубчик нигде не упирается в боковой шов, и вы тоже. Лежать на боку вдруг становится просто. Короткие, высокие, держат ровно и ещё минуту оставляют на бедре лёгкую рябь.</p>',
      de: '<p>Rundgestrickt auf einer Maschine in Herning; die Rippe trifft nirgends auf eine Seitennaht, und Sie auch nicht. Auf der Seite zu liegen wird ereignislos. Kurz, hoch, gleichmäßig im Griff, mit einem leisen Wellenmuster auf der Haut danach.</p>',
      uk: '<p>Зв’язані по колу на одній машині в Гернінгу: рубчик ніде не впирається в бічний шов, і ви теж. Лежати на боці раптом стає просто. Короткі, високі, тримають рівно й ще хвилину лишають на стегні легенькі брижі.</p>',
      zh: '<p>在丹麦海宁的一台圆机上一圈圈织成，罗纹碰不到侧缝，您也碰不到。侧躺变得毫无波澜。短裤身，高腰，包裹均匀，脱下来腿上的细纹还会留一分钟。</p>',
    },
  },
}
