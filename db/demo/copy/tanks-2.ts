import type { Copy } from '../copy.ts'

export const tanks2: Record<string, Copy> = {
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
