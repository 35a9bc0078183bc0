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
}
