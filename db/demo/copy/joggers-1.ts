import type { Copy } from '../copy.ts'

export const joggers1: Record<string, Copy> = {
  'loopback-jogger': {
    name: {
      en: 'Loopback jogger',
      ru: 'Джоггеры из петельного футера',
      de: 'Jogginghose aus Schlingenware',
      uk: 'Джогери з петельного футеру',
      zh: '毛圈束脚裤',
    },
    description: {
      en: '<p>It shares a dye bath with the Loopback hoodie, so the two match when new and fade at the same speed. The cotton is heavy enough that knees do not bag before Thursday. Cuffs in rib, hands in slanted pockets, a cord that stays tied.</p>',
      ru: '<p>Красятся в одном чане с худи из того же футера, поэтому совпадают в первый день и дальше выцветают вместе. Хлопок тяжёлый: колени не вытягиваются раньше четверга. Манжеты в рубчик, косые карманы, шнурок не развязывается сам.</p>',
      de: '<p>Sie liegt im selben Farbbad wie der Hoodie aus Schlingenware; beide passen am ersten Tag zusammen und verblassen im gleichen Tempo. Die Baumwolle ist so schwer, dass die Knie frühestens am Donnerstag ausbeulen. Rippbündchen, schräge Taschen, eine Kordel, die hält.</p>',
      uk: '<p>Фарбуються в одній ванні з худі, тож першого дня вони однакові, а потім і вицвітають разом. Бавовна важка: коліна не витягнуться раніше четверга. Манжети в рубчик, скісні кишені, шнурок тримає вузол.</p>',
      zh: '<p>和毛圈连帽衫在同一缸里染色，第一天颜色一致，往后褪也褪得一样快。棉布够重，膝盖处不到星期四不会鼓包。罗纹裤脚，斜插口袋，抽绳系上就不松。</p>',
    },
  },
  'wide-loopback-pant': {
    name: {
      en: 'Wide loopback pant',
      ru: 'Широкие брюки из футера',
      de: 'Weite Hose aus Schlingenware',
      uk: 'Широкі штани з футеру',
      zh: '毛圈阔腿裤',
    },
    description: {
      en: '<p>A sweatpant with a pressed crease sounds like a joke until you wear it to a meeting and nobody laughs. From the high waist the cloth falls straight and covers half the shoe. Slant pockets, so you can stand about with conviction.</p>',
      ru: '<p>Трикотажные брюки со стрелкой звучат как шутка — пока не придёшь в них на совещание и никто не засмеётся. От высокого пояса ткань падает ровно и закрывает полботинка. Косые карманы позволяют уверенно стоять без дела.</p>',
      de: '<p>Eine Sweathose mit Bügelfalte klingt nach einem Witz, bis man sie in der Sitzung trägt und niemand lacht. Vom hohen Bund fällt der Stoff gerade hinunter und deckt den halben Schuh zu. Mit den Händen in den schrägen Taschen steht man überzeugend herum.</p>',
      uk: '<p>Спортивні штани зі стрілкою — наче жарт, аж поки не прийдеш у них на нараду й ніхто не засміється. Від високого пояса тканина падає рівно та накриває пів черевика. Скісні кишені додають певності, коли чекаєш.</p>',
      zh: '<p>卫裤烫出裤线，听着像玩笑，直到您穿去开会，没有一个人笑。高腰往下，布料直直垂落，盖住半只鞋。有斜插袋，站着等人也显得很有主意。</p>',
    },
  },
  'camp-jogger': {
    name: {
      en: 'Camp jogger',
      ru: 'Лагерные джоггеры',
      de: 'Lager-Jogginghose',
      uk: 'Таборові джогери',
      zh: '营地束脚裤',
    },
    description: {
      en: '<p>Lighting a stove takes three matches and both knees, so the knees are doubled and shaped for it. Wet grass needs a good ten minutes to reach the skin. The pockets zip, which your headlamp will thank you for when you sit down.</p>',
      ru: '<p>Чтобы разжечь горелку, нужны три спички и оба колена, поэтому колени здесь двойные и скроены под сгиб. Мокрая трава добирается до кожи минут через десять. Карманы на молнии: сядешь у огня — фонарик не выкатится.</p>',
      de: '<p>Für den Kocher braucht man drei Streichhölzer und beide Knie, deshalb sind die Knie doppelt gelegt und vorgeformt. Nasses Gras kommt erst nach zehn Minuten bis zur Haut. Die Taschen haben Reißverschlüsse, damit die Stirnlampe beim Hinsetzen bleibt.</p>',
      uk: '<p>Щоб розпалити пальник, треба три сірники й обидва коліна, тому коліна подвійні та скроєні під згин. Мокра трава дістається шкіри хвилин за десять. Кишені на блискавках: сядеш — ліхтарик не випаде.</p>',
      zh: '<p>点炉子要三根火柴加两只膝盖，所以膝部做成双层，还按弯曲的样子裁好。湿草要跪上十来分钟才会渗到皮肤。口袋带拉链，坐下时头灯不会滚出来。</p>',
    },
  },
  'camp-cargo-jogger': {
    name: {
      en: 'Camp cargo jogger',
      ru: 'Лагерные карго',
      de: 'Lager-Cargohose',
      uk: 'Таборові карго',
      zh: '营地工装裤',
    },
    description: {
      en: '<p>Inside each cargo pocket is a second, narrower sleeve: the knife stands upright and does not lie across your leg. Twill with a little stretch, elastic at the ankle, quiet in the woods. Tampere sews them for people who actually carry string.</p>',
      ru: '<p>Внутри каждого накладного кармана есть ещё один, узкий: нож стоит в нём прямо и не ложится поперёк ноги. Твил чуть тянется и не шуршит в лесу, внизу резинка. В Тампере их шьют для тех, кто правда носит с собой верёвку.</p>',
      de: '<p>In jeder Cargotasche steckt ein zweites, schmales Fach: Das Messer steht darin aufrecht und liegt nicht quer überm Bein. Twill mit etwas Stretch, Gummizug am Knöchel, leise im Wald. In Tampere näht man sie für Leute, die wirklich Schnur dabeihaben.</p>',
      uk: '<p>У кожній накладній кишені сховано ще одну, вузьку: ніж стоїть у ній рівно й не лягає впоперек ноги. Твіл трохи тягнеться і не шелестить у лісі, внизу гумка. У Тампере їх шиють для тих, хто справді носить із собою мотузку.</p>',
      zh: '<p>每个侧袋里面还藏着一个窄袋，小刀竖着插，不会横在腿上。斜纹棉带点弹力，裤脚松紧，在林子里走动没有声响。坦佩雷的师傅做给真会随身带绳子的人。</p>',
    },
  },
  'trail-pant': {
    name: { en: 'Trail pant', ru: 'Брюки для тропы', de: 'Trailhose', uk: 'Штани для стежки', zh: '山径长裤' },
    description: {
      en: '<p>Open the ankle zips and they go on over boots, which matters when the weather turns and the laces are wet. The knees are cut already bent, so a high step pulls nothing at the waist. Thin woven cloth; a bramble leaves a line, not a hole.</p>',
      ru: '<p>Расстегни молнии внизу — и они налезут поверх ботинок, что кстати, когда погода портится, а шнурки мокрые. Колени скроены уже согнутыми, и на высоком шаге пояс не сползает. Ткань тонкая, но ежевика оставит на ней черту, а не дыру.</p>',
      de: '<p>Mit offenen Beinreißverschlüssen geht sie über die Stiefel, was zählt, wenn das Wetter kippt und die Schnürsenkel nass sind. Die Knie sind schon gebeugt zugeschnitten; beim hohen Tritt zieht nichts am Bund. Brombeeren hinterlassen im dünnen Gewebe einen Strich, kein Loch.</p>',
      uk: '<p>Розстебнеш блискавки внизу — і вони налізуть поверх черевиків, а це важить, коли псується погода й мокрі шнурки. Коліна скроєно вже зігнутими, тож на високому кроці пояс не тягне. Тканина тонка, але ожина лишить на ній риску, не дірку.</p>',
      zh: '<p>拉开脚踝拉链，可以直接套过靴子；变天又湿了鞋带的时候，这一点很要紧。膝盖按弯曲状态裁剪，高抬腿时腰上不受力。布料薄，荆棘只会留下一道痕，不会勾破。</p>',
    },
  },
  'trail-pant-for-women': {
    name: {
      en: 'Trail pant for women',
      ru: 'Женские брюки для тропы',
      de: 'Damen-Trailhose',
      uk: 'Жіночі штани для стежки',
      zh: '女款山径长裤',
    },
    description: {
      en: '<p>A pack belt finds every button and belt loop, so the high waist has neither and lies smooth beneath it for eight hours. Pockets zip at the hip, below the buckle, where a hand can still get in. Slim down to the zipped ankle.</p>',
      ru: '<p>Поясной ремень рюкзака находит любую пуговицу и шлёвку. Поэтому на высоком поясе нет ни тех, ни других, и он гладко лежит под ремнём хоть восемь часов. Карманы на молнии ниже пряжки, рука туда пролезает; к щиколотке брюки сужаются.</p>',
      de: '<p>Ein Hüftgurt findet jeden Knopf und jede Gürtelschlaufe. Der hohe Bund hat weder das eine noch das andere und liegt acht Stunden glatt darunter. Die Taschen schließen unterhalb der Schnalle, wo die Hand noch hineinkommt; das Bein bleibt schmal bis zum Knöchelzip.</p>',
      uk: '<p>Пояс рюкзака знаходить кожен ґудзик і шлівку, тож на високій талії немає ні тих, ні тих — вона лежить рівно всі вісім годин. Кишені на блискавках трохи нижче пряжки, рука туди дістане. Холоша вузька до самої блискавки на кісточці.</p>',
      zh: '<p>背包腰带总能硌到纽扣和裤袢，所以高腰上两样都没有，压八个小时也平整。拉链口袋开在扣具下面，手还伸得进去。裤腿一路收窄，到脚踝是拉链。</p>',
    },
  },
  'understorey-cargo-pant': {
    name: {
      en: 'Understorey cargo pant',
      ru: 'Карго «Подлесок»',
      de: 'Cargohose Unterholz',
      uk: 'Карго «Підлісок»',
      zh: '林下工装裤',
    },
    description: {
      en: '<p>Empty, the cargo pockets lie as flat as envelopes; full, they hold a kilo of chanterelles and you stop being elegant. The leg is wide with an elastic hem that keeps ticks guessing. High waist, soft cotton twill, a cord inside.</p>',
      ru: '<p>Пустые карманы лежат плоско, как конверты; в полные входит кило лисичек, и об элегантности можно забыть. Широкая штанина собрана внизу на резинку, клещу приходится искать обход. Высокая посадка, мягкий твил, шнурок в поясе.</p>',
      de: '<p>Leer liegen die Cargotaschen flach wie Briefumschläge; voll fassen sie ein Kilo Pfifferlinge, und die Eleganz ist dahin. Das weite Bein endet in einem Gummisaum, an dem Zecken ratlos werden. Hoher Bund mit Kordel, weicher Baumwolltwill.</p>',
      uk: '<p>Порожні кишені лежать пласко, мов конверти; у повні вміщається кілограм лисичок, і про елегантність уже не йдеться. Широка холоша зібрана внизу на гумку, тож кліщ мусить подумати. Висока посадка, м’який твіл, шнурок у поясі.</p>',
      zh: '<p>空着时，侧袋平得像信封；装满能塞下一公斤鸡油菌，也就顾不上优雅了。裤腿宽松，裤脚有松紧，蜱虫得多想一想。高腰，柔软的斜纹棉，腰内穿抽绳。</p>',
    },
  },
  'sunday-jogger': {
    name: {
      en: 'Sunday jogger',
      ru: 'Воскресные джоггеры',
      de: 'Sonntags-Jogginghose',
      uk: 'Недільні джогери',
      zh: '周日束脚裤',
    },
    description: {
      en: '<p>The waistband is wide, high and soft as a folded blanket, and it stays up without being told. You can lie on your stomach with a book and feel no knot. Brushed inside, cuffed below, with pockets for biscuit crumbs.</p>',
      ru: '<p>Пояс широкий, высокий и мягкий, как сложенный плед; держится сам, без уговоров. Ляжешь с книгой на живот — никакой узел не давит. Внутри начёс, внизу манжеты, в карманах найдётся место крошкам от печенья.</p>',
      de: '<p>Der Bund ist breit, hoch und weich wie eine gefaltete Decke, und er hält, ohne dass man ihn bittet. Mit einem Buch auf dem Bauch liegend spürt man keinen Knoten. Innen angeraut, unten mit Bündchen, Taschen für Kekskrümel.</p>',
      uk: '<p>Пояс широкий, високий і м’який, наче складений плед, — тримається сам, без нагадувань. Лежиш із книжкою на животі, і жоден вузлик не муляє. Усередині начіс, унизу манжети, кишені годяться для крихт печива.</p>',
      zh: '<p>腰头又宽又高，软得像叠好的毯子，不用提醒也不会往下掉。趴着看书，肚子底下没有绳结硌人。内里抓绒，裤脚收口，口袋用来装饼干渣。</p>',
    },
  },
  'sunday-wide-pant': {
    name: {
      en: 'Sunday wide pant',
      ru: 'Широкие воскресные брюки',
      de: 'Weite Sonntagshose',
      uk: 'Широкі недільні штани',
      zh: '周日阔腿裤',
    },
    description: {
      en: '<p>Wide from the hip to the shin, then gathered at the ankle so softly that you forget there is elastic. Draughts from the balcony door do not get in. Pull the legs to the knee to water plants, and they come down again by themselves.</p>',
      ru: '<p>Широкие до самого низа, а у щиколотки собраны так мягко, что про резинку забываешь. Сквозняк от балкона внутрь не проходит. Подтяни штанины до колен, полей цветы — обратно они спустятся сами.</p>',
      de: '<p>Weit bis ganz unten und am Knöchel so sanft gerafft, dass man den Gummi vergisst. Der Zug von der Balkontür kommt nicht hinein. Zum Blumengießen zieht man die Beine übers Knie, herunter rutschen sie von allein.</p>',
      uk: '<p>Широкі до самого низу, а при кісточці зібрані так лагідно, що про гумку не згадуєш. Протяг від балкона всередину не потрапляє. Підтягнеш холоші до колін, поллєш вазони — далі вони сповзуть самі.</p>',
      zh: '<p>一路宽到底，在脚踝轻轻收拢，轻得让人忘了有松紧。阳台门缝的风钻不进来。浇花时把裤腿拉到膝盖，一会儿它自己就滑下来了。</p>',
    },
  },
  'sunday-mens-jogger': {
    name: {
      en: 'Sunday men’s jogger',
      ru: 'Мужские воскресные джоггеры',
      de: 'Herren-Jogginghose für Sonntage',
      uk: 'Чоловічі недільні джогери',
      zh: '男款周日休闲裤',
    },
    description: {
      en: '<p>Deep pockets: a remote, a phone and the other remote, and nothing slides out when you tip back the chair. The hem is narrow elastic, neat enough for going down to the bins. Brushed fleece, thick but not the heaviest we sell.</p>',
      ru: '<p>Карманы глубокие: пульт, телефон и второй пульт, и ничего не выпадет, если откинуться в кресле. Внизу узкая резинка — вынести мусор не стыдно. Начёс плотный, хотя самую тяжёлую вещь ищите на другой полке.</p>',
      de: '<p>Tiefe Taschen: Fernbedienung, Telefon und die andere Fernbedienung, und beim Zurücklehnen fällt nichts heraus. Der schmale Gummisaum sieht ordentlich genug aus für den Gang zur Tonne. Angerauter Sweat, dick, aber nicht unser schwerster.</p>',
      uk: '<p>Кишені глибокі: пульт, телефон і ще один пульт, і нічого не випаде, коли відкинешся в кріслі. Знизу вузька гумка — сміття виносити не соромно. Начіс щільний, але не найважчий із наших.</p>',
      zh: '<p>口袋很深：遥控器、手机，再加另一个遥控器，往椅背上一靠也不会滑出来。裤脚是窄松紧，下楼倒垃圾也算整齐。抓绒厚实，但不是我们最重的那款。</p>',
    },
  },
  'track-pant': {
    name: {
      en: 'Track pant',
      ru: 'Спортивные брюки с лампасами',
      de: 'Trainingshose mit Streifen',
      uk: 'Спортивні штани з лампасами',
      zh: '双条运动长裤',
    },
    description: {
      en: '<p>Two stripes leave the Team track jacket at the hip and carry on down to the hem without a break, if you wear both. Worn alone, they still make the walk to the corner shop look like a warm-up. Zipped pockets, straight open leg.</p>',
      ru: '<p>Две полосы с командной олимпийки продолжаются здесь от пояса до низа — если надеть обе вещи. Сами по себе брюки превращают поход за хлебом в разминку. Карманы на молнии, прямая штанина без резинки.</p>',
      de: '<p>Zwei Streifen verlassen die Team-Trainingsjacke an der Hüfte und laufen hier bis zum Saum weiter, sofern man beides trägt. Allein macht die Hose aus dem Gang zum Kiosk ein Aufwärmen. Reißverschlusstaschen, gerades offenes Bein.</p>',
      uk: '<p>Дві смуги з командної олімпійки йдуть далі — від пояса до самого низу, якщо вдягти обидві речі. Самі ж штани роблять із походу по хліб розминку. Кишені на блискавках, холоша пряма, без гумки.</p>',
      zh: '<p>队服外套上的两道条纹，从胯部接着走到裤脚，前提是两件一起穿。单穿这条，去街角买瓶酱油也像在热身。拉链口袋，直筒敞口裤腿。</p>',
    },
  },
  'cuffed-track-pant': {
    name: {
      en: 'Cuffed track pant',
      ru: 'Спортивные брюки с манжетами',
      de: 'Trainingshose mit Bündchen',
      uk: 'Спортивні штани з манжетами',
      zh: '束脚运动长裤',
    },
    description: {
      en: '<p>Cut a little short on purpose, so the rib cuff sits above the shoe and the sock gets its say. The tricot is slim and springs back at the knee after a lunge. One stripe per side, drawcord, hand pockets set at a slant.</p>',
      ru: '<p>Намеренно чуть короче обычного: манжета сидит выше кроссовка, и носку есть что показать. Узкий трикотаж после выпада не оставляет пузыря на колене. По лампасу с каждой стороны, шнурок, карманы наискосок.</p>',
      de: '<p>Mit Absicht etwas kurz, damit das Rippbündchen über dem Schuh sitzt und die Socke mitreden darf. Der schmale Trikotstoff federt nach dem Ausfallschritt am Knie zurück. Seitlich je ein Streifen, dazu Kordel und schräge Eingrifftaschen.</p>',
      uk: '<p>Навмисно трохи коротші: манжета сидить над кросівком, і шкарпетка теж має слово. Вузький трикотаж після випаду повертається на місце й не пузириться на коліні. По лампасу з боків, шнурок, кишені навскіс.</p>',
      zh: '<p>特意裁短一点，罗纹裤脚停在鞋面以上，让袜子也露个脸。修身的针织布，弓步之后膝盖处马上弹回来。两侧各一道条纹，有抽绳，斜插袋。</p>',
    },
  },
  'piped-track-pant': {
    name: {
      en: 'Piped track pant',
      ru: 'Спортивные брюки с кантом',
      de: 'Weite Trainingshose mit Paspel',
      uk: 'Спортивні штани з кантом',
      zh: '滚边阔腿运动裤',
    },
    description: {
      en: '<p>Piping as thin as a pencil stroke runs down the side and shows you where the leg swings when you walk. Pockets were tried and taken out again: they broke the line. High, wide, from Prato, and surprisingly good with proper shoes.</p>',
      ru: '<p>Вдоль шва идёт кант толщиной с карандашную черту — по нему видно, как качается штанина на ходу. Карманы мы пробовали и убрали: ломали линию. Высокая посадка, ширина, Прато; с туфлями неожиданно хороши.</p>',
      de: '<p>Eine Paspel, dünn wie ein Bleistiftstrich, läuft die Seite hinab und zeigt, wie das Bein beim Gehen schwingt. Taschen haben wir probiert und wieder weggelassen, sie störten die Linie. Hoch, weit, aus Prato, und zu richtigen Schuhen erstaunlich gut.</p>',
      uk: '<p>Уздовж шва біжить кант завтовшки з олівцеву риску — по ньому видно, як холоша гойдається на ходу. Кишені ми пробували й прибрали: псували лінію. Високі, широкі, з Прато, а з туфлями несподівано добрі.</p>',
      zh: '<p>侧缝一道滚边，细得像铅笔线，走起路来能看出裤腿怎么摆。口袋试过，又拆了，会破坏线条。高腰阔腿，产自普拉托，配正经皮鞋出人意料地好看。</p>',
    },
  },
  'weekend-crop-jogger': {
    name: {
      en: 'Weekend crop jogger',
      ru: 'Укороченные джоггеры «Длинные выходные»',
      de: 'Kurze Jogginghose Langes Wochenende',
      uk: 'Вкорочені джогери «Довгі вихідні»',
      zh: '长周末八分束脚裤',
    },
    description: {
      en: '<p>They stop a finger above the ankle bone, just where sandals begin to make sense. Light French terry that packs under a towel and shakes out without an iron. Pull the cord loose after lunch; the high waist is understanding.</p>',
      ru: '<p>Кончаются на палец выше косточки — там, где уже уместны сандалии. Лёгкий футер ложится в сумку под полотенце и расправляется без утюга. После обеда отпусти шнурок: высокий пояс всё понимает.</p>',
      de: '<p>Sie endet einen Finger breit über dem Knöchel, genau dort, wo Sandalen Sinn ergeben. Leichter French Terry, der unterm Handtuch mitreist und ohne Bügeleisen auskommt. Nach dem Essen lockert man die Kordel; der hohe Bund hat Verständnis.</p>',
      uk: '<p>Закінчуються на палець вище кісточки — саме там, де доречні сандалії. Легкий футер їде в сумці під рушником і розправляється без праски. По обіді попусти шнурок: високий пояс усе розуміє.</p>',
      zh: '<p>裤脚停在踝骨上方一指，正好轮到凉鞋出场。轻薄毛圈布，压在毛巾底下带走，抖一抖不用熨。午饭后把抽绳松一松，高腰会体谅您。</p>',
    },
  },
}
