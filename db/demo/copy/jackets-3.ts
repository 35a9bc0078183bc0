import type { Copy } from '../copy.ts'

export const jackets3: Record<string, Copy> = {
  'dawn-gradient-windbreaker': {
    name: {
      en: 'Dawn gradient windbreaker',
      ru: 'Ветровка с градиентом «Рассвет»',
      de: 'Windbreaker mit Farbverlauf Morgenröte',
      uk: 'Вітрівка з градієнтом «Світанок»',
      zh: '黎明渐变风衣',
    },
    description: {
      en: '<p>The colour thins from shoulder to hem the way the sky does at ten to six, with lime where the sun would be. Hood, front zip, welt pockets, cloth of 90 grams. Early dog walkers will say good morning first.</p>',
      ru: '<p>Цвет от плеч к низу редеет, как небо без десяти шесть; там, где быть солнцу, — лайм. Капюшон, молния, прорезные карманы, ткань в 90 граммов. Ранние собачники поздороваются первыми.</p>',
      de: '<p>Die Farbe verblasst von der Schulter zum Saum wie der Himmel um zehn vor sechs, mit Limette dort, wo die Sonne stünde. Kapuze, Zip, Paspeltaschen, 90 Gramm auf den Quadratmeter. Frühe Hundebesitzer grüßen als Erste.</p>',
      uk: '<p>Колір від плечей донизу рідшає, як небо за десять шоста; там, де мало б бути сонце, — лайм. Каптур, блискавка, прорізні кишені, тканина у 90 грамів. Ранні собачники привітаються першими.</p>',
      zh: '<p>颜色从肩到下摆渐渐变淡，像五点五十分的天空，太阳该在的地方是青柠色。有帽子，前拉链，嵌线口袋，面料每平方米90克。清早遛狗的人会先跟您打招呼。</p>',
    },
  },
  'understorey-fleece': {
    name: {
      en: 'Understorey fleece',
      ru: 'Флисовая куртка «Подлесок»',
      de: 'Fleecejacke Unterholz',
      uk: 'Флісова куртка «Підлісок»',
      zh: '林下抓绒外套',
    },
    description: {
      en: '<p>Outside it is moss after rain, deep enough to lose a fingertip in; inside it is smooth and slides over a shirt. Pine needles hold on, so shake it at the door. The zipped pockets have seen mushrooms.</p>',
      ru: '<p>Снаружи — мох после дождя, палец утопает; внутри гладко, рубашка не собирается. Хвоя цепляется: отряхивайте у двери. В карманах на молниях случалось бывать и грибам.</p>',
      de: '<p>Außen wie Moos nach Regen, tief genug für eine Fingerkuppe; innen glatt, sodass sie über das Hemd gleitet. Tannennadeln bleiben hängen, also vor der Tür ausschütteln. In den Zip-Taschen waren auch schon Pilze.</p>',
      uk: '<p>Зовні — мох після дощу, палець тоне; усередині гладенько, сорочка не збирається. Глиця чіпляється: обтрушуйте біля дверей. У кишенях на блискавках бувало й грибам.</p>',
      zh: '<p>外面像雨后的苔藓，厚得能没过指尖；里面光滑，套在衬衫外面很顺。松针会挂在上面，进门前抖一抖。那两只拉链口袋，装过蘑菇。</p>',
    },
  },
  'understorey-pocket-fleece': {
    name: {
      en: 'Understorey pocket fleece',
      ru: 'Флиска с карманом «Подлесок»',
      de: 'Brusttaschen-Fleece Unterholz',
      uk: 'Фліска з кишенею «Підлісок»',
      zh: '林下胸袋抓绒外套',
    },
    description: {
      en: '<p>Pile wears out first where rucksack straps rub, so there we used woven cloth: a navy yoke and a chest pocket to match. The rest is thick, square and happy outdoors. Compass in the pocket, crumbs under it.</p>',
      ru: '<p>Ворс первым делом вытирается под лямками рюкзака, поэтому там мы поставили тканую вставку: тёмно-синюю кокетку и такой же нагрудный карман. Остальное — толстое, квадратное и довольное жизнью на улице. В кармане компас, под ним крошки.</p>',
      de: '<p>Flor wird zuerst dort kahl, wo Rucksackgurte reiben; an diese Stelle kam gewebter Stoff, eine marineblaue Passe und eine Brusttasche dazu. Der Rest ist dick, gerade und gern draußen. In der Tasche ein Kompass, darunter Krümel.</p>',
      uk: '<p>Ворс найперше витирається під лямками наплічника, тож там ми поставили ткану вставку: темно-синю кокетку й таку саму нагрудну кишеню. Решта — товста, квадратна й задоволена життям надворі. У кишені компас, під ним крихти.</p>',
      zh: '<p>绒面最先磨秃的是背包带压着的地方，所以那里换成了梭织布：藏青色肩片，配一只同色胸袋。其余部分又厚又方，在户外最自在。袋里放指南针，指南针下面是饼干屑。</p>',
    },
  },
  'understorey-fleece-vest': {
    name: {
      en: 'Understorey fleece vest',
      ru: 'Флисовый жилет «Подлесок»',
      de: 'Fleeceweste Unterholz',
      uk: 'Флісовий жилет «Підлісок»',
      zh: '林下抓绒马甲',
    },
    description: {
      en: '<p>People look for this vest while they have it on. Pile without sleeves warms the back and leaves the elbows to get on with the gardening. It fits under a coat in winter and earns its hook by the door all year.</p>',
      ru: '<p>Этот жилет ищут по всему дому, когда он уже надет. Ворс греет спину, а локти свободны и заняты грядкой. Зимой помещается под пальто, а крючок у двери занимает круглый год.</p>',
      de: '<p>Nach dieser Weste sucht man, während man sie trägt. Flor ohne Ärmel wärmt den Rücken und lässt die Ellbogen im Garten arbeiten. Im Winter passt sie unter den Mantel, und ihren Haken an der Tür hat sie das ganze Jahr.</p>',
      uk: '<p>Цей жилет шукають по всій хаті, коли він уже на них. Ворс гріє спину, а лікті вільні й зайняті грядкою. Узимку вміщується під пальто, а гачок біля дверей займає цілий рік.</p>',
      zh: '<p>常有人满屋子找这件马甲，其实正穿在身上。没有袖子，绒面暖着后背，胳膊肘只管去侍弄花园。冬天能塞进大衣里，门边那只挂钩一年到头都归它。</p>',
    },
  },
  'snap-neck-fleece': {
    name: {
      en: 'Snap-neck fleece',
      ru: 'Флиска на кнопках',
      de: 'Fleece mit Druckknöpfen',
      uk: 'Фліска на кнопках',
      zh: '按扣抓绒衫',
    },
    description: {
      en: '<p>Four snaps and one big pocket: there is not much here to break. You open the collar with a thumb at the hut and close it with a chin on the way down. The pile is dense, and it smells of wood smoke by choice.</p>',
      ru: '<p>Четыре кнопки и один большой карман — ломаться почти нечему. В хижине ворот расстёгиваешь большим пальцем, на спуске прижимаешь подбородком. Ворс густой, запах костра берёт охотно.</p>',
      de: '<p>Vier Druckknöpfe und eine große Tasche: Viel kann hier nicht kaputtgehen. In der Hütte öffnet man den Kragen mit dem Daumen, beim Abstieg hält ihn das Kinn zu. Der Flor ist dicht und nimmt Holzrauch gern an.</p>',
      uk: '<p>Чотири кнопки й одна велика кишеня — ламатися майже нічому. У хижі комір розстібаєш великим пальцем, на спуску притискаєш підборіддям. Ворс густий, запах багаття бере охоче.</p>',
      zh: '<p>四颗按扣，一只大口袋，没什么可坏的。到山屋用拇指一拨就开了领，下山时用下巴一压就合上。绒面密实，乐意沾上柴火味。</p>',
    },
  },
  'hooded-pile-jacket': {
    name: {
      en: 'Hooded pile jacket',
      ru: 'Плюшевая куртка с капюшоном',
      de: 'Plüschjacke mit Kapuze',
      uk: 'Плюшева куртка з каптуром',
      zh: '连帽绒毛外套',
    },
    description: {
      en: '<p>A blanket that has grown sleeves and a hood and can now go out for milk. Long enough to sit on, wide enough to pull your knees into. The cat will claim it, so hang it high or buy in the cat’s colour.</p>',
      ru: '<p>Плед, у которого выросли рукава и капюшон, и теперь он может сходить за молоком. На длинных полах удобно сидеть, внутрь помещаются поджатые колени. Кошка его присвоит: вешайте повыше или берите в цвет кошки.</p>',
      de: '<p>Eine Decke, der Ärmel und Kapuze gewachsen sind und die nun Milch holen gehen kann. Lang genug, um darauf zu sitzen, weit genug für angezogene Knie. Die Katze wird Anspruch erheben: hoch hängen oder in Katzenfarbe kaufen.</p>',
      uk: '<p>Плед, у якого виросли рукави й каптур, і тепер він може сходити по молоко. На довгих полах зручно сидіти, усередину вміщуються підібгані коліна. Кішка його привласнить: вішайте вище або беріть у колір кішки.</p>',
      zh: '<p>一条长出袖子和帽子的毯子，现在可以穿着下楼买牛奶了。长到能垫着坐，宽到能把膝盖缩进去。猫会来占，要么挂高些，要么按猫的毛色买。</p>',
    },
  },
  'cropped-pile-jacket': {
    name: {
      en: 'Cropped pile jacket',
      ru: 'Короткая плюшевая куртка',
      de: 'Kurze Plüschjacke',
      uk: 'Коротка плюшева куртка',
      zh: '短款绒毛外套',
    },
    description: {
      en: '<p>A shirt collar, only furry, and snaps the colour of old horn. It ends at the waist, where pile would otherwise start to look like a bathrobe. Strangers on the tram ask if they may touch it.</p>',
      ru: '<p>Рубашечный воротник, только пушистый, и кнопки цвета старого рога. Заканчивается на талии — дальше плюш начинает походить на халат. В трамвае незнакомые люди просят разрешения потрогать.</p>',
      de: '<p>Ein Hemdkragen, nur flauschig, dazu Druckknöpfe in der Farbe von altem Horn. Sie endet in der Taille, weil Plüsch darunter zum Bademantel wird. In der Straßenbahn fragen Fremde, ob sie mal anfassen dürfen.</p>',
      uk: '<p>Сорочковий комір, тільки пухнастий, і кнопки кольору старого рогу. Закінчується на талії — далі плюш починає скидатися на халат. У трамваї незнайомці питають, чи можна помацати.</p>',
      zh: '<p>衬衫领，只不过毛茸茸的，配旧牛角色的按扣。衣长到腰为止，再长就像浴袍了。电车上会有陌生人问，能不能摸一下。</p>',
    },
  },
  'topo-shell-anorak': {
    name: {
      en: 'Topo shell anorak',
      ru: 'Анорак «Горизонтали»',
      de: 'Höhenlinien-Anorak',
      uk: 'Анорак «Горизонталі»',
      zh: '等高线防风连帽外套',
    },
    description: {
      en: '<p>The bone lines are the pass we tested it on; find the gap between them and you have found the wind. Ripstop shrugs at brambles. The zip sits off-centre, the hood closes over, and a chocolate bar fits the chest pocket sideways.</p>',
      ru: '<p>Линии цвета слоновой кости — перевал, на котором его испытывали; где они расходятся, там и дуло. Рипстопу колючки нипочём. Молния смещена, капюшон закрывает лоб, шоколадка входит в нагрудный карман поперёк.</p>',
      de: '<p>Die elfenbeinfarbenen Linien zeigen den Pass, auf dem wir ihn getestet haben; wo sie auseinanderlaufen, kam der Wind. Ripstop zuckt bei Brombeeren nur mit den Schultern. Versetzter Zip, Kapuze, und in die Brusttasche passt quer eine Tafel Schokolade.</p>',
      uk: '<p>Лінії кольору слонової кістки — перевал, на якому його випробовували; де вони розходяться, там і дуло. Ріпстопу колючки не страшні. Блискавка зміщена, каптур закриває чоло, шоколадка входить у нагрудну кишеню впоперек.</p>',
      zh: '<p>骨白色线条就是我们试穿它的那道山口，线与线之间的空当，便是来风的地方。防撕裂面料不怕荆棘。拉链偏在一侧，帽子能罩住额头，胸袋横着放得下一块巧克力。</p>',
    },
  },
  'camo-ripstop-jacket': {
    name: {
      en: 'Camo ripstop jacket',
      ru: 'Камуфляжная куртка из рипстопа',
      de: 'Camouflage-Jacke aus Ripstop',
      uk: 'Камуфляжна куртка з ріпстопу',
      zh: '迷彩防撕裂夹克',
    },
    description: {
      en: '<p>Four patch pockets: one for twine, one for seed, one for the phone, and one you never remember the contents of. A storm flap covers the zip. The camouflage is soft enough for the allotment and long enough for a wet bench.</p>',
      ru: '<p>Четыре накладных кармана: для бечёвки, для семян, для телефона и один, про который вечно забываешь, что там. Молния прикрыта ветрозащитной планкой. Камуфляж мирный, годится для дачи; длины хватает на мокрую лавку.</p>',
      de: '<p>Vier aufgesetzte Taschen: eine für Schnur, eine für Samen, eine fürs Telefon und eine, deren Inhalt man nie weiß. Eine Sturmleiste deckt den Zip ab. Die Tarnung ist sanft genug für den Kleingarten, der Saum lang genug für die feuchte Bank.</p>',
      uk: '<p>Чотири накладні кишені: для мотузки, для насіння, для телефона й одна, про яку вічно забуваєш, що там. Блискавку прикриває вітрозахисна планка. Камуфляж мирний, пасує до городу; довжини вистачає на вологу лавку.</p>',
      zh: '<p>四只贴袋：一只放麻绳，一只放种子，一只放手机，还有一只永远记不得装了什么。拉链外有挡风襟。迷彩温和，适合去菜地；衣身够长，坐湿凳子也不怕。</p>',
    },
  },
  'ripple-knit-jacket': {
    name: {
      en: 'Ripple knit jacket',
      ru: 'Вязаный жакет «Рябь»',
      de: 'Strickjacke Wellenspiel',
      uk: 'В’язаний жакет «Брижі»',
      zh: '涟漪针织短外套',
    },
    description: {
      en: '<p>The rib goes down the body and straight on over the patch pockets, so they show only when you use them. A shirt collar, a row of snaps, a short slim cut. It is what a cardigan wears to a meeting.</p>',
      ru: '<p>Рубчик идёт по корпусу и без остановки — по накладным карманам, поэтому они заметны, только если ими пользоваться. Рубашечный ворот, ряд кнопок, короткий узкий крой. Так одевается кардиган, когда у него совещание.</p>',
      de: '<p>Die Rippen laufen am Körper hinab und über die aufgesetzten Taschen einfach weiter; man sieht sie erst, wenn eine Hand darin steckt. Hemdkragen, eine Reihe Druckknöpfe, kurz und schmal. So erscheint ein Cardigan zur Besprechung.</p>',
      uk: '<p>Рубчик іде тулубом і без зупинки — накладними кишенями, тож їх видно, лише коли ними користуються. Сорочковий комір, ряд кнопок, короткий вузький крій. Так вдягається кардиган, коли в нього нарада.</p>',
      zh: '<p>罗纹顺着衣身往下，径直流过贴袋，只有把手插进去时才看得出口袋。衬衫领，一排按扣，短而修身。开衫要去开会，大概就穿成这样。</p>',
    },
  },
  'slow-sun-wrap-jacket': {
    name: {
      en: 'Slow sun wrap jacket',
      ru: 'Жакет с запахом «Медленное солнце»',
      de: 'Wickeljacke Langsame Sonne',
      uk: 'Жакет із запахом «Повільне сонце»',
      zh: '慢日光裹身外套',
    },
    description: {
      en: '<p>One side crosses over the other and closes at the hip with a zip that nobody notices. The lyocell is heavy enough to hang well and kind to skin still warm from class. Long, with welt pockets for walking slowly.</p>',
      ru: '<p>Одна пола ложится на другую и закрывается у бедра молнией, которую никто не замечает. Лиоцелл достаточно тяжёлый, чтобы красиво висеть, и ласковый к коже, ещё тёплой после занятия. Длинный, с прорезными карманами — для медленной ходьбы.</p>',
      de: '<p>Eine Seite legt sich über die andere und schließt an der Hüfte mit einem Zip, den niemand bemerkt. Das Lyocell ist schwer genug für einen schönen Fall und freundlich zu Haut, die noch warm von der Stunde ist. Lang, mit Paspeltaschen zum langsamen Gehen.</p>',
      uk: '<p>Одна пола лягає на другу й закривається біля стегна блискавкою, якої ніхто не помічає. Ліоцел досить важкий, щоб гарно спадати, і лагідний до шкіри, ще теплої після заняття. Довгий, із прорізними кишенями — для повільної ходи.</p>',
      zh: '<p>一襟搭过另一襟，在胯边用一条没人留意的拉链合上。莱赛尔够沉，垂得好看，对刚下课还热着的皮肤也温柔。长款，嵌线口袋，适合慢慢走。</p>',
    },
  },
  'quarry-melange-jacket': {
    name: {
      en: 'Quarry melange jacket',
      ru: 'Меланжевая куртка «Карьер»',
      de: 'Melange-Jacke Steinbruch',
      uk: 'Меланжева куртка «Кар’єр»',
      zh: '采石场麻灰连帽外套',
    },
    description: {
      en: '<p>Grab a bar overhead and nothing rides up: the panels under the arms stretch twice as far as the body does. Heathered like cut stone, which also hides chalk. The hood is for walking in; the zipped pockets are for what you walked in with.</p>',
      ru: '<p>Хватаешься за перекладину — и ничего не задирается: вставки под мышками тянутся вдвое сильнее корпуса. Меланж как скол камня, магнезии на нём не видно. Капюшон — чтобы войти в зал, карманы на молниях — для того, с чем вошли.</p>',
      de: '<p>Man greift über Kopf nach der Stange, und nichts rutscht hoch: Die Einsätze unter den Armen dehnen sich doppelt so weit wie der Körper. Meliert wie gebrochener Stein, was auch Magnesia versteckt. Die Kapuze ist fürs Ankommen, die Zip-Taschen für alles Mitgebrachte.</p>',
      uk: '<p>Хапаєшся за перекладину — і ніщо не задирається: вставки під пахвами тягнуться вдвічі більше за тулуб. Меланж як скол каменю, магнезії на ньому не видно. Каптур — щоб зайти в зал, кишені на блискавках — для того, з чим зайшли.</p>',
      zh: '<p>伸手抓杠，衣服不会往上蹿：腋下拼片的弹力是衣身的两倍。麻灰像刚凿开的石面，沾了镁粉也看不出。帽子进门时戴，拉链口袋装您带进门的东西。</p>',
    },
  },
}
