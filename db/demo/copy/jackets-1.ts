import type { Copy } from '../copy.ts'

export const jackets1: Record<string, Copy> = {
  'warm-up-zip-jacket': {
    name: {
      en: 'Warm-up zip jacket',
      ru: 'Разминочная куртка на молнии',
      de: 'Aufwärmjacke mit Zip',
      uk: 'Розминкова куртка на блискавці',
      zh: '热身拉链外套',
    },
    description: {
      en: '<p>The cuffs are knitted, so there is no elastic to go slack by the second season. Zip it to the chin while you wait for the gun, then hand it to a friend. Both pockets close, because friends run too.</p>',
      ru: '<p>Манжеты вязаные: резинки, которая растянется ко второму сезону, здесь просто нет. Пока ждёте старта, застегните под подбородок, потом отдайте подруге. Оба кармана на молниях — подруги тоже бегают.</p>',
      de: '<p>Die Bündchen sind gestrickt, es gibt also kein Gummi, das in der zweiten Saison ausleiert. Bis zum Startschuss trägt man sie bis ans Kinn geschlossen, dann bekommt sie ein Freund. Beide Taschen haben Zips, denn Freunde rennen auch.</p>',
      uk: '<p>Манжети в’язані: гумки, що розтягнеться до другого сезону, тут просто немає. Чекаючи на старт, застебніть до підборіддя, а тоді віддайте подрузі. Обидві кишені на блискавках — подруги теж бігають.</p>',
      zh: '<p>袖口是针织的，没有到第二季就松掉的松紧带。等发令枪时拉到下巴，开跑前交给朋友。两只口袋都能拉上，因为朋友也会跑起来。</p>',
    },
  },
  'team-track-jacket': {
    name: {
      en: 'Team track jacket',
      ru: 'Командная олимпийка',
      de: 'Team-Trainingsjacke',
      uk: 'Командна олімпійка',
      zh: '队服运动外套',
    },
    description: {
      en: '<p>Two stripes, collar to cuff, no name on the back: you can join the team of whoever is losing. The tricot has the dry swish of a real track top. Welt pockets take hands, tickets and a stick of chalk.</p>',
      ru: '<p>Две полосы от ворота до манжеты и никакой фамилии на спине: можно болеть за любого, кто проигрывает. Трикотаж шуршит сухо, как у настоящей олимпийки. В прорезные карманы входят руки, билеты и кусок мела.</p>',
      de: '<p>Zwei Streifen vom Kragen bis zum Bündchen, kein Name auf dem Rücken: So kann man zu der Mannschaft halten, die gerade verliert. Der Trikotstoff raschelt trocken wie bei echten Trainingsjacken. In die Paspeltaschen passen Hände, Karten und ein Stück Kreide.</p>',
      uk: '<p>Дві смуги від коміра до манжета й жодного прізвища на спині: можна вболівати за того, хто програє. Трикотаж шурхоче сухо, як у справжньої олімпійки. У прорізні кишені входять руки, квитки й шматок крейди.</p>',
      zh: '<p>两道条纹从领口走到袖口，背后没有名字：谁落后就站谁那边。经编布摩擦起来沙沙响，是正经运动外套的声音。嵌线口袋放得下双手、门票和一截粉笔。</p>',
    },
  },
  'cropped-track-jacket': {
    name: {
      en: 'Cropped track jacket',
      ru: 'Укороченная олимпийка',
      de: 'Kurze Trainingsjacke',
      uk: 'Вкорочена олімпійка',
      zh: '短款运动外套',
    },
    description: {
      en: '<p>Short and square, drawn for trousers that begin at the waist and not at the hip. Sleeve stripes make arms look longer, which is free. Wear it half zipped over a dress and the collar frames whatever you have round your neck.</p>',
      ru: '<p>Короткая и квадратная: рисовали её под брюки, которые начинаются на талии, а не на бёдрах. Полосы на рукавах удлиняют руки совершенно бесплатно. Поверх платья застегните до половины — ворот обрамит всё, что у вас на шее.</p>',
      de: '<p>Kurz und eckig, gezeichnet für Hosen, die in der Taille beginnen und nicht auf der Hüfte. Die Ärmelstreifen verlängern die Arme, ohne Aufpreis. Halb geschlossen über dem Kleid rahmt der Kragen ein, was Sie um den Hals tragen.</p>',
      uk: '<p>Коротка й квадратна: малювали її під штани, що починаються на талії, а не на стегнах. Смуги на рукавах подовжують руки цілком безкоштовно. Поверх сукні застебніть до половини — комір обрамить усе, що у вас на шиї.</p>',
      zh: '<p>又短又方，是比着高腰裤画出来的。袖上的条纹显得手臂更长，不另收费。敞着一半套在裙子外面，立领正好衬出您脖子上戴的东西。</p>',
    },
  },
  'yoke-track-jacket': {
    name: {
      en: 'Yoke track jacket',
      ru: 'Олимпийка с кокеткой',
      de: 'Trainingsjacke mit Passe',
      uk: 'Олімпійка з кокеткою',
      zh: '拼肩运动外套',
    },
    description: {
      en: '<p>Berry across the shoulders, in the club’s own red, so that the bench can count its players at dusk. Pockets zip shut over car keys during a set. It is firm enough to keep its shape on a fence post.</p>',
      ru: '<p>Плечи — ягодные, клубного цвета, чтобы в сумерках скамейка могла пересчитать своих. На время сета ключи застёгивают в карман. Полотно плотное: даже на столбике забора куртка держит форму.</p>',
      de: '<p>Über den Schultern Beere, die Vereinsfarbe, damit die Bank in der Dämmerung ihre Leute zählen kann. Während des Satzes liegen die Schlüssel hinter Reißverschlüssen. Der feste Stoff behält selbst auf dem Zaunpfahl seine Form.</p>',
      uk: '<p>Плечі — ягідні, клубного кольору, щоб у сутінках лава могла порахувати своїх. На час сету ключі застібають у кишені. Полотно щільне: навіть на стовпчику паркану куртка тримає форму.</p>',
      zh: '<p>肩部是莓红，俱乐部自己的颜色，天暗时替补席也数得清人头。打一盘球的工夫，钥匙在拉链口袋里锁着。布料够挺，挂在围栏柱上也不走样。</p>',
    },
  },
  'slim-studio-jacket': {
    name: {
      en: 'Slim studio jacket',
      ru: 'Узкая студийная куртка',
      de: 'Schmale Studiojacke',
      uk: 'Вузька студійна куртка',
      zh: '修身工作室外套',
    },
    description: {
      en: '<p>Cut from legging fabric, so arms bend in it as easily as knees do. The curved seams follow the waist the way a hand would. Between classes it holds warmth in; the zip pockets hold a locker key and lip balm.</p>',
      ru: '<p>Скроена из ткани для леггинсов, поэтому руки в ней гнутся так же легко, как колени. Изогнутые швы повторяют талию, словно ладонь. Между занятиями она бережёт тепло, а карманы на молниях — ключ от шкафчика и бальзам.</p>',
      de: '<p>Aus Leggingsstoff geschnitten, darum beugen sich die Arme so leicht wie die Knie. Die geschwungenen Nähte folgen der Taille wie eine Hand. Zwischen zwei Stunden hält sie warm; hinter den Zips stecken Spindschlüssel und Lippenpflege.</p>',
      uk: '<p>Скроєна з тканини для легінсів, тож руки в ній згинаються так само легко, як коліна. Вигнуті шви повторюють талію, мов долоня. Між заняттями вона береже тепло, а кишені на блискавках — ключ від шафки й бальзам.</p>',
      zh: '<p>用做紧身裤的面料裁成，手臂弯起来像膝盖一样轻松。弧形接缝贴着腰走，像一只手扶着。两节课之间帮您存住体温，拉链口袋存着柜子钥匙和润唇膏。</p>',
    },
  },
  'contour-crop-jacket': {
    name: {
      en: 'Contour crop jacket',
      ru: 'Короткая куртка «Контур»',
      de: 'Kurzjacke Kontur',
      uk: 'Коротка куртка «Контур»',
      zh: '轮廓短款外套',
    },
    description: {
      en: '<p>Firm-hold nylon that closes over the ribs and ends there. It supports the back in a slow lift and takes a minute to get out of, like a good swimsuit. Choose your usual size; going up loses the point.</p>',
      ru: '<p>Плотный нейлон обхватывает рёбра и на них же заканчивается. При медленном подъёме поддерживает спину; снимается не сразу, как хороший купальник. Берите свой обычный размер: на размер больше — теряется смысл.</p>',
      de: '<p>Fest haltendes Nylon, das sich um die Rippen schließt und dort endet. Beim langsamen Heben stützt es den Rücken, und das Ausziehen dauert, wie bei einem guten Badeanzug. Nehmen Sie Ihre gewohnte Größe; eine mehr, und der Witz ist weg.</p>',
      uk: '<p>Щільний нейлон обіймає ребра і на них же закінчується. Під час повільного підйому підтримує спину; знімається не одразу, як добрий купальник. Беріть свій звичний розмір: на розмір більше — і сенсу немає.</p>',
      zh: '<p>强支撑尼龙裹住肋骨，也止于肋骨。慢速发力时托着后背；脱下来要花点时间，像一件好泳衣。按平常的尺码买，大一码就没意思了。</p>',
    },
  },
  'windbreak-shell': {
    name: { en: 'Windbreak shell', ru: 'Ветровка', de: 'Windjacke', uk: 'Вітрівка', zh: '防风外套' },
    description: {
      en: '<p>Stuff it into its own left pocket and you have something the size of a bread roll. On the ridge it comes out, the wind stops, and you go on talking. Not a raincoat: a shower it will forgive, an afternoon it will not.</p>',
      ru: '<p>Заправьте её в собственный левый карман — получится свёрток с булочку. На гребне достали, ветер кончился, разговор продолжается. Это не дождевик: короткий дождик простит, целый вечер — нет.</p>',
      de: '<p>In die eigene linke Tasche gestopft, wird sie so groß wie ein Brötchen. Auf dem Grat kommt sie heraus, der Wind hört auf, und man redet weiter. Eine Regenjacke ist sie nicht: Einen Schauer verzeiht sie, einen Nachmittag nicht.</p>',
      uk: '<p>Запхніть її у власну ліву кишеню — вийде пакунок з булочку. На гребені дістали, вітер скінчився, розмова триває. Це не дощовик: коротку мжичку пробачить, цілий вечір — ні.</p>',
      zh: '<p>塞进自己的左口袋，就只有一个小面包那么大。到了山脊掏出来穿上，风停了，话接着说。它不是雨衣：一阵小雨没关系，一下午的雨不行。</p>',
    },
  },
  'windbreak-hooded-shell': {
    name: {
      en: 'Windbreak hooded shell',
      ru: 'Ветровка с капюшоном',
      de: 'Windjacke mit Kapuze',
      uk: 'Вітрівка з каптуром',
      zh: '连帽防风外套',
    },
    description: {
      en: '<p>Look left at a crossing and the hood looks with you; its edge is firm and does not flop over the eyes. Slim enough that nothing flaps at pace. The fabric whispers for the first kilometre, then you stop hearing it.</p>',
      ru: '<p>На перекрёстке смотришь налево — и капюшон смотрит туда же; край у него жёсткий, на глаза не падает. Сидит узко, на скорости ничего не хлопает. Первый километр ткань шепчет, потом перестаёшь слышать.</p>',
      de: '<p>Man schaut an der Kreuzung nach links, und die Kapuze schaut mit; ihr fester Rand fällt nicht über die Augen. Schmal genug, dass bei Tempo nichts flattert. Der Stoff flüstert den ersten Kilometer lang, dann hört man ihn nicht mehr.</p>',
      uk: '<p>На перехресті дивишся ліворуч — і каптур дивиться туди ж; край у нього жорсткий, на очі не спадає. Сидить вузько, на швидкості ніщо не лопотить. Перший кілометр тканина шепоче, потім перестаєш чути.</p>',
      zh: '<p>过路口往左看，帽子也跟着往左看；帽檐有硬度，不会耷拉到眼前。修身，跑快了也不呼啦作响。头一公里布料沙沙低语，之后就听不见了。</p>',
    },
  },
  'gilet-for-tempo-runs': {
    name: {
      en: 'Gilet for tempo runs',
      ru: 'Жилет для темповых',
      de: 'Laufweste für Tempoläufe',
      uk: 'Жилет для темпових',
      zh: '节奏跑马甲',
    },
    description: {
      en: '<p>Wind in the chest slows you; sweat down the back does too. So the front is closed cloth and behind it is mesh, with nothing over the arms at all. At 90 grams a square metre it folds into a fist.</p>',
      ru: '<p>Ветер в грудь тормозит, пот по спине — тоже. Поэтому спереди глухая ткань, на спине изнутри сетка, а на руках вообще ничего. При плотности 90 граммов жилет складывается в кулак.</p>',
      de: '<p>Wind auf der Brust bremst, Schweiß am Rücken auch. Deshalb ist sie vorn dicht, hinten innen aus Netz, und über den Armen ist gar nichts. Mit 90 Gramm auf den Quadratmeter verschwindet sie in einer Faust.</p>',
      uk: '<p>Вітер у груди гальмує, піт по спині — теж. Тому спереду глуха тканина, на спині зсередини сітка, а на руках узагалі нічого. За щільності 90 грамів жилет ховається в кулак.</p>',
      zh: '<p>胸口顶风会慢，后背汗湿也会慢。所以前片挡风，后背内衬网眼，手臂上什么也没有。每平方米90克，一攥就是一拳头。</p>',
    },
  },
  'offset-rain-shell': {
    name: {
      en: 'Offset rain shell',
      ru: 'Куртка с косой молнией',
      de: 'Jacke mit versetztem Zip',
      uk: 'Куртка зі скісною блискавкою',
      zh: '偏襟连帽外套',
    },
    description: {
      en: '<p>Because the zip runs beside the chin and not into it, the collar closes in one clean piece. Long, hooded, tight against wind; the drizzle between metro and door stays outside. Put anything paper behind the zipped pockets all the same.</p>',
      ru: '<p>Молния идёт мимо подбородка, поэтому ворот смыкается ровно, одним куском. Длинная, с капюшоном, ветра не пропускает; морось между метро и подъездом остаётся снаружи. Бумаги всё же уберите в карманы на молниях.</p>',
      de: '<p>Weil der Reißverschluss neben dem Kinn verläuft, schließt der Kragen sauber in einem Stück. Lang, mit Kapuze, dicht gegen Wind; der Niesel zwischen U-Bahn und Haustür bleibt draußen. Papier gehört trotzdem hinter die Taschenzips.</p>',
      uk: '<p>Блискавка йде повз підборіддя, тому комір змикається рівно, одним шматком. Довга, з каптуром, вітру не пускає; мжичка між метро й під’їздом лишається зовні. Папери все ж сховайте в кишені на блискавках.</p>',
      zh: '<p>拉链从下巴旁边走，领子合上时干干净净一整片。长款带帽，风吹不透，从地铁口到家门口的毛毛雨也进不来。不过纸质的东西，还是放进拉链口袋里吧。</p>',
    },
  },
  'night-shift-bomber': {
    name: {
      en: 'Night shift bomber',
      ru: 'Бомбер «Ночная смена»',
      de: 'Bomberjacke Nachtschicht',
      uk: 'Бомбер «Нічна зміна»',
      zh: '夜班飞行员夹克',
    },
    description: {
      en: '<p>From the front you see one black zip and no stitching whatsoever, as if the jacket had been poured. A short collar stands where a rib would fray. It takes a thick sweatshirt underneath and does not mention it.</p>',
      ru: '<p>Спереди видна одна чернёная молния и ни единой строчки, будто куртку отлили. Вместо резинки, которая махрится, — короткая стойка. Под неё спокойно надевается толстый свитшот, и никто не догадается.</p>',
      de: '<p>Von vorn sieht man einen geschwärzten Zip und keine einzige Naht, als wäre die Jacke gegossen. Wo sonst Rippstrick ausfranst, steht ein kurzer Kragen. Ein dickes Sweatshirt passt darunter, und sie verliert kein Wort darüber.</p>',
      uk: '<p>Спереду видно одну чорнену блискавку й жодного рядка, ніби куртку відлили. Замість гумки, що торочиться, — коротка стійка. Під неї спокійно вдягається товстий світшот, і ніхто не здогадається.</p>',
      zh: '<p>正面只看得见一条黑化拉链，一针明线都没有，像浇铸出来的。领口是一圈短立领，不会像罗纹那样磨毛。里面能塞一件厚卫衣，外头看不出来。</p>',
    },
  },
  'night-shift-snap-coat': {
    name: {
      en: 'Night shift snap coat',
      ru: 'Плащ на кнопках «Ночная смена»',
      de: 'Druckknopfmantel Nachtschicht',
      uk: 'Плащ на кнопках «Нічна зміна»',
      zh: '夜班暗扣长外套',
    },
    description: {
      en: '<p>A shirt for the street, falling to mid-thigh. The snaps sit behind a placket and close with a sound like cracked knuckles if you hurry. Patch pockets swallow a paperback each; wind stays out.</p>',
      ru: '<p>Рубашка для улицы, до середины бедра. Кнопки спрятаны под планкой и щёлкают, как костяшки пальцев, если застёгиваться второпях. Каждый накладной карман проглатывает по книжке, ветер остаётся за бортом.</p>',
      de: '<p>Ein Hemd für die Straße, das bis zur Mitte des Oberschenkels fällt. Die Druckknöpfe liegen unter einer Leiste und knacken wie Fingergelenke, wenn man sich beeilt. Jede aufgesetzte Tasche verschluckt ein Taschenbuch; der Wind bleibt draußen.</p>',
      uk: '<p>Сорочка для вулиці, до середини стегна. Кнопки сховано під планкою, і вони клацають, як кісточки пальців, якщо застібатися похапцем. Кожна накладна кишеня ковтає по книжці, вітер лишається за бортом.</p>',
      zh: '<p>一件上街穿的长衬衫，垂到大腿中间。按扣藏在门襟里，赶时间一路扣下来，像掰指节那样响。贴袋一边能吞一本平装书，风进不来。</p>',
    },
  },
}
