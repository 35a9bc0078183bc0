import type { Copy } from '../copy.ts'

export const hoodies3: Record<string, Copy> = {
  'marble-hoodie': {
    name: {
      en: 'Marble hoodie',
      ru: 'Мраморное худи',
      de: 'Marmor-Hoodie',
      uk: 'Мармурове худі',
      zh: '大理石纹连帽衫',
    },
    description: {
      en: '<p>Colour is floated on water, the cloth is laid on top, and what happens next is nobody’s decision. Yours will not look exactly like the picture. The cut stays predictable: cropped, square, a pocket in front, shoulders that drop when you do.</p>',
      ru: '<p>Краску распускают на воде, сверху кладут ткань, а дальше никто ничего не решает. Ваше будет не совсем как на снимке. Зато крой предсказуем: коротко, квадратно, карман спереди, спущенное плечо.</p>',
      de: '<p>Die Farbe schwimmt auf Wasser, der Stoff wird aufgelegt, und was dann geschieht, bestimmt niemand. Ihrer sieht also nicht genau aus wie auf dem Bild. Verlässlich bleibt der Schnitt: kurz, gerade, vorn eine Tasche, überschnittene Schultern.</p>',
      uk: '<p>Фарбу розпускають на воді, згори кладуть тканину, а далі ніхто нічого не вирішує. Ваше буде не зовсім таке, як на світлині. Зате крій передбачуваний: короткий, квадратний, кишеня спереду, спущене плече.</p>',
      zh: '<p>颜料浮在水面，布铺上去，接下来会怎样谁也说不准。您收到的不会和图片一模一样。版型倒是说得准：短款，方正，前面一个口袋，落肩。</p>',
    },
  },
  'mosaic-sweatshirt': {
    name: {
      en: 'Mosaic sweatshirt',
      ru: 'Свитшот «Мозаика»',
      de: 'Sweatshirt Mosaik',
      uk: 'Світшот «Мозаїка»',
      zh: '马赛克拼块卫衣',
    },
    description: {
      en: '<p>A bone-coloured panel is set into the chest like a tile, then stitched and pressed open so the join lies flat under your fingers. Around it, boxy French terry with some stretch. The back is plain; people behind you get a rest.</p>',
      ru: '<p>Вставка цвета слоновой кости врезана в грудь, как плитка в стену; шов расстрочен и разутюжен, пальцем его почти не нащупать. Вокруг — просторный эластичный футер. Спина гладкая: пусть у тех, кто сзади, отдохнут глаза.</p>',
      de: '<p>Ein elfenbeinfarbenes Feld ist in die Brust eingesetzt wie eine Fliese, abgesteppt und ausgebügelt, sodass die Fuge flach liegt. Rundherum kastiger French Terry mit etwas Dehnung. Der Rücken ist schlicht; wer hinter Ihnen steht, darf sich ausruhen.</p>',
      uk: '<p>Вставку кольору слонової кістки врізано в груди, мов кахлю; шов прострочено й розпрасовано, пальцем майже не намацати. Довкола — просторий еластичний футер. Спина гладенька: нехай у тих, хто позаду, відпочинуть очі.</p>',
      zh: '<p>胸前嵌入一块骨白色，像贴了片瓷砖，缝份分开压平，手指摸过去几乎没有坎。其余部分是略带弹力的宽松毛圈布。背后什么也没有，让身后的人歇歇眼睛。</p>',
    },
  },
  'chevron-hoodie': {
    name: { en: 'Chevron hoodie', ru: 'Худи «Шеврон»', de: 'Chevron-Hoodie', uk: 'Худі «Шеврон»', zh: '人字纹连帽衫' },
    description: {
      en: '<p>The sand chevrons shrink as they travel down, which does something kind to the waist. Slim, in French terry with five per cent elastane, so a pull-up does not untuck your whole afternoon. Hands go into the side seams.</p>',
      ru: '<p>Песочные шевроны мельчают книзу, и талии это идёт на пользу. Узкий крой, футер с пятью процентами эластана: подтянулся — и ничего не выбилось. Руки прячутся в боковые швы.</p>',
      de: '<p>Die sandfarbenen Winkel werden nach unten kleiner, was der Taille schmeichelt. Schmal geschnitten, French Terry mit fünf Prozent Elasthan, also rutscht beim Klimmzug nichts heraus. Die Hände verschwinden in den Seitennähten.</p>',
      uk: '<p>Піщані шеврони дрібнішають донизу, і талії це личить. Вузький крій, футер із п’ятьма відсотками еластану: підтягнувся — і нічого не вибилося. Руки ховаються в бічні шви.</p>',
      zh: '<p>沙色人字纹越往下越小，腰身看着精神。修身剪裁，毛圈布含5%氨纶，做引体向上时下摆不会乱跑。手可以插进侧缝里。</p>',
    },
  },
  'night-shift-hoodie': {
    name: {
      en: 'Night shift hoodie',
      ru: 'Худи «Ночная смена»',
      de: 'Hoodie Nachtschicht',
      uk: 'Худі «Нічна зміна»',
      zh: '夜班连帽卫衣',
    },
    description: {
      en: '<p>The hood is lined and so deep that the tram lights stop bothering you. No pocket, no cords: a straight black fall of heavy loopback past the hip. Keep the keys in your trousers and your thoughts to yourself.</p>',
      ru: '<p>Капюшон двойной и такой глубокий, что трамвайные лампы перестают мешать. Ни кармана, ни шнурков: тяжёлый футер падает отвесно ниже бедра. Ключи держите в брюках, мысли — при себе.</p>',
      de: '<p>Die Kapuze ist gefüttert und so tief, dass das Licht der Straßenbahn nicht mehr stört. Keine Tasche, keine Kordel: schwere Schlingenware fällt gerade bis unter die Hüfte. Die Schlüssel gehören in die Hose, die Gedanken Ihnen.</p>',
      uk: '<p>Каптур на підкладці й такий глибокий, що трамвайні лампи вже не заважають. Ні кишені, ні шнурків: важкий футер спадає рівно нижче стегна. Ключі тримайте в штанах, думки — при собі.</p>',
      zh: '<p>帽子有里衬，深到电车里的灯都晃不着您。没有口袋，没有抽绳，厚重的毛圈布直直垂过臀部。钥匙放裤兜，心事自己留着。</p>',
    },
  },
  'night-shift-zip-hoodie': {
    name: {
      en: 'Night shift zip hoodie',
      ru: 'Худи на молнии «Ночная смена»',
      de: 'Zip-Hoodie Nachtschicht',
      uk: 'Худі на блискавці «Нічна зміна»',
      zh: '夜班拉链连帽衫',
    },
    description: {
      en: '<p>Zip and eyelets are blackened, and where they rub, grey metal comes through after a year or so. It is long, wide in the shoulder, and heavy enough to replace a jacket until November. The pockets hide in the seams.</p>',
      ru: '<p>Молния и люверсы чернёные; там, где они трутся, через год проступит серый металл. Длинное, широкое в плечах и такое плотное, что до ноября сойдёт за куртку. Карманы спрятаны в швах.</p>',
      de: '<p>Reißverschluss und Ösen sind geschwärzt; wo sie reiben, kommt nach einem Jahr graues Metall durch. Lang, breit in den Schultern und so schwer, dass er bis November die Jacke ersetzt. Seine Taschen verstecken sich in den Nähten.</p>',
      uk: '<p>Блискавка й люверси чорнені; там, де вони труться, за рік проступить сірий метал. Довге, широке в плечах і таке щільне, що до листопада замінить куртку. Кишені заховано у швах.</p>',
      zh: '<p>拉链和气眼都做了黑化处理，常磨的地方，一年后会露出灰色金属。衣身长，肩宽，厚得能顶外套穿到十一月。口袋藏在侧缝里。</p>',
    },
  },
  'shutter-funnel-sweatshirt': {
    name: {
      en: 'Shutter funnel sweatshirt',
      ru: 'Свитшот с воротником «Затвор»',
      de: 'Sweatshirt mit Trichterkragen',
      uk: 'Світшот із коміром «Затвор»',
      zh: '快门立领卫衣',
    },
    description: {
      en: '<p>A doubled collar that stands without a cord and closes round the neck like a shutter. Pull it up to the nose when the platform is windy. The body is square loopback with seam pockets, quiet enough for a rehearsal room.</p>',
      ru: '<p>Двойной воротник стоит без шнурка и смыкается вокруг шеи, как затвор. На ветреном перроне его можно поднять до носа. Квадратный силуэт, плотный футер, карманы в швах — в репетиционной не шуршит.</p>',
      de: '<p>Der doppelte Kragen steht ohne Kordel und schließt sich um den Hals wie ein Verschluss. Auf zugigen Bahnsteigen zieht man ihn bis zur Nase. Darunter kastige Schlingenware mit Nahttaschen, leise genug für den Probenraum.</p>',
      uk: '<p>Подвійний комір стоїть без шнурка й змикається довкола шиї, мов затвор. На вітряному пероні його підіймають до носа. Квадратний силует, щільний футер, кишені у швах — у репетиційній не шарудить.</p>',
      zh: '<p>双层立领不用抽绳也站得住，像快门一样合在颈间。站台风大，就把它提到鼻尖。衣身方正，侧缝有口袋，在排练室里走动也没有声响。</p>',
    },
  },
  'slow-sun-hoodie': {
    name: {
      en: 'Slow sun hoodie',
      ru: 'Худи «Медленное солнце»',
      de: 'Hoodie Langsame Sonne',
      uk: 'Худі «Повільне сонце»',
      zh: '慢日光连帽衫',
    },
    description: {
      en: '<p>Lyocell falls like silk and then goes into the machine with the towels. Long and narrow, with raglan sleeves that follow the arm into a twist. There are no pockets to spoil the line, so your phone has to wait in the hall.</p>',
      ru: '<p>Лиоцелл струится как шёлк, а потом спокойно едет в стирку вместе с полотенцами. Длинное, узкое, реглан следует за рукой в скрутку. Карманов нет, чтобы не портить линию, — телефон подождёт в прихожей.</p>',
      de: '<p>Lyocell fällt wie Seide und geht danach mit den Handtüchern in die Maschine. Lang und schmal, die Raglanärmel folgen dem Arm in jede Drehung. Keine Tasche stört die Linie, das Telefon wartet eben im Flur.</p>',
      uk: '<p>Ліоцел струменить, як шовк, а потім спокійно переться разом із рушниками. Довге, вузьке, реглан іде за рукою в скрутку. Кишень немає, щоб не псувати лінії, — телефон зачекає в передпокої.</p>',
      zh: '<p>莱赛尔垂下来像丝绸，洗的时候却能和毛巾一起进洗衣机。细长的版型，插肩袖跟着手臂一起扭转。为了线条干净没做口袋，手机就留在玄关吧。</p>',
    },
  },
  'slow-sun-wrap-sweatshirt': {
    name: {
      en: 'Slow sun wrap sweatshirt',
      ru: 'Свитшот-палантин «Медленное солнце»',
      de: 'Wickel-Sweatshirt Langsame Sonne',
      uk: 'Світшот-палантин «Повільне сонце»',
      zh: '慢日光披领卫衣',
    },
    description: {
      en: '<p>The collar is so wide that it lies open on the shoulders like a scarf somebody arranged for you. Draw it up for savasana and the room goes dim. Cropped, loose, cool for the first second and warm ever after.</p>',
      ru: '<p>Воротник такой широкий, что лежит на плечах раскрытым, словно палантин, который кто-то за вас поправил. В шавасане натяните его повыше — и в зале сумерки. Короткий, свободный; первую секунду прохладный, дальше тёплый.</p>',
      de: '<p>Der Kragen ist so weit, dass er offen auf den Schultern liegt wie ein Schal, den jemand für Sie drapiert hat. In Shavasana hochgezogen, dimmt er den Raum. Kurz, locker, eine Sekunde kühl und dann nur noch warm.</p>',
      uk: '<p>Комір такий широкий, що лежить на плечах розкритим, наче палантин, який хтось за вас поправив. У шавасані натягніть його вище — і в залі сутінки. Короткий, вільний; першу секунду прохолодний, далі теплий.</p>',
      zh: '<p>领子宽得可以敞在肩上，像有人替您披好的围巾。摊尸式时往上一拉，屋里就暗了下来。短款，宽松，头一秒微凉，之后一直暖。</p>',
    },
  },
  'weekend-hoodie': {
    name: {
      en: 'Weekend hoodie',
      ru: 'Худи «Длинные выходные»',
      de: 'Hoodie Langes Wochenende',
      uk: 'Худі «Довгі вихідні»',
      zh: '长周末连帽衫',
    },
    description: {
      en: '<p>Small enough to roll into a tote on Friday and still look decent on Monday’s train. The hood is one layer, so it dries on the chair back overnight. Cropped to the waist, pocket in front, colours for people who eat outdoors.</p>',
      ru: '<p>В пятницу скручивается в сумку-шопер, в понедельник в поезде всё ещё прилично выглядит. Капюшон в один слой, за ночь сохнет на спинке стула. Длина до талии, карман спереди, цвета — для обедов на улице.</p>',
      de: '<p>Klein genug, um ihn am Freitag in den Beutel zu rollen, und am Montag im Zug noch vorzeigbar. Die Kapuze ist einlagig und trocknet über Nacht auf der Stuhllehne. Taillenkurz, Tasche vorn, Farben für Leute, die draußen essen.</p>',
      uk: '<p>У п’ятницю згортається в торбу, у понеділок у потязі ще цілком пристойне. Каптур в один шар, за ніч сохне на спинці стільця. Довжина до талії, кишеня спереду, кольори — для обідів надворі.</p>',
      zh: '<p>周五卷一卷塞进帆布袋，周一坐火车回来还体面。帽子是单层的，搭在椅背上一夜就干。齐腰短款，前面有口袋，颜色适合在户外吃饭的人。</p>',
    },
  },
  'weekend-zip-hoodie': {
    name: {
      en: 'Weekend zip hoodie',
      ru: 'Худи на молнии «Длинные выходные»',
      de: 'Zip-Hoodie Langes Wochenende',
      uk: 'Худі на блискавці «Довгі вихідні»',
      zh: '长周末拉链连帽衫',
    },
    description: {
      en: '<p>It stops at the hip bone and refuses to go further, which dresses and high jeans appreciate. Thin French terry, quick to shrug off when the sun finds your table. The cords are short and do not end up in the soup.</p>',
      ru: '<p>Доходит до тазовой косточки и дальше ни шагу — платья и высокие джинсы это ценят. Тонкий футер легко скинуть, когда солнце доберётся до столика. Шнурки короткие и в суп не попадают.</p>',
      de: '<p>Am Hüftknochen ist Schluss, und das danken ihm Kleider und hohe Jeans. Dünner French Terry, schnell abgestreift, wenn die Sonne Ihren Tisch findet. Die Kordeln sind kurz und landen nicht in der Suppe.</p>',
      uk: '<p>Доходить до тазової кісточки й ані кроку далі — сукні та високі джинси це цінують. Тонкий футер легко скинути, коли сонце дістанеться вашого столика. Шнурки короткі й у суп не потрапляють.</p>',
      zh: '<p>衣长到胯骨就停，一寸也不多，配连衣裙和高腰牛仔裤都妥当。薄毛圈布，太阳照到桌边时一下就能脱掉。抽绳短，不会垂进汤里。</p>',
    },
  },
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
