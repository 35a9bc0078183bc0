import type { Copy } from '../copy.ts'

export const bras2: Record<string, Copy> = {
  'tempo-logo-bra': {
    name: {
      en: 'Tempo logo bra',
      ru: 'Топ с яркой полосой «Темп»',
      de: 'Logo-BH Tempo',
      uk: 'Топ із яскравою смугою «Темп»',
      zh: '节奏字标运动文胸',
    },
    description: {
      en: '<p>The bright band is meant to be seen, two fingers of it, below the edge of a cropped tee. Behind that is a racer back in smooth nylon, supportive enough for ten easy kilometres or an hour of circuits.</p>',
      ru: '<p>Яркий пояс должен быть виден — на два пальца из-под короткой футболки. За ним гладкий нейлон и спинка-борцовка: поддержки хватит на десять спокойных километров или час круговой.</p>',
      de: '<p>Das leuchtende Band soll man sehen, zwei Finger breit unter dem Rand eines kurzen Shirts. Dahinter stecken glattes Nylon und ein Racerback, mit Halt für zehn ruhige Kilometer oder eine Stunde Zirkel.</p>',
      uk: '<p>Яскравий пояс має бути видно — на два пальці з-під короткої футболки. За ним гладенький нейлон і спинка-борцівка: підтримки стане на десять спокійних кілометрів або годину колового тренування.</p>',
      zh: '<p>亮色底围就是给人看的，从短T恤下摆露出两指宽。上面是光滑尼龙和工字背，支撑够跑十公里轻松跑，或练一小时循环。</p>',
    },
  },
  'city-miles-bra': {
    name: {
      en: 'City miles bra',
      ru: 'Топ «Городские мили»',
      de: 'Sport-BH Stadtmeilen',
      uk: 'Топ «Міські милі»',
      zh: '城市里程运动文胸',
    },
    description: {
      en: '<p>Worn at nine in the office and at six on the pavement, without a stop in between. The sides are cut wide and smooth things under the arm, so a fitted shirt hangs straight. No badge to explain to colleagues.</p>',
      ru: '<p>В девять утра в офисе, в шесть вечера на тротуаре, без переодевания между. Боковины широкие, под мышкой всё гладко, и приталенная рубашка сидит прямо. Объяснять коллегам нечего: надписей нет.</p>',
      de: '<p>Um neun im Büro, um sechs auf dem Gehweg, ohne Umziehen dazwischen. Die Seiten sind breit geschnitten und glätten unter dem Arm, die taillierte Bluse fällt gerade. Kein Abzeichen, das man Kollegen erklären müsste.</p>',
      uk: '<p>О дев’ятій в офісі, о шостій на тротуарі, без перевдягання між ними. Боки широкі, під пахвою все гладко, і приталена сорочка сидить рівно. Пояснювати колегам нема чого: написів немає.</p>',
      zh: '<p>早上九点在办公室，傍晚六点在人行道，中间不用换。两侧裁得宽，腋下平整，修身衬衫也挂得直。没有标志，省得跟同事解释。</p>',
    },
  },
  'slow-sun-bra': {
    name: {
      en: 'Slow sun bra',
      ru: 'Топ «Медленное солнце»',
      de: 'Yoga-BH Langsame Sonne',
      uk: 'Топ «Повільне сонце»',
      zh: '慢日光文胸',
    },
    description: {
      en: '<p>A small gather at the centre does what pads usually do, only by itself and without a slot. The straps are thin and adjust, the cloth has the nap of a peach. Wear it for slow mornings; the bus deserves something firmer.</p>',
      ru: '<p>Небольшая сборка посередине делает то, чего обычно ждут от чашечек, — сама и без кармашков. Лямки тонкие, регулируются; ткань с персиковым ворсом. Для медленных утр; бежать за автобусом лучше в чём-то покрепче.</p>',
      de: '<p>Eine kleine Raffung in der Mitte erledigt, was sonst Einlagen tun, von allein und ohne Schlitz. Die Träger sind dünn und verstellbar, der Stoff hat den Flaum eines Pfirsichs. Für langsame Morgen; zum Bus rennt man lieber in etwas Festerem.</p>',
      uk: '<p>Невелика збірка посередині робить те, чого зазвичай чекають від чашечок, — сама й без кишеньок. Бретелі тонкі, регулюються; тканина з персиковим ворсом. Для повільних ранків; за автобусом краще бігти в чомусь міцнішому.</p>',
      zh: '<p>中间一小撮抽褶，做了胸垫该做的事，不用插片，也没有开口。细肩带可调，面料有桃子的绒。留给慢吞吞的早晨；追公交请穿结实点的。</p>',
    },
  },
  'slow-sun-square-bra': {
    name: {
      en: 'Slow sun square bra',
      ru: 'Топ с квадратным вырезом «Медленное солнце»',
      de: 'Karree-BH Langsame Sonne',
      uk: 'Топ із квадратним вирізом «Повільне сонце»',
      zh: '慢日光方领文胸',
    },
    description: {
      en: '<p>A square neckline with the straps set out wide, like a picture frame for collarbones. It goes under a linen shirt with two buttons open and looks meant. The peach nap is quiet, the hold gentle.</p>',
      ru: '<p>Квадратный вырез, лямки разведены широко — рама для ключиц. Под льняной рубашкой, расстёгнутой на две пуговицы, выглядит умыслом. Персиковый ворс, мягкая поддержка.</p>',
      de: '<p>Ein eckiger Ausschnitt, die Träger weit außen, ein Bilderrahmen für Schlüsselbeine. Unter dem Leinenhemd mit zwei offenen Knöpfen wirkt er wie Absicht. Pfirsichflaum außen, sanfter Halt innen.</p>',
      uk: '<p>Квадратний виріз, бретелі рознесені широко — рама для ключиць. Під лляною сорочкою, розстебнутою на два ґудзики, має вигляд задуму. Персиковий ворс, лагідна підтримка.</p>',
      zh: '<p>方领，肩带开得宽，像给锁骨配的画框。亚麻衬衫解开两粒扣子，露出来像是故意的。桃皮绒面安安静静，支撑温和。</p>',
    },
  },
  'slow-sun-wrap-bra': {
    name: {
      en: 'Slow sun wrap bra',
      ru: 'Топ с запахом «Медленное солнце»',
      de: 'Wickel-BH Langsame Sonne',
      uk: 'Топ із запахом «Повільне сонце»',
      zh: '慢日光缠绕文胸',
    },
    description: {
      en: '<p>The straps cross behind, come round and tie into the band, so you decide each morning how tight the day should be. Longline, softly gathered, without padding of any kind. The first time takes a mirror; the second does not.</p>',
      ru: '<p>Лямки скрещиваются на спине, возвращаются и завязываются на поясе: каждое утро сами решаете, насколько тугим будет день. Удлинённый, с мягкой сборкой, без всяких чашечек. В первый раз нужно зеркало, во второй уже нет.</p>',
      de: '<p>Die Träger kreuzen sich hinten, kommen zurück und werden ins Band geknotet; wie eng der Tag wird, entscheiden Sie jeden Morgen neu. Lang geschnitten, weich gerafft, ohne jede Einlage. Beim ersten Mal braucht man einen Spiegel, beim zweiten nicht.</p>',
      uk: '<p>Бретелі схрещуються на спині, повертаються й зав’язуються на поясі: щоранку самі вирішуєте, наскільки тугим буде день. Подовжений, із м’якою збіркою, без жодних чашечок. Першого разу потрібне дзеркало, другого вже ні.</p>',
      zh: '<p>肩带在背后交叉，绕回来系进底围，今天要多紧，每早自己定。长款，柔软抽褶，没有任何衬垫。第一次要对着镜子穿，第二次就不用了。</p>',
    },
  },
  'solvane-halter-longline': {
    name: {
      en: 'Solvane halter longline',
      ru: 'Удлинённый топ Solvane с завязкой на шее',
      de: 'Solvane Neckholder-Bustier',
      uk: 'Подовжений топ Solvane із зав’язкою на шиї',
      zh: 'Solvane 挂脖长款文胸',
    },
    description: {
      en: '<p>Ties at the neck in a bow that lies flat, so you can rest your head back without feeling a knot. Lyocell, cool and a little heavy, gathered under the V. It has been to more dinners than classes, and we do not mind.</p>',
      ru: '<p>Завязывается на шее плоским бантом: можно откинуть голову и не почувствовать узла. Лиоцелл, прохладный и чуть тяжёлый, под вырезом углом собран. На ужинах бывал чаще, чем на занятиях, и мы не против.</p>',
      de: '<p>Im Nacken bindet man eine flache Schleife, auf die sich der Kopf legen lässt, ohne dass ein Knoten drückt. Lyocell, kühl und ein wenig schwer, unter dem V gerafft. War öfter beim Abendessen als im Kurs, und das ist uns recht.</p>',
      uk: '<p>Зав’язується на шиї пласким бантом: можна відкинути голову й не відчути вузла. Ліоцел, прохолодний і трохи важкий, під вирізом кутом зібраний. На вечерях бував частіше, ніж на заняттях, і ми не проти.</p>',
      zh: '<p>颈后系一个平平的蝴蝶结，仰头靠着也硌不到疙瘩。莱赛尔，凉，略有垂感，V领下抽了褶。它去过的晚餐比课多，我们没意见。</p>',
    },
  },
  'saltwater-bra': {
    name: {
      en: 'Saltwater bra',
      ru: 'Топ «Солёная вода»',
      de: 'Yoga-BH Salzwasser',
      uk: 'Топ «Солона вода»',
      zh: '海水文胸',
    },
    description: {
      en: '<p>You can swim in it and walk to the café in it, and by the time the coffee comes the chair is dry. Thin straps, a plain scoop, next to no weight. Made an easy cycle from the beach where we try things on.</p>',
      ru: '<p>В нём можно плавать, а потом дойти до кафе: пока несут кофе, стул уже сухой. Тонкие лямки, простой круглый вырез, почти ничего не весит. Шьют недалеко от пляжа, где мы всё и примеряем.</p>',
      de: '<p>Man kann darin schwimmen und danach ins Café gehen; bis der Kaffee kommt, ist der Stuhl trocken. Dünne Träger, schlichter runder Ausschnitt, kaum Gewicht. Genäht eine kurze Radfahrt vom Strand, an dem wir alles anprobieren.</p>',
      uk: '<p>У ньому можна плавати, а потім дійти до кав’ярні: поки несуть каву, стілець уже сухий. Тонкі бретелі, простий округлий виріз, майже нічого не важить. Шиють неподалік пляжу, де ми все й приміряємо.</p>',
      zh: '<p>可以穿着下海，再走去咖啡馆，咖啡端上来时椅子已经干了。细肩带，简单圆领，几乎没有分量。缝制的地方离我们试穿的海滩，骑车一会儿就到。</p>',
    },
  },
  'saltwater-cross-bra': {
    name: {
      en: 'Saltwater cross bra',
      ru: 'Топ с четырьмя лямками «Солёная вода»',
      de: 'Kreuz-BH Salzwasser',
      uk: 'Топ із чотирма бретелями «Солона вода»',
      zh: '海水交叉带文胸',
    },
    description: {
      en: '<p>Four thin straps cross between the shoulder blades and leave the tan lines of a small harbour chart. They are set by us, so there is nothing to untangle. Light hold: for bending, balancing and floating on your back.</p>',
      ru: '<p>Четыре тонкие лямки перекрещены между лопатками и оставляют загар, похожий на карту маленькой гавани. Они пришиты намертво, распутывать нечего. Поддержка лёгкая: гнуться, балансировать, лежать на воде.</p>',
      de: '<p>Vier dünne Träger kreuzen sich zwischen den Schulterblättern und hinterlassen Bräunungsstreifen wie eine kleine Hafenkarte. Sie sind fest vernäht, zu entwirren gibt es nichts. Leichter Halt: zum Biegen, Balancieren und Treiben auf dem Rücken.</p>',
      uk: '<p>Чотири тонкі бретелі перехрещені між лопатками й лишають засмагу, схожу на мапу маленької гавані. Вони пришиті намертво, розплутувати нема чого. Підтримка легка: гнутися, тримати баланс, лежати на воді.</p>',
      zh: '<p>四根细带在肩胛骨之间交错，晒出来的印子像一张小港口的海图。带子都已缝定，不会缠成一团。支撑轻：适合弯腰、平衡，以及仰面漂着。</p>',
    },
  },
  'saltwater-square-longline': {
    name: {
      en: 'Saltwater square longline',
      ru: 'Удлинённый топ с квадратным вырезом «Солёная вода»',
      de: 'Karree-Bustier Salzwasser',
      uk: 'Подовжений топ із квадратним вирізом «Солона вода»',
      zh: '海水方领长款文胸',
    },
    description: {
      en: '<p>Seams give the shape here and no pad does, so nothing soaks up water or folds over in the wash. Square at the neck, long over the ribs. Chalk needs a dry towel on the way back, cobalt does not.</p>',
      ru: '<p>Форму держат швы, а не чашечки: нечему впитывать воду и сворачиваться в стирке. Вырез квадратный, длина — на рёбра. К меловому на обратную дорогу нужно полотенце, кобальтовому не нужно.</p>',
      de: '<p>Hier formen Nähte statt Einlagen, also saugt sich nichts voll und nichts verrutscht in der Wäsche. Eckig am Hals, lang über den Rippen. Kreide braucht auf dem Rückweg ein Handtuch, Kobalt nicht.</p>',
      uk: '<p>Форму тримають шви, а не чашечки: нема чому вбирати воду й скручуватися в пранні. Виріз квадратний, довжина — на ребра. Крейдяному на зворотну дорогу потрібен рушник, кобальтовому ні.</p>',
      zh: '<p>塑形靠公主线，不靠胸垫，没有东西会吸水，洗的时候也不会翻折。方领，长及肋骨。粉笔白回程要披条毛巾，钴蓝不用。</p>',
    },
  },
  'mosaic-bra': {
    name: { en: 'Mosaic bra', ru: 'Топ «Мозаика»', de: 'Sport-BH Mosaik', uk: 'Топ «Мозаїка»', zh: '马赛克拼色文胸' },
    description: {
      en: '<p>The sand-coloured sides are cut like tiles, with edges that fit their neighbours and no gaps for grout. Square in front, wide in the band, steady through burpees. Mataró has been laying mosaics longer than it has been sewing.</p>',
      ru: '<p>Песочные боковины выкроены как плитка: край к краю, без щелей под затирку. Спереди квадратный, пояс широкий, бёрпи переносит спокойно. Мозаики в Матаро кладут дольше, чем шьют.</p>',
      de: '<p>Die sandfarbenen Seiten sind geschnitten wie Kacheln, Kante an Kante, ohne Platz für Fugen. Vorn eckig, breit im Band, ruhig bei Burpees. In Mataró legt man Mosaike schon länger, als man näht.</p>',
      uk: '<p>Піщані боки викроєно як плитку: край до краю, без щілин під затирку. Спереду квадратний, пояс широкий, берпі переносить спокійно. Мозаїки в Матаро кладуть довше, ніж шиють.</p>',
      zh: '<p>沙色侧片裁得像瓷砖，边对着边，连填缝的空隙都没有。前面方领，底围宽，做波比跳也稳。马塔罗铺马赛克的年头，比缝衣服还长。</p>',
    },
  },
}
