import type { Copy } from '../copy.ts'

export const bras1: Record<string, Copy> = {
  'level-bra': {
    name: {
      en: 'Level bra',
      ru: 'Топ «Уровень»',
      de: 'Sport-BH Wasserwaage',
      uk: 'Топ «Рівень»',
      zh: '水平仪运动文胸',
    },
    description: {
      en: '<p>Nothing to fasten: you pull it over your head and it is level. Wide straps share the work with a wide band, princess seams do the shaping. The pads come out for the wash, and some never go back in.</p>',
      ru: '<p>Застёгивать нечего: надели через голову — и всё ровно. Широкие лямки делят работу с широким поясом, форму дают рельефные швы. Чашечки вынимаются перед стиркой, и не все потом возвращаются на место.</p>',
      de: '<p>Zu schließen gibt es nichts: über den Kopf ziehen, und er sitzt waagrecht. Breite Träger teilen sich die Arbeit mit einem breiten Band, die Form kommt von den Prinzessnähten. Die Einlagen nimmt man zum Waschen heraus, und manche kehren nie zurück.</p>',
      uk: '<p>Застібати нема чого: вдягли через голову — і все рівно. Широкі бретелі ділять роботу з широким поясом, форму дають рельєфні шви. Чашечки виймаються перед пранням, і не всі потім повертаються.</p>',
      zh: '<p>没有扣子要找：从头上套进去，就平了。宽肩带和宽底围一起分担，公主线负责塑形。胸垫洗的时候取出来，有些人取出来就再没放回去。</p>',
    },
  },
  'contour-bra': {
    name: { en: 'Contour bra', ru: 'Топ «Контур»', de: 'Sport-BH Kontur', uk: 'Топ «Контур»', zh: '轮廓运动文胸' },
    description: {
      en: '<p>Moulded in one piece, so there is no edge for a thin tee to follow. Straight straps, a low scoop, a band narrow enough to forget during twists. In blush it disappears under white, which ink has never managed.</p>',
      ru: '<p>Отформован целиком: тонкой футболке нечего обрисовать. Прямые лямки, округлый вырез, узкий пояс, о котором в скрутках не вспоминаешь. Пудровый под белым исчезает — чернильному это ни разу не удалось.</p>',
      de: '<p>Aus einem Stück geformt: Ein dünnes Shirt findet keine Kante zum Nachzeichnen. Gerade Träger, runder Ausschnitt, ein Band, so schmal, dass man es in der Drehung vergisst. Puder verschwindet unter Weiß, was Tinte noch nie gelang.</p>',
      uk: '<p>Відформований цілим шматком: тонкій футболці нема чого обмалювати. Прямі бретелі, округлий виріз, вузький пояс, про який у скрутках не згадуєш. Пудровий під білим зникає — чорнильному це ніколи не вдавалося.</p>',
      zh: '<p>一体成型，薄T恤外面看不到任何边。直肩带，圆领，底围窄到扭转时想不起来。腮红粉穿在白衣服里会消失，墨黑从来没做到过。</p>',
    },
  },
  'relief-racer-bra': {
    name: {
      en: 'Relief racer bra',
      ru: 'Топ-борцовка «Рельеф»',
      de: 'Racerback-BH Relief',
      uk: 'Топ-борцівка «Рельєф»',
      zh: '起伏工字背运动文胸',
    },
    description: {
      en: '<p>From behind, your shoulder blades have the whole floor to themselves. The racer back meets in the middle, the band below is wide and firm. You notice the difference on the third set of rows, when nothing has slid anywhere.</p>',
      ru: '<p>Со спины лопаткам отдана вся площадь. Лямки сходятся посередине, пояс внизу широкий и тугой. Разницу замечаешь на третьем подходе тяги: ничего никуда не уехало.</p>',
      de: '<p>Hinten haben die Schulterblätter die ganze Bühne für sich. Die Träger laufen in der Mitte zusammen, das Band darunter ist breit und fest. Den Unterschied merkt man beim dritten Satz Rudern, wenn noch immer alles sitzt.</p>',
      uk: '<p>Зі спини лопаткам віддано всю площу. Бретелі сходяться посередині, пояс унизу широкий і тугий. Різницю помічаєш на третьому підході тяги: нічого нікуди не поїхало.</p>',
      zh: '<p>从背后看，整片地方都让给了肩胛骨。肩带在中间汇合，下面的底围又宽又紧。做到第三组划船就知道区别了：哪儿都没移位。</p>',
    },
  },
  'soft-focus-longline': {
    name: {
      en: 'Soft focus longline',
      ru: 'Удлинённый топ «Мягкий фокус»',
      de: 'Longline-Bustier Weichzeichner',
      uk: 'Подовжений топ «М’який фокус»',
      zh: '柔焦长款文胸',
    },
    description: {
      en: '<p>It comes down to the lower ribs and counts as a top, also at the counter of a café. Brushed inside and out, with a narrow band that whispers. Hold is light: this is for stretching, not for stairs.</p>',
      ru: '<p>Доходит до нижних рёбер и считается верхом — в том числе у стойки кафе. Ворсован с обеих сторон, узкий пояс говорит шёпотом. Поддержка лёгкая: вещь для растяжки, не для бега по лестницам.</p>',
      de: '<p>Reicht bis zu den unteren Rippen und gilt als Oberteil, auch an der Theke im Café. Beidseitig angeraut, das schmale Band flüstert nur. Der Halt ist leicht: zum Dehnen gedacht und nicht für Treppenläufe.</p>',
      uk: '<p>Сягає нижніх ребер і вважається верхом — навіть біля стійки кав’ярні. Ворсований з обох боків, вузький пояс говорить пошепки. Підтримка легка: річ для розтяжки, не для бігу сходами.</p>',
      zh: '<p>长到下肋，可以算件上衣，走到咖啡馆柜台前也算。里外都磨过毛，窄底围轻声细语。支撑偏轻：用来拉伸，不用来跑楼梯。</p>',
    },
  },
  'soft-focus-halter': {
    name: {
      en: 'Soft focus halter',
      ru: 'Топ с петлёй на шею «Мягкий фокус»',
      de: 'Neckholder-BH Weichzeichner',
      uk: 'Топ із петлею на шию «М’який фокус»',
      zh: '柔焦挂脖文胸',
    },
    description: {
      en: '<p>The straps meet behind the neck without ring, slider or hook, so a headstand has nothing cold in it. High in front, bare at the back. Long hair goes over it in one easy move.</p>',
      ru: '<p>Лямки сходятся на шее без кольца, бегунка и крючка: в стойке на голове ничего холодного. Спереди высокий, сзади открытый. Длинные волосы перекидываются через него одним движением.</p>',
      de: '<p>Die Träger treffen sich im Nacken ohne Ring, Schieber oder Haken, der Kopfstand bleibt frei von kaltem Metall. Vorn hoch, hinten frei. Langes Haar wirft man mit einer Bewegung darüber.</p>',
      uk: '<p>Бретелі сходяться на шиї без кільця, бігунка й гачка: у стійці на голові нічого холодного. Спереду високий, ззаду відкритий. Довге волосся перекидається через нього одним рухом.</p>',
      zh: '<p>肩带在颈后相接，没有环、扣、钩，头倒立时不会碰到凉的东西。前面高，后背空。长发一甩就过去了。</p>',
    },
  },
  'sprint-bra': {
    name: { en: 'Sprint bra', ru: 'Топ «Спринт»', de: 'Lauf-BH Sprint', uk: 'Топ «Спринт»', zh: '冲刺运动文胸' },
    description: {
      en: '<p>Strong enough for intervals on cobbles. Cups cut in four and seamed across, straps locked in front, and a hook behind to let out a notch after dinner. Big chests write to us about this one, kindly.</p>',
      ru: '<p>Выдержит и интервалы по брусчатке. Чашки из четырёх деталей с поперечным швом, лямки спереди закреплены, сзади крючок: можно ослабить после ужина. Обладательницы большой груди пишут нам о нём письма, и добрые.</p>',
      de: '<p>Stark genug für Intervalle auf Kopfsteinpflaster. Viergeteilte Cups mit Quernaht, vorn verriegelte Träger und hinten ein Haken, der nach dem Abendessen eine Stufe nachgibt. Frauen mit viel Brust schreiben uns darüber Briefe, freundliche.</p>',
      uk: '<p>Витримає й інтервали по бруківці. Чашки з чотирьох деталей із поперечним швом, бретелі спереду закріплені, ззаду гачок: після вечері можна послабити. Власниці великих грудей пишуть нам про нього листи, і добрі.</p>',
      zh: '<p>石板路上跑间歇，它也稳得住。罩杯四片拼成，横向车缝；前面肩带锁死，背后有钩扣，晚饭后可以松一格。胸大的顾客为它给我们写过信，都是好话。</p>',
    },
  },
  'sprint-zip-bra': {
    name: {
      en: 'Sprint zip bra',
      ru: 'Топ на молнии «Спринт»',
      de: 'Zip-Lauf-BH Sprint',
      uk: 'Топ на блискавці «Спринт»',
      zh: '冲刺前拉链运动文胸',
    },
    description: {
      en: '<p>After a wet long run nobody wants to fight a bra over the head. This opens in front, and the pull folds down and locks, so it stays shut until you say so. The racer back and firm knit do not know there is a zip.</p>',
      ru: '<p>После мокрой длительной никому не хочется бороться с топом через голову. Этот открывается спереди, а язычок складывается и запирается: сам не разойдётся. Спинка-борцовка и тугой трикотаж о молнии даже не знают.</p>',
      de: '<p>Nach dem nassen langen Lauf will niemand mit einem BH über dem Kopf ringen. Dieser öffnet vorn, der Schieber klappt um und sperrt, bis Sie es anders wollen. Racerback und festes Gestrick wissen vom Reißverschluss nichts.</p>',
      uk: '<p>Після мокрої довгої пробіжки нікому не хочеться боротися з топом через голову. Цей відкривається спереду, а язичок складається й замикається: сам не розійдеться. Спинка-борцівка й тугий трикотаж про блискавку навіть не знають.</p>',
      zh: '<p>淋着雨跑完长距离，谁也不想跟卡在头上的文胸搏斗。这件从前面打开，拉头翻下来就锁住，您不动它就不开。工字背和紧实的面料，全然不知道有拉链这回事。</p>',
    },
  },
  'sprint-mesh-bra': {
    name: {
      en: 'Sprint mesh bra',
      ru: 'Топ с сеткой «Спринт»',
      de: 'Netz-Lauf-BH Sprint',
      uk: 'Топ із сіткою «Спринт»',
      zh: '冲刺网眼运动文胸',
    },
    description: {
      en: '<p>There are two places where heat collects, between the cups and along the spine, and both are mesh here. It reaches high enough that no vest is needed in August. Sky and coral show sweat, honestly; ink keeps secrets.</p>',
      ru: '<p>Жар копится в двух местах — между чашками и вдоль позвоночника, и там здесь сетка. Спереди высокий, в августе майка поверх не нужна. Небесный и коралловый честно показывают пот, чернильный хранит тайны.</p>',
      de: '<p>Wärme sammelt sich an zwei Stellen, zwischen den Cups und am Rückgrat; beide sind hier aus Netz. Vorn so hoch, dass im August kein Top darüber muss. Himmel und Koralle zeigen Schweiß ehrlich, Tinte schweigt.</p>',
      uk: '<p>Жар збирається у двох місцях — між чашками й уздовж хребта, і там тут сітка. Спереду високий, у серпні майка зверху не потрібна. Небесний і кораловий чесно показують піт, чорнильний береже таємниці.</p>',
      zh: '<p>热气爱积在两处：两杯之间和脊柱一线，这两处都换成了网眼。前面够高，八月里外面不用再套背心。天空蓝和珊瑚红藏不住汗，墨黑守口如瓶。</p>',
    },
  },
  'tailwind-crop-bra': {
    name: {
      en: 'Tailwind crop bra',
      ru: 'Длинный топ «Попутный ветер»',
      de: 'Crop-BH Rückenwind',
      uk: 'Довгий топ «Попутний вітер»',
      zh: '顺风短上衣式文胸',
    },
    description: {
      en: '<p>It can be the only thing you put on above the waist, and on the river path in June that is the right amount. High neck, racer back, medium hold. Lime is visible from the other bank.</p>',
      ru: '<p>Достаточно длинный, чтобы выше пояса больше ничего не надевать: в июне на набережной этого хватает. Высокая горловина, спинка-борцовка, средняя поддержка. Цвет лайма видно с другого берега.</p>',
      de: '<p>Lang genug, um obenherum das Einzige zu sein, was am Fluss im Juni genau richtig ist. Hochgeschlossen, Racerback, mittlerer Halt. Limette sieht man vom anderen Ufer.</p>',
      uk: '<p>Досить довгий, щоб вище пояса більше нічого не вдягати: у червні на набережній цього вистачає. Висока горловина, спинка-борцівка, середня підтримка. Колір лайма видно з іншого берега.</p>',
      zh: '<p>够长，腰以上只穿它就行，六月的河边正好。高领口，工字背，中等支撑。青柠色在对岸都看得见。</p>',
    },
  },
  'tempo-bra': {
    name: { en: 'Tempo bra', ru: 'Топ «Темп»', de: 'Lauf-BH Tempo', uk: 'Топ «Темп»', zh: '节奏运动文胸' },
    description: {
      en: '<p>The name runs all the way round the band, woven, so it will outlast any print and possibly your knees. Four-piece cups and wide straps make it serious. Put the phone elsewhere; here there is room only for you.</p>',
      ru: '<p>Имя марки выткано по всему поясу: оно переживёт любой принт, а может, и ваши колени. Чашки из четырёх деталей и широкие лямки — всё всерьёз. Телефон пристройте в другое место, здесь помещаетесь только вы.</p>',
      de: '<p>Der Schriftzug läuft eingewebt um das ganze Band und überlebt jeden Aufdruck, vielleicht auch Ihre Knie. Vierteilige Cups und breite Träger meinen es ernst. Das Telefon kommt woandershin, hier ist nur Platz für Sie.</p>',
      uk: '<p>Ім’я марки виткане по всьому поясу: воно переживе будь-який принт, а може, й ваші коліна. Чашки з чотирьох деталей і широкі бретелі — усе серйозно. Телефону знайдіть інше місце, тут уміщуєтеся тільки ви.</p>',
      zh: '<p>品牌名织在底围上绕了一整圈，比任何印花都活得久，说不定比您的膝盖还久。四片拼接罩杯加宽肩带，态度认真。手机另找地方放，这里只容得下您。</p>',
    },
  },
}
