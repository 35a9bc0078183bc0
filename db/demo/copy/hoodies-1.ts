import type { Copy } from '../copy.ts'

export const hoodies1: Record<string, Copy> = {
  'loopback-hoodie': {
    name: {
      en: 'Loopback hoodie',
      ru: 'Худи из петельного футера',
      de: 'Hoodie aus Schlingenware',
      uk: 'Худі з петельного футеру',
      zh: '毛圈连帽卫衣',
    },
    description: {
      en: '<p>We dye it after sewing, and the seams always take the colour a little darker, as if someone had traced them in pencil. At 420 grams the loopback stands by itself for a week and gives in during the second. Kangaroo pocket, honest drawcords.</p>',
      ru: '<p>Красим уже сшитым, поэтому швы выходят чуть темнее — будто их обвели карандашом. Футер в 420 граммов первую неделю держит форму сам, на второй начинает слушаться. Карман-кенгуру, нормальные шнурки.</p>',
      de: '<p>Gefärbt wird nach dem Nähen, und die Nähte fallen immer eine Spur dunkler aus, wie mit Bleistift nachgezogen. Die 420 Gramm Schlingenware stehen eine Woche lang von allein, danach geben sie nach. Kängurutasche, ehrliche Kordeln.</p>',
      uk: '<p>Фарбуємо вже зшитим, тому шви завжди трохи темніші — ніби їх обвели олівцем. Футер у 420 грамів перший тиждень стоїть сам, на другий здається. Кишеня-кенгуру, чесні шнурки.</p>',
      zh: '<p>先缝好再染色，接缝处总会深一点，像用铅笔描过。420克的毛圈布，头一个星期自己挺着，第二个星期就服帖了。袋鼠口袋，扎实的抽绳。</p>',
    },
  },
  'breton-hoodie': {
    name: {
      en: 'Breton hoodie',
      ru: 'Бретонское худи',
      de: 'Bretonischer Hoodie',
      uk: 'Бретонське худі',
      zh: '布列塔尼条纹连帽衫',
    },
    description: {
      en: '<p>Look at the side seams first: the ink stripes meet there, which is how you tell knitted from printed. A midweight loopback with a hood, for men who own three striped shirts already. It makes the fourth look reasonable.</p>',
      ru: '<p>Сначала посмотрите на боковые швы: чернильные полоски там сходятся, и сразу ясно, что они вывязаны, а не напечатаны. Петельный футер средней плотности с капюшоном — для тех, у кого уже есть три тельняшки. С ним и четвёртая кажется разумной.</p>',
      de: '<p>Sehen Sie zuerst auf die Seitennähte: Dort treffen sich die tintenblauen Streifen, weil sie gestrickt sind und nicht gedruckt. Mittelschwere Schlingenware mit Kapuze, für Männer mit drei Ringelshirts im Schrank. Das vierte wirkt daneben vernünftig.</p>',
      uk: '<p>Спершу гляньте на бічні шви: чорнильні смужки там сходяться, бо їх вив’язано, а не надруковано. Футер середньої щільності з каптуром — для чоловіків, які вже мають три тільняшки. Поруч із ним і четверта здається розумною.</p>',
      zh: '<p>先看侧缝：墨色条纹在那里对得整整齐齐，因为是织出来的，不是印的。中等厚度的毛圈布，带帽子，给已经有三件条纹衫的男人。有了它，买第四件也说得过去。</p>',
    },
  },
  'full-zip-loopback-hoodie': {
    name: {
      en: 'Full-zip loopback hoodie',
      ru: 'Худи из футера на молнии',
      de: 'Zip-Hoodie aus Schlingenware',
      uk: 'Худі з футеру на блискавці',
      zh: '毛圈全拉链连帽衫',
    },
    description: {
      en: '<p>The zip opens from below too, so you can sit on a low wall without the front folding up under your chin. Its leather pull darkens where the thumb goes. The cloth is the thick one, 420 grams of organic cotton.</p>',
      ru: '<p>Молния расстёгивается и снизу, так что можно сесть на низкую стенку, и перед не соберётся под подбородком. Кожаный язычок темнеет там, где его берёт большой палец. Ткань та самая, толстая: 420 граммов органического хлопка.</p>',
      de: '<p>Der Reißverschluss öffnet auch von unten, also sitzt man auf der niedrigen Mauer, ohne dass sich die Front ans Kinn schiebt. Am Lederzipper dunkelt die Stelle für den Daumen nach. Der Stoff ist der dicke: 420 Gramm Biobaumwolle.</p>',
      uk: '<p>Блискавка розстібається й знизу, тож сідаєш на низький мурок, а перед не збирається під підборіддям. Шкіряний язичок темніє там, де його бере великий палець. Тканина та сама, груба: 420 грамів органічної бавовни.</p>',
      zh: '<p>拉链从下面也能拉开，坐在矮墙上时，前襟不会拱到下巴底下。皮质拉头上，拇指捏的地方会慢慢变深。布料是厚的那种，420克有机棉。</p>',
    },
  },
  'cropped-loopback-hoodie': {
    name: {
      en: 'Cropped loopback hoodie',
      ru: 'Укороченное худи из футера',
      de: 'Kurzer Hoodie aus Schlingenware',
      uk: 'Вкорочене худі з футеру',
      zh: '毛圈短款连帽衫',
    },
    description: {
      en: '<p>Measured on leggings, not on a ruler: the hem lands exactly where a high waistband begins. No pockets, because they would bulge at this length. Dropped shoulders leave room for a bra with wide straps and for folding your arms.</p>',
      ru: '<p>Длину мерили не линейкой, а по леггинсам: край приходится ровно на высокий пояс. Карманов нет — на такой длине они бы топорщились. Под спущенным плечом помещается топ на широких лямках, и руки скрестить удобно.</p>',
      de: '<p>Die Länge haben wir an Leggings gemessen, nicht am Lineal: Der Saum landet genau auf dem hohen Bund. Taschen fehlen, sie würden hier nur auftragen. Unter den überschnittenen Schultern hat ein BH mit breiten Trägern Platz.</p>',
      uk: '<p>Довжину міряли не лінійкою, а на легінсах: край лягає точно на високий пояс. Кишень немає — на такій довжині вони б стовбурчилися. Під спущеним плечем уміщується топ на широких бретелях.</p>',
      zh: '<p>衣长不是用尺子量的，是比着紧身裤定的：下摆正好落在高腰头上。没有口袋，这个长度装口袋会鼓。落肩够宽，里面穿宽肩带内衣也不挤。</p>',
    },
  },
  'heavyweight-box-hoodie': {
    name: {
      en: 'Heavyweight box hoodie',
      ru: 'Тяжёлое худи',
      de: 'Schwerer Box-Hoodie',
      uk: 'Важке худі',
      zh: '重磅宽版连帽衫',
    },
    description: {
      en: '<p>Half a kilo to the square metre, and you feel it on the hanger. Square body, dropped shoulders, a hood that holds itself up. It has been shrunk and tumbled before you meet it, so the size you try is the size you keep.</p>',
      ru: '<p>Полкило на квадратный метр — вешалка это чувствует. Квадратный силуэт, спущенное плечо, капюшон стоит сам. Его усадили и прокрутили в сушке ещё до знакомства с вами, так что размер уже не убежит.</p>',
      de: '<p>Ein halbes Kilo auf den Quadratmeter, das merkt schon der Bügel. Gerader Körper, überschnittene Schultern, eine Kapuze, die von allein steht. Eingelaufen ist er bereits bei uns im Trockner; die Größe, die Sie anprobieren, bleibt.</p>',
      uk: '<p>Пів кілограма на квадратний метр — це відчуває навіть вішак. Квадратний крій, спущене плече, каптур, що тримається сам. Сісти після прання він уже встиг у нас, тож розмір нікуди не подінеться.</p>',
      zh: '<p>每平方米半公斤，挂在衣架上就能感觉到分量。版型方正，落肩，帽子自己立得住。出厂前已经预缩、滚烘过，试的是什么码，以后就是什么码。</p>',
    },
  },
  'tunnel-hoodie': {
    name: { en: 'Tunnel hoodie', ru: 'Худи «Тоннель»', de: 'Tunnel-Hoodie', uk: 'Худі «Тунель»', zh: '隧道长款连帽衫' },
    description: {
      en: '<p>Long, narrow and brushed inside: pulling it on is like going through a warm tunnel, hence the name. It covers the hip, yet two vents at the sides let you take the stairs in pairs. The pocket sits low enough for straight arms.</p>',
      ru: '<p>Длинное, узкое, с начёсом внутри: надеваешь — как проходишь по тёплому тоннелю, отсюда и название. Бёдра закрыты, но разрезы по бокам позволяют шагать через ступеньку. Карман посажен низко, руки в нём не согнуты.</p>',
      de: '<p>Lang, schmal und innen angeraut: Beim Anziehen geht man durch einen warmen Tunnel, daher der Name. Die Hüfte ist bedeckt, doch dank der Seitenschlitze nimmt man zwei Stufen auf einmal. Die Tasche sitzt tief genug für gestreckte Arme.</p>',
      uk: '<p>Довге, вузьке, з начосом усередині: вдягаєш — наче проходиш теплим тунелем, звідси й назва. Стегна прикриті, але розрізи з боків дають крокувати через сходинку. Кишеня посаджена низько, руки в ній не зігнуті.</p>',
      zh: '<p>长而窄，内里抓绒：套上身像穿过一条暖和的隧道，名字就是这么来的。下摆盖过臀部，侧面开衩，上楼梯可以一步两级。口袋位置低，手臂伸直也插得进去。</p>',
    },
  },
  'yoke-hoodie': {
    name: {
      en: 'Yoke hoodie',
      ru: 'Худи с кокеткой',
      de: 'Hoodie mit Schulterpasse',
      uk: 'Худі з кокеткою',
      zh: '拼色肩连帽衫',
    },
    description: {
      en: '<p>Bone-coloured shoulders over a darker body, the way school teams wore them when kit was still handed down. Raglan sleeves give a serve enough room. The brushed inside leaves fluff on your shirt exactly once.</p>',
      ru: '<p>Плечи цвета слоновой кости, а низ темнее — так одевались школьные команды, когда форму ещё донашивали за старшими. Реглан не мешает подаче. Начёс оставит ворс на футболке ровно один раз.</p>',
      de: '<p>Elfenbeinfarbene Schultern auf dunklerem Grund, wie bei Schulmannschaften, als Trikots noch vererbt wurden. Raglanärmel lassen Platz für den Aufschlag. Die angeraute Innenseite fusselt aufs Hemd, genau einmal.</p>',
      uk: '<p>Плечі кольору слонової кістки над темнішим тулубом — так виглядали шкільні команди, коли форму ще доношували за старшими. Рукав-реглан не заважає подачі. Начіс лишить ворсинки на футболці рівно один раз.</p>',
      zh: '<p>骨白色的肩，深色的衣身，像从前校队里一届传一届的队服。插肩袖让发球伸得开手臂。内里的绒会沾到T恤上，但只有第一次。</p>',
    },
  },
  'camp-hoodie': {
    name: { en: 'Camp hoodie', ru: 'Лагерное худи', de: 'Lager-Hoodie', uk: 'Таборове худі', zh: '营地连帽卫衣' },
    description: {
      en: '<p>Cuffs twice as long as usual: folded back by day, pulled over the fingers when the fire burns down. A cap fits under the hood. Smoke stays in the brushed cotton until the second wash, and some people skip that one.</p>',
      ru: '<p>Манжеты вдвое длиннее обычных: днём отворачиваешь, а когда костёр догорает, натягиваешь на пальцы. Под капюшон помещается кепка. Дым держится в начёсе до второй стирки, и некоторые с ней не спешат.</p>',
      de: '<p>Die Bündchen sind doppelt so lang wie üblich: tags umgeschlagen, nachts über die Finger gezogen, wenn das Feuer herunterbrennt. Unter die Kapuze passt eine Kappe. Der Rauch bleibt bis zur zweiten Wäsche, und manche schieben sie auf.</p>',
      uk: '<p>Манжети вдвічі довші за звичайні: вдень підгортаєш, а коли багаття догорає, натягуєш на пальці. Під каптур улазить кепка. Дим тримається в начосі до другого прання, і дехто з ним не поспішає.</p>',
      zh: '<p>袖口是平常的两倍长：白天翻起来，篝火快灭时拉下来盖住手指。帽子里还能再戴一顶棒球帽。烟味要到洗第二次才散，有人偏偏不急着洗。</p>',
    },
  },
  'trailhead-zip-hoodie': {
    name: {
      en: 'Trailhead zip hoodie',
      ru: 'Худи на молнии «Начало тропы»',
      de: 'Zip-Hoodie Wegbeginn',
      uk: 'Худі на блискавці «Початок стежки»',
      zh: '径口拉链连帽衫',
    },
    description: {
      en: '<p>Hand pockets with zips and a brushed tricot lining, because the car key and cold fingers both belong there. It reaches below the hip belt of a pack. We wear it for the first hour and the last one, open in between.</p>',
      ru: '<p>Карманы на молниях и с мягкой подкладкой: там место и ключам от машины, и замёрзшим пальцам. Длина — ниже поясного ремня рюкзака. Мы застёгиваем его в первый час пути и в последний, между ними идём нараспашку.</p>',
      de: '<p>Die Handtaschen haben Reißverschluss und weiches Trikotfutter, denn Autoschlüssel und kalte Finger gehören beide hinein. Er reicht bis unter den Hüftgurt. Wir tragen ihn die erste und die letzte Stunde geschlossen, dazwischen offen.</p>',
      uk: '<p>Кишені на блискавках і з м’якою підкладкою: там місце і ключам від авто, і змерзлим пальцям. Довжина — нижче за поясний ремінь наплічника. Застібаємо його першу годину й останню, а між ними йдемо розхристані.</p>',
      zh: '<p>插手袋带拉链，衬着起绒经编布，车钥匙和冻僵的手指都有地方放。衣长盖过背包腰带。我们出发头一小时和最后一小时拉上，中间敞着走。</p>',
    },
  },
  'half-zip-camp-hoodie': {
    name: {
      en: 'Half-zip camp hoodie',
      ru: 'Лагерное худи с короткой молнией',
      de: 'Lager-Hoodie mit Halbzip',
      uk: 'Таборове худі з короткою блискавкою',
      zh: '营地半拉链连帽衫',
    },
    description: {
      en: '<p>Behind the zip sits a strip of cloth that keeps cold metal off the chin, a detail you only miss elsewhere. Opened, the neck cools you on the climb; closed, it is a scarf. Raglan shoulders stay flat under rucksack straps.</p>',
      ru: '<p>За молнией спрятана полоска ткани, чтобы холодный металл не касался подбородка, — мелочь, которой не хватает в других. На подъёме расстегнул — прохладно, на привале застегнул — шарф не нужен. Реглан не мнётся под лямками.</p>',
      de: '<p>Hinter dem Zip liegt ein Streifen Stoff, damit kein kaltes Metall ans Kinn kommt; das fällt einem erst auf, wenn es anderswo fehlt. Offen kühlt er am Anstieg, zu ersetzt er den Schal. Raglanschultern bleiben unter Rucksackgurten glatt.</p>',
      uk: '<p>За блискавкою схована смужка тканини, щоб холодний метал не торкався підборіддя, — дрібниця, якої бракує в інших. На підйомі розстебнув — прохолодно, на привалі застебнув — і шарф не потрібен. Реглан лежить рівно під лямками.</p>',
      zh: '<p>拉链后面垫了一条布，冰凉的金属碰不到下巴，穿过别的才知道少了它多难受。爬坡时拉开透气，休息时拉上就是围巾。插肩在背包带下面也平平整整。</p>',
    },
  },
  'topo-hoodie': {
    name: {
      en: 'Topo hoodie',
      ru: 'Худи «Горизонтали»',
      de: 'Höhenlinien-Hoodie',
      uk: 'Худі «Горизонталі»',
      zh: '等高线连帽衫',
    },
    description: {
      en: '<p>The lines are the Gullfjället fells, printed in water-based ink, and you can trace our lunch spot near the left pocket. French terry with a little stretch, light enough for walking in. Please still bring a proper map.</p>',
      ru: '<p>Линии на ткани — склоны Гулльфьеллета, напечатанные краской на водной основе; место, где мы обедали, — у левого кармана. Футер с эластаном тянется и не перегревает на ходу. Настоящую карту всё же возьмите.</p>',
      de: '<p>Die Linien zeigen das Gullfjället, gedruckt mit Farbe auf Wasserbasis; unser Mittagsplatz liegt nahe der linken Tasche. French Terry mit etwas Elasthan, leicht genug zum Gehen. Eine richtige Karte nehmen Sie bitte trotzdem mit.</p>',
      uk: '<p>Лінії на тканині — схили Гулльф’єллету, надруковані фарбою на водній основі; місце нашого обіду — біля лівої кишені. Футер з еластаном тягнеться й не перегріває в дорозі. Справжню мапу все ж візьміть.</p>',
      zh: '<p>线条画的是古尔山的等高线，用水性油墨印成，左口袋旁边就是我们吃午饭的地方。带点弹力的法式毛圈布，边走边穿也不闷。正经地图还是请您带上。</p>',
    },
  },
  'understorey-zip-hoodie': {
    name: {
      en: 'Understorey zip hoodie',
      ru: 'Худи на молнии «Подлесок»',
      de: 'Zip-Hoodie Unterholz',
      uk: 'Худі на блискавці «Підлісок»',
      zh: '林下拉链连帽衫',
    },
    description: {
      en: '<p>Made for running between pines, where it is cold in the shade and hot on the next rise. The sides are a lighter knit and let heat out before you think of stopping. Slim, with pockets in the seams that do not swing.</p>',
      ru: '<p>Для бега между соснами, где в тени холодно, а на следующем пригорке жарко. Бока из трикотажа полегче выпускают тепло раньше, чем захочется остановиться. Сидит узко, карманы в швах не болтаются.</p>',
      de: '<p>Zum Laufen zwischen Kiefern, wo es im Schatten kalt ist und auf der nächsten Kuppe heiß. Die Seiten aus leichterem Strick lassen die Wärme hinaus, ehe man ans Anhalten denkt. Schmal, mit Nahttaschen, die nicht schlenkern.</p>',
      uk: '<p>Для бігу між соснами, де в затінку холодно, а на наступному горбі спекотно. Боки з легшого трикотажу випускають тепло раніше, ніж захочеться спинитися. Сидить вузько, кишені у швах не теліпаються.</p>',
      zh: '<p>为在松林间跑步而做：树荫里冷，下一个坡顶又热。两侧换成更薄的针织，还没想停下，热气已经散了。合身剪裁，侧缝口袋跑起来不晃。</p>',
    },
  },
}
