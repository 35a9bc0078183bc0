import type { Copy } from '../copy.ts'

export const hoodies4: Record<string, Copy> = {
  'weekend-pin-stripe-sweatshirt': {
    name: {
      en: 'Weekend pin-stripe sweatshirt',
      ru: 'Свитшот в тонкую полоску «Длинные выходные»',
      de: 'Nadelstreifen-Sweatshirt Langes Wochenende',
      uk: 'Світшот у тонку смужку «Довгі вихідні»',
      zh: '长周末细条纹卫衣',
    },
    description: {
      en: '<p>Navy pinstripes running up and down, borrowed from a good shirt and put on something you can nap in. From two metres it reads as office wear. We have tested this in offices, and on sofas near them.</p>',
      ru: '<p>Тонкие синие полоски сверху вниз взяты у хорошей сорочки и перенесены на вещь, в которой можно дремать. С двух метров сойдёт за офисное. Проверяли в офисах и на диванах рядом с ними.</p>',
      de: '<p>Marineblaue Nadelstreifen von oben nach unten, von einem guten Hemd geliehen und auf etwas gesetzt, in dem man dösen kann. Aus zwei Metern geht es als Bürokleidung durch. Das haben wir in Büros überprüft, und auf Sofas in der Nähe.</p>',
      uk: '<p>Тонкі сині смужки згори вниз позичені в доброї сорочки й перенесені на річ, у якій можна дрімати. З двох метрів зійде за офісне. Перевіряли в офісах і на диванах поблизу.</p>',
      zh: '<p>藏青细条纹自上而下，从一件好衬衫那儿借来，用在可以穿着打盹的卫衣上。两米开外看像正装。我们在办公室里试过，也在办公室旁边的沙发上试过。</p>',
    },
  },
  'mariner-sweatshirt': {
    name: {
      en: 'Mariner sweatshirt',
      ru: 'Матросский свитшот',
      de: 'Matrosen-Sweatshirt',
      uk: 'Матроський світшот',
      zh: '水手宽条卫衣',
    },
    description: {
      en: '<p>Six cobalt bands to the body, faded as if they had been drying on deck since May. Open-end cotton starts out dry and a bit stubborn, like the people who wore it first. Wind goes through, so keep a shell near the tiller.</p>',
      ru: '<p>Шесть кобальтовых полос на корпусе, выгоревших так, будто с мая сохли на палубе. Хлопок пневмопрядения сухой и поначалу упрямый, как и его первые владельцы. Ветер проходит насквозь — держите ветровку у румпеля.</p>',
      de: '<p>Sechs kobaltblaue Bänder auf dem Körper, ausgeblichen, als hätten sie seit Mai an Deck getrocknet. Open-End-Baumwolle ist anfangs trocken und etwas störrisch, wie ihre ersten Träger. Wind geht hindurch, also gehört eine Jacke neben die Pinne.</p>',
      uk: '<p>Шість кобальтових смуг на тулубі, вицвілих так, ніби від травня сохли на палубі. Бавовна пневмопрядіння суха й спершу вперта, як і її перші власники. Вітер проходить наскрізь — тримайте вітрівку біля румпеля.</p>',
      zh: '<p>衣身六道钴蓝宽条，褪得像从五月起就晾在甲板上。气流纺棉刚穿时干爽，还有点倔，像最早穿它的那些人。它不挡风，舵柄旁边请备件风衣。</p>',
    },
  },
  'deckhand-hoodie': {
    name: {
      en: 'Deckhand hoodie',
      ru: 'Худи палубного матроса',
      de: 'Decksmann-Hoodie',
      uk: 'Худі палубного матроса',
      zh: '甲板水手连帽衫',
    },
    description: {
      en: '<p>One broad chalk band across the chest, knitted in rather than sewn on, so it will not peel when you coil a wet rope against it. Long enough to stay put while you lean over the rail. Salt marks brush out once dry.</p>',
      ru: '<p>Через грудь идёт широкая меловая полоса — ввязана, а не нашита, и не отойдёт, даже если прижимать к ней мокрый канат. Длина такая, что спина закрыта, когда перегибаешься через борт. Следы соли счищаются, как высохнут.</p>',
      de: '<p>Ein breites kreideweißes Band über der Brust, eingestrickt statt aufgenäht, also löst es sich auch nicht, wenn man nasse Leinen davor aufschießt. Lang genug, um beim Beugen über die Reling sitzen zu bleiben. Salzränder bürstet man trocken aus.</p>',
      uk: '<p>Через груди йде широка крейдяна смуга — вив’язана, а не нашита, тож не відійде, навіть якщо притискати до неї мокрий канат. Довжина така, що спина закрита, коли перехиляєшся за борт. Сліди солі вичищаються, щойно висохнуть.</p>',
      zh: '<p>胸前一道宽宽的粉笔白，是织进去的，不是缝上的，抱着湿缆绳盘也磨不脱。够长，俯身探出船舷时后腰不露。盐渍干了刷一刷就掉。</p>',
    },
  },
  'first-light-half-zip': {
    name: {
      en: 'First light half-zip',
      ru: 'Лонгслив на молнии «Первый свет»',
      de: 'Halbzip Erstes Licht',
      uk: 'Лонгслів на блискавці «Перше світло»',
      zh: '晨光半拉链跑步衫',
    },
    description: {
      en: '<p>You put it on because it is cold at six and tie it around your waist because it is not at half past. It weighs so little that the knot holds. High collar for the first kilometre, nothing in the way after that.</p>',
      ru: '<p>В шесть надеваешь, потому что холодно; в половине седьмого завязываешь на поясе, потому что уже нет. Весит так мало, что узел держится. Высокий ворот — на первый километр, дальше ничего не мешает.</p>',
      de: '<p>Um sechs zieht man es an, weil es kalt ist, um halb sieben bindet man es um die Hüfte, weil es das nicht mehr ist. Es wiegt so wenig, dass der Knoten hält. Stehkragen für den ersten Kilometer, danach stört nichts.</p>',
      uk: '<p>О шостій вдягаєш, бо холодно; о пів на сьому зав’язуєш на поясі, бо вже ні. Важить так мало, що вузол тримається. Високий комір — на перший кілометр, далі нічого не заважає.</p>',
      zh: '<p>六点穿上，因为冷；六点半系在腰间，因为不冷了。轻到打个结就能挂住。高领陪您跑完第一公里，之后毫无牵绊。</p>',
    },
  },
  'first-light-zip-hoodie': {
    name: {
      en: 'First light zip hoodie',
      ru: 'Худи на молнии «Первый свет»',
      de: 'Zip-Hoodie Erstes Licht',
      uk: 'Худі на блискавці «Перше світло»',
      zh: '晨光拉链连帽衫',
    },
    description: {
      en: '<p>Finally a hood that knows about ponytails: there is an opening at the back, and the hair goes out through it instead of down your collar. Quick-dry knit, panels at the sides, pockets for a key and one glove.</p>',
      ru: '<p>Наконец капюшон, который знает о хвостах: сзади прорезь, и волосы выходят наружу, а не за шиворот. Быстросохнущий трикотаж, вставки по бокам, карманы под ключ и одну перчатку.</p>',
      de: '<p>Endlich eine Kapuze, die vom Pferdeschwanz weiß: Hinten ist eine Öffnung, durch die das Haar hinausfindet statt in den Kragen. Schnell trocknender Strick, Einsätze an den Seiten, Taschen für Schlüssel und einen Handschuh.</p>',
      uk: '<p>Нарешті каптур, який знає про хвостики: ззаду є проріз, і волосся виходить назовні, а не за комір. Швидкосохнучий трикотаж, вставки з боків, кишені на ключ і одну рукавичку.</p>',
      zh: '<p>终于有一顶懂得马尾辫的帽子：后面开了口，头发从那儿出去，不会窝在领子里。速干针织，两侧拼片，口袋放得下一把钥匙和一只手套。</p>',
    },
  },
  'dawn-gradient-hoodie': {
    name: {
      en: 'Dawn gradient hoodie',
      ru: 'Худи с градиентом «Рассвет»',
      de: 'Farbverlauf-Hoodie Morgenröte',
      uk: 'Худі з градієнтом «Світанок»',
      zh: '黎明渐变连帽衫',
    },
    description: {
      en: '<p>Dipped twice, hem first, so the lime climbs and gives up somewhere near the ribs. Every batch gives up at a slightly different height. Thin French terry, raglan sleeves, side pockets: the run home from the run.</p>',
      ru: '<p>Красили дважды, окуная низом: лайм поднимается и сдаётся где-то у рёбер. Каждая партия сдаётся на своей высоте. Тонкий футер, реглан, карманы по бокам — надеть после пробежки, по дороге домой.</p>',
      de: '<p>Zweimal getaucht, mit dem Saum voran: Das Limettengrün steigt und gibt irgendwo bei den Rippen auf. Jede Partie gibt auf etwas anderer Höhe auf. Dünner French Terry, Raglan, Seitentaschen, für den Heimweg nach dem Lauf.</p>',
      uk: '<p>Фарбували двічі, занурюючи низом: лайм піднімається й здається десь біля ребер. Кожна партія здається на своїй висоті. Тонкий футер, реглан, кишені з боків — вдягнути після пробіжки, дорогою додому.</p>',
      zh: '<p>从下摆浸染两次，青柠色往上爬，爬到肋骨附近就停了。每一批停的高度都不太一样。薄毛圈布，插肩袖，两侧有口袋，跑完步穿着走回家。</p>',
    },
  },
  'margin-notes-sweatshirt': {
    name: {
      en: 'Margin notes sweatshirt',
      ru: 'Свитшот «Заметки на полях»',
      de: 'Sweatshirt Randnotizen',
      uk: 'Світшот «Нотатки на берегах»',
      zh: '页边手记圆领卫衣',
    },
    description: {
      en: '<p>It looks pocketless until you put your hands away. They go into the side seams, deep enough for a paperback of the thinner kind. Square cut, light loopback, nothing on the front: write your own.</p>',
      ru: '<p>Кажется, что карманов нет, пока не захочется спрятать руки. Они в боковых швах и такие глубокие, что входит тонкая книжка. Квадратный крой, лёгкий футер, на груди пусто: напишете сами.</p>',
      de: '<p>Es scheint keine Taschen zu haben, bis man die Hände wegstecken will. Sie liegen in den Seitennähten, tief genug für ein dünnes Taschenbuch. Gerader Schnitt, leichte Schlingenware, vorn nichts: Den Text liefern Sie.</p>',
      uk: '<p>Здається, що кишень немає, доки не захочеться сховати руки. Вони в бічних швах і такі глибокі, що влазить тонка книжка. Квадратний крій, легкий футер, на грудях порожньо: напишете самі.</p>',
      zh: '<p>看上去没有口袋，直到您想把手收起来。口袋藏在侧缝里，深得能放一本薄薄的平装书。版型方正，毛圈布偏薄，胸前留白：要写什么随您。</p>',
    },
  },
  'margin-notes-melange-hoodie': {
    name: {
      en: 'Margin notes melange hoodie',
      ru: 'Меланжевое худи «Заметки на полях»',
      de: 'Melange-Hoodie Randnotizen',
      uk: 'Меланжеве худі «Нотатки на берегах»',
      zh: '页边手记麻灰连帽衫',
    },
    description: {
      en: '<p>Dyed fibre and raw fibre go into the same yarn, so look closely and no two patches agree. Pencil dust, crumbs and cat hair vanish in it. A hoodie for the library: regular cut, wide pocket, cords that do not click on the desk.</p>',
      ru: '<p>В одну пряжу идут крашеное и сырое волокно: приглядитесь — двух одинаковых мест нет. Карандашная пыль, крошки и кошачья шерсть на нём пропадают. Худи для библиотеки: прямой крой, широкий карман, шнурки не стучат по столу.</p>',
      de: '<p>Gefärbte und rohe Fasern laufen in dasselbe Garn; aus der Nähe gleicht keine Stelle der anderen. Bleistiftstaub, Krümel und Katzenhaare verschwinden darin. Ein Hoodie für die Bibliothek: gerader Schnitt, breite Tasche, Kordeln, die nicht auf den Tisch klopfen.</p>',
      uk: '<p>В одну пряжу йде фарбоване й сире волокно: придивіться — двох однакових місць немає. Пил від олівця, крихти й котяча шерсть на ньому зникають. Худі для бібліотеки: прямий крій, широка кишеня, шнурки не стукають по столу.</p>',
      zh: '<p>染过的和没染的纤维纺进同一根纱，凑近看，没有两处一样。铅笔灰、饼干屑、猫毛落上去都看不见。一件适合图书馆的连帽衫：常规版型，大口袋，抽绳不会敲桌子。</p>',
    },
  },
  'dotted-sweatshirt': {
    name: {
      en: 'Dotted sweatshirt',
      ru: 'Свитшот в горошек',
      de: 'Gepunktetes Sweatshirt',
      uk: 'Світшот у горошок',
      zh: '小圆点短款卫衣',
    },
    description: {
      en: '<p>Run a palm over the dots and you feel nothing, because the colour was taken out of the cloth rather than put on. Chalk specks, a cropped boxy body, shoulders that slide down your arm. It cheers up grey trousers without asking them.</p>',
      ru: '<p>Проведите ладонью по горошинам — ничего не почувствуете: цвет здесь не нанесли, а вытравили из ткани. Меловые точки, короткий квадратный силуэт, плечо съезжает на руку. Серые брюки веселеют, их даже не спрашивали.</p>',
      de: '<p>Streichen Sie über die Punkte: Man spürt nichts, denn die Farbe wurde dem Stoff entzogen und nicht aufgedruckt. Kreidige Tupfen, kurz und kastig, die Schulter rutscht auf den Arm. Graue Hosen heitert es ungefragt auf.</p>',
      uk: '<p>Проведіть долонею по горошинах — нічого не відчуєте: колір тут не нанесли, а витравили з тканини. Крейдяні цятки, короткий квадратний силует, плече з’їжджає на руку. Сірі штани веселішають, хоч їх і не питали.</p>',
      zh: '<p>手掌抚过圆点，什么也摸不到，因为颜色是从布里拔出来的，不是印上去的。粉笔白的小点，短而方的衣身，肩线滑到手臂上。灰裤子配它，自己就高兴起来了。</p>',
    },
  },
  'saltwater-hoodie': {
    name: {
      en: 'Saltwater hoodie',
      ru: 'Вафельное худи «Солёная вода»',
      de: 'Waffel-Hoodie Salzwasser',
      uk: 'Вафельне худі «Солона вода»',
      zh: '海水华夫格连帽衫',
    },
    description: {
      en: '<p>Straight out of the sea, hair dripping, you pull this on and stop shivering by the time the towel is folded. Each waffle square keeps a little air. Short, wide and soft with salt; sand shakes out of the side pockets.</p>',
      ru: '<p>Выходишь из моря, с волос капает, надеваешь — и, пока складываешь полотенце, уже не дрожишь. В каждой вафельной клетке своё тепло. Короткое, широкое, от соли только мягче; песок из боковых карманов вытряхивается.</p>',
      de: '<p>Aus dem Meer, das Haar tropft, man zieht ihn über und zittert nicht mehr, ehe das Handtuch gefaltet ist. Jedes Waffelquadrat hält ein wenig Luft fest. Kurz, weit und vom Salz nur weicher; Sand schüttelt man aus den Seitentaschen.</p>',
      uk: '<p>Виходиш із моря, з волосся крапає, вдягаєш — і, поки складаєш рушник, уже не тремтиш. Кожна вафельна клітинка тримає трохи повітря. Коротке, широке, від солі лише м’якшає; пісок із бічних кишень витрушується.</p>',
      zh: '<p>刚从海里上来，头发还滴着水，套上它，毛巾没叠好就不打哆嗦了。每个华夫格里都存着一点空气。短而宽，沾了盐反而更软；侧袋里的沙子一抖就出来。</p>',
    },
  },
}
