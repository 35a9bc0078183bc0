import type { Copy } from '../copy.ts'

export const tanks1: Record<string, Copy> = {
  'rib-tank': {
    name: { en: 'Rib tank', ru: 'Майка в рубчик', de: 'Ripp-Tanktop', uk: 'Майка в рубчик', zh: '罗纹背心' },
    description: {
      en: '<p>It comes off the machine as a tube, so there are no side seams to wander round to the front by noon. The straps cover a bra strap, the scoop is sober. Rust, with a jacket over it, has attended board meetings.</p>',
      ru: '<p>С машины она сходит трубой: боковых швов нет, и к обеду им некуда уползти. Лямки закрывают бретельку белья, вырез благоразумный. Рыжая, под жакетом, бывала на совете директоров.</p>',
      de: '<p>Von der Maschine kommt es als Schlauch, also gibt es keine Seitennaht, die bis Mittag nach vorn wandert. Die Träger decken den BH ab, der Ausschnitt bleibt besonnen. In Rost, unter dem Blazer, saß es schon im Vorstand.</p>',
      uk: '<p>З машини вона сходить трубою: бічних швів немає, і до обіду їм нікуди сповзти. Лямки закривають бретельку білизни, виріз розважливий. Іржава, під жакетом, бувала на раді директорів.</p>',
      zh: '<p>从机器上下来就是个圆筒，没有侧缝，也就不会到中午转到前面来。肩带盖得住内衣带，领口有分寸。锈橙那件套上西装，进过董事会。</p>',
    },
  },
  'ripple-crop-tank': {
    name: {
      en: 'Ripple crop tank',
      ru: 'Короткая майка «Рябь»',
      de: 'Crop-Tanktop Wellenspiel',
      uk: 'Коротка майка «Брижі»',
      zh: '涟漪短款背心',
    },
    description: {
      en: '<p>Bound all round in its own rib, which looks like nothing and is the reason it keeps its shape. Short enough for a high waistband, narrow in the strap. We wash ours with everything and it forgives us.</p>',
      ru: '<p>Все края окантованы тем же рубчиком: незаметно, но форму держит именно это. Коротка под высокий пояс, лямки узкие. Свою мы стираем со всем подряд, и она нас прощает.</p>',
      de: '<p>Ringsum mit der eigenen Rippe eingefasst; das fällt nicht auf und ist der Grund, weshalb es die Form behält. Kurz genug für den hohen Bund, schmal am Träger. Unseres waschen wir mit allem, und es verzeiht uns.</p>',
      uk: '<p>Усі краї облямовано тим самим рубчиком: непомітно, але форму тримає саме це. Коротка під високий пояс, лямки вузькі. Свою ми перемо з усім підряд, і вона нам прощає.</p>',
      zh: '<p>四周用同一种罗纹包边，看着不起眼，不变形全靠它。短度正配高腰，肩带细。我们自己那件什么都混着洗，它也不计较。</p>',
    },
  },
  'high-neck-rib-tank': {
    name: {
      en: 'High-neck rib tank',
      ru: 'Майка с высоким воротом в рубчик',
      de: 'Hochgeschlossenes Ripp-Top',
      uk: 'Майка з високим коміром у рубчик',
      zh: '高领罗纹背心',
    },
    description: {
      en: '<p>Closed at the throat and cut away at the shoulders: formal in front, swimmer behind. The rib is the heavy one and stays where you put it. Good earrings are all the decoration it will accept.</p>',
      ru: '<p>У горла закрыта, на плечах вырезана: спереди строгость, сзади пловчиха. Рубчик плотный и лежит там, куда положили. Из украшений признаёт только хорошие серьги.</p>',
      de: '<p>Am Hals geschlossen, an den Schultern ausgeschnitten: vorn förmlich, hinten Schwimmerin. Die Rippe ist die schwere und bleibt, wo man sie hinlegt. Als Schmuck duldet es nur gute Ohrringe.</p>',
      uk: '<p>Біля горла закрита, на плечах вирізана: спереду строгість, ззаду плавчиня. Рубчик щільний і лежить там, де поклали. З прикрас визнає лише добрі сережки.</p>',
      zh: '<p>领口收到喉间，肩部向里挖：前面庄重，背后像游泳运动员。用的是厚罗纹，放哪儿就待在哪儿。首饰只认一副好耳环。</p>',
    },
  },
  'racer-run-tank': {
    name: {
      en: 'Racer run tank',
      ru: 'Беговая майка-борцовка',
      de: 'Lauf-Top mit Racerback',
      uk: 'Бігова майка-борцівка',
      zh: '工字背跑步背心',
    },
    description: {
      en: '<p>The edges are bonded, not hemmed, and after a half-marathon in the heat your underarms will be able to tell. At 110 grams it dries while you stretch. A curved hem keeps it from riding up under a belt.</p>',
      ru: '<p>Края не подшиты, а склеены: после жаркой половинки подмышки это подтвердят. Сто десять граммов на метр — высыхает, пока тянетесь. Закруглённый низ не ползёт вверх из-под пояса.</p>',
      de: '<p>Die Kanten sind verklebt und nicht gesäumt; nach einem heißen Halbmarathon wissen die Achseln, warum. Mit 110 Gramm trocknet es, während Sie dehnen. Unter dem Laufgürtel hält der runde Saum die Stellung.</p>',
      uk: '<p>Краї не підшиті, а склеєні: після спекотної половинки пахви це підтвердять. Сто десять грамів на метр — висихає, поки тягнетеся. Закруглений низ не повзе вгору з-під пояса.</p>',
      zh: '<p>边缘是热压的，没有车缝，大热天跑完半马，腋下自有体会。每平方米一百一十克，拉伸的工夫就干了。弧形下摆，系上腰包也不往上跑。</p>',
    },
  },
  singlet: {
    name: {
      en: 'Singlet',
      ru: 'Соревновательная майка',
      de: 'Wettkampf-Singlet',
      uk: 'Змагальна майка',
      zh: '男款竞速背心',
    },
    description: {
      en: '<p>Ninety grams of open mesh and two slits, for the ten mornings a year when seconds count. Pin the number low; the fabric is thin and deserves respect. On a hanger it looks like somebody forgot to finish it.</p>',
      ru: '<p>Девяносто граммов открытой сетки и два разреза — на те десять утр в году, когда важны секунды. Номер колите пониже: ткань тонкая, с ней надо бережно. На вешалке кажется, что её забыли дошить.</p>',
      de: '<p>Neunzig Gramm offenes Netz und zwei Schlitze, für die zehn Morgen im Jahr, an denen Sekunden zählen. Die Startnummer tief anstecken, der Stoff ist dünn und will Respekt. Am Bügel sieht es aus, als hätte jemand das Fertignähen vergessen.</p>',
      uk: '<p>Дев’яносто грамів відкритої сітки й два розрізи — на ті десять ранків на рік, коли важать секунди. Номер кріпіть нижче: тканина тонка, з нею треба дбайливо. На вішаку здається, що її забули дошити.</p>',
      zh: '<p>九十克的透孔网布，两侧开衩，留给一年里计较秒数的那十个早晨。号码布别低一点，料子薄，请善待。挂在衣架上，像是谁忘了缝完。</p>',
    },
  },
  'tempo-mesh-tank': {
    name: {
      en: 'Tempo mesh tank',
      ru: 'Сетчатая майка «Темп»',
      de: 'Netz-Top Tempo',
      uk: 'Сітчаста майка «Темп»',
      zh: '节奏网眼背心',
    },
    description: {
      en: '<p>From the shoulder blades down the back is mesh, and on a treadmill facing the wall that is where you need it. Loose round the body, with a hem that curves. Choose your bra with care: everyone will see it.</p>',
      ru: '<p>Спина от лопаток вниз — сетка; на дорожке, лицом к стене, именно там и нужен воздух. По телу свободно, низ закруглён. Топ под неё выбирайте с умом: его увидят все.</p>',
      de: '<p>Ab den Schulterblättern ist der Rücken Netz, und auf dem Laufband vor der Wand braucht man es genau dort. Locker am Körper, unten gerundet. Wählen Sie den BH mit Bedacht, ihn sehen alle.</p>',
      uk: '<p>Спина від лопаток донизу — сітка; на доріжці, обличчям до стіни, повітря потрібне саме там. На тілі вільно, низ закруглений. Топ під неї обирайте з розумом: його побачать усі.</p>',
      zh: '<p>肩胛骨往下，整片后背都是网眼；对着墙跑跑步机，正需要那里透风。衣身宽松，下摆带弧。里面的文胸请好好挑，大家都看得见。</p>',
    },
  },
  'city-miles-tank': {
    name: {
      en: 'City miles tank',
      ru: 'Мужская майка «Городские мили»',
      de: 'Lauf-Tanktop Stadtmeilen',
      uk: 'Чоловіча майка «Міські милі»',
      zh: '男款城市里程背心',
    },
    description: {
      en: '<p>The side seams are flat and the label is printed, which leaves nothing to scratch between the front door and the park. Wide in the strap, regular in the body. It rolls up smaller than the sandwich next to it.</p>',
      ru: '<p>Боковые швы плоские, ярлык напечатан: от подъезда до парка ничего не колет. Лямки широкие, посадка обычная. Свёрнутая занимает меньше места, чем бутерброд рядом с ней.</p>',
      de: '<p>Flache Seitennähte, ein gedrucktes Etikett: Zwischen Haustür und Park kratzt nichts. Am Träger breit, am Körper normal. Gerollt ist es kleiner als das Pausenbrot daneben.</p>',
      uk: '<p>Бічні шви пласкі, етикетка надрукована: від під’їзду до парку ніщо не шкребе. Лямки широкі, посадка звичайна. Згорнута займає менше місця, ніж бутерброд поруч.</p>',
      zh: '<p>侧缝平贴，标签直接印在里面，从家门口到公园，一路没东西扎人。宽肩带，常规版型。卷起来比旁边那个三明治还小。</p>',
    },
  },
  'muscle-tank': {
    name: {
      en: 'Muscle tank',
      ru: 'Мужская майка с низкой проймой',
      de: 'Muscle-Tanktop',
      uk: 'Чоловіча майка з низькою проймою',
      zh: '男款深袖窿健身背心',
    },
    description: {
      en: '<p>Heavy cotton with the armholes let down to the ribs, so a press moves nothing but the bar. It is dry to the touch, a bit rough, and better after a year. There is no muscle included.</p>',
      ru: '<p>Плотный хлопок, проймы опущены до рёбер: в жиме движется только гриф. На ощупь сухой, чуть грубоватый, через год лучше, чем сейчас. Мышцы в комплект не входят.</p>',
      de: '<p>Schwere Baumwolle, die Armlöcher bis zu den Rippen heruntergezogen: Beim Drücken bewegt sich nur die Stange. Trocken im Griff, etwas rau, nach einem Jahr schöner. Muskeln liegen nicht bei.</p>',
      uk: '<p>Щільна бавовна, пройми опущено до ребер: у жимі рухається тільки гриф. На дотик суха, трохи шорстка, за рік краща, ніж тепер. М’язи в комплект не входять.</p>',
      zh: '<p>厚棉布，袖窿一直开到肋边，推举时动的只有杠铃。手感干爽，略粗，穿一年会更好。肌肉不随货附送。</p>',
    },
  },
  'cropped-muscle-tank': {
    name: {
      en: 'Cropped muscle tank',
      ru: 'Укороченная майка с низкой проймой',
      de: 'Kurzes Muscle-Top',
      uk: 'Вкорочена майка з низькою проймою',
      zh: '女款短版深袖窿背心',
    },
    description: {
      en: '<p>The armholes are left raw; in a month they roll outwards and look like yours. Thick cotton, chopped at the waistband, wide enough for air. Your bra becomes half the outfit, so let it be a good colour.</p>',
      ru: '<p>Проймы оставлены необработанными: через месяц край завернётся наружу и станет вашим. Толстый хлопок, длина до пояса, ширины хватает для воздуха. Топ под ней — половина наряда, пусть цвет будет хороший.</p>',
      de: '<p>Die Armlöcher bleiben offenkantig; nach einem Monat rollen sie sich nach außen und sind die Ihren. Dicke Baumwolle, am Bund abgeschnitten, weit genug für Luft. Der BH ist das halbe Outfit, also bitte in einer guten Farbe.</p>',
      uk: '<p>Пройми лишено необробленими: за місяць край загорнеться назовні й стане вашим. Груба бавовна, довжина до пояса, ширини досить для повітря. Топ під нею — половина вбрання, хай колір буде гарний.</p>',
      zh: '<p>袖窿毛边不收，穿一个月会自己向外卷，卷成您的样子。厚棉布，齐腰剪短，宽得进风。里面的文胸占了半身搭配，请挑个好颜色。</p>',
    },
  },
  'striped-muscle-tank': {
    name: {
      en: 'Striped muscle tank',
      ru: 'Майка-тельняшка',
      de: 'Gestreiftes Tanktop',
      uk: 'Майка-тільняшка',
      zh: '水手条纹背心',
    },
    description: {
      en: '<p>Drawn for sitting on a jetty with wet feet, later found to work in gyms. Narrow cobalt stripes, combed organic jersey, armholes you can row in. Quimper has been stripping sleeves off sailors’ shirts for generations.</p>',
      ru: '<p>Придумана, чтобы сидеть на причале с мокрыми ногами; потом оказалось, что годится и для зала. Тонкие кобальтовые полоски, гребенной органический хлопок, проймы под вёсла. В Кемпере рукава от тельняшек отпарывают поколениями.</p>',
      de: '<p>Gezeichnet, um mit nassen Füßen auf dem Steg zu sitzen; dass es im Studio taugt, kam später heraus. Schmale kobaltblaue Streifen, gekämmter Bio-Jersey, Armlöcher zum Rudern. In Quimper trennt man seit Generationen Ärmel von Matrosenhemden.</p>',
      uk: '<p>Вигадана, щоб сидіти на причалі з мокрими ногами; потім виявилося, що годиться й для зали. Тонкі кобальтові смужки, гребінна органічна бавовна, пройми під весла. У Кемпері рукави від тільняшок відпорюють поколіннями.</p>',
      zh: '<p>本来是给湿着脚坐在栈桥上的人画的，后来发现健身房也能穿。钴蓝细条纹，精梳有机棉，袖窿宽得能划船。坎佩尔人给水手衫拆袖子，已经拆了好几代。</p>',
    },
  },
  'tie-tank': {
    name: { en: 'Tie tank', ru: 'Майка с узлом', de: 'Knoten-Top', uk: 'Майка з вузлом', zh: '系结背心' },
    description: {
      en: '<p>Knot it high for class and let it down for the walk home: one garment, two lengths. Lyocell drapes, so the loose part falls instead of sticking out. The straps are wide enough to hide whatever is under them.</p>',
      ru: '<p>На занятие узел повыше, на дорогу домой распустить: одна вещь, две длины. Лиоцелл струится, поэтому свободная часть падает, а не торчит. Широкие лямки прячут всё, что под ними.</p>',
      de: '<p>Für den Kurs hoch geknotet, für den Heimweg gelöst: ein Teil, zwei Längen. Lyocell fließt, darum fällt der weite Rest und steht nicht ab. Was darunter liegt, verbergen die breiten Träger.</p>',
      uk: '<p>На заняття вузол вище, на дорогу додому розпустити: одна річ, дві довжини. Ліоцел струменить, тому вільна частина спадає, а не стирчить. Широкі лямки ховають усе, що під ними.</p>',
      zh: '<p>上课时把结打高，回家路上放下来：一件衣服，两种长度。莱赛尔有垂感，宽出来的部分往下落，不往外支。肩带够宽，里面穿什么都盖得住。</p>',
    },
  },
  'saltwater-strappy-tank': {
    name: {
      en: 'Saltwater strappy tank',
      ru: 'Майка на тонких лямках «Солёная вода»',
      de: 'Riemchen-Top Salzwasser',
      uk: 'Майка на тонких бретелях «Солона вода»',
      zh: '海水细带背心',
    },
    description: {
      en: '<p>Two thin straps cross low on the back, well below the place where the mat touches. The nylon is close and slippery, so it slides under a cardigan without bunching. Salt does it no harm; sun cream wants soap.</p>',
      ru: '<p>Две тонкие лямки перекрещены низко на спине, гораздо ниже той точки, где давит коврик. Нейлон гладкий, облегает и под кардиганом не собирается. Соль ему не вредит, а крем от солнца отстирывайте с мылом.</p>',
      de: '<p>Zwei dünne Träger kreuzen sich tief im Rücken, weit unter der Stelle, an der die Matte drückt. Das Nylon liegt eng an und gleitet, unter der Strickjacke staut sich nichts. Salz schadet nicht, Sonnencreme verlangt Seife.</p>',
      uk: '<p>Дві тонкі бретелі перехрещені низько на спині, значно нижче місця, де тисне килимок. Нейлон гладенький, облягає й під кардиганом не збирається. Сіль йому не шкодить, а сонцезахисний крем відпирайте з милом.</p>',
      zh: '<p>两根细带在后背低处交叉，远低于躺下时垫子顶到的地方。尼龙贴身又滑，套进开衫也不堆褶。海盐伤不了它，防晒霜请用肥皂洗。</p>',
    },
  },
}
