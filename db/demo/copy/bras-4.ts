import type { Copy } from '../copy.ts'

export const bras4: Record<string, Copy> = {
  'club-stripe-bra': {
    name: {
      en: 'Club stripe bra',
      ru: 'Топ в клубную полосу',
      de: 'Clubstreifen-BH',
      uk: 'Топ у клубну смугу',
      zh: '俱乐部条纹文胸',
    },
    description: {
      en: '<p>Two chalk bands across the chest, like the scarf of a club with more history than trophies. Smooth, racer-backed, with medium hold for doubles and warm-ups. Hand it down when you leave the team; that is the custom.</p>',
      ru: '<p>Две меловые полосы поперёк груди — как шарф клуба, у которого истории больше, чем кубков. Гладкий, со спинкой-борцовкой, средней поддержки хватит на парную игру. Уходя из команды, его передают младшим: такой обычай.</p>',
      de: '<p>Zwei Kreidestreifen quer über die Brust, wie der Schal eines Clubs mit mehr Geschichte als Pokalen. Glatt, Racerback, mittlerer Halt fürs Doppel. Wer das Team verlässt, gibt ihn weiter; so ist es Brauch.</p>',
      uk: '<p>Дві крейдяні смуги впоперек грудей — як шарф клубу, в якого історії більше, ніж кубків. Гладенький, зі спинкою-борцівкою, середньої підтримки стане на парну гру. Ідучи з команди, його передають молодшим: такий звичай.</p>',
      zh: '<p>胸前两道粉笔白横条，像一家历史比奖杯多的俱乐部的围巾。光滑，工字背，中等支撑，打双打正好。退队时传给后辈，这是规矩。</p>',
    },
  },
  'first-light-bra': {
    name: {
      en: 'First light bra',
      ru: 'Топ «Первый свет»',
      de: 'Lauf-BH Erstes Licht',
      uk: 'Топ «Перше світло»',
      zh: '晨光运动文胸',
    },
    description: {
      en: '<p>Lined with mesh and nothing else, for mornings that are warm before the birds are done. Crossed straps spread out the pull, the wide band does the holding. Wrung out in a sink, it is ready for the evening run.</p>',
      ru: '<p>Подкладка — одна сетка, для утр, которые теплеют раньше, чем умолкнут птицы. Скрещённые лямки распределяют нагрузку, держит широкий пояс. Отжали в раковине — к вечерней пробежке готов.</p>',
      de: '<p>Nur mit Netz gefüttert, für Morgen, die warm sind, ehe die Vögel fertig sind. Gekreuzte Träger verteilen den Zug, gehalten wird mit dem breiten Band. Im Waschbecken ausgewrungen, ist er zum Abendlauf wieder bereit.</p>',
      uk: '<p>Підкладка — сама сітка, для ранків, що теплішають раніше, ніж змовкнуть птахи. Схрещені бретелі розподіляють навантаження, тримає широкий пояс. Викрутили в раковині — до вечірньої пробіжки готовий.</p>',
      zh: '<p>里衬只有一层网眼，留给鸟还没叫完就热起来的早晨。交叉肩带把拉力摊开，撑住的是宽底围。在水池里拧一把，傍晚又能穿着跑。</p>',
    },
  },
  'dawn-gradient-bra': {
    name: {
      en: 'Dawn gradient bra',
      ru: 'Топ с градиентом «Рассвет»',
      de: 'Farbverlauf-BH Morgenröte',
      uk: 'Топ із градієнтом «Світанок»',
      zh: '黎明渐变文胸',
    },
    description: {
      en: '<p>It starts strong at the band and by the straps has turned to lime, like a sky you got up too early for. Racer back, light and smooth. Holds for an easy jog or a class; for hills take the First light.</p>',
      ru: '<p>У пояса цвет густой, к лямкам уходит в лайм — как небо, ради которого встали слишком рано. Спинка-борцовка, лёгкий и гладкий. Для спокойного бега и занятий; на горки берите «Первый свет».</p>',
      de: '<p>Am Band kräftig, an den Trägern schon Limette, wie ein Himmel, für den man zu früh aufgestanden ist. Racerback, leicht und glatt. Hält beim lockeren Trab und im Kurs; für Hügel nehmen Sie Erstes Licht.</p>',
      uk: '<p>Біля пояса колір густий, до бретелей переходить у лайм — як небо, заради якого встали зарано. Спинка-борцівка, легкий і гладенький. Для спокійного бігу й занять; на пагорби беріть «Перше світло».</p>',
      zh: '<p>底围颜色最浓，到肩带已成青柠，像一片起得太早才看见的天。工字背，轻薄光滑。慢跑、上课够用；要爬坡，请选晨光那件。</p>',
    },
  },
  'weekend-bralette': {
    name: {
      en: 'Weekend bralette',
      ru: 'Бралетт «Длинные выходные»',
      de: 'Bralette Langes Wochenende',
      uk: 'Бралет «Довгі вихідні»',
      zh: '长周末棉质文胸',
    },
    description: {
      en: '<p>Cotton, unlined, with thin straps and no ambitions: it is for doing nothing in, and doing it thoroughly. You can nap in it on either side. Opening the door to the courier in it is between you and the courier.</p>',
      ru: '<p>Хлопок без подкладки, тонкие лямки, никаких амбиций: в нём ничего не делают, зато основательно. Дремать можно на любом боку. Открывать ли в нём курьеру — решайте с курьером.</p>',
      de: '<p>Baumwolle, ungefüttert, dünne Träger, kein Ehrgeiz: Darin tut man nichts, das aber gründlich. Ein Nickerchen geht auf jeder Seite. Ob man so dem Boten öffnet, klärt man mit dem Boten.</p>',
      uk: '<p>Бавовна без підкладки, тонкі бретелі, жодних амбіцій: у ньому нічого не роблять, зате ґрунтовно. Дрімати можна на будь-якому боці. Чи відчиняти в ньому кур’єрові — вирішуйте з кур’єром.</p>',
      zh: '<p>棉布做的，没有里衬，细肩带，没什么抱负：穿着它什么都不做，而且做得彻底。朝哪边侧躺打盹都行。要不要就这样给快递员开门，您和它商量。</p>',
    },
  },
  'weekend-rib-bralette': {
    name: {
      en: 'Weekend rib bralette',
      ru: 'Бралетт в рубчик «Длинные выходные»',
      de: 'Ripp-Bralette Langes Wochenende',
      uk: 'Бралет у рубчик «Довгі вихідні»',
      zh: '长周末罗纹文胸',
    },
    description: {
      en: '<p>The elastic is flat and hidden inside the rib, so by evening there is no red line round you. A square neckline and straps as thin as cooked spaghetti. Ours has been worn under a dress, on a train, for eleven hours.</p>',
      ru: '<p>Резинка плоская и спрятана в рубчике: к вечеру на теле нет красной полосы. Квадратный вырез, лямки тонкие, как спагетти. Свой мы испытали под платьем, в поезде, одиннадцать часов.</p>',
      de: '<p>Das Gummi ist flach und steckt in der Rippe, abends bleibt kein roter Strich zurück. Eckiger Ausschnitt, Träger wie gekochte Spaghetti. Unser Exemplar fuhr elf Stunden Zug, unter einem Kleid.</p>',
      uk: '<p>Гумка пласка й схована в рубчику: надвечір на тілі немає червоної смуги. Квадратний виріз, бретелі тонкі, мов спагеті. Свій ми випробували під сукнею, у потязі, одинадцять годин.</p>',
      zh: '<p>扁松紧藏在罗纹里，到晚上身上也没有一圈红印。方领，肩带细得像煮好的意面。我们自己那件，穿在裙子里坐了十一个小时火车。</p>',
    },
  },
  'ripple-bra': {
    name: { en: 'Ripple bra', ru: 'Топ «Рябь»', de: 'Ripp-BH Wellenspiel', uk: 'Топ «Брижі»', zh: '涟漪罗纹文胸' },
    description: {
      en: '<p>Look at the corner of the square neck: the rib turns there and carries on, as water does round a pier. That took a new knitting programme and a long Danish winter. Wide straps, gentle hold, good in sage.</p>',
      ru: '<p>Взгляните на угол квадратного выреза: рубчик там поворачивает и идёт дальше, как вода вокруг сваи. Ради этого писали новую программу для машины, всю датскую зиму. Широкие лямки, мягкая поддержка, хорош в шалфее.</p>',
      de: '<p>Achten Sie auf die Ecke am Ausschnitt: Die Rippe biegt dort ab und läuft weiter, wie Wasser um einen Pfahl. Dafür brauchte es ein neues Strickprogramm und einen langen dänischen Winter. Breite Träger, sanfter Halt, schön in Salbei.</p>',
      uk: '<p>Гляньте на кут квадратного вирізу: рубчик там повертає і йде далі, як вода довкола палі. Заради цього писали нову програму для машини, усю данську зиму. Широкі бретелі, лагідна підтримка, гарний у шавлії.</p>',
      zh: '<p>看方领的拐角：罗纹在那里转了弯，接着往前走，像水绕过桥墩。为这一处写了一套新的编织程序，用掉一个漫长的丹麦冬天。宽肩带，支撑温和，鼠尾草绿尤其好看。</p>',
    },
  },
  'ripple-longline': {
    name: {
      en: 'Ripple longline',
      ru: 'Удлинённый топ «Рябь»',
      de: 'Longline-Bustier Wellenspiel',
      uk: 'Подовжений топ «Брижі»',
      zh: '涟漪长款文胸',
    },
    description: {
      en: '<p>Half bra and half top, and at home with both halves. It ends where high trousers begin, leaving a finger of skin or none. The rib grips kindly, so you can leave off everything else under a jacket.</p>',
      ru: '<p>Наполовину бельё, наполовину верх — и обе половины в ладу. Заканчивается там, где начинаются высокие брюки: полоска кожи с палец или вовсе никакой. Рубчик облегает бережно, под жакет больше ничего не нужно.</p>',
      de: '<p>Halb BH, halb Oberteil und mit beiden Hälften im Reinen. Er endet, wo hohe Hosen anfangen, und lässt einen Finger Haut frei oder keinen. Die Rippe greift freundlich zu; unter dem Blazer braucht es sonst nichts.</p>',
      uk: '<p>Наполовину білизна, наполовину верх — і обидві половини в злагоді. Закінчується там, де починаються високі штани: смужка шкіри з палець або й жодної. Рубчик облягає дбайливо, під жакет більше нічого не треба.</p>',
      zh: '<p>一半是文胸，一半是上衣，两半相处得很好。下摆收在高腰裤的起点，露一指宽的皮肤，或者不露。罗纹包得体贴，外面套件西装，里面不用再穿别的。</p>',
    },
  },
  'essential-bra': {
    name: { en: 'Essential bra', ru: 'Базовый топ', de: 'Basis-BH', uk: 'Базовий топ', zh: '基础款文胸' },
    description: {
      en: '<p>The first one to buy, and usually the second as well, in the other colour. Straight straps, princess seams, a scoop that stays out of sight under most necklines. Nothing about it will date, because nothing about it was ever news.</p>',
      ru: '<p>С него начинают, и вторым обычно берут его же, в другом цвете. Прямые лямки, рельефные швы, вырез, который не выглядывает почти ни из чего. Из моды не выйдет: он в неё и не входил.</p>',
      de: '<p>Der erste, den man kauft, und meist auch der zweite, dann in der anderen Farbe. Gerade Träger, Prinzessnähte, ein Ausschnitt, der unter fast allem verborgen bleibt. Aus der Mode kommt er nicht, er war ja nie drin.</p>',
      uk: '<p>З нього починають, і другим зазвичай беруть його ж, в іншому кольорі. Прямі бретелі, рельєфні шви, виріз, що не визирає майже з нічого. З моди не вийде: він у неї й не входив.</p>',
      zh: '<p>第一件买它，第二件多半还是它，换个颜色。直肩带，公主线，领口藏得进大多数衣服里。它不会过时，因为从来没时髦过。</p>',
    },
  },
  'essential-cross-bra': {
    name: {
      en: 'Essential cross bra',
      ru: 'Базовый топ со скрещёнными лямками',
      de: 'Basis-BH mit Kreuzträgern',
      uk: 'Базовий топ зі схрещеними бретелями',
      zh: '基础款交叉带文胸',
    },
    description: {
      en: '<p>We crossed the straps so they would stop sliding and widened the band so it would stop rolling; two complaints, two answers. The rest is smooth nylon and quiet seams. Dusk, cobalt, ink or bone, none of which fight with your leggings.</p>',
      ru: '<p>Скрестили лямки, чтобы не сползали, расширили пояс, чтобы не скручивался: две жалобы, два ответа. Остальное — гладкий нейлон и тихие швы. Сумерки, кобальт, чернила, слоновая кость: с леггинсами не поссорится ни один.</p>',
      de: '<p>Träger gekreuzt, damit sie nicht rutschen, Band verbreitert, damit es nicht rollt: zwei Klagen, zwei Antworten. Alles andere sind glattes Nylon und stille Nähte. Dämmerung, Kobalt, Tinte oder Elfenbein, keines streitet mit Ihren Leggings.</p>',
      uk: '<p>Схрестили бретелі, щоб не сповзали, розширили пояс, щоб не скручувався: дві скарги, дві відповіді. Решта — гладенький нейлон і тихі шви. Сутінки, кобальт, чорнило, слонова кістка: з легінсами не посвариться жоден.</p>',
      zh: '<p>肩带交叉，免得滑；底围加宽，免得卷：两条投诉，两个答复。剩下的是光滑尼龙和安静的缝线。暮光紫、钴蓝、墨黑、骨白，哪个都不跟紧身裤抢。</p>',
    },
  },
}
