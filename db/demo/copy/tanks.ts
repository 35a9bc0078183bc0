import type { Copy } from '../copy.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const tanks: Record<string, Copy> = {
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
      ru: 'Мужская майка «Городские километры»',
      de: 'Lauf-Tanktop Stadtkilometer',
      uk: 'Чоловіча майка «Міські кілометри»',
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
  'open-back-tank': {
    name: {
      en: 'Open-back tank',
      ru: 'Майка с открытой спиной',
      de: 'Rückenfreies Top',
      uk: 'Майка з відкритою спиною',
      zh: '露背宽松背心',
    },
    description: {
      en: '<p>Fold forward and the back falls open like two curtains; stand up and it closes. It never clings, being lyocell and far too long to bother. Worn over a bra with interesting straps, or over a swimsuit until the sun goes.</p>',
      ru: '<p>В наклоне спинка распахивается, как две шторы, выпрямились — закрылась. Не липнет: лиоцелл, да ещё такой длинный, что ему лень. Поверх топа с красивыми лямками или поверх купальника, до заката.</p>',
      de: '<p>In der Vorbeuge fällt der Rücken auf wie zwei Vorhänge, im Stehen schließt er sich. Es klebt nie, dafür ist das Lyocell zu lang und zu gelassen. Über einem BH mit schönen Trägern oder über dem Badeanzug, bis die Sonne weg ist.</p>',
      uk: '<p>У нахилі спинка розходиться, мов дві завіси, випросталися — закрилася. Не липне: ліоцел, ще й такий довгий, що йому ліньки. Поверх топа з гарними бретелями або поверх купальника, до заходу сонця.</p>',
      zh: '<p>前屈时，后背像两片帘子敞开；站直了，又合上。莱赛尔又长又懒散，从不粘身。罩在带子好看的文胸外，或者罩在泳衣外，直到太阳下山。</p>',
    },
  },
  'slow-sun-slip-tank': {
    name: {
      en: 'Slow sun slip tank',
      ru: 'Майка-комбинация «Медленное солнце»',
      de: 'Slip-Top Langsame Sonne',
      uk: 'Майка-комбінація «Повільне сонце»',
      zh: '慢日光吊带背心',
    },
    description: {
      en: '<p>Cut on the bias, which wastes cloth and gives you a top that turns when you turn. V-shaped at the neck, thin in the strap, cool like the other side of the pillow. People sleep in it and then wear it to lunch.</p>',
      ru: '<p>Скроена по косой: ткани уходит больше, зато майка поворачивается вместе с вами. Вырез углом, тонкие лямки, прохлада обратной стороны подушки. В ней спят, а потом идут обедать.</p>',
      de: '<p>Schräg zum Fadenlauf geschnitten: Das kostet Stoff und ergibt ein Top, das sich mitdreht. Am Hals ein V, dünne Träger, kühl wie die andere Kissenseite. Manche schlafen darin und gehen damit zum Mittagessen.</p>',
      uk: '<p>Скроєна по косій: тканини йде більше, зате майка повертається разом із вами. Виріз кутом, тонкі бретелі, прохолода іншого боку подушки. У ній сплять, а потім ідуть обідати.</p>',
      zh: '<p>斜裁费布，换来一件您转它也跟着转的上衣。V领，细带，凉得像枕头翻过来的那一面。有人穿着它睡觉，又穿着它去吃午饭。</p>',
    },
  },
  'longline-cotton-tank': {
    name: {
      en: 'Longline cotton tank',
      ru: 'Длинная хлопковая майка',
      de: 'Langes Baumwoll-Top',
      uk: 'Довга бавовняна майка',
      zh: '长款棉背心',
    },
    description: {
      en: '<p>Tucked in, it stays tucked in, through down dogs, nappy changes and the top shelf. That is all the length is for. Organic cotton with a little stretch, so thin that in January it goes under everything.</p>',
      ru: '<p>Заправили — и она остаётся заправленной: в собаке мордой вниз, у пеленального столика, на цыпочках перед верхней полкой. Длина нужна только для этого. Органический хлопок чуть тянется и так тонок, что в январе надевается подо всё.</p>',
      de: '<p>Einmal in den Bund gesteckt, bleibt es dort, beim herabschauenden Hund, am Wickeltisch und vor dem obersten Regal. Nur dafür ist die Länge da. Biobaumwolle mit etwas Stretch, so dünn, dass sie im Januar unter alles passt.</p>',
      uk: '<p>Заправили — і вона лишається заправленою: у собаці мордою вниз, біля сповивального столика, навшпиньки перед верхньою полицею. Довжина потрібна тільки для цього. Органічна бавовна трохи тягнеться й така тонка, що в січні вдягається під усе.</p>',
      zh: '<p>塞进裤腰就不会跑出来，下犬式不会，换尿布不会，够顶层架子也不会。加长就是为了这个。有机棉带点弹力，薄得一月里能穿在任何衣服底下。</p>',
    },
  },
  'built-in-support-tank': {
    name: {
      en: 'Built-in support tank',
      ru: 'Майка со встроенным топом',
      de: 'Top mit eingebautem BH',
      uk: 'Майка із вбудованим топом',
      zh: '内置胸托背心',
    },
    description: {
      en: '<p>The bra is already inside: a shelf, with pads you may take out. It saves a layer and a decision at six in the morning. Firm nylon, V-neck, cropped at the waistband, with panels that turn the sides in.</p>',
      ru: '<p>Внутри уже есть топ: полочка с чашечками, которые можно вынуть. В шесть утра это минус один слой и минус одно решение. Тугой нейлон, вырез углом, длина до пояса, вставки подбирают бока.</p>',
      de: '<p>Der BH steckt schon darin: eine Innenstütze mit herausnehmbaren Einlagen. Das spart um sechs Uhr früh eine Schicht und eine Entscheidung. Festes Nylon, V-Ausschnitt, kurz bis zum Bund, Einsätze nehmen die Seiten zurück.</p>',
      uk: '<p>Усередині вже є топ: поличка з чашечками, які можна вийняти. О шостій ранку це мінус один шар і мінус одне рішення. Тугий нейлон, виріз кутом, довжина до пояса, вставки підбирають боки.</p>',
      zh: '<p>里面已经有文胸了：一层胸托，衬垫可以取出。早上六点，少穿一层，也少做一个决定。紧实尼龙，V领，短到腰头，侧片把腰线收进去。</p>',
    },
  },
  'marble-tank': {
    name: { en: 'Marble tank', ru: 'Мраморная майка', de: 'Marmor-Top', uk: 'Мармурова майка', zh: '大理石纹背心' },
    description: {
      en: '<p>Follow one vein with a finger and you come back to where you began: the print runs round the body unbroken. On lyocell the stone turns liquid. Split at the sides, racer behind, loose enough to tie.</p>',
      ru: '<p>Ведите пальцем по жилке — и вернётесь туда, откуда начали: рисунок обходит тело без разрыва. На лиоцелле камень становится жидким. По бокам разрезы, сзади борцовка, ширины хватит завязать узел.</p>',
      de: '<p>Folgen Sie einer Ader mit dem Finger, und Sie kommen am Anfang wieder an: Der Druck läuft ohne Bruch um den Körper. Auf Lyocell wird der Stein flüssig. Seitlich geschlitzt, Racerback, so weit, dass man ihn knoten kann.</p>',
      uk: '<p>Ведіть пальцем по жилці — і повернетеся туди, звідки почали: малюнок обходить тіло без розриву. На ліоцелі камінь стає рідким. З боків розрізи, ззаду борцівка, ширини стане зав’язати вузол.</p>',
      zh: '<p>用手指沿一道石纹走，会绕回起点：印花环身一周，没有断处。落在莱赛尔上，石头成了水。两侧开衩，工字背，宽松到可以打个结。</p>',
    },
  },
  'topo-trail-tank': {
    name: {
      en: 'Topo trail tank',
      ru: 'Трейловая майка «Горизонтали»',
      de: 'Trail-Top Höhenlinien',
      uk: 'Трейлова майка «Горизонталі»',
      zh: '等高线越野背心',
    },
    description: {
      en: '<p>The lines belong to Kinnekulle, a flat-topped hill with cherry trees and one serious climb; find it under the left arm. Quick-dry knit, long, with a curved hem for pack belts. Men and women share a pattern and argue about moss.</p>',
      ru: '<p>Линии сняты с Киннекулле — плоской горы с вишнями и одним серьёзным подъёмом; ищите его под левой рукой. Быстросохнущий трикотаж, длина и закруглённый низ — под пояс рюкзака. Лекало одно на мужчин и женщин, спорят только о цвете мха.</p>',
      de: '<p>Die Linien gehören zum Kinnekulle, einem Tafelberg mit Kirschbäumen und einem ernsten Anstieg; Sie finden ihn unter dem linken Arm. Schnell trocknend, lang, mit rundem Saum für den Hüftgurt. Männer und Frauen teilen den Schnitt und streiten um das Moos.</p>',
      uk: '<p>Лінії зняті з Кіннекулле — пласкої гори з вишнями й одним серйозним підйомом; шукайте його під лівою рукою. Швидкосохнучий трикотаж, довжина й закруглений низ — під пояс рюкзака. Лекало одне на чоловіків і жінок, сперечаються лише про колір моху.</p>',
      zh: '<p>线条取自金内库勒，一座平顶山，有樱桃树，有一段不好惹的坡；在左臂下面能找到。速干针织，衣身长，弧形下摆让开背包腰带。男女同一版型，只为苔藓绿争过几句。</p>',
    },
  },
  'gradient-tank': {
    name: {
      en: 'Gradient tank',
      ru: 'Майка с градиентом',
      de: 'Top mit Farbverlauf',
      uk: 'Майка з градієнтом',
      zh: '渐变跑步背心',
    },
    description: {
      en: '<p>Colour starts at the hem with conviction and gives up at the chest, where the lime takes over. High-necked open mesh, so the front of you gets wind too. Photographers at kilometre thirty will thank you.</p>',
      ru: '<p>Цвет решительно начинается у подола и сдаётся на груди, где вступает лайм. Открытая сетка с высокой горловиной: ветер достаётся и спереди. Фотографы на тридцатом километре скажут спасибо.</p>',
      de: '<p>Am Saum beginnt die Farbe mit Überzeugung, an der Brust gibt sie auf und überlässt der Limette das Feld. Offenes Netz bis zum Hals, da bekommt auch die Vorderseite Wind. Die Fotografen bei Kilometer dreißig werden es Ihnen danken.</p>',
      uk: '<p>Колір рішуче починається біля подолу й здається на грудях, де вступає лайм. Відкрита сітка з високою горловиною: вітер дістається й спереду. Фотографи на тридцятому кілометрі подякують.</p>',
      zh: '<p>颜色从下摆理直气壮地开始，到胸口认输，换青柠色接班。透孔网布，领口高，前胸也吹得到风。三十公里处的摄影师会谢您。</p>',
    },
  },
  'first-light-crop-tank': {
    name: {
      en: 'First light crop tank',
      ru: 'Короткая майка «Первый свет»',
      de: 'Crop-Top Erstes Licht',
      uk: 'Коротка майка «Перше світло»',
      zh: '晨光短款跑步背心',
    },
    description: {
      en: '<p>A stripe of mesh under each arm, short at the waist, and otherwise as little as a shirt can be. Before sunrise it is a touch cold, which means you chose correctly. Lime for the dark months, sky for the rest.</p>',
      ru: '<p>Под каждой рукой полоска сетки, длина по пояс, а в остальном — минимум того, что ещё зовётся майкой. До восхода в ней чуть зябко, значит, выбрали верно. Лайм на тёмные месяцы, небо на остальные.</p>',
      de: '<p>Ein Netzstreifen unter jedem Arm, kurz bis zur Taille und sonst so wenig, wie ein Shirt sein kann. Vor Sonnenaufgang fröstelt man darin leicht, also war die Wahl richtig. Limette für die dunklen Monate, Himmel für die übrigen.</p>',
      uk: '<p>Під кожною рукою смужка сітки, довжина по пояс, а решта — мінімум того, що ще зветься майкою. До сходу сонця в ній трохи зимно, отже, обрали правильно. Лайм на темні місяці, небо на решту.</p>',
      zh: '<p>两腋各一条网眼，短至腰间，其余能省则省。日出前穿会有点凉，说明选对了。天黑的月份穿青柠，别的月份穿天空蓝。</p>',
    },
  },
  'essential-tank': {
    name: {
      en: 'Essential tank',
      ru: 'Базовая мужская майка',
      de: 'Basis-Tanktop',
      uk: 'Базова чоловіча майка',
      zh: '男款基础背心',
    },
    description: {
      en: '<p>A plain tank with a proper neckline, deep enough to be a tank and shallow enough for a barbecue with in-laws. Combed organic cotton, 170 grams. White is what your grandfather wore; moss is what he would choose now.</p>',
      ru: '<p>Простая майка с нормальным вырезом: не футболка, но на шашлыки к тёще можно. Гребенной органический хлопок, 170 граммов. Белую носил ещё ваш дед, сегодня он взял бы цвет мха.</p>',
      de: '<p>Ein schlichtes Tanktop mit ordentlichem Ausschnitt, tief genug für seinen Namen und flach genug für das Grillfest bei den Schwiegereltern. Gekämmte Biobaumwolle, 170 Gramm. Weiß trug schon Ihr Großvater, heute nähme er Moos.</p>',
      uk: '<p>Проста майка з нормальним вирізом: не футболка, але на шашлики до тещі можна. Гребінна органічна бавовна, 170 грамів. Білу носив іще ваш дід, сьогодні він узяв би колір моху.</p>',
      zh: '<p>一件素背心，领口规矩：够深，像件背心；又够浅，去岳父家烧烤也得体。精梳有机棉，170克。白色是您爷爷穿的，换作现在，他会挑苔藓绿。</p>',
    },
  },
  'essential-v-tank': {
    name: {
      en: 'Essential V tank',
      ru: 'Базовая майка с V-вырезом',
      de: 'Basis-Top mit V-Ausschnitt',
      uk: 'Базова майка з V-вирізом',
      zh: '女款V领基础背心',
    },
    description: {
      en: '<p>We moved the V down a centimetre at a time until the tester stopped fanning herself. Narrow straps, combed jersey, a body that neither clings nor hangs. Under a blazer it gives away nothing about your plans after six.</p>',
      ru: '<p>Вырез опускали по сантиметру, пока примерщица не перестала обмахиваться. Узкие лямки, гребенной трикотаж, и не облегает, и не висит. Под жакетом ничем не выдаёт ваших планов после шести.</p>',
      de: '<p>Zentimeter um Zentimeter wanderte das V nach unten, bis die Testerin aufhörte, sich Luft zuzufächeln. Schmale Träger, gekämmter Jersey, am Körper weder eng noch sackig. Unterm Blazer verrät es nichts über Ihre Pläne nach sechs.</p>',
      uk: '<p>Виріз опускали по сантиметру, доки жінка на примірці не перестала обмахуватися. Вузькі лямки, гребінний трикотаж, і не облягає, і не висить. Під жакетом нічим не видає ваших планів після шостої.</p>',
      zh: '<p>V领一厘米一厘米往下挪，直到试穿的姑娘不再扇风。窄肩带，精梳平纹棉，既不贴身也不空荡。穿在西装里，看不出您六点以后的打算。</p>',
    },
  },
  'block-training-tank': {
    name: {
      en: 'Block training tank',
      ru: 'Двухцветная тренировочная майка',
      de: 'Zweifarbiges Trainings-Top',
      uk: 'Двоколірна тренувальна майка',
      zh: '男款拼色训练背心',
    },
    description: {
      en: '<p>Sky-blue panels let in at the sides narrow you honestly, by optics alone. The knit dries fast and shrugs off the smell of circuit day. Slim, with dropped armholes, for those who finish their sets and their sentences.</p>',
      ru: '<p>Небесные вставки по бокам стройнят честно, одной оптикой. Трикотаж быстро сохнет, день круговых на нём не задерживается. Приталенная, с опущенной проймой — для тех, кто доводит подходы до конца.</p>',
      de: '<p>Himmelblaue Einsätze an den Seiten machen schmaler, ganz ehrlich, allein durch Optik. Das Gestrick trocknet schnell und trägt dem Zirkeltag nichts nach. Schmal, mit tiefen Armlöchern, für Leute, die ihre Sätze beenden.</p>',
      uk: '<p>Небесні вставки з боків роблять стрункішим чесно, самою оптикою. Трикотаж швидко сохне, день колових на ньому не затримується. Приталена, з опущеною проймою — для тих, хто доводить підходи до кінця.</p>',
      zh: '<p>两侧嵌天空蓝，显瘦显得诚实，全凭视觉。面料干得快，循环训练日的味道留不住。修身，袖窿开低，给每组都做满的人。</p>',
    },
  },
  'camo-muscle-tank': {
    name: {
      en: 'Camo muscle tank',
      ru: 'Камуфляжная майка',
      de: 'Camouflage-Tanktop',
      uk: 'Камуфляжна майка',
      zh: '男款迷彩背心',
    },
    description: {
      en: '<p>Pigment sits on the cotton and not in it, so the pattern wears away at the edges like paint on an old boat. Long and loose, with a curved tail. Wash it with other dark things and be patient: year two is the best.</p>',
      ru: '<p>Пигмент лежит на хлопке, а не внутри, и рисунок стирается по краям, как краска на старой лодке. Длинная, свободная, с закруглённым низом. Стирайте с тёмным и запаситесь терпением: лучший у неё второй год.</p>',
      de: '<p>Das Pigment liegt auf der Baumwolle und nicht in ihr, also reibt sich das Muster an den Kanten ab wie Farbe an einem alten Boot. Lang und locker, hinten gerundet. Mit Dunklem waschen und Geduld haben: Am schönsten ist das zweite Jahr.</p>',
      uk: '<p>Пігмент лежить на бавовні, а не всередині, і малюнок стирається по краях, мов фарба на старому човні. Довга, вільна, із закругленим низом. Періть із темним і майте терпіння: найкращий у неї другий рік.</p>',
      zh: '<p>颜料浮在棉布表面，没有吃进去，所以花纹会从边缘磨淡，像旧船上的漆。衣身长而宽松，弧形下摆。跟深色衣服一起洗，耐心点：第二年最好看。</p>',
    },
  },
}
