import type { Copy } from '../copy.ts'

export const tees1: Record<string, Copy> = {
  'everyday-tee': {
    name: {
      en: 'Everyday tee',
      ru: 'Футболка на каждый день',
      de: 'T-Shirt für jeden Tag',
      uk: 'Футболка на щодень',
      zh: '日常T恤',
    },
    description: {
      en: '<p>The one you put on without deciding to. Combed organic cotton, 180 grams, with tape along the shoulder seams so that it hangs from the same place after forty washes. In white it is opaque; we checked in daylight, on a tall colleague.</p>',
      ru: '<p>Та, которую надеваешь не раздумывая. Гребенной органический хлопок, 180 граммов, плечевые швы укреплены тесьмой — и после сорока стирок она держится на тех же точках. Белая не просвечивает: проверено днём на высоком коллеге.</p>',
      de: '<p>Das Shirt, das man anzieht, ohne sich dafür zu entscheiden. Gekämmte Biobaumwolle, 180 Gramm, mit Band in den Schulternähten, damit es nach vierzig Wäschen noch genauso hängt. In Weiß blickdicht; geprüft bei Tageslicht, an einem großen Kollegen.</p>',
      uk: '<p>Та, яку вдягаєш не замислюючись. Гребінна органічна бавовна, 180 грамів, плечові шви укріплені тасьмою — і після сорока прань вона висить так само. Біла не просвічується: перевірено вдень на високому колезі.</p>',
      zh: '<p>不用想就会穿上的那件。精梳有机棉，180克，肩缝里压了布带，洗四十次，肩线还在原处。白色不透，我们在白天让一位高个子同事试过。</p>',
    },
  },
  'heavy-box-tee': {
    name: {
      en: 'Heavy box tee',
      ru: 'Плотная футболка прямого кроя',
      de: 'Schweres Box-Shirt',
      uk: 'Щільна футболка прямого крою',
      zh: '重磅宽版T恤',
    },
    description: {
      en: '<p>Sleeves to the elbow, a collar two fingers wide, and cotton that could stand in for a light sweatshirt. It drops straight from the chest without asking about your stomach. The first days are stiff, then it learns you.</p>',
      ru: '<p>Рукава до локтя, ворот в два пальца и хлопок, который мог бы подменить тонкий свитшот. От груди падает отвесно и про живот не расспрашивает. Первые дни жестковата, потом привыкает к вам.</p>',
      de: '<p>Ärmel bis zum Ellbogen, ein zwei Finger breiter Kragen und Baumwolle, die ein leichtes Sweatshirt vertreten könnte. Es fällt von der Brust gerade hinab und fragt nicht nach dem Bauch. Die ersten Tage ist es steif, dann lernt es Sie kennen.</p>',
      uk: '<p>Рукави до ліктя, комір у два пальці й бавовна, що могла б підмінити тонкий світшот. Від грудей спадає рівно й про живіт не розпитує. Перші дні цупка, потім звикає до вас.</p>',
      zh: '<p>袖到手肘，领圈两指宽，棉布厚得能顶一件薄卫衣。从胸口直直垂下，不过问您的肚子。头几天有点硬，之后就认得您了。</p>',
    },
  },
  'pocket-tee': {
    name: {
      en: 'Pocket tee',
      ru: 'Футболка с карманом',
      de: 'T-Shirt mit Brusttasche',
      uk: 'Футболка з кишенею',
      zh: '口袋T恤',
    },
    description: {
      en: '<p>The pocket is cut across the grain, which you can see if you hold it to a window and which stops it sagging under a pair of glasses. Dry, heavy cotton in a square shape. Pencil marks come out; fountain pens, take your chances.</p>',
      ru: '<p>Карман скроен поперёк долевой: на просвет это видно, а главное — под весом очков он не провисает. Сухой плотный хлопок, квадратный силуэт. Карандаш отстирается, с перьевой ручкой — как повезёт.</p>',
      de: '<p>Die Tasche ist quer zum Fadenlauf geschnitten; gegen das Fenster sieht man es, und unter einer Brille hängt sie nicht durch. Trockene, schwere Baumwolle in gerader Form. Bleistift geht heraus, Füller auf eigene Gefahr.</p>',
      uk: '<p>Кишеню скроєно впоперек нитки: на просвіт це видно, а головне — під вагою окулярів вона не провисає. Суха щільна бавовна, квадратний силует. Олівець відпереться, з чорнильною ручкою — як пощастить.</p>',
      zh: '<p>胸袋横裁，对着窗户能看出纹路，放副眼镜也不会坠下来。厚实干爽的棉布，方正的版型。铅笔印洗得掉，钢笔就看运气了。</p>',
    },
  },
  'slub-v-tee': {
    name: {
      en: 'Slub V tee',
      ru: 'Футболка с V-вырезом из неровной пряжи',
      de: 'V-Shirt aus Flammgarn',
      uk: 'Футболка з V-вирізом із нерівної пряжі',
      zh: '竹节棉V领T恤',
    },
    description: {
      en: '<p>The yarn is thick in some places and thin in others, so the cloth has small weather in it. At 150 grams it is a summer shirt, and a good first layer when it is not. The V is honest but not deep.</p>',
      ru: '<p>Нить то толще, то тоньше, и у ткани появляется своя маленькая погода. 150 граммов — летняя футболка, а в остальное время хороший первый слой. Вырез откровенный в меру.</p>',
      de: '<p>Das Garn ist mal dicker, mal dünner, und so herrscht im Stoff ein kleines Wetter. Mit 150 Gramm ein Sommershirt und sonst eine gute erste Schicht. Der V-Ausschnitt ist ehrlich, aber nicht tief.</p>',
      uk: '<p>Нитка то товща, то тонша, і в тканини з’являється своя маленька погода. 150 грамів — літня футболка, а решту року добрий перший шар. Виріз відвертий у міру.</p>',
      zh: '<p>纱线有粗有细，布面上便有了一点小小的天气。150克，夏天单穿，别的季节打底。V领坦率，但不深。</p>',
    },
  },
  'scoop-tee': {
    name: {
      en: 'Scoop tee',
      ru: 'Футболка с круглым глубоким вырезом',
      de: 'T-Shirt mit U-Ausschnitt',
      uk: 'Футболка з глибоким круглим вирізом',
      zh: '大圆领T恤',
    },
    description: {
      en: '<p>Lyocell with a bit of elastane falls close to the body and then leaves it alone. In a downward dog the hem slides, so tuck its curve into your waistband. Outside the studio it passes for something you would iron.</p>',
      ru: '<p>Лиоцелл с каплей эластана ложится близко к телу и дальше его не трогает. В «собаке мордой вниз» подол съезжает — заправьте скруглённый край за пояс. Вне зала сойдёт за вещь, которую гладят.</p>',
      de: '<p>Lyocell mit etwas Elasthan fällt nah am Körper und lässt ihn dann in Ruhe. Im herabschauenden Hund rutscht der Saum; stecken Sie die Rundung in den Bund. Außerhalb des Studios hält man es für etwas Gebügeltes.</p>',
      uk: '<p>Ліоцел із краплею еластану лягає близько до тіла й далі його не чіпає. У «собаці мордою вниз» поділ з’їжджає — заправте заокруглений край за пояс. Поза залом зійде за річ, яку прасують.</p>',
      zh: '<p>加了少许氨纶的莱赛尔，贴近身体，却不黏着。做下犬式时下摆会滑，把那道弧边塞进裤腰就好。出了教室，别人以为您熨过。</p>',
    },
  },
  'cap-sleeve-tee': {
    name: {
      en: 'Cap-sleeve tee',
      ru: 'Футболка с рукавом-крылышком',
      de: 'T-Shirt mit Flügelärmeln',
      uk: 'Футболка з рукавом-крильцем',
      zh: '盖肩袖T恤',
    },
    description: {
      en: '<p>The sleeve just covers the shoulder, where straps burn first, and leaves the arm to the sun. It is short in the body too, so a lunch on the grass means grass on the back. Organic cotton, fine enough to pack three.</p>',
      ru: '<p>Рукав прикрывает ровно плечо, которое обгорает первым, остальное отдано солнцу. В корпусе она тоже короткая: после пикника травинки будут на пояснице. Органический хлопок такой тонкий, что в сумку войдут три.</p>',
      de: '<p>Der Ärmel deckt gerade die Schulter, die zuerst verbrennt, und überlässt den Arm der Sonne. Auch der Körper ist kurz, nach dem Picknick hat man also Gras im Kreuz. Biobaumwolle, fein genug, um drei davon einzupacken.</p>',
      uk: '<p>Рукав прикриває якраз плече, що обгорає першим, а решту віддано сонцю. У тулубі вона теж коротка: після пікніка травинки будуть на попереку. Органічна бавовна така тонка, що в сумку влізуть три.</p>',
      zh: '<p>袖子刚好盖住最先晒伤的肩头，手臂留给太阳。衣身也短，在草地上吃顿午饭，后腰会沾上草。有机棉，薄得一包能塞三件。</p>',
    },
  },
  'cropped-boxy-tee': {
    name: {
      en: 'Cropped boxy tee',
      ru: 'Короткая прямая футболка',
      de: 'Kurzes Box-Shirt',
      uk: 'Коротка пряма футболка',
      zh: '短款方版T恤',
    },
    description: {
      en: '<p>Square at the sides, it meets the waistband and goes no further. The cotton is heavy, so the hem hangs instead of curling up after the dryer. Good under dungarees, and over a bra you do not mind being guessed at.</p>',
      ru: '<p>По бокам квадратная, доходит до пояса — и всё. Хлопок тяжёлый, поэтому край висит ровно и не закручивается после сушки. Хороша под комбинезон и поверх топа, о котором пусть догадываются.</p>',
      de: '<p>An den Seiten gerade, trifft es den Bund und geht nicht weiter. Die Baumwolle ist schwer, also hängt der Saum, statt sich nach dem Trockner zu rollen. Gut unter Latzhosen und über einem BH, den man ruhig ahnen darf.</p>',
      uk: '<p>З боків квадратна, доходить до пояса — і край. Бавовна важка, тож низ висить рівно й не закручується після сушарки. Гарна під комбінезон і поверх топа, про який нехай здогадуються.</p>',
      zh: '<p>两侧方方正正，碰到裤腰就收。棉布有分量，下摆垂得住，烘干了也不卷边。穿在背带裤里好看，里面的内衣露一点影子也无妨。</p>',
    },
  },
  'long-tee': {
    name: { en: 'Long tee', ru: 'Удлинённая футболка', de: 'Langes T-Shirt', uk: 'Подовжена футболка', zh: '长款T恤' },
    description: {
      en: '<p>At the back the hem drops, at the sides it curves away, and from under a bomber it shows like the last line of a page. The jersey is 200 grams, thick enough not to cling. Bend over a bike: nothing cold.</p>',
      ru: '<p>Сзади край опускается, по бокам скругляется и выглядывает из-под бомбера, как последняя строка страницы. Джерси в 200 граммов не липнет. Нагнулись к велосипеду — спине не холодно.</p>',
      de: '<p>Hinten fällt der Saum tiefer, an den Seiten schwingt er hoch, und unter dem Bomber schaut er hervor wie die letzte Zeile einer Seite. Der Jersey hat 200 Gramm und klebt nicht. Über das Rad gebeugt, bleibt der Rücken warm.</p>',
      uk: '<p>Ззаду край опускається, з боків заокруглюється й визирає з-під бомбера, як останній рядок сторінки. Джерсі у 200 грамів не липне. Нахилилися до велосипеда — спині не холодно.</p>',
      zh: '<p>后摆垂得低，两侧弧着收上去，从飞行员夹克下面露出来，像一页书的最后一行。200克汗布，厚度不会贴身。弯腰骑车，后腰不凉。</p>',
    },
  },
  'night-shift-mock-tee': {
    name: {
      en: 'Night shift mock tee',
      ru: 'Футболка со стойкой «Ночная смена»',
      de: 'Stehkragen-Shirt Nachtschicht',
      uk: 'Футболка зі стійкою «Нічна зміна»',
      zh: '夜班半高领T恤',
    },
    description: {
      en: '<p>A collar that stands up for itself: doubled, stitched twice, still upright in its third winter. Half sleeves and a wide body in cotton with the weight of a tea towel. It makes a necklace unnecessary and a scarf optional.</p>',
      ru: '<p>Стойка, которая умеет за себя постоять: двойная, простроченная дважды, не сдаётся и на третью зиму. Рукав до локтя, широкий корпус, хлопок весом с добротное кухонное полотенце. Цепочка не нужна, шарф — по желанию.</p>',
      de: '<p>Ein Kragen, der für sich einsteht: doppelt gelegt, zweimal gesteppt, auch im dritten Winter aufrecht. Halbe Ärmel, weiter Körper, Baumwolle so griffig wie ein gutes Geschirrtuch. Die Kette wird überflüssig, der Schal freiwillig.</p>',
      uk: '<p>Стійка, що вміє постояти за себе: подвійна, прострочена двічі, не здається й на третю зиму. Рукав до ліктя, широкий тулуб, бавовна вагою з добрячий кухонний рушник. Ланцюжок не потрібен, шарф — за бажанням.</p>',
      zh: '<p>一圈自己站得住的领子：双层，车两道线，到第三个冬天还挺着。半袖，宽身，棉布有厚茶巾那样的手感。项链不必戴，围巾随意。</p>',
    },
  },
  'henley-tee': {
    name: { en: 'Henley tee', ru: 'Футболка-хенли', de: 'Henley-Shirt', uk: 'Футболка-хенлі', zh: '亨利领T恤' },
    description: {
      en: '<p>Three buttons of corozo, a nut that looks like horn and feels warm to the fingers. One open is normal, two is August. The waffle leaves its squares on your arm if you fall asleep on it, and you will.</p>',
      ru: '<p>Три пуговицы из ореха корозо: на вид рог, на ощупь тёплые. Одна расстёгнута — норма, две — август. Если уснуть на рукаве, на щеке отпечатаются вафельные клетки, а уснёте непременно.</p>',
      de: '<p>Drei Knöpfe aus Corozo, einer Nuss, die nach Horn aussieht und sich warm anfühlt. Einer offen ist normal, zwei sind August. Wer darauf einschläft, trägt das Waffelmuster an der Wange, und man schläft darauf ein.</p>',
      uk: '<p>Три ґудзики з горіха корозо: на вигляд ріг, на дотик теплі. Один розстебнутий — норма, два — серпень. Якщо заснути на рукаві, на щоці відіб’ються вафельні клітинки, а заснете неодмінно.</p>',
      zh: '<p>三颗椰果扣，看着像牛角，摸着是温的。解一颗是平常，解两颗就是八月。枕着它睡着，脸上会印出华夫格，而您一定会睡着。</p>',
    },
  },
  'long-sleeve-henley': {
    name: {
      en: 'Long-sleeve henley',
      ru: 'Вафельный лонгслив-хенли',
      de: 'Langarm-Henley',
      uk: 'Вафельний лонгслів-хенлі',
      zh: '长袖亨利衫',
    },
    description: {
      en: '<p>The ribbed cuffs grip just enough to hold a pushed-up sleeve while you knead dough. Waffle knit, heavier than the summer one, warm under a jacket and finished enough without. Sleep in it once and it changes drawers.</p>',
      ru: '<p>Манжеты в рубчик держат рукав ровно настолько, чтобы месить тесто. Вафельное полотно плотнее летнего: под курткой греет, без куртки выглядит законченно. Разок поспите в нём — и он переедет в другой ящик комода.</p>',
      de: '<p>Die Rippbündchen halten den hochgeschobenen Ärmel gerade so fest, dass man Teig kneten kann. Waffelstrick, schwerer als die Sommerversion, warm unter der Jacke und ohne sie fertig angezogen. Einmal darin geschlafen, und es wechselt die Schublade.</p>',
      uk: '<p>Манжети в рубчик тримають рукав рівно так, щоб місити тісто. Вафельне полотно щільніше за літнє: під курткою гріє, без куртки має довершений вигляд. Раз поспите в ньому — і він переїде до іншої шухляди.</p>',
      zh: '<p>罗纹袖口的松紧刚好，推上去揉面也不会滑下来。华夫格比夏款厚，外套里面暖和，单穿也像样。穿着睡过一次，它就换抽屉了。</p>',
    },
  },
  'sunday-long-sleeve': {
    name: {
      en: 'Sunday long-sleeve',
      ru: 'Воскресный лонгслив',
      de: 'Sonntags-Langarmshirt',
      uk: 'Недільний лонгслів',
      zh: '周日长袖T恤',
    },
    description: {
      en: '<p>Long enough over leggings that you can answer the door. The lyocell is cool on first touch, which is pleasant after a bath, and the scoop neck lets your hair out of the way. It curves at the hem like a shirt tail.</p>',
      ru: '<p>Поверх леггинсов достаточно длинный, чтобы открыть курьеру. Лиоцелл сначала прохладный — после ванны самое то, — а широкий вырез не цепляет мокрые волосы. Край скруглён, как у рубашки.</p>',
      de: '<p>Über Leggings lang genug, um die Tür zu öffnen. Das Lyocell ist im ersten Moment kühl, was nach dem Bad guttut, und der runde Ausschnitt hält sich aus den nassen Haaren heraus. Unten geschwungen wie ein Hemdschoß.</p>',
      uk: '<p>Поверх легінсів досить довгий, щоб відчинити кур’єрові. Ліоцел спершу прохолодний — після ванни саме те, — а широкий виріз не чіпляє мокрого волосся. Край заокруглено, як у сорочки.</p>',
      zh: '<p>套在紧身裤外面，长度够您去开门。莱赛尔刚碰到时凉凉的，泡完澡穿正舒服，大圆领也不会蹭到湿头发。下摆是衬衫那样的弧形。</p>',
    },
  },
  'pique-polo': {
    name: { en: 'Piqué polo', ru: 'Поло из пике', de: 'Piqué-Poloshirt', uk: 'Поло з піке', zh: '珠地棉Polo衫' },
    description: {
      en: '<p>Mother-of-pearl buttons are cold for a second in the morning, and that is how you know they are not plastic. Cotton piqué lets air through its little dimples. Vents at the sides keep the tail down during a serve and over lunch.</p>',
      ru: '<p>Перламутровые пуговицы утром на секунду холодят — так и узнаёшь, что не пластик. Пике дышит каждой своей ямочкой. Разрезы по бокам не дают подолу выскочить ни на подаче, ни за обедом.</p>',
      de: '<p>Perlmuttknöpfe sind morgens eine Sekunde lang kalt, daran erkennt man, dass sie nicht aus Plastik sind. Durch die Grübchen des Piqués geht Luft. Die Seitenschlitze halten den Saum unten, beim Aufschlag wie beim Mittagessen.</p>',
      uk: '<p>Перламутрові ґудзики вранці на мить холодять — так і впізнаєш, що не пластик. Піке дихає кожною своєю ямкою. Розрізи з боків не дають подолу вискочити ні на подачі, ні за обідом.</p>',
      zh: '<p>早晨扣贝壳扣，指尖会凉一下，所以知道不是塑料。珠地棉的每个小凹坑都透气。两侧开衩，发球时下摆不跑出来，吃午饭时也不。</p>',
    },
  },
  'striped-polo': {
    name: {
      en: 'Striped polo',
      ru: 'Полосатое поло',
      de: 'Gestreiftes Poloshirt',
      uk: 'Смугасте поло',
      zh: '条纹Polo衫',
    },
    description: {
      en: '<p>Navy stripes stop at the collar and the cuffs, which are knitted plain, so the whole thing looks calmer than a striped shirt has any right to. Wear it buttoned to the top on the tram. On court, nobody buttons anything.</p>',
      ru: '<p>Синие полоски кончаются у воротника и манжет: те связаны гладко, и поло выглядит спокойнее, чем положено полосатой вещи. В трамвае застегните доверху. На корте никто ничего не застёгивает.</p>',
      de: '<p>Die Marinestreifen enden an Kragen und Bündchen, denn die sind glatt gestrickt; so wirkt es ruhiger, als Gestreiftes eigentlich darf. In der Straßenbahn trägt man es bis oben geknöpft. Auf dem Platz knöpft niemand etwas.</p>',
      uk: '<p>Сині смужки закінчуються біля коміра й манжетів: ті зв’язано гладко, і поло має спокійніший вигляд, ніж годиться смугастій речі. У трамваї застебніть доверху. На корті ніхто нічого не застібає.</p>',
      zh: '<p>藏青条纹到领子和袖口就停了，那两处是纯色织的，所以比一般条纹衫安静得多。坐电车时扣到顶。到了球场，谁也不扣。</p>',
    },
  },
  'cropped-court-polo': {
    name: {
      en: 'Cropped court polo',
      ru: 'Короткое поло для корта',
      de: 'Kurzes Court-Polo',
      uk: 'Коротке поло для корту',
      zh: '短款球场Polo衫',
    },
    description: {
      en: '<p>The placket has no buttons, because on a hot court they would be open anyway. A polo collar, a cap sleeve, and knit that is dry again before the change of ends is over. Cropped to sit on a skirt with a waistband.</p>',
      ru: '<p>На планке нет пуговиц: в жару на корте их всё равно расстегнули бы. Отложной воротник, рукав-крылышко и трикотаж, который высыхает, пока меняются сторонами. Длина — под юбку с поясом.</p>',
      de: '<p>Die Leiste kommt ohne Knöpfe aus, auf dem heißen Platz stünden sie ohnehin offen. Polokragen, Flügelärmel und ein Strick, der vor dem Ende des Seitenwechsels wieder trocken ist. Die Länge passt zum Rock mit Bund.</p>',
      uk: '<p>На планці немає ґудзиків: у спеку на корті їх однаково розстебнули б. Відкладний комір, рукав-крильце й трикотаж, що висихає, поки міняються сторонами. Довжина — під спідницю з поясом.</p>',
      zh: '<p>门襟上没有扣子，反正大热天在球场上也是敞着的。翻领，盖肩袖，针织面料在换边休息结束前就干了。短款，正好落在裙腰上。</p>',
    },
  },
}
