import type { Copy } from '../copy.ts'

export const shorts2: Record<string, Copy> = {
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
      zh: '<p>M码六十八克，比一个鸡蛋略重。在黑着灯的玄关里，您会摸两次，确认自己穿了。滚边沿着弧形下摆，给后面的人看；拉链里放着回家要用的那一样东西。</p>',
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
      zh: '<p>比赛短裤会替您做决定：没地方放手机，那就留在家里。三英寸的开衩镶了滚边，步子一放大就自己张开。车钥匙托朋友拿着。</p>',
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
