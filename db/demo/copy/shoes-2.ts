import type { Copy } from '../copy.ts'

export const shoes2: Record<string, Copy> = {
  'tailwind-mens-trainer': {
    name: {
      en: 'Tailwind men’s trainer',
      ru: 'Мужские кроссовки «Попутный ветер»',
      de: 'Herren-Laufschuh Rückenwind',
      uk: 'Чоловічі кросівки «Попутний вітер»',
      zh: '男款顺风跑鞋',
    },
    description: {
      en: '<p>Block starts eat the front of a shoe, so there is a cap over the toe before the knit begins. Bright sole, visible to the coach from the far bend. Do your drills in it, jog home in it, leave it by the radiator.</p>',
      ru: '<p>Старты с колодок съедают носок обуви, поэтому на мысе накладка, и только за ней начинается вязаный верх. Яркую подошву тренер видит с дальнего виража. В них делают упражнения, в них трусят домой, а ночуют они у батареи.</p>',
      de: '<p>Blockstarts fressen Schuhspitzen, darum sitzt vorn eine Kappe, erst dahinter beginnt der Strick. Die farbige Sohle sieht der Trainer noch aus der Gegenkurve. Erst Sprint-ABC, dann heimtraben, dann neben der Heizung abstellen.</p>',
      uk: '<p>Старти з колодок з’їдають носок взуття, тому спереду накладка, і лише за нею починається в’язаний верх. Яскраву підошву тренер бачить із дальнього віражу. У них роблять вправи, у них біжать підтюпцем додому.</p>',
      zh: '<p>起跑器最费鞋头，所以前面先加一块护片，后面才是针织。鞋底颜色亮，教练隔着对面弯道也看得见。穿着做专项练习，再慢跑回家。</p>',
    },
  },
  'city-miles-runner': {
    name: {
      en: 'City miles runner',
      ru: 'Кроссовки «Городские мили»',
      de: 'Laufschuh Stadtmeilen',
      uk: 'Кросівки «Міські милі»',
      zh: '城市里程跑鞋',
    },
    description: {
      en: '<p>A softer heel and a ten-millimetre drop, for those who land on the pavement heel first and would rather not be lectured. Mesh between microsuede panels, a wave along the side. It runs to work and does not look silly under the desk.</p>',
      ru: '<p>Пятка помягче и перепад в десять миллиметров — для тех, кто приземляется на пятку и лекций об этом не просил. Сетка между вставками из микрозамши, сбоку волна. Добегут до работы и под столом не будут выглядеть нелепо.</p>',
      de: '<p>Weichere Ferse und zehn Millimeter Sprengung, für alle, die zuerst hinten aufsetzen und keinen Vortrag darüber wünschen. Mesh zwischen Mikrovelours, an der Seite eine Welle. Läuft zur Arbeit und wirkt unterm Schreibtisch nicht albern.</p>',
      uk: '<p>М’якша п’ята й перепад у десять міліметрів — для тих, хто ставить ногу з п’яти й лекцій про це не просив. Сітка між вставками з мікрозамші, збоку хвиля. Добіжать до роботи й під столом не виглядатимуть смішно.</p>',
      zh: '<p>后跟更软，落差十毫米，给那些脚跟先着地、又不想听人说教的人。网布拼超纤绒面，侧面一道波浪。跑着去上班，搁在办公桌下也不显滑稽。</p>',
    },
  },
  'city-miles-mens-runner': {
    name: {
      en: 'City miles men’s runner',
      ru: 'Мужские кроссовки «Городские мили»',
      de: 'Herren-Laufschuh Stadtmeilen',
      uk: 'Чоловічі кросівки «Міські милі»',
      zh: '男款城市里程跑鞋',
    },
    description: {
      en: '<p>We collected worn-out pairs from commuters and looked where the pavement had eaten them; the rubber goes there now. Elsewhere it is foam, to spare your back. Gum sole, capped toe, mesh that has forgotten the rain by lunchtime.</p>',
      ru: '<p>Мы собрали у бегунов стоптанные пары, посмотрели, где их съел асфальт, и положили резину туда. Остальное — пена, чтобы пожалеть спину. Каучуковый низ, накладка на мысе, сетка к обеду забывает о дожде.</p>',
      de: '<p>Wir haben bei Pendlern abgelaufene Paare eingesammelt und nachgesehen, wo der Gehweg sie gefressen hat; dort liegt jetzt Gummi. Der Rest ist Schaum und schont den Rücken. Zehenkappe, naturfarbene Sohle, Mesh, das bis Mittag den Regen vergessen hat.</p>',
      uk: '<p>Ми зібрали в бігунів стоптані пари, подивилися, де їх з’їв тротуар, і поклали гуму туди. Решта — піна, щоб пожаліти спину. Каучуковий низ, накладка на носку, сітка, яка до обіду забуває про дощ.</p>',
      zh: '<p>我们向通勤跑者收来一批磨坏的旧鞋，看人行道都啃在哪儿，就把橡胶放在哪儿。其余是泡棉，省着点腰。生胶色鞋底，鞋头有护片，网布到中午就忘了早上那场雨。</p>',
    },
  },
  'city-miles-slip-on': {
    name: {
      en: 'City miles slip-on',
      ru: 'Слипоны «Городские мили»',
      de: 'Slip-on Stadtmeilen',
      uk: 'Сліпони «Міські милі»',
      zh: '城市里程一脚蹬',
    },
    description: {
      en: '<p>Airport security, nursery cloakrooms, a neighbour’s hall: the elastic laces stretch, and you are in or out without putting the bag down. Underneath is a real running sole, so a late bus is still catchable. The knit washes by hand.</p>',
      ru: '<p>Контроль в аэропорту, раздевалка в детском саду, прихожая соседки: эластичная шнуровка тянется, и обуваешься, не ставя сумку на пол. Подошва при этом беговая — уходящий автобус ещё можно догнать. Верх моется руками.</p>',
      de: '<p>Sicherheitskontrolle, Kita-Garderobe, fremder Flur: Die Gummischnürung gibt nach, und man ist drin oder draußen, ohne die Tasche abzusetzen. Darunter sitzt eine echte Laufsohle, der verspätete Bus bleibt also erreichbar. Der Strick wird von Hand gewaschen.</p>',
      uk: '<p>Контроль в аеропорту, роздягальня в садочку, передпокій сусідки: еластична шнурівка тягнеться, і взуваєшся, не ставлячи торби. Підошва при цьому бігова — автобус, що рушає, ще можна наздогнати. Верх миють руками.</p>',
      zh: '<p>机场安检，幼儿园门厅，邻居家玄关：弹性鞋带一撑，包都不用放下，就穿好或脱掉了。底下是正经跑鞋底，快开走的公交还追得上。针织鞋面手洗即可。</p>',
    },
  },
  'tempo-plush': {
    name: {
      en: 'Tempo plush',
      ru: 'Мягкие кроссовки «Темп»',
      de: 'Weicher Laufschuh Tempo',
      uk: 'М’які кросівки «Темп»',
      zh: '节奏厚底缓震跑鞋',
    },
    description: {
      en: '<p>Standing still in it feels slightly like standing on a boat. Then you walk, the rocker tips you forward, and the 38 millimetres at the heel make sense. Meant for the day after hard kilometres, when every kerb has become personal.</p>',
      ru: '<p>Стоять в них — почти как в лодке. Потом пойдёшь, изогнутый носок перекатит вперёд, и 38 миллиметров под пяткой обретут смысл. Они для дня после тяжёлых километров, когда каждый бордюр принимаешь на свой счёт.</p>',
      de: '<p>Stillstehen fühlt sich darin ein wenig an wie auf einem Boot. Dann geht man los, die gebogene Spitze rollt nach vorn, und die 38 Millimeter unter der Ferse ergeben Sinn. Für den Tag nach harten Kilometern, an dem man jeden Bordstein persönlich nimmt.</p>',
      uk: '<p>Стояти в них — майже як у човні. Потім рушаєш, вигнутий носок перекочує вперед, і 38 міліметрів під п’ятою набувають сенсу. Вони для дня після важких кілометрів, коли кожен бордюр сприймаєш особисто.</p>',
      zh: '<p>站着不动，有点像站在船上。一走起来，上翘的鞋头把人往前送，后跟那38毫米就有了道理。留给高强度之后的那一天，那天每个路沿都像在针对您。</p>',
    },
  },
  'trailhead-low': {
    name: {
      en: 'Trailhead low',
      ru: 'Трейловые кроссовки «Начало тропы»',
      de: 'Trailschuh Wegbeginn',
      uk: 'Трейлові кросівки «Початок стежки»',
      zh: '径口低帮越野鞋',
    },
    description: {
      en: '<p>Lugs of five millimetres for mud, a plate above them for the sharp stone you did not see. On scree it feels like having eyes in the sole. The toe is wrapped all round; roots notice it first.</p>',
      ru: '<p>Шипы по пять миллиметров — для грязи, пластина над ними — для острого камня, которого вы не заметили. На осыпи кажется, будто у подошвы есть глаза. Мыс обёрнут кругом, и первыми об этом узнают корни.</p>',
      de: '<p>Fünf Millimeter Stollen für den Matsch, darüber eine Platte für den spitzen Stein, den man übersehen hat. Im Geröll ist es, als hätte die Sohle Augen. Die Spitze ist rundum eingefasst, das merken die Wurzeln zuerst.</p>',
      uk: '<p>Шипи по п’ять міліметрів — для болота, пластина над ними — для гострого каменя, якого ви не помітили. На осипищі здається, ніби підошва має очі. Носок обгорнуто довкола, і першим про це дізнається коріння.</p>',
      zh: '<p>五毫米深齿对付烂泥，上面一片护板对付您没看见的尖石头。走碎石坡，像鞋底长了眼睛。鞋头整圈包住，树根最先知道。</p>',
    },
  },
  'trailhead-low-for-women': {
    name: {
      en: 'Trailhead low for women',
      ru: 'Женские трейловые кроссовки «Начало тропы»',
      de: 'Damen-Trailschuh Wegbeginn',
      uk: 'Жіночі трейлові кросівки «Початок стежки»',
      zh: '女款径口低帮越野鞋',
    },
    description: {
      en: '<p>Not the men’s shoe in plum: the heel is on a narrower last, so it stops lifting on the steep part. Four-millimetre lugs let go of clay sooner than longer ones. Mesh drains after the ford, and the cap keeps toenails their own colour.</p>',
      ru: '<p>Это не мужская модель, перекрашенная в сливовый: колодка уже в пятке, и на крутом подъёме она не хлябает. Шипы в четыре миллиметра быстрее отпускают глину. Сетка отдаёт воду после брода, накладка бережёт ногти.</p>',
      de: '<p>Nicht der Herrenschuh in Pflaume: Der Leisten ist an der Ferse schmaler, also hebt sie sich am Steilhang nicht mehr. Stollen von vier Millimetern lassen Lehm schneller los als längere. Nach der Furt läuft das Mesh leer, die Kappe schont die Zehennägel.</p>',
      uk: '<p>Це не чоловіча модель, перефарбована у сливовий: колодка вужча в п’яті, і на крутому підйомі вона не бовтається. Шипи в чотири міліметри швидше відпускають глину. Сітка віддає воду після броду, накладка береже нігті.</p>',
      zh: '<p>不是男款换个梅子色：后跟的楦型更窄，走陡坡时不再脱跟。四毫米的齿比长齿更快甩掉黏土。蹚水之后网布自己排干，鞋头护片保住脚指甲的本色。</p>',
    },
  },
  'trailhead-mid': {
    name: {
      en: 'Trailhead mid',
      ru: 'Треккинговые ботинки «Начало тропы»',
      de: 'Halbhoher Trailschuh Wegbeginn',
      uk: 'Трекінгові черевики «Початок стежки»',
      zh: '径口中帮徒步鞋',
    },
    description: {
      en: '<p>Waterproof up to the collar, which is to say up to the depth at which you should have looked for a bridge. The ankle is held, the toe is wrapped, the lugs bite wet leaves. Breaking in took us one walk round the lake.</p>',
      ru: '<p>Не промокают до ворота, то есть до той глубины, на которой пора искать мост. Щиколотка под присмотром, мыс обёрнут, шипы цепляются за мокрые листья. Разнашивать пришлось одну прогулку вокруг озера.</p>',
      de: '<p>Wasserdicht bis zum Kragen, also bis zu der Tiefe, bei der man eine Brücke hätte suchen sollen. Der Knöchel wird gehalten, die Spitze ist umschlossen, die Stollen greifen in nasses Laub. Eingelaufen war er nach einer Seerunde.</p>',
      uk: '<p>Не промокають до коміра, тобто до тієї глибини, на якій час шукати міст. Кісточка під наглядом, носок обгорнуто, шипи чіпляються за мокре листя. Розношувати довелося одну прогулянку довкола озера.</p>',
      zh: '<p>防水里衬一直到鞋口，也就是说，到您早该找座桥的那个水深。脚踝有支撑，鞋头整圈包裹，深齿抓得住湿叶子。磨合期：绕湖一圈。</p>',
    },
  },
  'high-pass-boot': {
    name: {
      en: 'High pass boot',
      ru: 'Ботинки «Высокий перевал»',
      de: 'Bergstiefel Hoher Pass',
      uk: 'Черевики «Високий перевал»',
      zh: '高山隘口登山靴',
    },
    description: {
      en: '<p>Two new soles in one lifetime: send it back to Montebelluna and the same hands take the old one off. Full-grain leather, high collar, lugs for the snowfield in June. Wax it on winter evenings and talk to it; the first week is hard on both of you.</p>',
      ru: '<p>За одну жизнь две новые подошвы: отправьте пару в Монтебеллуну, и старую снимут те же руки, что её ставили. Цельная кожа, высокое голенище, протектор для июньского снежника. Натирайте воском зимними вечерами: первая неделя трудна для обоих.</p>',
      de: '<p>Zwei neue Sohlen in einem Leben: zurück nach Montebelluna damit, und dieselben Hände nehmen die alte ab. Vollleder, hoher Schaft, Stollen für das Schneefeld im Juni. An Winterabenden wachsen; die erste Woche ist für beide Seiten hart.</p>',
      uk: '<p>За одне життя дві нові підошви: відішліть пару до Монтебеллуни, і стару знімуть ті самі руки, що її ставили. Цільна шкіра, висока халява, протектор для червневого сніжника. Натирайте воском зимовими вечорами: перший тиждень важкий для обох.</p>',
      zh: '<p>一辈子能换两次底：寄回蒙泰贝卢纳，还是那双手把旧底拆下来。全粒面皮，高帮，深齿踩得住六月的雪坡。冬天晚上给它上上蜡，头一个星期，您和它都不好过。</p>',
    },
  },
  'high-pass-chukka': {
    name: {
      en: 'High pass chukka',
      ru: 'Чукка «Высокий перевал»',
      de: 'Chukka Hoher Pass',
      uk: 'Чукка «Високий перевал»',
      zh: '高山隘口查卡靴',
    },
    description: {
      en: '<p>Five eyelets, so you are laced before the others have found their hut slippers. Nubuck starts like chalk and ends like a map of where you have been; leave the stains. The lugs belong to a mountain, the shape can sit in a restaurant.</p>',
      ru: '<p>Пять пар люверсов: вы уже зашнуровались, а остальные ещё ищут тапки в приюте. Нубук сначала как мел, потом как карта ваших дорог; пятна не выводите. Протектор горный, а силуэт не стыдно показать в ресторане.</p>',
      de: '<p>Fünf Ösenpaare, da ist man geschnürt, ehe die anderen ihre Hüttenschuhe gefunden haben. Nubuk beginnt wie Kreide und wird zur Karte der eigenen Wege; Flecken bitte lassen. Das Profil gehört an den Berg, die Form darf ins Restaurant.</p>',
      uk: '<p>П’ять пар люверсів: ви вже зашнурувалися, а решта ще шукає капці в притулку. Нубук спершу як крейда, а потім як мапа ваших доріг; плям не виводьте. Протектор гірський, а силует не соромно показати в ресторані.</p>',
      zh: '<p>五对鞋眼，别人还在找山屋拖鞋，您已经系好了。磨砂皮起初像粉笔，后来像一张您走过的地图，污渍就留着吧。鞋底的齿属于山，鞋型坐得进餐馆。</p>',
    },
  },
}
