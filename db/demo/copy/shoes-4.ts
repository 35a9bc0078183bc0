import type { Copy } from '../copy.ts'

export const shoes4: Record<string, Copy> = {
  'night-shift-sneaker': {
    name: {
      en: 'Night shift sneaker',
      ru: 'Кожаные кроссовки «Ночная смена»',
      de: 'Sneaker Nachtschicht',
      uk: 'Шкіряні кросівки «Нічна зміна»',
      zh: '夜班皮面运动鞋',
    },
    description: {
      en: '<p>The upper is one piece of leather, folded round the foot and closed at the back, so rain looks for a seam and moves on. A thick dark sole takes the hardness out of hospital corridors. Eyelets blackened; the shine is left to you.</p>',
      ru: '<p>Верх — один кусок кожи, обёрнутый вокруг стопы и сшитый сзади: дождь ищет шов и уходит ни с чем. Толстая тёмная подошва смягчает больничные коридоры. Люверсы чернёные, блеск оставлен вам.</p>',
      de: '<p>Der Schaft ist ein einziges Stück Leder, um den Fuß gelegt und hinten geschlossen; der Regen sucht eine Naht und zieht weiter. Die dicke dunkle Sohle nimmt Krankenhausfluren die Härte. Ösen geschwärzt, fürs Glänzen sind Sie zuständig.</p>',
      uk: '<p>Верх — один шмат шкіри, обгорнутий довкола стопи й зшитий ззаду: дощ шукає шов і йде ні з чим. Товста темна підошва пом’якшує лікарняні коридори. Люверси чорнені, а блиск — то вже ваша справа.</p>',
      zh: '<p>鞋面是一整块皮，绕脚一圈在后面合拢，雨水找不到缝，只好走开。厚厚的深色鞋底，把医院走廊的硬化软了。鞋眼做了发黑处理，发光的事交给您。</p>',
    },
  },
  'night-shift-high-top': {
    name: {
      en: 'Night shift high-top',
      ru: 'Высокие кроссовки «Ночная смена»',
      de: 'High-Top Nachtschicht',
      uk: 'Високі кросівки «Нічна зміна»',
      zh: '夜班高帮鞋',
    },
    description: {
      en: '<p>Set the two straps once, to suit your instep, and from then on use the zip on the inner side like everyone who has to leave quickly. Mesh and microsuede, dark from the wrapped toe to the collar. The sole adds some height and keeps the secret.</p>',
      ru: '<p>Два ремешка подгоняешь один раз по подъёму, а дальше пользуешься молнией с внутренней стороны, как все, кому надо быстро уйти. Сетка и микрозамша, темнота от обёрнутого мыса до ворота. Подошва прибавляет росту и молчит об этом.</p>',
      de: '<p>Die beiden Riemen stellt man einmal auf den Spann ein; danach nimmt man den Reißverschluss innen, wie alle, die schnell wegmüssen. Mesh und Mikrovelours, dunkel von der umschlossenen Spitze bis zum Kragen. Die Sohle macht größer und verrät es nicht.</p>',
      uk: '<p>Два ремінці припасовуєш один раз за підйомом, а далі користуєшся блискавкою з внутрішнього боку, як усі, кому треба швидко піти. Сітка й мікрозамша, темрява від обгорнутого носка до коміра. Підошва додає зросту й мовчить про це.</p>',
      zh: '<p>两条搭带照脚背调好一次，以后只拉内侧的拉链，像每个得赶紧走的人。网布加超纤绒面，从包裹的鞋头一路深到鞋口。鞋底悄悄增了点高，替您保密。</p>',
    },
  },
  'shutter-runner': {
    name: {
      en: 'Shutter runner',
      ru: 'Кроссовки «Затвор»',
      de: 'Sockensneaker Verschlusszeit',
      uk: 'Кросівки «Затвор»',
      zh: '快门厚底跑鞋',
    },
    description: {
      en: '<p>From the side the sole looks like a wave caught at one thousandth of a second. Above it a knitted collar grips the ankle, with elastic where laces would be. It runs to the night bus convincingly, and stands still even better.</p>',
      ru: '<p>Сбоку подошва похожа на волну, снятую с выдержкой в одну тысячную. Выше вязаный ворот обнимает щиколотку, вместо бантов — резинка. До ночного автобуса добегают убедительно, а стоят ещё лучше.</p>',
      de: '<p>Von der Seite gleicht die Sohle einer Welle, aufgenommen mit einer Tausendstelsekunde. Darüber umschließt ein Strickkragen den Knöchel, Gummizug statt Schleife. Zum Nachtbus läuft er überzeugend, im Stehen ist er noch besser.</p>',
      uk: '<p>Збоку підошва схожа на хвилю, зняту з витримкою в одну тисячну. Вище в’язаний комір обіймає щиколотку, замість бантиків — гумка. До нічного автобуса добігають переконливо, а стоять іще краще.</p>',
      zh: '<p>从侧面看，鞋底像用千分之一秒快门定住的浪。往上是裹住脚踝的针织鞋口，弹性绳代替了蝴蝶结。跑去赶夜班车很像样，站着不动更像样。</p>',
    },
  },
  'grid-trainer': {
    name: {
      en: 'Grid trainer',
      ru: 'Тренировочные кроссовки «Сетка»',
      de: 'Trainingsschuh Raster',
      uk: 'Тренувальні кросівки «Сітка»',
      zh: '网格训练鞋',
    },
    description: {
      en: '<p>Toes can spread in it, all five, the way they do when nobody has put a shoe on them. The heel is level with the rest, so a deadlift starts from the ground and not from a wedge. Coloured sole, knit upper, small reinforced cap.</p>',
      ru: '<p>Пальцы могут разойтись, все пять, как будто обуви на них нет. Пятка вровень с носком: становая начинается с пола, а не с горки. Цветная подошва, вязаный верх, небольшая защитная накладка.</p>',
      de: '<p>Die Zehen dürfen sich spreizen, alle fünf, als trüge man gar keinen Schuh. Die Ferse liegt auf einer Höhe mit dem Rest; Kreuzheben beginnt also am Boden und nicht auf einem Keil. Farbige Sohle, gestrickter Schaft, kleine Schutzkappe.</p>',
      uk: '<p>Пальці можуть розійтися, усі п’ять, наче взуття на них немає. П’ята врівень із носком: станова починається з підлоги, а не з гірки. Кольорова підошва, в’язаний верх, невелика захисна накладка.</p>',
      zh: '<p>五个脚趾都能张开，好像从没被鞋管过。后跟与前掌齐平，硬拉是从地面开始，不是从斜坡开始。彩色鞋底，针织鞋面，鞋头一小块护片。</p>',
    },
  },
  'heavy-set-lifter': {
    name: {
      en: 'Heavy set lifter',
      ru: 'Штангетки «Тяжёлый подход»',
      de: 'Gewichtheberschuh Schwerer Satz',
      uk: 'Штангетки «Важкий підхід»',
      zh: '重训举重鞋',
    },
    description: {
      en: '<p>A fifteen-millimetre wedge under the heel, and suddenly your squat is as deep as you have been claiming. The strap locks the foot down; there is no polite setting. Leather, gum rubber, and a knock on the platform that makes the room turn round.</p>',
      ru: '<p>Клин в пятнадцать миллиметров под пяткой — и присед вдруг такой глубокий, как вы рассказывали. Ремень запирает стопу, вежливого положения у него нет. Кожа, каучук и стук о помост, на который оборачивается весь зал.</p>',
      de: '<p>Ein Keil von fünfzehn Millimetern unter der Ferse, und auf einmal ist die Kniebeuge so tief, wie Sie immer behauptet haben. Der Riemen verriegelt den Fuß, eine höfliche Stufe gibt es nicht. Leder, Gummi und ein Schlag aufs Podest, nach dem sich alle umdrehen.</p>',
      uk: '<p>Клин у п’ятнадцять міліметрів під п’ятою — і присід раптом такий глибокий, як ви розповідали. Ремінь замикає стопу, ввічливого положення він не має. Шкіра, каучук і стукіт об поміст, на який озирається вся зала.</p>',
      zh: '<p>后跟垫高十五毫米，深蹲忽然就有您一向自称的那么深了。搭带把脚锁死，没有客气的那一档。皮面，生胶底，落在举重台上咚的一声，全场回头。</p>',
    },
  },
  'club-trainer': {
    name: {
      en: 'Club trainer',
      ru: 'Клубные кеды',
      de: 'Vereinsschuh',
      uk: 'Клубні кеди',
      zh: '俱乐部复古训练鞋',
    },
    description: {
      en: '<p>The last was carved in the seventies and found in a cupboard in Leicester, narrow at the waist and round in front. Microsuede over mesh, gum underneath, a chevron in the club’s colour. Brush it the wrong way for Friday nights.</p>',
      ru: '<p>Колодку вырезали в семидесятых, а нашли в шкафу в Лестере: узкая посередине, круглая спереди. Микрозамша поверх сетки, снизу каучук, сбоку шеврон клубного цвета. К вечеру пятницы причешите ворс в обратную сторону.</p>',
      de: '<p>Der Leisten wurde in den Siebzigern geschnitzt und in einem Schrank in Leicester gefunden, schmal in der Mitte und vorne rund. Mikrovelours auf Mesh, unten Gummi, ein Winkel in Vereinsfarbe. Für Freitagabend gegen den Strich bürsten.</p>',
      uk: '<p>Колодку вирізали в сімдесятих, а знайшли в шафі в Лестері: вузька посередині, кругла спереду. Мікрозамша поверх сітки, знизу каучук, збоку шеврон клубного кольору. На вечір п’ятниці зачешіть ворс у зворотний бік.</p>',
      zh: '<p>鞋楦是七十年代刻的，后来在莱斯特一个柜子里找到，中间窄，前头圆。网布上贴超纤绒面，底下是生胶，侧面一道俱乐部颜色的人字纹。星期五晚上，把绒面倒着刷一遍。</p>',
    },
  },
  'first-light-runner': {
    name: {
      en: 'First light runner',
      ru: 'Кроссовки «Первый свет»',
      de: 'Laufschuh Erstes Licht',
      uk: 'Кросівки «Перше світло»',
      zh: '晨光跑鞋',
    },
    description: {
      en: '<p>Before sunrise the first thing anyone sees of you is the sole, so we made it the loudest part. It is thick as well as bright, kind to legs that have not woken up yet. Leave the pair by the bed and you will find it.</p>',
      ru: '<p>До восхода первым делом замечают вашу подошву — её мы и сделали самой громкой. Она не только яркая, но и толстая, щадит ноги, которые ещё не проснулись. Поставьте пару у кровати: в темноте найдётся сама.</p>',
      de: '<p>Vor Sonnenaufgang sieht man von Ihnen zuerst die Sohle, also ist sie das Lauteste am Schuh. Dick ist sie auch und freundlich zu Beinen, die noch schlafen. Neben dem Bett abgestellt, findet man das Paar im Dunkeln.</p>',
      uk: '<p>До сходу сонця найперше помічають вашу підошву — її ми й зробили найгучнішою. Вона не лише яскрава, а й товста, жаліє ноги, що досі сплять. Поставте пару біля ліжка: у темряві знайдеться сама.</p>',
      zh: '<p>日出之前，别人最先看见的是您的鞋底，所以我们让它最显眼。不光亮，还厚，对没睡醒的腿很客气。放在床边，摸黑也找得到。</p>',
    },
  },
  'deck-shoe': {
    name: { en: 'Deck shoe', ru: 'Палубные кеды', de: 'Deckschuh', uk: 'Палубні кеди', zh: '甲板鞋' },
    description: {
      en: '<p>The sole is cut with a razor, hundreds of fine slits that close on a wet deck like fingers. What looks like canvas is mesh, and it dries before the kettle is stowed. White below, so the skipper will not mention black marks.</p>',
      ru: '<p>Подошва прорезана бритвой: сотни тонких щелей смыкаются на мокрой палубе, как пальцы. На вид парусина, на деле сетка — сохнет быстрее, чем уберут чайник. Низ белый, так что чёрных следов капитан не найдёт.</p>',
      de: '<p>Die Sohle ist mit der Klinge geschnitten, Hunderte feiner Schlitze, die sich auf nassem Deck wie Finger schließen. Was nach Segeltuch aussieht, ist Mesh und trocknet, ehe der Kessel verstaut ist. Unten weiß, damit der Skipper keine schwarzen Striche findet.</p>',
      uk: '<p>Підошву прорізано бритвою: сотні тонких щілин змикаються на мокрій палубі, мов пальці. На вигляд парусина, а насправді сітка — сохне швидше, ніж приберуть чайник. Низ білий, тож чорних слідів капітан не знайде.</p>',
      zh: '<p>鞋底用刀片割出几百道细缝，踩上湿甲板就像手指一样合拢抓住。看着像帆布，其实是网布，水壶还没收好它就干了。白色鞋底，船长找不到黑印子。</p>',
    },
  },
}
