import type { Copy } from '../copy.ts'

export const leggings4: Record<string, Copy> = {
  'heavy-set-legging': {
    name: {
      en: 'Heavy set legging',
      ru: 'Леггинсы «Тяжёлый подход»',
      de: 'Leggings Schwerer Satz',
      uk: 'Легінси «Важкий підхід»',
      zh: '重训紧身裤',
    },
    description: {
      en: '<p>Checked at the bottom of a squat under white light, by a colleague paid to be honest. The double knit lets nothing through, the V yoke gives the seat some shape. A thigh pocket keeps the phone off the gym floor.</p>',
      ru: '<p>Проверены в нижней точке приседа, под белым светом, коллегой, которой платят за честность. Двойная вязка ничего не просвечивает, кокетка углом придаёт форму сзади. Телефон на бедре, а не на полу зала.</p>',
      de: '<p>Geprüft am tiefsten Punkt der Kniebeuge, in weißem Licht, von einer Kollegin, die für Ehrlichkeit bezahlt wird. Das Doppelgestrick lässt nichts durch, die V-Passe formt hinten mit. Das Telefon liegt am Schenkel und nicht auf dem Hallenboden.</p>',
      uk: '<p>Перевірені в нижній точці присіду, під білим світлом, колегою, якій платять за чесність. Подвійна в’язка нічого не просвічує, кокетка кутом додає форми ззаду. Телефон на стегні, а не на підлозі зали.</p>',
      zh: '<p>在白光下蹲到最低点检查过，检查的同事拿的就是说实话的工资。双面针织不透，V 形育克让臀部有型。手机放大腿口袋，不用扔在健身房地上。</p>',
    },
  },
  'heavy-set-mens-tight': {
    name: {
      en: 'Heavy set men’s tight',
      ru: 'Мужские тайтсы «Тяжёлый подход»',
      de: 'Herren-Tights Schwerer Satz',
      uk: 'Чоловічі тайтси «Важкий підхід»',
      zh: '男款重训紧身裤',
    },
    description: {
      en: '<p>Under shorts or on their own, depending on how well you know the gym. The knit presses evenly and warms the knees before the first heavy pull. No pockets, so nothing digs in when the bar comes past the thigh.</p>',
      ru: '<p>Под шорты или сами по себе — смотря насколько вы в зале свой. Вязка сжимает ровно и греет колени до первой тяжёлой тяги. Карманов нет: когда гриф идёт мимо бедра, ничего не мешает.</p>',
      de: '<p>Unter Shorts oder allein, je nachdem, wie gut man sich im Studio kennt. Das Gestrick drückt gleichmäßig und wärmt die Knie vor dem ersten schweren Zug. Taschen fehlen, damit die Stange am Schenkel freie Bahn hat.</p>',
      uk: '<p>Під шорти або самі по собі — залежить, наскільки ви в залі свій. В’язка стискає рівно й гріє коліна перед першою важкою тягою. Кишень немає: коли гриф іде повз стегно, ніщо не заважає.</p>',
      zh: '<p>套在短裤里穿，或者单穿，看您跟健身房有多熟。针织压力均匀，第一把大重量之前先把膝盖焐热。没有口袋，杠铃贴着大腿过去，什么也不硌。</p>',
    },
  },
  'court-stripe-legging': {
    name: {
      en: 'Court stripe legging',
      ru: 'Леггинсы с лампасом «Корт»',
      de: 'Streifen-Leggings Court',
      uk: 'Легінси з лампасом «Корт»',
      zh: '球场条纹紧身裤',
    },
    description: {
      en: '<p>The team stripe is knitted in two colours and will not peel, crack or pick a side. Wear them under a skirt in March, alone from April. Leicester makes them for people who play on courts with puddles in the corner.</p>',
      ru: '<p>Командная полоса вывязана в два цвета: не облезет и не потрескается. В марте носите под юбкой, с апреля так. Лестер шьёт их для тех, кто играет на кортах с лужей в углу.</p>',
      de: '<p>Der Teamstreifen ist in zwei Farben eingestrickt; er blättert nicht und reißt nicht. Im März unter dem Rock, ab April allein. Leicester näht sie für Leute, deren Platz eine Pfütze in der Ecke hat.</p>',
      uk: '<p>Командну смугу вив’язано у два кольори: не облізе й не потріскається. У березні носіть під спідницею, з квітня так. Лестер шиє їх для тих, хто грає на кортах із калюжею в кутку.</p>',
      zh: '<p>队条是双色织进去的，不会剥落，也不会开裂。三月穿在裙子里面，四月起单穿。莱斯特做这条裤子，给那些在角落积着水的球场上打球的人。</p>',
    },
  },
  'court-7-8-stripe-legging': {
    name: {
      en: 'Court 7/8 stripe legging',
      ru: 'Леггинсы с лампасом «Корт» 7/8',
      de: 'Streifen-Leggings Court 7/8',
      uk: 'Легінси з лампасом «Корт» 7/8',
      zh: '球场条纹九分裤',
    },
    description: {
      en: '<p>There is a pocket for the second ball, hidden in the waistband, and nobody on the other side of the net can see it. Short at the ankle so that court shoes lace freely. Berry or navy, one stripe down the side.</p>',
      ru: '<p>Карман для второго мяча спрятан в поясе, и с той стороны сетки его не видно. У щиколотки коротко — теннисные туфли шнуруются свободно. Ягодные или тёмно-синие, с одной полосой по боку.</p>',
      de: '<p>Im Bund versteckt sich eine Tasche für den zweiten Ball, von der anderen Netzseite sieht sie niemand. Am Knöchel kurz, damit sich der Tennisschuh frei schnüren lässt. Beere oder Marine, ein Streifen an der Seite.</p>',
      uk: '<p>Кишеня для другого м’яча схована в поясі, і з того боку сітки її не видно. Біля щиколотки коротко — тенісні кросівки шнуруються вільно. Ягідні або темно-сині, з однією смугою збоку.</p>',
      zh: '<p>第二只球藏在腰头的暗袋里，网那边的人看不见。脚踝处短一截，球鞋系带不碍事。莓红或藏青，侧边一道条。</p>',
    },
  },
  'first-light-tight': {
    name: {
      en: 'First light tight',
      ru: 'Тайтсы «Первый свет»',
      de: 'Lauftights Erstes Licht',
      uk: 'Тайтси «Перше світло»',
      zh: '晨光九分跑裤',
    },
    description: {
      en: '<p>You leave in a jacket and come back with it threaded through the loop behind, both sleeves waving. Three pockets take the rest. Light nylon, 7/8, meant for the hour when the lamps go out one street at a time.</p>',
      ru: '<p>Выходите в куртке, а возвращаетесь с курткой в петле на пояснице, рукава машут. Всё остальное — по трём карманам. Лёгкий нейлон, длина 7/8, на тот час, когда фонари гаснут улица за улицей.</p>',
      de: '<p>Man geht mit Jacke los und kommt mit der Jacke in der Schlaufe zurück, die Ärmel winken hinterher. Den Rest nehmen drei Taschen. Leichtes Nylon, 7/8, für die Stunde, in der die Laternen Straße um Straße ausgehen.</p>',
      uk: '<p>Виходите в куртці, а повертаєтеся з курткою в петлі на попереку, рукави махають. Усе інше — по трьох кишенях. Легкий нейлон, довжина 7/8, на ту годину, коли ліхтарі гаснуть вулиця за вулицею.</p>',
      zh: '<p>出门时穿着外套，回来时外套穿在后腰的环里，两只袖子一路招手。其余的交给三个口袋。轻薄尼龙，九分长，留给路灯一条街一条街熄灭的那个钟头。</p>',
    },
  },
  'dawn-gradient-legging': {
    name: {
      en: 'Dawn gradient legging',
      ru: 'Леггинсы с градиентом «Рассвет»',
      de: 'Farbverlauf-Leggings Morgenröte',
      uk: 'Легінси з градієнтом «Світанок»',
      zh: '黎明渐变紧身裤',
    },
    description: {
      en: '<p>Sunrise begins at the ankle, lime first, and by the hip it is full day. They are noticed by cyclists, dogs and one bus driver in Kaunas who waves. Smooth and light, no pockets, happy on a mat too.</p>',
      ru: '<p>Рассвет начинается у щиколотки с лайма, а на бедре уже день. Их замечают велосипедисты, собаки и один водитель автобуса в Каунасе, который машет. Гладкие, лёгкие, без карманов; на коврике им тоже хорошо.</p>',
      de: '<p>Der Sonnenaufgang beginnt am Knöchel mit Limette, an der Hüfte ist es Tag. Radfahrer bemerken sie, Hunde auch, dazu ein Busfahrer in Kaunas, der winkt. Glatt und leicht, ohne Taschen, und auf der Matte ebenso gern.</p>',
      uk: '<p>Схід сонця починається біля щиколотки з лайма, а на стегні вже день. Їх помічають велосипедисти, собаки й один водій автобуса в Каунасі, який махає рукою. Гладенькі, легкі, без кишень; на килимку їм теж добре.</p>',
      zh: '<p>日出从脚踝开始，先是青柠色，到胯上已经天光大亮。骑车的、狗，还有考纳斯一位会挥手的公交司机，都注意到了它。光滑轻薄，没有口袋，铺开垫子也能穿。</p>',
    },
  },
  'weekend-legging': {
    name: {
      en: 'Weekend legging',
      ru: 'Леггинсы «Длинные выходные»',
      de: 'Leggings Langes Wochenende',
      uk: 'Легінси «Довгі вихідні»',
      zh: '长周末棉质紧身裤',
    },
    description: {
      en: '<p>Organic cotton with five per cent stretch, which is exactly the length of a sofa. No sport is intended, though going down for bread counts. They soften with every wash and pill less than you fear.</p>',
      ru: '<p>Органический хлопок и пять процентов эластана — ровно на длину дивана. Спорт не предполагается, хотя спуститься за хлебом считается. С каждой стиркой мягче, а катышков меньше, чем вы опасаетесь.</p>',
      de: '<p>Biobaumwolle mit fünf Prozent Elasthan, das reicht genau für eine Sofalänge. Sport ist nicht vorgesehen, Brötchenholen zählt trotzdem. Mit jeder Wäsche wird sie weicher, und Knötchen gibt es weniger, als man befürchtet.</p>',
      uk: '<p>Органічна бавовна й п’ять відсотків еластану — рівно на довжину дивана. Спорт не передбачено, хоча спуститися по хліб рахується. З кожним пранням м’якші, а ковтюшків менше, ніж ви боїтеся.</p>',
      zh: '<p>有机棉加百分之五的弹力，正好够一张长沙发。本没打算让您运动，不过下楼买面包也算。越洗越软，起球比您担心的少。</p>',
    },
  },
  'weekend-wide-pant': {
    name: {
      en: 'Weekend wide pant',
      ru: 'Широкие брюки «Длинные выходные»',
      de: 'Weite Hose Langes Wochenende',
      uk: 'Широкі штани «Довгі вихідні»',
      zh: '长周末阔腿裤',
    },
    description: {
      en: '<p>French terry cut wide and straight, with an elastic waist that has no opinion about lunch. The loops inside stay cool in the kitchen. With a shirt tucked in they pass for trousers, at least until somebody hugs you.</p>',
      ru: '<p>Петельный трикотаж, широкий прямой крой и резинка, у которой нет мнения насчёт обеда. Петли внутри не дают запариться на кухне. С заправленной рубашкой сойдут за брюки — пока вас кто-нибудь не обнимет.</p>',
      de: '<p>French Terry, weit und gerade geschnitten, mit einem Gummibund, der zum Mittagessen keine Meinung hat. Die Schlingen innen bleiben in der Küche kühl. Mit Hemd darin geht sie als Stoffhose durch, bis jemand Sie umarmt.</p>',
      uk: '<p>Петельний трикотаж, широкий прямий крій і гумка, що не має думки про обід. Петлі всередині не дають спаритися на кухні. Із заправленою сорочкою зійдуть за класичні — поки вас хтось не обійме.</p>',
      zh: '<p>法式毛圈布，剪得又宽又直，松紧腰对午饭吃多少没有意见。里面的毛圈在厨房里也不闷。把衬衫塞进去就像条正经长裤，直到有人抱住您。</p>',
    },
  },
  'ripple-legging': {
    name: {
      en: 'Ripple legging',
      ru: 'Леггинсы «Рябь»',
      de: 'Leggings Wellenspiel',
      uk: 'Легінси «Брижі»',
      zh: '涟漪罗纹裤',
    },
    description: {
      en: '<p>Ribs draw a long vertical line and the eye follows it politely to the floor. The leg is straight, the knit thick enough for bone to be worn without planning. A door key goes in the waist, and on with you.</p>',
      ru: '<p>Рубчик чертит длинную вертикаль, и взгляд послушно идёт по ней до пола. Штанина прямая, вязка плотная: слоновую кость можно носить, не продумывая бельё. Ключ от двери — в пояс, и пошли.</p>',
      de: '<p>Die Rippen ziehen eine lange Senkrechte, und das Auge folgt ihr brav bis zum Boden. Gerades Bein, so dicht gestrickt, dass man Elfenbein ohne Vorüberlegung trägt. Haustürschlüssel in den Bund, und los.</p>',
      uk: '<p>Рубчик креслить довгу вертикаль, і погляд слухняно йде за нею до підлоги. Холоша пряма, в’язка щільна: слонову кістку можна носити, не думаючи про білизну. Ключ від дверей — у пояс, і гайда.</p>',
      zh: '<p>罗纹拉出一条长长的竖线，目光会乖乖跟到地面。直筒裤腿，织得够厚，骨白色也不用想里面穿什么。家门钥匙塞进腰头，走吧。</p>',
    },
  },
  'ripple-flare': {
    name: {
      en: 'Ripple flare',
      ru: 'Клёш «Рябь»',
      de: 'Schlaghose Wellenspiel',
      uk: 'Кльош «Брижі»',
      zh: '涟漪罗纹喇叭裤',
    },
    description: {
      en: '<p>Below the knee the ribs let go of each other and the hem swings like a door in a draught. Mid waist, for those who find high ones bossy. Knitted in Herning, where wind is the local sport.</p>',
      ru: '<p>Ниже колена рубчики отпускают друг друга, и край ходит, как дверь на сквозняке. Посадка средняя — для тех, кому высокая кажется строгой. Вяжут в Хернинге, где ветер — местный вид спорта.</p>',
      de: '<p>Unter dem Knie lassen die Rippen einander los, und der Saum schwingt wie eine Tür im Durchzug. Mittlere Leibhöhe, für alle, denen hohe Bünde zu bestimmend sind. Gestrickt in Herning, wo Wind Volkssport ist.</p>',
      uk: '<p>Нижче коліна рубчики відпускають один одного, і край ходить, мов двері на протязі. Посадка середня — для тих, кому висока здається суворою. В’яжуть у Гернінгу, де вітер — місцевий вид спорту.</p>',
      zh: '<p>膝盖以下，罗纹一根根松开，裤脚像穿堂风里的门一样晃。中腰，给嫌高腰管得太宽的人。织于丹麦的赫宁，那里把刮风当一项运动。</p>',
    },
  },
  'essential-legging': {
    name: {
      en: 'Essential legging',
      ru: 'Базовые леггинсы',
      de: 'Basis-Leggings',
      uk: 'Базові легінси',
      zh: '基础款紧身裤',
    },
    description: {
      en: '<p>We set out to make the plain one and changed our minds about nothing. Smooth, high in the waist, no print, no panel, one pocket for a key. If you own a single pair, own it in ink; if two, the other can be clay.</p>',
      ru: '<p>Задумали самые простые и ни разу не передумали. Гладкие, с высоким поясом, без рисунка и вставок, с карманом под ключ. Если пара одна — пусть чернильная, если две — вторая может быть глиняной.</p>',
      de: '<p>Wir wollten die schlichte machen und haben es uns nicht anders überlegt. Glatt, hoch im Bund, kein Druck, kein Einsatz, ein Fach für den Schlüssel. Wer nur eine hat, nehme Tinte; die zweite darf Ton sein.</p>',
      uk: '<p>Задумали найпростіші й жодного разу не передумали. Гладенькі, з високим поясом, без малюнка й вставок, з кишенькою для ключа. Якщо пара одна — хай чорнильна, якщо дві — друга може бути глиняною.</p>',
      zh: '<p>一开始就想做最素的那条，后来也没改主意。光滑、高腰，没有印花，没有拼块，一个放钥匙的口袋。只买一条就选墨黑，买两条，另一条可以是陶土色。</p>',
    },
  },
  'essential-cross-7-8': {
    name: {
      en: 'Essential cross 7/8',
      ru: 'Базовые леггинсы с перекрёстным поясом 7/8',
      de: 'Basis-Leggings mit Kreuzbund 7/8',
      uk: 'Базові легінси з перехресним поясом 7/8',
      zh: '基础款交叉腰九分裤',
    },
    description: {
      en: '<p>One idea in front, one behind: the waist crosses, and the seat seam follows a curve instead of cutting straight through. Between them it is ordinary smooth nylon doing ordinary work. Nothing in the waistband, so nothing to press on when you lie prone.</p>',
      ru: '<p>Одна мысль спереди, одна сзади: пояс перекрещен, а шов на спинке идёт дугой и не режет пополам. Между ними обычный гладкий нейлон, который делает обычную работу. Карманов нет — лёжа на животе это ценишь.</p>',
      de: '<p>Ein Einfall vorn, einer hinten: Der Bund kreuzt sich, und die Gesäßnaht folgt einem Bogen, statt mittendurch zu gehen. Dazwischen gewöhnliches glattes Nylon, das seine Arbeit tut. Keine Taschen, also drückt in Bauchlage nichts.</p>',
      uk: '<p>Одна думка спереду, одна ззаду: пояс перехрещений, а шов на спинці йде дугою й не ріже навпіл. Між ними звичайний гладенький нейлон, що робить звичайну роботу. Кишень немає — лежачи на животі, це цінуєш.</p>',
      zh: '<p>前面一个心思，后面一个心思：腰头交叉，臀缝走弧线，不从当中直切。两者之间是普通的光滑尼龙，干普通的活。腰里没有口袋，趴下时什么也不硌。</p>',
    },
  },
}
