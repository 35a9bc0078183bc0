import type { Copy } from '../copy.ts'

export const joggers2: Record<string, Copy> = {
  'warm-up-pant': {
    name: { en: 'Warm-up pant', ru: 'Разминочные брюки', de: 'Aufwärmhose', uk: 'Розминкові штани', zh: '热身长裤' },
    description: {
      en: '<p>The starter has called your heat and you still have trousers on. Two zips to the knee, and they come off over spikes in the time it takes to swear. Until then the tricot keeps calves warm and the pockets keep the safety pins.</p>',
      ru: '<p>Ваш забег уже вызвали, а вы ещё в брюках. Две молнии до колена — и они слетают поверх обуви быстрее, чем успеешь выругаться. До этого трикотаж греет икры, а в карманах на молнии ждут булавки для номера.</p>',
      de: '<p>Ihr Lauf ist aufgerufen, und Sie haben noch die Hose an. Zwei Reißverschlüsse bis zum Knie, und sie ist über die Schuhe weg, ehe man fluchen kann. Bis dahin wärmt der Trikot die Waden, die Taschen hüten die Sicherheitsnadeln.</p>',
      uk: '<p>Ваш забіг уже викликали, а ви ще в штанах. Дві блискавки до коліна — і вони злітають просто через взуття, не встигнеш і вилаятися. Доти трикотаж гріє литки, а в застебнутих кишенях чекають шпильки для номера.</p>',
      zh: '<p>裁判已经点到您这组，您裤子还没脱。两条拉链直开到膝盖，不用脱鞋，骂一声的工夫就下来了。在那之前，针织布暖着小腿，拉链袋里收着号码布的别针。</p>',
    },
  },
  'run-pant': {
    name: { en: 'Run pant', ru: 'Беговые брюки', de: 'Lange Laufhose', uk: 'Бігові штани', zh: '跑步长裤' },
    description: {
      en: '<p>For mornings when shorts are brave and tights feel like underwear. A thin woven leg, slim but not clinging, with reflective piping that draws your outline for the driver behind. Zips at the ankle, zips on the pockets, a waist you set once.</p>',
      ru: '<p>Для утра, когда в шортах смело, а в тайтсах неловко. Тонкая тканая штанина идёт по ноге, не облипая, и светоотражающий кант рисует ваш контур водителю позади. Молнии внизу, молнии на карманах, пояс не съезжает.</p>',
      de: '<p>Für Morgen, an denen Shorts mutig wären und Tights wie Unterwäsche wirken. Dünn gewebt, schmal, ohne zu kleben; die reflektierende Paspel zeichnet dem Auto hinter Ihnen einen Umriss. Reißverschlüsse an Knöcheln und Taschen.</p>',
      uk: '<p>Для ранків, коли шорти — це сміливо, а тайтси — наче спідня білизна. Тонка ткана холоша вузька, та не липне, а світловідбивний кант малює ваш обрис водієві позаду. Блискавки на кісточках, блискавки на кишенях.</p>',
      zh: '<p>有些早晨，穿短裤太勇敢，穿紧身裤又像穿着秋裤出门，那就穿它。薄梭织布，修身不贴腿，侧缝的反光滚边替您在后车灯下勾出轮廓。脚踝和口袋都有拉链。</p>',
    },
  },
  'tempo-jogger': {
    name: {
      en: 'Tempo jogger',
      ru: 'Джоггеры «Темп»',
      de: 'Jogginghose Tempo',
      uk: 'Джогери «Темп»',
      zh: '节奏束脚裤',
    },
    description: {
      en: '<p>No rustle. You can run up behind a blackbird, or take a call afterwards and nobody asks what that noise is. The woven nylon is thin as a shirt and stretches both ways; high waist, elastic at the hem, two pockets set aslant.</p>',
      ru: '<p>Не шуршат. Можно подбежать к дрозду сзади или ответить на звонок после пробежки — никто не спросит, что там за шум. Ткань тонкая, как рубашка, и тянется; пояс высокий, внизу резинка, карманы скошены.</p>',
      de: '<p>Kein Rascheln: Man kommt bis auf zwei Schritte an die Amsel heran, und beim Telefonat danach fragt niemand nach dem Geräusch. Das Gewebe ist dünn wie ein Hemd und gibt in beide Richtungen nach. Hoher Bund, Gummisaum, Taschen schräg.</p>',
      uk: '<p>Не шурхотять. Можна підбігти ззаду до дрозда чи потім відповісти на дзвінок — ніхто не питатиме, що то за шум. Тканина тонка, мов сорочка, і піддатлива; пояс високий, унизу гумка, кишені навскоси.</p>',
      zh: '<p>没有沙沙声：能一直跑到乌鸫背后，跑完接电话也没人问那是什么动静。布料薄如衬衫，横竖都有弹力。高腰，松紧裤脚，两只斜袋。</p>',
    },
  },
  'city-miles-pant': {
    name: {
      en: 'City miles pant',
      ru: 'Брюки «Городские мили»',
      de: 'Hose Stadtmeilen',
      uk: 'Штани «Міські милі»',
      zh: '城市里程长裤',
    },
    description: {
      en: '<p>From the desk side it is a chino; from the inside it gives like a jogger when the bus is already indicating. The hem is open and falls on a leather shoe as well as on a runner. Zipped pockets mean the office pass arrives with you.</p>',
      ru: '<p>Если смотреть через стол — чинос, а изнутри тянется, как джоггеры, когда автобус уже мигает поворотником. Открытый низ ложится и на туфли, и на кроссовки. Карманы на молнии: пропуск доедет вместе с вами.</p>',
      de: '<p>Über den Schreibtisch gesehen eine Chino; von innen gibt sie nach wie eine Jogginghose, wenn der Bus schon blinkt. Der offene Saum fällt auf den Lederschuh so gut wie auf den Laufschuh. Dank der Zips kommt auch der Hausausweis an.</p>',
      uk: '<p>З боку столу — чинос, а зсередини тягнеться, як джогери, коли автобус уже блимає поворотом. Відкритий низ лягає і на туфлю, і на кросівок. Кишені застібаються, тож перепустка приїде разом із вами.</p>',
      zh: '<p>隔着办公桌看是休闲西裤；公交车打了转向灯您得追的时候，它又像慢跑裤一样伸得开。裤脚敞口，落在皮鞋上、跑鞋上都行。拉链口袋，门禁卡和您一起到公司。</p>',
    },
  },
  'first-light-crop-pant': {
    name: {
      en: 'First light crop pant',
      ru: 'Укороченные брюки «Первый свет»',
      de: 'Kurze Laufhose Erstes Licht',
      uk: 'Вкорочені штани «Перше світло»',
      zh: '晨光八分跑裤',
    },
    description: {
      en: '<p>Wash them after the run, hang them on the back of a chair, and by the end of breakfast they are dry. Cropped so the dew stays off the hem. Piping marks the side, a zip shuts over the key, the waist sits high.</p>',
      ru: '<p>Постирайте после пробежки, повесьте на спинку стула — к концу завтрака высохнут. Укорочены, чтобы роса не доставала до края. По бокам кант, ключ под молнией, талия высокая.</p>',
      de: '<p>Nach dem Lauf auswaschen, über die Stuhllehne hängen; ist das Frühstück vorbei, ist sie trocken. Das Bein ist gekürzt, damit der Tau nicht an den Saum kommt. Paspel an der Seite, Zip über dem Schlüssel, hoher Bund.</p>',
      uk: '<p>Виперіть після пробіжки, повісьте на спинку стільця — до кінця сніданку висохнуть. Вкорочені, щоб роса не діставала до краю. З боків кант, ключ під блискавкою, талія висока.</p>',
      zh: '<p>跑完洗一把，搭在椅背上，早饭吃完它也干了。裤腿裁短，露水沾不到边。侧面有滚边，钥匙收进拉链袋，腰线高。</p>',
    },
  },
  'night-shift-cargo': {
    name: {
      en: 'Night shift cargo',
      ru: 'Карго «Ночная смена»',
      de: 'Cargohose Nachtschicht',
      uk: 'Карго «Нічна зміна»',
      zh: '夜班工装裤',
    },
    description: {
      en: '<p>The cargo pockets are moved back, behind the seam of the thigh, so anyone facing you sees a plain wide leg. Your hand finds them without looking. Woven nylon with some weight, gathered at the ankle over whatever boots the night asks for.</p>',
      ru: '<p>Карманы сдвинуты назад, за боковой шов: спереди видна только гладкая широкая штанина. Рука находит их на ощупь. Нейлон с весом, у щиколотки собран резинкой над теми ботинками, какие выберет ночь.</p>',
      de: '<p>Die Cargotaschen sitzen hinter der Schenkelnaht; von vorn sieht man nur ein glattes, weites Bein. Die Hand findet sie blind. Gewebtes Nylon mit Gewicht, am Knöchel gerafft über den Stiefeln, nach denen die Nacht verlangt.</p>',
      uk: '<p>Кишені зсунуто назад, за шов стегна, тож спереду видно лише гладку широку холошу. Рука знаходить їх навпомацки. Ткане полотно з вагою, при кісточці зібране над тими черевиками, яких просить ніч.</p>',
      zh: '<p>侧袋往后挪到大腿缝后面，从正面看只是一条干净的阔腿。手不用看也摸得到。梭织锦纶有点分量，在脚踝收拢，下面穿什么靴子由夜晚决定。</p>',
    },
  },
  'night-shift-pant': {
    name: {
      en: 'Night shift pant',
      ru: 'Брюки «Ночная смена»',
      de: 'Hose Nachtschicht',
      uk: 'Штани «Нічна зміна»',
      zh: '夜班阔腿裤',
    },
    description: {
      en: '<p>There is a waistband; you will have to turn them inside out to see it. With no pockets and no cords, 420 grams of loopback hang like a curtain after the last act. Lend your phone to a coat and keep walking.</p>',
      ru: '<p>Пояс у них есть, но чтобы его увидеть, придётся вывернуть брюки. Ни карманов, ни шнурков: футер в 420 граммов висит, как занавес после последнего действия. Телефон отдайте пальто и идите дальше.</p>',
      de: '<p>Einen Bund gibt es; um ihn zu sehen, muss man sie auf links drehen. Ohne Taschen und Kordeln hängen 420 Gramm Schlingenware da wie der Vorhang nach dem letzten Akt. Das Telefon kommt in den Mantel.</p>',
      uk: '<p>Пояс у них є, але щоб його побачити, треба вивернути штани. Без кишень і шнурків: футер у 420 грамів висить, наче завіса після останньої дії. Телефон довірте пальту та йдіть собі.</p>',
      zh: '<p>腰头是有的，要翻过来才看得见。没有口袋，没有抽绳，420克的毛圈布垂着，像散场后的幕布。手机交给外套，人继续往前走。</p>',
    },
  },
  'night-shift-crop-cargo': {
    name: {
      en: 'Night shift crop cargo',
      ru: 'Укороченные карго «Ночная смена»',
      de: 'Kurze Cargohose Nachtschicht',
      uk: 'Вкорочені карго «Нічна зміна»',
      zh: '夜班八分工装裤',
    },
    description: {
      en: '<p>It ends above the boot and leaves the laces in view, so tie them well. Rain has less hem to climb, stairs have less to catch. Straight in the leg, with cargo pockets that take a folded umbrella of the Taipei kind.</p>',
      ru: '<p>Кончаются над ботинком, шнуровка вся на виду — завязывайте как следует. Дождю почти не за что зацепиться, ступенькам тоже. Прямая штанина, а в накладной карман входит складной зонт, из тех, что носят в Тайбэе.</p>',
      de: '<p>Sie hört über dem Stiefel auf und lässt die Schnürung sehen, also ordentlich binden. Der Regen hat weniger Saum zum Hochkriechen, die Treppe weniger zum Fangen. Gerades Bein; in die Cargotasche passt ein Taschenschirm, wie man ihn in Taipeh trägt.</p>',
      uk: '<p>Закінчуються над черевиком, шнурівка вся на видноті — зав’язуйте як слід. Дощу нема чим підніматися, сходам нема за що вхопити. Пряма холоша, а в накладну кишеню влазить складана парасоля, як носять у Тайбеї.</p>',
      zh: '<p>裤脚停在靴口上方，鞋带全露在外面，请系好。雨水少了往上爬的布边，楼梯也少了可勾的地方。直筒裤腿，侧袋放得下一把台北人常带的折叠伞。</p>',
    },
  },
  'quarry-jogger': {
    name: {
      en: 'Quarry jogger',
      ru: 'Меланжевые джоггеры «Карьер»',
      de: 'Melange-Jogginghose Steinbruch',
      uk: 'Меланжеві джогери «Кар’єр»',
      zh: '采石场麻灰束脚裤',
    },
    description: {
      en: '<p>Speckled like broken granite, which means plates can brush against them and leave no mark worth mentioning. Slim, in loopback of 440 grams: warm for the first set, honest about it by the fifth. Both pockets zip over chalk and locker key.</p>',
      ru: '<p>Крапчатые, как колотый гранит: заденешь блином — следа не найдёшь. Узкие, из футера в 440 граммов; на первом подходе греют, на пятом уже дают это понять. Мел и ключ от шкафчика лежат под молниями.</p>',
      de: '<p>Gesprenkelt wie gebrochener Granit: Streift eine Hantelscheibe das Bein, sieht man später nichts. Schmal, aus 440 Gramm Schlingenware; beim ersten Satz wärmt sie, beim fünften gibt sie es zu. Kreide und Spindschlüssel liegen hinter Zips.</p>',
      uk: '<p>Крапчасті, мов колотий граніт: черкнеш млинцем штанги — сліду не знайдеш. Вузькі, з футеру в 440 грамів; на першому підході гріють, на п’ятому зізнаються в цьому. Магнезія й ключ від шафки — під блискавками.</p>',
      zh: '<p>颜色斑驳，像敲开的花岗岩，杠铃片蹭一下也看不出来。修身，440克毛圈布，第一组觉得暖，第五组它就不瞒您了。镁粉和柜子钥匙都拉进口袋里。</p>',
    },
  },
  'heavy-set-jogger': {
    name: {
      en: 'Heavy set jogger',
      ru: 'Джоггеры «Тяжёлый подход»',
      de: 'Jogginghose Schwerer Satz',
      uk: 'Джогери «Важкий підхід»',
      zh: '重训束脚裤',
    },
    description: {
      en: '<p>Cotton of 480 grams to the square metre, with panels over the knees for burpees on rubber and for boxes you misjudge. The leg is short, so the cuff never slips under a lifting heel. They take two days to dry and apologise to no one.</p>',
      ru: '<p>Хлопок в 480 граммов на метр, с усиленными коленями — для бёрпи на резине и тумб, до которых не допрыгнул. Длина короткая, манжета не попадёт под пятку в толчке. Сохнут двое суток и ни перед кем не извиняются.</p>',
      de: '<p>Baumwolle mit 480 Gramm auf den Quadratmeter und mit verstärkten Knien für Burpees auf Gummi und für Kisten, die man falsch einschätzt. Das Bein ist kurz, kein Bündchen rutscht unter die Ferse. Zum Trocknen braucht sie zwei Tage und entschuldigt sich nicht.</p>',
      uk: '<p>Бавовна у 480 грамів на метр, із підсиленими колінами — для берпі на гумі й тумб, до яких не дострибнув. Холоша коротка, манжета не потрапить під п’яту в поштовху. Сохнуть дві доби й нікому за це не винні.</p>',
      zh: '<p>每平方米480克的棉布；膝盖加固，留给橡胶地上的波比跳，和没跳上去的跳箱。裤腿偏短，裤口不会滑到脚跟底下。晾干要两天，它也不觉得抱歉。</p>',
    },
  },
  'low-tide-camo-jogger': {
    name: {
      en: 'Low tide camo jogger',
      ru: 'Камуфляжные джоггеры «Отлив»',
      de: 'Camouflage-Jogginghose Ebbe',
      uk: 'Камуфляжні джогери «Відплив»',
      zh: '退潮迷彩束脚裤',
    },
    description: {
      en: '<p>Mud, weed and wet sand, printed so soft that the cargo pockets vanish in it and you pat your own leg looking for them. The fleece is brushed, not thick. Wear them to dig bait, then to the bar that serves what bites.</p>',
      ru: '<p>Ил, водоросли, мокрый песок — рисунок такой мягкий, что карманы в нём теряются, и хлопаешь себя по ноге, пока найдёшь. Начёс тёплый, но не толстый. Сначала в них копают наживку, потом идут в бар, где подают улов.</p>',
      de: '<p>Schlick, Tang und nasser Sand, so weich gedruckt, dass die Cargotaschen darin verschwinden und man sich suchend aufs Bein klopft. Angeraut, doch nicht dick. Erst gräbt man darin Köder, dann geht man in die Bar, die den Fang serviert.</p>',
      uk: '<p>Мул, водорості, мокрий пісок — малюнок такий м’який, що кишені в ньому губляться, і ляскаєш себе по нозі, доки знайдеш. Начіс теплий, та не грубий. Спершу в них копають наживку, потім ідуть у бар, де подають улов.</p>',
      zh: '<p>淤泥、海草、湿沙，印得很柔，侧袋藏在花纹里，要拍着腿找半天。内里抓绒，不厚。先穿去挖鱼饵，再穿去吃鱼的酒馆。</p>',
    },
  },
  'slow-sun-pant': {
    name: {
      en: 'Slow sun pant',
      ru: 'Брюки с манжетой «Медленное солнце»',
      de: 'Hose mit Bündchen Langsame Sonne',
      uk: 'Штани з манжетою «Повільне сонце»',
      zh: '慢日光束脚裤',
    },
    description: {
      en: '<p>All that width is caught in one long cuff, so in a shoulder stand the cloth stays at your ankles and not around your ears. Lyocell moves a moment later than you do, like water in a carried bowl. Nothing at the waist but softness.</p>',
      ru: '<p>Вся ширина собрана в длинную манжету: в стойке на плечах ткань остаётся у щиколоток, а не у лица. Лиоцелл движется на миг позже вас, как вода в миске, которую несут. На талии только мягкость.</p>',
      de: '<p>Die ganze Weite mündet in ein langes Bündchen; im Schulterstand bleibt der Stoff an den Knöcheln und fällt nicht ins Gesicht. Lyocell bewegt sich einen Moment später als man selbst, wie Wasser in einer getragenen Schale. In der Taille ist es nur weich.</p>',
      uk: '<p>Уся ширина зібрана в довгу манжету: у стійці на плечах тканина лишається на кісточках, а не падає на обличчя. Ліоцел рухається на мить пізніше за вас, як вода в мисці, яку несуть. На талії — сама м’якість.</p>',
      zh: '<p>宽裤腿都收进一截长长的裤口，做肩倒立时布留在脚踝，不会盖到脸上。莱赛尔总比人慢半拍，像端着走的一碗水。腰上只有柔软，没有别的。</p>',
    },
  },
  'saltwater-beach-pant': {
    name: {
      en: 'Saltwater beach pant',
      ru: 'Пляжные брюки «Солёная вода»',
      de: 'Strandhose Salzwasser',
      uk: 'Пляжні штани «Солона вода»',
      zh: '海水沙滩裤',
    },
    description: {
      en: '<p>Roll them to the knee, wade out to the sandbank, and the roll holds on the way back. Linen and cotton, woven open enough for the wind off Vila do Conde to pass through. They crease; at the seaside that counts as a pattern.</p>',
      ru: '<p>Закатай до колена, дойди вброд до отмели — на обратном пути они не раскатаются. Лён с хлопком соткан так, что ветер с Вила-ду-Конди проходит насквозь. Мнутся, но у моря это считается рисунком.</p>',
      de: '<p>Bis zum Knie aufgerollt watet man zur Sandbank hinaus, und auf dem Rückweg hält die Rolle noch. Leinen mit Baumwolle, offen gewebt, sodass der Wind von Vila do Conde hindurchgeht. Falten gibt es; am Meer gelten sie als Muster.</p>',
      uk: '<p>Підкоти до коліна, добреди до мілини — дорогою назад вони не розкотяться. Льон із бавовною зіткано так, що вітер із Віла-ду-Конде проходить наскрізь. Мнуться, але біля моря це вважають візерунком.</p>',
      zh: '<p>卷到膝盖，蹚水走到沙洲，回来时裤脚还卷着。亚麻混棉，织得疏朗，孔迪镇的海风直接穿过去。会皱，不过在海边，皱纹算花纹。</p>',
    },
  },
  'striped-deck-pant': {
    name: {
      en: 'Striped deck pant',
      ru: 'Полосатые палубные брюки',
      de: 'Gestreifte Deckhose',
      uk: 'Смугасті палубні штани',
      zh: '条纹甲板裤',
    },
    description: {
      en: '<p>Mattress ticking, brushed once so it forgets the mattress. Fine navy lines run down a leg that stops short of wet decks, and the cord replaces the belt you left in the cabin. Anyone aboard can borrow them; the cut takes no sides.</p>',
      ru: '<p>Матрасный тик, начёсанный один раз, чтобы забыл о матрасе. Тонкие тёмно-синие полоски бегут по штанине, которая не достаёт до мокрой палубы; шнурок заменит ремень, забытый в каюте. Одолжить их может любой на борту.</p>',
      de: '<p>Matratzendrell, einmal angeraut, damit er die Matratze vergisst. Feine marineblaue Striche laufen ein Bein hinunter, das über dem nassen Deck endet; die Kordel ersetzt den Gürtel aus der Kajüte. Ausleihen darf sie jeder an Bord, der Schnitt passt allen.</p>',
      uk: '<p>Матрацний тик, начесаний один раз, щоб забув про матрац. Тонкі темно-сині смужки біжать холошею, яка не дістає до мокрої палуби; шнурок замінить пасок, забутий у каюті. Позичити їх може будь-хто на борту.</p>',
      zh: '<p>床垫用的条纹布，拉过一次绒，好让它忘了床垫。海军蓝细线顺着裤腿往下，裤脚停在湿甲板够不着的地方；皮带忘在舱里，有抽绳。船上谁都能借去穿。</p>',
    },
  },
}
