import type { Copy } from '../copy.ts'

export const shorts1: Record<string, Copy> = {
  'contour-bike-short': {
    name: {
      en: 'Contour bike short',
      ru: 'Велосипедки «Контур»',
      de: 'Radlerhose Kontur',
      uk: 'Велосипедки «Контур»',
      zh: '轮廓骑行短裤',
    },
    description: {
      en: '<p>Take the Contour legging, cut it at mid-thigh, keep the curve that goes round the seat. The hold is firm and the hem stays down on the exercise bike, where others creep. It has no pockets, and sweat finds nowhere to sit.</p>',
      ru: '<p>Возьмите леггинсы «Контур», отрежьте по середину бедра, а изгиб сзади оставьте. Держит крепко, и край не ползёт вверх на велотренажёре, чем грешат другие. Карманов нет, зато и задерживаться поту негде.</p>',
      de: '<p>Man nehme die Leggings Kontur, schneide sie auf halber Höhe des Schenkels ab und behalte die Rundung am Po. Der Halt ist fest, und der Saum wandert auf dem Spinningrad nicht nach oben. Taschen fehlen, vermissen wird man sie kaum.</p>',
      uk: '<p>Візьміть легінси «Контур», відріжте посередині стегна, а вигин ззаду лишіть. Тримають міцно, і край не повзе вгору на велотренажері, як то буває в інших. Кишень немає, але й поту ніде затриматися.</p>',
      zh: '<p>拿一条轮廓紧身裤，在大腿中段剪断，留住臀后那道弧线。面料包裹有力，骑动感单车时裤边不往上跑。没有口袋，汗也没地方躲。</p>',
    },
  },
  'contour-pocket-short': {
    name: {
      en: 'Contour pocket short',
      ru: 'Велосипедки с карманами «Контур»',
      de: 'Radlerhose Kontur mit Taschen',
      uk: 'Велосипедки з кишенями «Контур»',
      zh: '轮廓口袋骑行短裤',
    },
    description: {
      en: '<p>Customers wrote that one pocket made them lopsided, so now each thigh has its own. Phone on the right, everything else on the left, and both stay put through skipping. The knit is tight enough to act as the zip.</p>',
      ru: '<p>Нам писали, что с одним карманом перекашивает, поэтому теперь он есть на каждом бедре. Справа телефон, слева всё остальное, и на скакалке ничего не подпрыгивает. Трикотаж такой тугой, что молния не нужна.</p>',
      de: '<p>Kundinnen schrieben, eine Tasche mache schief, also hat jetzt jeder Schenkel seine eigene. Rechts das Telefon, links alles Übrige, und beim Seilspringen bleibt beides liegen. Die Ware ist so straff, dass sie den Reißverschluss ersetzt.</p>',
      uk: '<p>Нам писали, що з однією кишенею перекошує, тож тепер вона є на кожному стегні. Праворуч телефон, ліворуч усе решта, і на скакалці ніщо не підстрибує. Трикотаж такий тугий, що блискавка зайва.</p>',
      zh: '<p>有顾客来信说，一只口袋让人走路偏一边，于是两条大腿各装了一只。右边手机，左边其他，跳绳时都不晃。布料紧得够劲，用不着拉链。</p>',
    },
  },
  'soft-focus-hot-short': {
    name: {
      en: 'Soft focus hot short',
      ru: 'Мини-шорты «Мягкий фокус»',
      de: 'Hotpants Weichzeichner',
      uk: 'Міні-шорти «М’який фокус»',
      zh: '柔焦超短裤',
    },
    description: {
      en: '<p>Very short, and the hem is bonded flat, so it neither rolls nor leaves a red line for later. Brushed nylon, soft as a peach from the fridge door. They disappear under a long shirt, which is how most of ours get worn at home.</p>',
      ru: '<p>Очень короткие, а край проклеен: не скручивается и не оставляет на бедре красной черты. Нейлон с начёсом мягкий, как персик. Под длинной рубашкой их не видно — дома чаще всего так и носят.</p>',
      de: '<p>Sehr kurz, und der Saum ist flach verklebt: Er rollt nicht und hinterlässt keinen roten Strich. Das Nylon ist aufgeraut wie Pfirsichhaut. Unter einem langen Hemd verschwindet das Höschen, und so wird es daheim auch meistens getragen.</p>',
      uk: '<p>Дуже короткі, а край проклеєно: не скручується й не лишає на стегні червоної смуги. Нейлон із начосом ніжний, як персик. Під довгою сорочкою їх не видно — вдома так найчастіше й носять.</p>',
      zh: '<p>非常短，裤边是压胶的，不卷边，也不会在腿上勒出红印。磨毛锦纶，摸着像桃子皮。套件长衬衫就看不见了，在家里多半就是这么穿的。</p>',
    },
  },
  'sprint-short': {
    name: {
      en: 'Sprint short',
      ru: 'Шорты «Спринт»',
      de: 'Laufshorts Sprint',
      uk: 'Шорти «Спринт»',
      zh: '冲刺跑步短裤',
    },
    description: {
      en: '<p>The side is open to the hip, so the knee comes up as high as it likes and meets no cloth. A brief is sewn in underneath, which makes the whole thing less daring than it looks. One zip, one key, eighty grams a metre.</p>',
      ru: '<p>Разрез до бедра: колено поднимается как хочет и ткани не встречает. Внутри вшиты трусы, так что на деле всё скромнее, чем на вид. Одна молния, один ключ, восемьдесят граммов на метр.</p>',
      de: '<p>Die Seite ist bis zur Hüfte offen; das Knie kommt so hoch, wie es will, und trifft auf keinen Stoff. Darunter ist ein Slip eingenäht, was die Sache zahmer macht, als sie aussieht. Ein Zip, ein Schlüssel, 80 Gramm je Quadratmeter.</p>',
      uk: '<p>Розріз до стегна: коліно піднімається, як йому хочеться, і тканини не зачіпає. Усередині вшито труси, тож насправді все скромніше, ніж здається. Одна блискавка, один ключ, вісімдесят грамів на метр.</p>',
      zh: '<p>侧面一直开衩到胯，膝盖想抬多高就抬多高，碰不到布。里面缝了三角内衬，看着大胆，其实还好。一条拉链，一把钥匙，每平方米八十克。</p>',
    },
  },
  'tailwind-short': {
    name: {
      en: 'Tailwind short',
      ru: 'Шорты «Попутный ветер»',
      de: 'Laufshorts Rückenwind',
      uk: 'Шорти «Попутний вітер»',
      zh: '顺风跑步短裤',
    },
    description: {
      en: '<p>Five inches of leg: short enough for intervals, long enough for buying water on the way home. The pocket zips shut low on the spine, where a gel rides without slapping. Ripstop, in case a gate has a nail in it.</p>',
      ru: '<p>Пять дюймов по внутреннему шву: для интервалов достаточно коротко, для магазина по дороге домой — прилично. Карман застёгивается на пояснице, гель там не хлопает. Рипстоп — на случай, если из калитки торчит гвоздь.</p>',
      de: '<p>Fünf Zoll Bein: kurz genug für Intervalle, lang genug, um auf dem Heimweg Wasser zu kaufen. Hinten im Kreuz schließt eine Zip-Tasche, in der das Gel nicht klatscht. Ripstop, falls im Gartentor ein Nagel steckt.</p>',
      uk: '<p>П’ять дюймів довжини: для інтервалів досить коротко, для крамниці дорогою додому — пристойно. Кишеня застібається на попереку, гель у ній не ляскає. Ріпстоп — якщо раптом із хвіртки стирчить цвях.</p>',
      zh: '<p>裤长五英寸：跑间歇够短，回家路上进店买水也够体面。拉链袋在后腰，能量胶放里面不拍打。防撕裂布料，万一栅栏门上有颗钉子。</p>',
    },
  },
  'tailwind-two-in-one': {
    name: {
      en: 'Tailwind two-in-one',
      ru: 'Шорты 2 в 1 «Попутный ветер»',
      de: '2-in-1-Shorts Rückenwind',
      uk: 'Шорти 2 в 1 «Попутний вітер»',
      zh: '顺风二合一短裤',
    },
    description: {
      en: '<p>The phone lives on the liner, against the thigh, and the outer short swings over it as if nothing were there. No chafing after the tenth kilometre, which is what the second layer is really for. House key behind the zip.</p>',
      ru: '<p>Телефон живёт в кармане тайтсов, прижатый к бедру, а верхние шорты ходят поверх, будто его нет. После десятого километра ничего не натирает — ради этого второй слой и нужен. Ключ от дома под молнией.</p>',
      de: '<p>Das Telefon sitzt in der Innenhose am Schenkel, die äußere Shorts schwingt darüber, als wäre nichts. Nach Kilometer zehn scheuert trotzdem nichts, dafür ist die zweite Lage in Wahrheit da. Der Hausschlüssel kommt hinter den Zip.</p>',
      uk: '<p>Телефон живе в кишені внутрішніх тайтсів, притиснутий до стегна, а верхні шорти гойдаються, ніби його нема. Після десятого кілометра ніщо не натирає — заради цього й потрібен другий шар. Ключ від дому під блискавкою.</p>',
      zh: '<p>手机待在内层，贴着大腿，外层短裤照样摆动，好像什么也没有。跑过十公里也不磨腿，这才是做两层的真正理由。家门钥匙拉进拉链袋。</p>',
    },
  },
  'tempo-mesh-short': {
    name: {
      en: 'Tempo mesh short',
      ru: 'Шорты с сеткой «Темп»',
      de: 'Netz-Shorts Tempo',
      uk: 'Шорти із сіткою «Темп»',
      zh: '节奏网眼短裤',
    },
    description: {
      en: '<p>Held up to a window, the sides let you read the newspaper through them; the front panel is woven tight and keeps your dignity. In July that is the right way round. Mid-thigh, loose, with slant pockets for people who walk the warm-down.</p>',
      ru: '<p>Подними к окну — сквозь бока можно читать газету, а перед плотный и бережёт достоинство. В июле именно так и надо. Свободные, до середины бедра, с косыми карманами для тех, кто заминку проходит пешком.</p>',
      de: '<p>Durch die Seiten könnte man am Fenster Zeitung lesen; vorn ist der Stoff geschlossen und wahrt die Würde. Im Juli ist das die richtige Verteilung. Locker bis zur Schenkelmitte, schräge Taschen für alle, die auslaufen und dabei gehen.</p>',
      uk: '<p>Піднеси до вікна — крізь боки можна читати газету, а перед щільний і береже гідність. У липні саме так і треба. Вільні, до середини стегна, зі скісними кишенями для тих, хто заминку долає пішки.</p>',
      zh: '<p>对着窗户举起来，隔着侧面能读报；前面是密实的布，保住体面。七月里，这样分配才对。宽松，到大腿中段，斜插袋留给跑完慢慢走的人。</p>',
    },
  },
  'tempo-short': {
    name: {
      en: 'Tempo short',
      ru: 'Шорты «Темп»',
      de: 'Laufshorts Tempo',
      uk: 'Шорти «Темп»',
      zh: '节奏跑步短裤',
    },
    description: {
      en: '<p>The hem curves and drops behind by two fingers, so bending for a shoelace is nobody’s news. High waist, light ripstop that dries on you between the last hill and the kitchen. Both pockets take a handkerchief and a bank card, not more.</p>',
      ru: '<p>Край закруглён и сзади ниже на два пальца: наклонился завязать шнурок — и никому нет дела. Высокая посадка, лёгкий рипстоп высыхает между последней горкой и кухней. В карманы входят платок и карта, больше не надо.</p>',
      de: '<p>Der Saum schwingt und liegt hinten zwei Finger tiefer; wer sich nach dem Schnürsenkel bückt, macht keine Schlagzeilen. Hoher Bund, leichter Ripstop, trocken zwischen letztem Hügel und Küche. In die Taschen passen Taschentuch und Karte.</p>',
      uk: '<p>Край заокруглений і ззаду нижчий на два пальці: нахилився до шнурка — нікому не цікаво. Висока посадка, легкий ріпстоп висихає між останнім пагорбом і кухнею. У кишені входять хустинка й картка, більше не треба.</p>',
      zh: '<p>下摆是弧形的，后面低两指，弯腰系鞋带也不成新闻。高腰，轻薄防撕裂布，从最后一个坡跑到厨房就干了。两只口袋，放手帕和银行卡，再多就不必了。</p>',
    },
  },
}
