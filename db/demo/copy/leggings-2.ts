import type { Copy } from '../copy.ts'

export const leggings2: Record<string, Copy> = {
  'tempo-legging': {
    name: {
      en: 'Tempo legging',
      ru: 'Леггинсы «Темп»',
      de: 'Lauf-Leggings Tempo',
      uk: 'Легінси «Темп»',
      zh: '节奏紧身裤',
    },
    description: {
      en: '<p>Three pockets: phone on one thigh, gels on the other, door key zipped behind where it cannot jump out. The cloth is smooth and on the light side, so the legs stay quick. You will stop asking your partner to carry things.</p>',
      ru: '<p>Три кармана: телефон на одном бедре, гели на другом, ключ сзади под молнией — не выпрыгнет. Ткань гладкая и скорее лёгкая, ноги остаются быстрыми. Партнёра больше не надо просить что-то подержать.</p>',
      de: '<p>Drei Taschen: Telefon auf der einen Seite, Gels auf der anderen, der Hausschlüssel hinten hinter einem Reißverschluss. Der Stoff ist glatt und eher leicht, die Beine bleiben schnell. Niemand muss mehr etwas für Sie tragen.</p>',
      uk: '<p>Три кишені: телефон на одному стегні, гелі на другому, ключ позаду під блискавкою — не вистрибне. Тканина гладенька й радше легка, ноги лишаються швидкими. Просити когось потримати речі більше не треба.</p>',
      zh: '<p>三个口袋：一边大腿放手机，另一边放能量胶，钥匙拉进后腰，跳不出来。面料光滑偏薄，双腿跑得利落。以后不用再请同伴帮忙拿东西了。</p>',
    },
  },
  'city-miles-mens-tight': {
    name: {
      en: 'City miles men’s tight',
      ru: 'Мужские тайтсы «Городские мили»',
      de: 'Herren-Lauftights Stadtmeilen',
      uk: 'Чоловічі тайтси «Міські милі»',
      zh: '男款城市里程紧身跑裤',
    },
    description: {
      en: '<p>Made for running home with nothing but a travel card, which goes in the zip pocket at the small of the back. Smooth nylon, mid waist, no logo shouting. Under a long coat they pass for nothing at all.</p>',
      ru: '<p>Сшиты для того, кто бежит домой с одним проездным: он едет в кармане на молнии на пояснице. Гладкий нейлон, средняя посадка, без кричащих надписей. Под длинным пальто их не видно вовсе.</p>',
      de: '<p>Für den Heimweg im Laufschritt, mit nichts als der Monatskarte in der Ziptasche am Rücken. Glattes Nylon, mittlere Leibhöhe, kein Logo, das ruft. Unter dem langen Mantel bemerkt sie keiner.</p>',
      uk: '<p>Для того, хто біжить додому з самим проїзним: він їде в кишені на блискавці на попереку. Гладкий нейлон, середня посадка, без крикливих написів. Під довгим пальтом їх узагалі не видно.</p>',
      zh: '<p>为只带一张交通卡跑回家的人做的，卡放在后腰拉链袋里。光滑尼龙，中腰，没有大声嚷嚷的标志。外面套件长大衣，谁也看不出来。</p>',
    },
  },
  'city-miles-7-8': {
    name: {
      en: 'City miles 7/8',
      ru: 'Леггинсы «Городские мили» 7/8',
      de: 'Leggings Stadtmeilen 7/8',
      uk: 'Легінси «Міські милі» 7/8',
      zh: '城市里程九分裤',
    },
    description: {
      en: '<p>From the street side they look like narrow trousers, which helps when you run to a meeting and then have to sit in it. Thigh pocket for a card and a phone. The graphite shows the least of a puddle.</p>',
      ru: '<p>Со стороны улицы — узкие брюки. Удобно, если на встречу вы бежите, а потом ещё на ней сидите. В кармане на бедре телефон и карта; следы луж меньше всего заметны на графите.</p>',
      de: '<p>Von der Straße aus gesehen eine schmale Hose, was hilft, wenn man zur Besprechung rennt und dann darin sitzen muss. Karte und Telefon reisen am Oberschenkel. In Graphit sieht man die Pfützen am wenigsten.</p>',
      uk: '<p>З боку вулиці — вузькі штани. Зручно, якщо на зустріч ви біжите, а потім ще на ній сидите. У кишені на стегні телефон і картка; сліди калюж найменше видно на графіті.</p>',
      zh: '<p>从街边看就是一条窄腿长裤，跑着去开会、进门就得坐下的人会懂。大腿口袋放手机和卡。石墨灰最不显水坑溅的点子。</p>',
    },
  },
  'slow-sun-legging': {
    name: {
      en: 'Slow sun legging',
      ru: 'Леггинсы «Медленное солнце»',
      de: 'Leggings Langsame Sonne',
      uk: 'Легінси «Повільне сонце»',
      zh: '慢日光紧身裤',
    },
    description: {
      en: '<p>The crossed waistband has no top edge to dig in, so breath goes all the way down. Brushed on the outside until it feels like the side of a peach. Ends above the ankle, brought up slowly in Como by people who own gardens.</p>',
      ru: '<p>У перекрёстного пояса нет верхней кромки, которая врезается, и вдох доходит до самого низа. Снаружи ткань ворсована до персикового бочка. Длина — выше щиколотки; шьют в Комо, не торопясь, люди с садами.</p>',
      de: '<p>Der gekreuzte Bund hat keine Oberkante, die einschneidet, der Atem kommt bis unten an. Außen so lange angeraut, bis er sich anfühlt wie die Wange eines Pfirsichs. Über dem Knöchel zu Ende; genäht in Como, von Leuten mit Gärten.</p>',
      uk: '<p>У перехресного пояса немає верхнього краю, що врізається, тож вдих сягає самого низу. Зовні тканину ворсовано до персикового бочка. Довжина — вище щиколотки; шиють у Комо, без поспіху, люди із садами.</p>',
      zh: '<p>交叉腰头没有勒人的上沿，气能一直吸到底。表面磨毛，摸着像桃子向阳的那一侧。长度到踝上，在科莫缝制，缝它的人家里多半有园子。</p>',
    },
  },
  'slow-sun-full-legging': {
    name: {
      en: 'Slow sun full legging',
      ru: 'Длинные леггинсы «Медленное солнце»',
      de: 'Lange Leggings Langsame Sonne',
      uk: 'Довгі легінси «Повільне сонце»',
      zh: '慢日光长款紧身裤',
    },
    description: {
      en: '<p>Long enough to pull over the heel when the floor is stone. In savasana that is worth more than a blanket. The waist crosses softly and asks nothing of your stomach, before breakfast or after it.</p>',
      ru: '<p>Хватает, чтобы натянуть на пятку, если пол каменный. В шавасане это дороже пледа. Пояс мягко перекрещивается и ничего не требует от живота — ни до завтрака, ни после.</p>',
      de: '<p>So lang, dass sie über die Ferse reicht, wenn der Boden aus Stein ist. In der Endentspannung ist das mehr wert als eine Decke. Der Bund kreuzt sich weich und verlangt nichts vom Bauch, weder vor noch nach dem Frühstück.</p>',
      uk: '<p>Вистачає, щоб натягти на п’яту, коли підлога кам’яна. У шавасані це цінніше за плед. Пояс м’яко перехрещується й нічого не вимагає від живота — ні до сніданку, ні після.</p>',
      zh: '<p>够长，石板地冷的时候可以拉过脚跟。躺到摊尸式，这比毯子还管用。腰头柔柔地交叠，早饭前后都不为难肚子。</p>',
    },
  },
  'slow-sun-wide-pant': {
    name: {
      en: 'Slow sun wide pant',
      ru: 'Широкие брюки «Медленное солнце»',
      de: 'Weite Hose Langsame Sonne',
      uk: 'Широкі штани «Повільне сонце»',
      zh: '慢日光阔腿裤',
    },
    description: {
      en: '<p>Lyocell that drops straight from the hip and pools a little when you lie down, which is what they were made for. Cool to the touch for the first minute, then simply yours. No pockets; whatever it is can wait.</p>',
      ru: '<p>Лиоцелл падает прямо от бедра и чуть растекается, когда вы ложитесь, — для этого брюки и придуманы. Первую минуту прохладно, дальше просто хорошо. Карманов нет, дела подождут.</p>',
      de: '<p>Lyocell, das von der Hüfte gerade fällt und sich im Liegen ein wenig ausbreitet, denn fürs Liegen ist sie gemacht. In der ersten Minute kühl, danach einfach Ihre. Ohne Taschen: Was auch immer es ist, es kann warten.</p>',
      uk: '<p>Ліоцел спадає прямо від стегна й ледь розтікається, коли ви лягаєте, — для цього штани й вигадано. Першу хвилину прохолодно, далі просто добре. Кишень немає, справи почекають.</p>',
      zh: '<p>莱赛尔从胯部直直垂下，躺下时微微摊开，它本来就是为躺着做的。头一分钟凉凉的，然后就成了您自己的温度。没有口袋，什么事都可以等等。</p>',
    },
  },
  'slow-sun-stirrup-legging': {
    name: {
      en: 'Slow sun stirrup legging',
      ru: 'Леггинсы со штрипкой «Медленное солнце»',
      de: 'Steg-Leggings Langsame Sonne',
      uk: 'Легінси зі штрипкою «Повільне сонце»',
      zh: '慢日光踩脚紧身裤',
    },
    description: {
      en: '<p>Turn upside down and the hem stays at the ankle, because the stirrup holds it by the foot. Toes and heel are free to grip the mat. In blush they look like something borrowed from the back row of a ballet.</p>',
      ru: '<p>Перевернитесь вниз головой — край останется у щиколотки: его держит штрипка. Пальцы и пятка свободны и цепляются за коврик. В пудровом цвете похожи на вещь, одолженную у кордебалета.</p>',
      de: '<p>Auch kopfüber bleibt der Saum am Knöchel, weil der Steg ihn am Fuß festhält. Zehen und Ferse greifen frei auf der Matte. In Puder sehen sie aus wie aus der letzten Reihe des Balletts geliehen.</p>',
      uk: '<p>Переверніться догори ногами — край лишиться на щиколотці: його тримає штрипка. Пальці й п’ята вільні, щоб чіплятися за килимок. У пудровому кольорі схожі на річ, позичену в кордебалету.</p>',
      zh: '<p>倒立的时候裤脚也不往下滑，踩脚带把它拴住了。脚趾和脚跟露在外面，抓得住垫子。腮红粉那条，像是从芭蕾舞团后排借来的。</p>',
    },
  },
  'saltwater-legging': {
    name: {
      en: 'Saltwater legging',
      ru: 'Леггинсы «Солёная вода»',
      de: 'Leggings Salzwasser',
      uk: 'Легінси «Солона вода»',
      zh: '海水紧身裤',
    },
    description: {
      en: '<p>At the back a yoke opens in a V, drawn after the wake of the ferry you can see from the workshop. Thin smooth nylon, fine for the beach walk before class. Sand shakes off if you let it dry first.</p>',
      ru: '<p>Сзади кокетка расходится углом — срисовали след парома, который виден из мастерской. Тонкий гладкий нейлон, до занятия в нём хорошо пройтись по пляжу. Песок отряхивается, если дать ему высохнуть.</p>',
      de: '<p>Hinten öffnet sich eine Passe zum V, abgeschaut vom Kielwasser der Fähre vor der Werkstatt. Dünnes, glattes Nylon, auch für den Strandweg vor dem Kurs. Sand fällt ab, wenn man ihn erst trocknen lässt.</p>',
      uk: '<p>Ззаду кокетка розходиться кутом — змалювали слід порома, який видно з майстерні. Тонкий гладкий нейлон, до заняття в ньому добре пройтися пляжем. Пісок обтрушується, якщо дати йому висохнути.</p>',
      zh: '<p>后腰育克展开成 V 形，照着工坊窗外渡轮的尾迹画的。尼龙又薄又滑，课前去沙滩走走正好。沙子先晾干，一抖就掉。</p>',
    },
  },
  'saltwater-capri': {
    name: {
      en: 'Saltwater capri',
      ru: 'Капри «Солёная вода»',
      de: 'Caprihose Salzwasser',
      uk: 'Капрі «Солона вода»',
      zh: '海水七分裤',
    },
    description: {
      en: '<p>Wade in to the knee, do your standing poses on the wet sand, and they are dry before the tide turns. The V yoke keeps the back waist flat. Rinse the salt out at home; the coral pair asks for shade.</p>',
      ru: '<p>Зайдите в воду по колено, постойте в асанах на мокром песке — высохнут раньше, чем сменится прилив. Кокетка углом держит спинку пояса ровной. Дома сполосните от соли; коралловые сушите в тени.</p>',
      de: '<p>Erst knietief ins Wasser, dann Standhaltungen im nassen Sand, und trocken ist sie, ehe die Flut kippt. Die V-Passe hält den Bund im Rücken flach. Zu Hause das Salz ausspülen; Koralle trocknet lieber im Schatten.</p>',
      uk: '<p>Зайдіть у воду по коліно, постійте в асанах на мокрому піску — висохнуть раніше, ніж обернеться приплив. Кокетка кутом тримає спинку пояса рівно. Удома сполосніть від солі; коралові сушіть у затінку.</p>',
      zh: '<p>下水到膝盖，在湿沙上站一会儿体式，潮水转向之前它就干了。V 形育克让后腰服帖。回家冲掉盐分；珊瑚红那条请阴凉处晾。</p>',
    },
  },
  'saltwater-stirrup': {
    name: {
      en: 'Saltwater stirrup',
      ru: 'Леггинсы со штрипкой «Солёная вода»',
      de: 'Steg-Leggings Salzwasser',
      uk: 'Легінси зі штрипкою «Солона вода»',
      zh: '海水罗纹踩脚裤',
    },
    description: {
      en: '<p>Ribs all the way down, then an open heel, so you stand on your own foot and not on cloth. The knit is thicker than the other Saltwater pieces and pulls back well. Good under a big jumper on the windy side of the harbour.</p>',
      ru: '<p>Рубчик до самого низа, а пятка открыта: стоите на своей ступне, а не на ткани. Вязка плотнее, чем у остальных вещей серии, и хорошо возвращается. Под большой свитер, на ветреную сторону гавани.</p>',
      de: '<p>Rippen bis ganz unten, dann eine offene Ferse: Man steht auf dem eigenen Fuß und nicht auf Stoff. Dicker gestrickt als die übrige Serie, springt gut zurück. Unter dem großen Pullover auf der windigen Seite des Hafens richtig.</p>',
      uk: '<p>Рубчик до самого низу, а п’ята відкрита: стоїте на своїй стопі, а не на тканині. В’язка щільніша, ніж у решти серії, і добре повертає форму. Під великий светр, на вітряний бік гавані.</p>',
      zh: '<p>罗纹一直织到底，脚跟露在外面：踩着的是自己的脚，不是布。比同系列其他几件厚，回弹也好。港口迎风的那一侧，外面罩件大毛衣正合适。</p>',
    },
  },
  'saltwater-gradient-legging': {
    name: {
      en: 'Saltwater gradient legging',
      ru: 'Леггинсы с градиентом «Солёная вода»',
      de: 'Farbverlauf-Leggings Salzwasser',
      uk: 'Легінси з градієнтом «Солона вода»',
      zh: '海水渐变紧身裤',
    },
    description: {
      en: '<p>Deep water at the hips, foam at the ankle: the colour pales on the way down until only chalk is left. No two of them fade at quite the same height. Plain tops suit them; they have said enough already.</p>',
      ru: '<p>На бёдрах глубина, у щиколотки пена: цвет светлеет книзу, пока не остаётся один мел. Двух совсем одинаковых переходов не бывает. Верх лучше гладкий, леггинсы уже всё сказали.</p>',
      de: '<p>An der Hüfte tiefes Wasser, am Knöchel Schaum: Die Farbe wird nach unten blasser, bis nur Kreide übrig ist. Kein Verlauf sitzt genau auf derselben Höhe. Dazu ein schlichtes Oberteil, gesagt ist ja schon alles.</p>',
      uk: '<p>На стегнах глибина, біля щиколотки піна: колір світлішає донизу, аж поки лишається сама крейда. Двох зовсім однакових переходів не буває. Верх краще гладкий, легінси вже все сказали.</p>',
      zh: '<p>胯上是深水，踝边是浪花：颜色一路变浅，最后只剩粉笔白。没有两条褪得一样高。上身穿素色就好，该说的它都说了。</p>',
    },
  },
  'mosaic-legging': {
    name: {
      en: 'Mosaic legging',
      ru: 'Леггинсы «Мозаика»',
      de: 'Leggings Mosaik',
      uk: 'Легінси «Мозаїка»',
      zh: '马赛克拼色紧身裤',
    },
    description: {
      en: '<p>Sand-coloured panels are let into the leg on a curve, like tiles round a fountain. Sewing them takes twice as long and you can see why. High waist, smooth cloth, no pockets to interrupt the picture.</p>',
      ru: '<p>Песочные детали врезаны в штанину по дуге, как плитка вокруг фонтана. Шить такое вдвое дольше, и видно почему. Высокий пояс, гладкая ткань и никаких карманов, чтобы не портить рисунок.</p>',
      de: '<p>Sandfarbene Teile sind im Bogen ins Bein eingesetzt, wie Kacheln um einen Brunnen. Das Nähen dauert doppelt so lang, und man sieht, weshalb. Hoher Bund, glatter Stoff, keine Tasche stört das Bild.</p>',
      uk: '<p>Піщані деталі врізано в холошу по дузі, як плитку довкола фонтана. Шити таке вдвічі довше, і видно чому. Високий пояс, гладка тканина й жодних кишень, щоб не псувати малюнка.</p>',
      zh: '<p>沙色裁片沿弧线嵌进裤腿，像喷泉边的瓷砖。缝起来要多花一倍工夫，看了就明白为什么。高腰，布面光滑，不开口袋，免得打断画面。</p>',
    },
  },
}
