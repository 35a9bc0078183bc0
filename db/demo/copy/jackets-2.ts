import type { Copy } from '../copy.ts'

export const jackets2: Record<string, Copy> = {
  'coach-jacket': {
    name: { en: 'Coach jacket', ru: 'Тренерская куртка', de: 'Coachjacke', uk: 'Тренерська куртка', zh: '教练夹克' },
    description: {
      en: '<p>Shirt collar, snaps, and a cord inside the hem that you pull when the wind comes under. It was made for people who shout advice in bad weather. Folded twice, it serves as a cushion on a wet bench.</p>',
      ru: '<p>Рубашечный воротник, кнопки и шнур в подоле: потянул — и снизу больше не дует. Такие куртки придумали для тех, кто кричит советы в плохую погоду. Сложенная вчетверо, спасает от мокрой скамейки.</p>',
      de: '<p>Hemdkragen, Druckknöpfe und eine Kordel im Saum, die man zieht, wenn es von unten weht. Erfunden wurde sie für Leute, die bei schlechtem Wetter Ratschläge rufen. Zweimal gefaltet dient sie als Kissen auf der nassen Bank.</p>',
      uk: '<p>Сорочковий комір, кнопки й шнур у подолі: потягнув — і знизу вже не віє. Такі куртки вигадали для тих, хто вигукує поради за поганої погоди. Складена вчетверо, рятує від мокрої лави.</p>',
      zh: '<p>衬衫领，按扣，下摆里藏一根抽绳，风往里灌时一拉就好。这种夹克原本是给坏天气里扯着嗓子指导的人穿的。对折两次，还能垫在湿长椅上坐。</p>',
    },
  },
  'coach-jacket-with-yoke': {
    name: {
      en: 'Coach jacket with yoke',
      ru: 'Тренерская куртка с кокеткой',
      de: 'Coachjacke mit Passe',
      uk: 'Тренерська куртка з кокеткою',
      zh: '拼肩教练夹克',
    },
    description: {
      en: '<p>A bone yoke runs over both shoulders, front and back, so you are recognised when leaving as well. The shell stops wind and rattles a little in a car. Boxy; a hoodie fits beneath it, hood out.</p>',
      ru: '<p>Кокетка цвета слоновой кости заходит и на грудь, и на спину: вас узнают, даже когда вы уходите. Ветер не продувает, в машине куртка слегка шуршит. Просторная — под неё идёт худи капюшоном наружу.</p>',
      de: '<p>Die elfenbeinfarbene Passe läuft vorn und hinten über beide Schultern, so erkennt man Sie auch beim Gehen. Die Hülle hält Wind ab und raschelt ein wenig im Auto. Kastig; ein Hoodie passt darunter, Kapuze heraus.</p>',
      uk: '<p>Кокетка кольору слонової кістки заходить і на груди, і на спину: вас упізнають, навіть коли йдете геть. Вітер не продуває, в авто куртка трохи шарудить. Простора — під неї пасує худі каптуром назовні.</p>',
      zh: '<p>骨白色肩片前后都有，您转身走了，别人也认得出来。面料挡风，坐进车里会窸窣作响。版型方正，里面能穿连帽衫，把帽子翻出来。</p>',
    },
  },
  'deck-jacket': {
    name: { en: 'Deck jacket', ru: 'Палубная куртка', de: 'Deckjacke', uk: 'Палубна куртка', zh: '甲板夹克' },
    description: {
      en: '<p>Two patch pockets big enough for cold hands, even with a rope end already in there. Tight cotton twill keeps the wind off and softens at the elbows first. The snaps close by feel, in the dark, on a moving thing.</p>',
      ru: '<p>Два накладных кармана, куда влезают замёрзшие руки, даже если там уже лежит обрывок троса. Плотный хлопковый твил держит ветер и первым делом мягчает на локтях. Кнопки находишь на ощупь, в темноте, на качке.</p>',
      de: '<p>Zwei aufgesetzte Taschen, groß genug für kalte Hände, auch wenn schon ein Tampen darin liegt. Dichter Baumwolltwill hält den Wind ab und wird zuerst an den Ellbogen weich. Die Druckknöpfe findet man blind, auch wenn der Boden schwankt.</p>',
      uk: '<p>Дві накладні кишені, куди влазять змерзлі руки, навіть якщо там уже лежить шматок троса. Щільний бавовняний твіл тримає вітер і найперше м’якшає на ліктях. Кнопки знаходиш навпомацки, у темряві, на хитавиці.</p>',
      zh: '<p>两只大贴袋，哪怕里面已经有截绳头，也放得下冻冷的手。紧密的棉斜纹布挡风，肘部最先变软。按扣摸黑也扣得上，脚下摇晃也不怕。</p>',
    },
  },
  'harbour-striped-overshirt': {
    name: {
      en: 'Harbour striped overshirt',
      ru: 'Полосатая куртка-рубашка «Гавань»',
      de: 'Gestreiftes Überhemd Hafen',
      uk: 'Смугаста куртка-сорочка «Гавань»',
      zh: '港湾条纹衬衫夹克',
    },
    description: {
      en: '<p>Somebody spent a morning placing the chest pocket so that its stripes continue the ones behind it; stand close and you will not find the edge. Twill with snaps, square at the hem. A jacket in May, a shirt in October.</p>',
      ru: '<p>Кто-то потратил утро, чтобы полоски на нагрудном кармане продолжили полоски под ним: вблизи и края не видно. Твил, кнопки, прямой низ. В мае это куртка, в октябре — рубашка.</p>',
      de: '<p>Jemand hat einen Vormittag lang die Brusttasche so gelegt, dass ihre Streifen die dahinter fortsetzen; aus der Nähe findet man die Kante nicht. Twill mit Druckknöpfen, unten gerade. Im Mai eine Jacke, im Oktober ein Hemd.</p>',
      uk: '<p>Хтось витратив ранок, щоб смужки на нагрудній кишені продовжили смужки під нею: зблизька й краю не видно. Твіл, кнопки, прямий низ. У травні це куртка, у жовтні — сорочка.</p>',
      zh: '<p>有人花了一上午摆那只胸袋，让它的条纹接上身后的条纹，凑近也找不到边。斜纹布，按扣，下摆平直。五月当外套，十月当衬衫。</p>',
    },
  },
  'basecamp-puffer': {
    name: {
      en: 'Basecamp puffer',
      ru: 'Стёганая куртка «Базовый лагерь»',
      de: 'Steppjacke Basislager',
      uk: 'Стьобана куртка «Базовий табір»',
      zh: '大本营棉服',
    },
    description: {
      en: '<p>Warm down to minus ten while you stand about holding a mug. Get it soaked and it hangs dry by breakfast, since there is no down inside to sulk. The hood goes over a beanie; the pockets zip.</p>',
      ru: '<p>Стоять с кружкой в ней тепло до минус десяти. Промокла — к завтраку высохнет на верёвке: пуха внутри нет, обижаться некому. Капюшон надевается поверх шапки, карманы на молниях.</p>',
      de: '<p>Bis minus zehn Grad warm, auch wenn man nur herumsteht und eine Tasse hält. Durchnässt hängt sie bis zum Frühstück trocken, weil keine Daune darin schmollt. Die Kapuze passt über die Mütze, die Taschen lassen sich schließen.</p>',
      uk: '<p>Стояти з кухлем у ній тепло до мінус десяти. Промокла — до сніданку висохне на мотузці: пуху всередині немає, ображатися нікому. Каптур вдягається поверх шапки, кишені на блискавках.</p>',
      zh: '<p>捧着杯子站着不动，零下十度也暖和。湿透了，晾到早饭时就干，因为里面没有羽绒闹脾气。帽子套得下毛线帽，口袋有拉链。</p>',
    },
  },
  'basecamp-puffer-vest': {
    name: {
      en: 'Basecamp puffer vest',
      ru: 'Стёганый жилет «Базовый лагерь»',
      de: 'Steppweste Basislager',
      uk: 'Стьобаний жилет «Базовий табір»',
      zh: '大本营棉马甲',
    },
    description: {
      en: '<p>Under a shell in January, over a hoodie in April, on the hook the rest of the time. The arms stay free for splitting wood and lifting children. Its stand collar reaches the ears if you ask it to.</p>',
      ru: '<p>В январе под ветровку, в апреле поверх худи, остальное время на крючке. Руки свободны: можно колоть дрова и поднимать детей. Воротник-стойка, если попросить, достаёт до ушей.</p>',
      de: '<p>Im Januar unter der Windjacke, im April über dem Hoodie, sonst am Haken. Die Arme bleiben frei zum Holzhacken und Kinderheben. Der Stehkragen reicht bis an die Ohren, wenn man ihn darum bittet.</p>',
      uk: '<p>У січні під вітрівку, у квітні поверх худі, решту часу на гачку. Руки вільні: можна рубати дрова й підіймати дітей. Комір-стійка, якщо попросити, дістає до вух.</p>',
      zh: '<p>一月穿在风衣里，四月套在连帽衫外，其余时间挂在钩子上。手臂空着，好劈柴，也好抱孩子。立领拉上来，能够到耳朵。</p>',
    },
  },
  'cropped-puffer': {
    name: {
      en: 'Cropped puffer',
      ru: 'Короткая дутая куртка',
      de: 'Kurze Steppjacke',
      uk: 'Коротка дута куртка',
      zh: '短款棉服',
    },
    description: {
      en: '<p>Tubes as wide as a hand, a few of them, and then the waist. It warms what the heart is in and leaves the rest to your trousers. On the metro it compresses politely and fills up again on the stairs.</p>',
      ru: '<p>Секции шириной с ладонь, несколько рядов — и сразу талия. Греет ту часть, где сердце, остальное доверено брюкам. В метро вежливо сжимается, на лестнице снова набирает воздух.</p>',
      de: '<p>Handbreite Kammern, ein paar davon, und dann kommt die Taille. Sie wärmt die Gegend ums Herz und überlässt den Rest der Hose. In der U-Bahn macht sie sich höflich schmal, auf der Treppe füllt sie sich wieder.</p>',
      uk: '<p>Секції завширшки з долоню, кілька рядів — і вже талія. Гріє там, де серце, решту довірено штанам. У метро ввічливо стискається, на сходах знову набирає повітря.</p>',
      zh: '<p>一格有一掌宽，几格下来就到腰了。暖的是心口那一块，剩下的交给裤子。挤地铁时客气地缩一缩，上楼梯时又鼓回来。</p>',
    },
  },
  'long-puffer-coat': {
    name: {
      en: 'Long puffer coat',
      ru: 'Длинное стёганое пальто',
      de: 'Langer Steppmantel',
      uk: 'Довге стьобане пальто',
      zh: '长款棉大衣',
    },
    description: {
      en: '<p>Open the zip from below and you can cycle, drive and sit on steps without looking like a bell. Standing at a cold bus stop, close it again and forget the lower half of winter. Recycled fill, no down, a hood with room.</p>',
      ru: '<p>Расстегните молнию снизу — и можно крутить педали, вести машину и сидеть на ступеньках, не превращаясь в колокол. На морозной остановке застегните обратно и забудьте про нижнюю половину зимы. Утеплитель переработанный, без пуха, капюшон просторный.</p>',
      de: '<p>Von unten geöffnet, lässt er einen radeln, fahren und auf Stufen sitzen, ohne dass man wie eine Glocke aussieht. An der kalten Haltestelle wird er geschlossen, und die untere Hälfte des Winters ist vergessen. Recycelte Füllung statt Daunen, geräumige Kapuze.</p>',
      uk: '<p>Розстебніть блискавку знизу — і можна крутити педалі, кермувати й сидіти на сходах, не перетворюючись на дзвін. На морозній зупинці застебніть назад і забудьте про нижню половину зими. Утеплювач перероблений, без пуху, каптур просторий.</p>',
      zh: '<p>拉链从下面打开，骑车、开车、坐台阶都行，不会像一口钟。站在寒冷的车站，重新拉上，下半截的冬天就与您无关了。再生填充，不含羽绒，帽子宽敞。</p>',
    },
  },
  'snap-puffer-vest': {
    name: {
      en: 'Snap puffer vest',
      ru: 'Стёганый жилет на кнопках',
      de: 'Steppweste mit Druckknöpfen',
      uk: 'Стьобаний жилет на кнопках',
      zh: '按扣棉马甲',
    },
    description: {
      en: '<p>The snaps are oversized, because you will be wearing gloves when you want the tape measure. Patch pockets take pliers, a thermos cup, a handful of nuts for the squirrel. Square and short-tempered about nothing except hot tumble dryers.</p>',
      ru: '<p>Кнопки большие нарочно: когда понадобится рулетка, вы будете в перчатках. В накладные карманы входят плоскогубцы, крышка термоса и горсть орехов для белки. Квадратный, неприхотливый, не любит только горячую сушку.</p>',
      de: '<p>Die Druckknöpfe sind übergroß, denn wenn man das Maßband braucht, trägt man Handschuhe. In die aufgesetzten Taschen passen Zange, Thermosbecher und eine Handvoll Nüsse fürs Eichhörnchen. Gerade geschnitten und friedlich, nur heiße Trockner mag sie nicht.</p>',
      uk: '<p>Кнопки великі навмисне: коли знадобиться рулетка, ви будете в рукавицях. У накладні кишені входять плоскогубці, кришка термоса й жменя горіхів для білки. Квадратний, невибагливий, не любить лише гарячої сушарки.</p>',
      zh: '<p>按扣特意做大，因为您想拿卷尺的时候，手上一定戴着手套。贴袋装得下钳子、保温杯盖，还有一把喂松鼠的坚果。版型方正，脾气很好，只是不喜欢高温烘干。</p>',
    },
  },
  'colour-block-puffer': {
    name: {
      en: 'Colour-block puffer',
      ru: 'Двухцветная дутая куртка',
      de: 'Zweifarbige Steppjacke',
      uk: 'Двоколірна дута куртка',
      zh: '拼色棉服',
    },
    description: {
      en: '<p>Oat on the shoulders, strong colour below, and the quilting runs through both in one go, so there is no ridge where they meet. Children point at it. The pockets are zipped and the collar stands without help.</p>',
      ru: '<p>Плечи овсяные, ниже яркий цвет, а стёжка проходит по обоим за один раз, поэтому на стыке нет валика. Дети показывают на неё пальцем. Карманы на молниях, воротник стоит без уговоров.</p>',
      de: '<p>Hafer auf den Schultern, darunter kräftige Farbe, und die Steppung läuft in einem Zug durch beides, ohne Wulst an der Grenze. Kinder zeigen darauf. Taschen mit Zip, ein Kragen, der ohne Zureden steht.</p>',
      uk: '<p>Плечі вівсяні, нижче яскравий колір, а строчка проходить по обох за один раз, тому на стику немає валика. Діти показують на неї пальцем. Кишені на блискавках, комір стоїть без умовлянь.</p>',
      zh: '<p>肩部是燕麦色，下面是浓烈的颜色，绗缝一气走完，两色相接处没有棱。小孩子会指着它看。口袋带拉链，领子不用人扶就立着。</p>',
    },
  },
  'hybrid-run-jacket': {
    name: {
      en: 'Hybrid run jacket',
      ru: 'Гибридная беговая куртка',
      de: 'Hybride Laufjacke',
      uk: 'Гібридна бігова куртка',
      zh: '拼接保暖跑步外套',
    },
    description: {
      en: '<p>Padding in front, where February hits, and plain knit at the sides, where you are your own stove. The first hill tells you how well that was divided. Slim, with zipped pockets that stop bouncing once a phone is in.</p>',
      ru: '<p>Утеплитель спереди, куда бьёт февраль, и трикотаж по бокам, где вы сами себе печка. На первом же подъёме понимаешь, как верно поделили. Узкая, карманы на молниях, телефон в них не прыгает.</p>',
      de: '<p>Vorn Füllung, wo der Februar auftrifft, an den Seiten Strick, wo man selbst der Ofen ist. Am ersten Hügel merkt man, wie gut das aufgeteilt wurde. Schmal, mit Taschenzips, hinter denen kein Telefon hüpft.</p>',
      uk: '<p>Утеплювач спереду, куди б’є лютий, і трикотаж з боків, де ви самі собі піч. На першому ж підйомі розумієш, як слушно поділили. Вузька, кишені на блискавках, телефон у них не стрибає.</p>',
      zh: '<p>前胸有填充，二月的风就打在那儿；两侧是针织，那里您自己就是炉子。跑上第一个坡，就知道分得有多准。修身，拉链口袋里的手机不会乱跳。</p>',
    },
  },
  'first-light-shell': {
    name: {
      en: 'First light shell',
      ru: 'Ветровка «Первый свет»',
      de: 'Windjacke Erstes Licht',
      uk: 'Вітрівка «Перше світло»',
      zh: '晨光轻薄风衣',
    },
    description: {
      en: '<p>It weighs as much as an apple, and like the apple you take it along in case. The chest pocket holds a key and a bank card. Cropped, so the wind reaches your legs but not your lungs.</p>',
      ru: '<p>Весит как яблоко, и берёшь её, как яблоко, — на всякий случай. В нагрудный карман входят ключ и банковская карта. Короткая: ветер достаётся ногам, а не лёгким.</p>',
      de: '<p>Sie wiegt so viel wie ein Apfel, und wie den Apfel nimmt man sie für alle Fälle mit. In die Brusttasche passen Schlüssel und Bankkarte. Kurz, also trifft der Wind die Beine und nicht die Lunge.</p>',
      uk: '<p>Важить як яблуко, і береш її, як яблуко, — про всяк випадок. У нагрудну кишеню входять ключ і банківська картка. Коротка: вітер дістається ногам, а не легеням.</p>',
      zh: '<p>重量和一个苹果差不多，也像苹果一样，带着以防万一。胸袋放得下一把钥匙和一张银行卡。短款，风吹得到腿，吹不到肺。</p>',
    },
  },
}
