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
  'tempo-two-in-one': {
    name: {
      en: 'Tempo two-in-one',
      ru: 'Шорты 2 в 1 «Темп»',
      de: '2-in-1-Shorts Tempo',
      uk: 'Шорти 2 в 1 «Темп»',
      zh: '节奏二合一短裤',
    },
    description: {
      en: '<p>Most liners give up exactly where thighs begin to rub. This one goes on a hand’s width further and shows below the curved hem, on purpose. High at the waist; the side pockets sit on the inner layer, where things do not bounce.</p>',
      ru: '<p>Обычно внутренние шорты кончаются ровно там, где бёдра начинают натирать. Эти длиннее на ладонь и нарочно видны из-под закруглённого края. Посадка высокая, боковые карманы на нижнем слое, где ничего не прыгает.</p>',
      de: '<p>Die meisten Innenhosen hören genau dort auf, wo Schenkel anfangen zu reiben. Diese geht eine Handbreit weiter und schaut absichtlich unter dem runden Saum hervor. Hoher Bund; die Seitentaschen sitzen auf der inneren Lage, wo nichts hüpft.</p>',
      uk: '<p>Зазвичай внутрішні шорти закінчуються саме там, де стегна починають натирати. Ці довші на долоню й навмисно визирають з-під заокругленого краю. Посадка висока, бічні кишені на нижньому шарі, де ніщо не стрибає.</p>',
      zh: '<p>多数内衬偏偏在大腿开始摩擦的地方结束。这一条再长一掌，故意从弧形下摆底下露出来。高腰，侧袋缝在内层，东西不会颠。</p>',
    },
  },
  'city-miles-short': {
    name: {
      en: 'City miles short',
      ru: 'Шорты «Городские мили»',
      de: 'Shorts Stadtmeilen',
      uk: 'Шорти «Міські милі»',
      zh: '城市里程短裤',
    },
    description: {
      en: '<p>To the knee, so that after ten kilometres along the river you may enter a café and be served. The stretch is in the cloth and not in the look. Slant pockets, mid rise, and in sand a certain resemblance to proper summer trousers.</p>',
      ru: '<p>До колена — чтобы после десятки вдоль реки зайти в кафе и получить кофе без косых взглядов. Тянется ткань, а вид остаётся собранным. Скошенные карманы, средняя посадка, а в песочном цвете сойдут за летние брюки.</p>',
      de: '<p>Bis zum Knie, damit man nach zehn Kilometern am Fluss ein Café betreten kann und auch bedient wird. Der Stretch steckt im Stoff, nicht im Aussehen. Schräge Taschen, mittlerer Bund, und in Sand fast eine richtige Sommerhose.</p>',
      uk: '<p>До коліна — щоб після десятки вздовж річки зайти в кав’ярню й отримати каву без зайвих поглядів. Тягнеться тканина, а вигляд лишається зібраним. Скісні кишені, середня посадка, а пісочні зійдуть за літні штани.</p>',
      zh: '<p>长及膝盖，沿河跑完十公里，走进咖啡馆也有人招呼。弹力藏在布里，外表看不出来。斜插袋，中腰；沙色那条，颇像一条正经的夏裤。</p>',
    },
  },
  'first-light-short': {
    name: {
      en: 'First light short',
      ru: 'Шорты «Первый свет»',
      de: 'Laufshorts Erstes Licht',
      uk: 'Шорти «Перше світло»',
      zh: '晨光跑步短裤',
    },
    description: {
      en: '<p>Sixty-eight grams in size M, a little more than an egg. You check twice in the dark hall whether you have put them on. Piping traces the curved edge for whoever runs behind, and a zip holds the one thing you need to get back in.</p>',
      ru: '<p>Шестьдесят восемь граммов в размере M, чуть больше куриного яйца. В тёмной прихожей дважды проверяешь, надел ли. Кант обводит закруглённый край для тех, кто бежит следом, а под молнией лежит то, без чего не попасть домой.</p>',
      de: '<p>Achtundsechzig Gramm in Größe M, etwas mehr als ein Ei. Im dunklen Flur prüft man zweimal, ob man sie anhat. Eine Paspel zeichnet den runden Saum für alle dahinter nach, und der Zip hält fest, was die Haustür wieder aufmacht.</p>',
      uk: '<p>Шістдесят вісім грамів у розмірі M, трохи більше за куряче яйце. У темному передпокої двічі перевіряєш, чи вдягнув. Кант обводить заокруглений край для тих, хто біжить позаду, а під блискавкою лежить те, без чого додому не ввійти.</p>',
      zh: '<p>M码六十八克，比一个鸡蛋略重。在黑着灯的玄关里，你会摸两次，确认自己穿了。滚边沿着弧形下摆，给后面的人看；拉链里放着回家要用的那一样东西。</p>',
    },
  },
  'first-light-mens-short': {
    name: {
      en: 'First light men’s short',
      ru: 'Мужские шорты «Первый свет»',
      de: 'Herren-Laufshorts Erstes Licht',
      uk: 'Чоловічі шорти «Перше світло»',
      zh: '男款晨光竞速短裤',
    },
    description: {
      en: '<p>A race short makes decisions for you: nowhere to put a phone, so you leave it at home. The split is three inches, piped at the edge, and opens by itself when you lengthen out. Ask a friend to hold the car key.</p>',
      ru: '<p>Соревновательные шорты решают за вас: телефон положить некуда, значит, он остаётся дома. Разрез в три дюйма, обведённый кантом, сам раскрывается, стоит прибавить шаг. Ключ от машины подержит кто-нибудь из друзей.</p>',
      de: '<p>Eine Rennshorts nimmt einem Entscheidungen ab: kein Platz fürs Telefon, also bleibt es zu Hause. Der Schlitz misst drei Zoll, hat eine Paspel und öffnet sich von selbst, sobald der Schritt länger wird. Den Autoschlüssel hält ein Freund.</p>',
      uk: '<p>Змагальні шорти вирішують за вас: телефон покласти нікуди, отже, він лишається вдома. Розріз у три дюйми, обведений кантом, розкривається сам, щойно додаси кроку. Ключ від авта потримає хтось із друзів.</p>',
      zh: '<p>比赛短裤会替你做决定：没地方放手机，那就留在家里。三英寸的开衩镶了滚边，步子一放大就自己张开。车钥匙托朋友拿着。</p>',
    },
  },
  'dawn-gradient-short': {
    name: {
      en: 'Dawn gradient short',
      ru: 'Шорты с градиентом «Рассвет»',
      de: 'Shorts mit Farbverlauf Morgenröte',
      uk: 'Шорти з градієнтом «Світанок»',
      zh: '黎明渐变短裤',
    },
    description: {
      en: '<p>Lime at one end, the sky at five fifty at the other, and no line where they change over. The short is cut for any hips, loose at mid-thigh, with a curved edge. Sweat makes the middle look like weather, which suits it.</p>',
      ru: '<p>С одного края лайм, с другого небо без десяти шесть, а где одно переходит в другое — не найти. Крой на любые бёдра, свободный, с закруглённым низом. От пота середина становится похожа на погоду, и ей это идёт.</p>',
      de: '<p>Am einen Ende Limette, am anderen der Himmel um zehn vor sechs, und nirgends eine Linie, an der sie wechseln. Der Schnitt passt allen Hüften, weit am Schenkel, unten gerundet. Schweiß macht aus der Mitte Wetter, das steht ihr.</p>',
      uk: '<p>З одного краю лайм, з іншого небо за десять шоста, а де вони міняються — не знайдеш. Крій на будь-які стегна, вільний, із заокругленим низом. Від поту середина стає схожою на погоду, і їй це личить.</p>',
      zh: '<p>一头是青柠，一头是五点五十分的天空，中间找不到分界。男女都能穿，宽松，到大腿中段，下摆带弧。出了汗，中间那段像天气变了，倒也合适。</p>',
    },
  },
  'first-light-bike-short': {
    name: {
      en: 'First light bike short',
      ru: 'Велосипедки «Первый свет»',
      de: 'Radlerhose Erstes Licht',
      uk: 'Велосипедки «Перше світло»',
      zh: '晨光紧身短裤',
    },
    description: {
      en: '<p>A stripe runs down the outside and straight over the thigh pocket, so the phone becomes part of the drawing. Smooth recycled nylon, short on the leg, high at the waist. It stays where you pulled it, even on the bridge steps.</p>',
      ru: '<p>Полоса идёт сбоку и прямо через карман на бедре — телефон становится частью рисунка. Гладкий переработанный нейлон, короткая ножка, высокая талия. Сидят там, куда натянули, даже на ступеньках моста.</p>',
      de: '<p>Ein Streifen läuft außen hinab und mitten über die Schenkeltasche; das Telefon wird Teil der Zeichnung. Glattes Recyclingnylon, kurzes Bein, hoher Bund. Sie bleibt, wo man sie hingezogen hat, sogar auf den Stufen zur Brücke.</p>',
      uk: '<p>Смуга йде збоку й просто через кишеню на стегні — телефон стає частиною малюнка. Гладкий перероблений нейлон, коротка холошка, висока талія. Сидять там, куди натягли, навіть на сходах мосту.</p>',
      zh: '<p>一道条纹沿外侧而下，径直穿过大腿口袋，手机成了图案的一部分。光滑的再生锦纶，裤腿短，腰线高。拉到哪儿就待在哪儿，跑上桥的台阶也不动。</p>',
    },
  },
  'loopback-short': {
    name: {
      en: 'Loopback short',
      ru: 'Шорты из петельного футера',
      de: 'Shorts aus Schlingenware',
      uk: 'Шорти з петельного футеру',
      zh: '毛圈短裤',
    },
    description: {
      en: '<p>What is left of the roll after the hoodies are cut becomes these: same organic cotton, same loops inside, stopping at mid-thigh. Heavy for shorts, so they hang instead of clinging. The drawcord is long enough for a proper bow.</p>',
      ru: '<p>Скроили худи — из остатка рулона выходят шорты: тот же органический хлопок, те же петли изнутри, длина до середины бедра. Для шорт они тяжёлые, поэтому висят, а не липнут. Шнурка хватает на нормальный бант.</p>',
      de: '<p>Was nach dem Zuschnitt der Hoodies auf der Rolle bleibt, wird hierzu: gleiche Biobaumwolle, gleiche Schlingen innen, Schluss auf halbem Schenkel. Für Shorts ist das schwer, darum hängen sie, statt zu kleben. Die Kordel reicht für eine richtige Schleife.</p>',
      uk: '<p>Скроїли худі — з решти сувою виходять шорти: та сама органічна бавовна, ті самі петлі зсередини, довжина до середини стегна. Як на шорти, вони важкі, тому висять, а не липнуть. Шнурка вистачає на справжній бант.</p>',
      zh: '<p>裁完连帽衫，卷布剩下的就做了它：同样的有机棉，同样的毛圈内里，长到大腿中段。对短裤来说算重，所以是垂着，不是贴着。抽绳够长，能打个像样的蝴蝶结。</p>',
    },
  },
  'essential-bike-short': {
    name: {
      en: 'Essential bike short',
      ru: 'Базовые велосипедки',
      de: 'Basis-Radlerhose',
      uk: 'Базові велосипедки',
      zh: '基础骑行短裤',
    },
    description: {
      en: '<p>It ends at the top of the knee, the length that works beneath a skirt when cycling and alone at the gym. Smooth, close, the high waist does not fold when you sit. One pair gets you through summer; two, through summer and laundry.</p>',
      ru: '<p>Кончаются у верха колена: такая длина годится и под платье на велосипеде, и сама по себе в зал. Гладкие, по ноге, высокий пояс не заламывается, когда садишься. Одной пары хватит на лето, двух — на лето со стиркой.</p>',
      de: '<p>Sie endet oben am Knie, eine Länge, die unterm Kleid auf dem Rad ebenso geht wie allein im Studio. Glatt, anliegend, und der hohe Bund knickt im Sitzen nicht um. Ein Paar reicht für den Sommer, zwei für Sommer samt Wäsche.</p>',
      uk: '<p>Закінчуються над коліном: така довжина годиться і під сукню на велосипеді, і сама по собі в зал. Гладенькі, по нозі, високий пояс не загинається, коли сідаєш. Однієї пари стане на літо, двох — на літо з пранням.</p>',
      zh: '<p>裤脚刚到膝盖上缘：骑车时穿在裙子里，去健身房单穿，都合适。光滑贴身，坐下时高腰不翻折。一条能过完夏天，两条能过完夏天外加换洗。</p>',
    },
  },
}
