import type { Copy } from '../copy.ts'

export const shoes1: Record<string, Copy> = {
  'relay-runner': {
    name: {
      en: 'Relay runner',
      ru: 'Кроссовки «Эстафета»',
      de: 'Laufschuh Staffel',
      uk: 'Кросівки «Естафета»',
      zh: '接力跑鞋',
    },
    description: {
      en: '<p>A daily shoe with an 8 mm drop and 248 grams in size 39, so nothing about it needs getting used to. The knit gives over the little toe, which is where most people complain. The white sole stays white until the first puddle.</p>',
      ru: '<p>Пара на каждый день: перепад 8 мм, 248 граммов в 39-м размере, привыкать ни к чему не надо. Вязаный верх уступает над мизинцем — там, где обычно жалуются. Белая подошва остаётся белой до первой лужи.</p>',
      de: '<p>Ein Schuh für alle Tage: 8 mm Sprengung, 248 Gramm in Größe 39, eingewöhnen muss man sich nicht. Der Strick gibt über dem kleinen Zeh nach, wo sich die meisten beschweren. Weiß bleibt die Sohle bis zur ersten Pfütze.</p>',
      uk: '<p>Пара на щодень: перепад 8 мм, 248 грамів у 39-му розмірі, звикати ні до чого не треба. В’язаний верх поступається над мізинцем — саме там, де зазвичай скаржаться. Біла підошва біла до першої калюжі.</p>',
      zh: '<p>天天穿的跑鞋：前后落差8毫米，39码重248克，不需要适应期。针织鞋面在小脚趾那里会让一让，多数人就是那儿难受。白鞋底会一直白到遇见第一个水坑。</p>',
    },
  },
  'relay-runner-reflective': {
    name: {
      en: 'Relay runner reflective',
      ru: 'Светоотражающие кроссовки «Эстафета»',
      de: 'Reflektierender Laufschuh Staffel',
      uk: 'Світловідбивні кросівки «Естафета»',
      zh: '接力反光跑鞋',
    },
    description: {
      en: '<p>Dark shoe, dark sole, and nothing to see until headlights reach it: then the chevron, the heel and every eyelet switch on. Motorists brake for feet that blink in step. By daylight it passes for a black knitted runner with good manners.</p>',
      ru: '<p>Тёмный верх, тёмная подошва, и ничего особенного — пока не попадёшь в свет фар: тогда вспыхивают шеврон, пятка и каждый люверс. Водители притормаживают перед ногами, которые мигают в такт. Днём это просто скромные вязаные кроссовки.</p>',
      de: '<p>Dunkler Schuh, dunkle Sohle, und nichts zu sehen, bis Scheinwerfer darauf fallen: Dann leuchten Winkel, Ferse und jede Öse auf. Vor Füßen, die im Takt blinken, wird gebremst. Bei Tag ist er ein höflicher dunkler Strickschuh.</p>',
      uk: '<p>Темний верх, темна підошва, і нічого особливого — аж поки не потрапиш у світло фар: тоді спалахують шеврон, п’ята й кожен люверс. Водії пригальмовують перед ногами, що блимають у такт. Удень це скромні в’язані кросівки.</p>',
      zh: '<p>深色鞋面，深色鞋底，平时看不出什么；车灯一照，人字纹、后跟和每个鞋带孔全亮了。看到一双合着步点闪光的脚，司机会踩刹车。白天它只是双懂礼貌的深色针织跑鞋。</p>',
    },
  },
  'relay-racer': {
    name: {
      en: 'Relay racer',
      ru: 'Соревновательные кроссовки «Эстафета»',
      de: 'Wettkampfschuh Staffel',
      uk: 'Змагальні кросівки «Естафета»',
      zh: '接力竞速跑鞋',
    },
    description: {
      en: '<p>196 grams in size 38; on the shop scales it sat next to a ripe mango and lost. Elastic lacing is pulled once and forgotten, even when hands are cold at the start. Six millimetres of drop. Keep it for races and for the last rep.</p>',
      ru: '<p>196 граммов в 38-м размере: на наших весах спелое манго оказалось тяжелее. Эластичную шнуровку затягивают один раз и забывают, даже если на старте мёрзнут пальцы. Перепад шесть миллиметров. Берегите для забегов и последнего отрезка.</p>',
      de: '<p>196 Gramm in Größe 38; auf der Ladenwaage war die reife Mango schwerer. Die elastische Schnürung zieht man einmal an und vergisst sie, auch mit kalten Fingern am Start. Sechs Millimeter Sprengung. Aufheben für Rennen und die letzte Wiederholung.</p>',
      uk: '<p>196 грамів у 38-му розмірі: на нашій вазі стигле манго виявилося важчим. Еластичну шнурівку затягують раз і забувають, навіть коли на старті мерзнуть пальці. Перепад шість міліметрів. Бережіть для забігів та останнього відрізка.</p>',
      zh: '<p>38码196克，店里的秤上，一只熟芒果都比它重。弹性鞋带拉一次就不用管，起跑前手冻僵也不怕。落差六毫米。留给比赛，和最后一组间歇。</p>',
    },
  },
  'relay-long-run': {
    name: {
      en: 'Relay long-run',
      ru: 'Кроссовки для длинных пробежек «Эстафета»',
      de: 'Langstreckenschuh Staffel',
      uk: 'Кросівки для довгих пробіжок «Естафета»',
      zh: '接力长距离跑鞋',
    },
    description: {
      en: '<p>Thirty-six millimetres of foam under the heel, which at kilometre two seems a lot and at twenty-eight seems fair. The knitted upper lets a swollen foot be swollen. Slow on the bends, patient on the straights, like the people it was built for.</p>',
      ru: '<p>Тридцать шесть миллиметров пены под пяткой: на втором километре кажется много, на двадцать восьмом — в самый раз. Вязаный верх позволяет ноге отечь и не спорит. На поворотах нетороплив, на прямой терпелив, как и его хозяева.</p>',
      de: '<p>Sechsunddreißig Millimeter Schaum unter der Ferse: bei Kilometer zwei viel, bei achtundzwanzig angemessen. Der gestrickte Schaft lässt einen geschwollenen Fuß geschwollen sein. In Kurven gemächlich, auf der Geraden geduldig, wie seine Läufer.</p>',
      uk: '<p>Тридцять шість міліметрів піни під п’ятою: на другому кілометрі забагато, на двадцять восьмому — якраз. В’язаний верх дозволяє нозі набрякнути й не сперечається. На поворотах некваплива, на прямій терпляча пара.</p>',
      zh: '<p>后跟泡棉厚三十六毫米，跑到第二公里觉得多，到第二十八公里觉得公道。针织鞋面允许脚肿起来。过弯不急，直道有耐心，和穿它的人一个脾气。</p>',
    },
  },
  'relay-panel': {
    name: {
      en: 'Relay panel',
      ru: 'Комбинированные кроссовки «Эстафета»',
      de: 'Sneaker Staffel mit Velourskappe',
      uk: 'Комбіновані кросівки «Естафета»',
      zh: '接力拼接跑鞋',
    },
    description: {
      en: '<p>A suede-feel cap over the toes, mesh behind it: you look dressed from above and still get air. The bars on the side slant the way a baton is passed. Run in it on weekdays; on Saturday it can come to lunch.</p>',
      ru: '<p>На мысе накладка под замшу, дальше сетка: сверху обувь нарядная, а нога дышит. Полосы сбоку наклонены так, как передают палочку. По будням в них бегают, в субботу их можно взять на обед.</p>',
      de: '<p>Über den Zehen eine Kappe in Veloursoptik, dahinter Mesh: von oben gesehen angezogen, und trotzdem kommt Luft an den Fuß. Die Streifen an der Seite stehen so schräg wie ein Stab bei der Übergabe. Werktags läuft man darin, samstags geht er mit zum Essen.</p>',
      uk: '<p>На носку накладка під замшу, далі сітка: згори взуття ошатне, а нога дихає. Смуги збоку нахилені так, як передають паличку. У будні в них бігають, у суботу їх можна взяти на обід.</p>',
      zh: '<p>脚尖包一块绒面，后面是网布：从上往下看挺讲究，脚照样透气。侧面的条纹，斜得像交棒的那一刻。平日穿着跑步，星期六可以一起去吃午饭。</p>',
    },
  },
  'relay-court': {
    name: {
      en: 'Relay court',
      ru: 'Кеды для корта «Эстафета»',
      de: 'Courtschuh Staffel',
      uk: 'Кеди для корту «Естафета»',
      zh: '接力球场鞋',
    },
    description: {
      en: '<p>Herringbone underneath, the pattern that squeaks on a hard court and tells everyone you got there. The leather is full-grain and tanned without chrome; a damp cloth takes the green off. The stitched cap is for the toe you drag along the baseline.</p>',
      ru: '<p>Подошва «ёлочкой» — та самая, что скрипит на харде и сообщает всем, что вы успели. Кожа цельная, выдубленная без хрома; зелень с неё снимает влажная тряпка. Мыс закрыт накладкой, потому что заднюю линию им задевают чаще, чем думают.</p>',
      de: '<p>Unten Fischgrat, das Profil, das auf dem Hartplatz quietscht und allen sagt, dass Sie den Ball hatten. Das Vollleder ist chromfrei gegerbt; das Grün vom Filz wischt ein feuchtes Tuch ab. Eine Kappe schützt die Zehen, die öfter über die Grundlinie schleifen, als man zugibt.</p>',
      uk: '<p>Підошва «ялинкою» — та, що рипить на харді й повідомляє всім, що ви встигли. Шкіра цільна, вичинена без хрому; зелень із неї знімає волога ганчірка. Носок прикрито накладкою, бо задню лінію ним зачіпають частіше, ніж зізнаються.</p>',
      zh: '<p>鞋底是人字形花纹，在硬地上一刹就吱一声，告诉全场您赶到了。全粒面皮，无铬鞣制，沾上的球毛绿用湿布一擦就掉。鞋头加了一层护皮，毕竟它常在底线上拖。</p>',
    },
  },
  'baton-trainer': {
    name: {
      en: 'Baton trainer',
      ru: 'Тренировочные кроссовки «Эстафетная палочка»',
      de: 'Trainingsschuh Staffelstab',
      uk: 'Тренувальні кросівки «Естафетна паличка»',
      zh: '接力棒训练鞋',
    },
    description: {
      en: '<p>Running foam sinks under a bar, and you feel it in the knees. So this one is flat, thin and hard as a gym floor allows, on a gum sole that does not slide. The wrapped toe is there for planks and for sledges.</p>',
      ru: '<p>Беговая пена под штангой проседает, и это слышат колени. Поэтому здесь подошва плоская, тонкая и жёсткая, из каучука, который не едет по помосту. Обёрнутый мыс — для планки и для саней.</p>',
      de: '<p>Laufschaum sackt unter der Hantel ein, und die Knie merken es. Dieser hier ist deshalb flach, dünn und fest, auf einer Gummisohle, die nicht wegrutscht. Die hochgezogene Spitze ist für Planks und Schlitten gedacht.</p>',
      uk: '<p>Бігова піна під штангою просідає, і коліна це відчувають. Тому тут підошва пласка, тонка й тверда, з каучуку, що не їде по помосту. Обгорнутий носок — для планки та для саней.</p>',
      zh: '<p>跑鞋的泡棉在杠铃下会塌，膝盖最先知道。所以这双是平的，薄而硬，生胶底不打滑。鞋头包了一圈，做平板支撑、推雪橇车都用得上。</p>',
    },
  },
  'baton-mid': {
    name: {
      en: 'Baton mid',
      ru: 'Кроссовки с ремешком «Эстафетная палочка»',
      de: 'Halbhoher Trainingsschuh Staffelstab',
      uk: 'Кросівки з ремінцем «Естафетна паличка»',
      zh: '接力棒中帮训练鞋',
    },
    description: {
      en: '<p>The strap goes over the arch and you tighten it standing, the way you would a belt. Around the ankle the collar is padded, not stiff; it reminds rather than restrains. Flat gum sole for the rack, quiet looks for the tram.</p>',
      ru: '<p>Ремешок проходит над сводом стопы, его подтягивают стоя, как пояс. Ворот у щиколотки мягкий: скорее напоминает, чем держит. Плоская каучуковая подошва — для стойки, тихий вид — для трамвая.</p>',
      de: '<p>Der Riemen liegt über dem Mittelfuß, man zieht ihn im Stehen nach wie einen Gürtel. Der Kragen am Knöchel ist gepolstert, nicht steif; er erinnert mehr, als dass er festhält. Flache Gummisohle fürs Rack, stilles Äußeres für die Tram.</p>',
      uk: '<p>Ремінець іде над склепінням стопи, його підтягують стоячи, наче пасок. Комір при кісточці м’який: радше нагадує, ніж тримає. Пласка каучукова підошва — для стійки, спокійний вигляд — для трамвая.</p>',
      zh: '<p>搭带横过脚背，站着就能收紧，像系皮带。脚踝一圈有软垫，不硬，是提醒，不是束缚。平的生胶底对付深蹲架，样子低调，坐电车也合适。</p>',
    },
  },
  'sprint-flat': {
    name: {
      en: 'Sprint flat',
      ru: 'Спринтерские кроссовки',
      de: 'Sprintschuh',
      uk: 'Спринтерські кросівки',
      zh: '短跑竞速鞋',
    },
    description: {
      en: '<p>Built for one lap on a warm track and not much else; do not go shopping in them. The knit is a single layer, the sole thin enough to feel the lane paint. Lace them tight, take them off at the finish, complain about your calves tomorrow.</p>',
      ru: '<p>Сделаны для одного круга по тёплой дорожке и почти ни для чего больше; в магазин в них не ходят. Верх в один слой, подошва такая тонкая, что чувствуешь краску разметки. Затянуть, пробежать, снять на финише; икры выскажутся завтра.</p>',
      de: '<p>Gebaut für eine Runde auf warmer Bahn und kaum für etwas anderes; einkaufen geht man darin nicht. Der Strick ist einlagig, die Sohle so dünn, dass man die Bahnmarkierung spürt. Fest schnüren, im Ziel ausziehen, morgen über die Waden klagen.</p>',
      uk: '<p>Зроблені для одного кола теплою доріжкою й майже ні для чого більше; до крамниці в них не ходять. Верх в один шар, підошва така тонка, що відчуваєш фарбу розмітки. Затягнути, пробігти, зняти на фініші; литки озвуться завтра.</p>',
      zh: '<p>为暖和天气里的一圈四百米而造，别的用处不多，别穿去买菜。鞋面只有一层针织，鞋底薄得能踩出跑道白线。系紧，冲线后就脱，明天再抱怨小腿。</p>',
    },
  },
  'tailwind-trainer': {
    name: {
      en: 'Tailwind trainer',
      ru: 'Кроссовки «Попутный ветер»',
      de: 'Laufschuh Rückenwind',
      uk: 'Кросівки «Попутний вітер»',
      zh: '顺风跑鞋',
    },
    description: {
      en: '<p>There is no tongue to slip sideways, only a knitted collar that closes round the ankle like the top of a good sock. Gravel stays out. It takes easy runs and the gym after them, and goes on with one finger behind the heel.</p>',
      ru: '<p>Язычка, который вечно съезжает, нет — вместо него вязаный ворот, обхватывает щиколотку, как хороший носок. Гравий внутрь не попадает. Годятся для лёгкого бега и для зала после него, надеваются с помощью одного пальца.</p>',
      de: '<p>Keine Zunge, die zur Seite rutscht, nur ein gestrickter Kragen, der sich wie eine gute Socke um den Knöchel legt. Kies bleibt draußen. Der Schuh macht lockere Läufe mit und das Studio danach; hinein hilft ein Finger an der Ferse.</p>',
      uk: '<p>Язичка, що вічно з’їжджає, немає — натомість в’язаний комір обіймає кісточку, наче добра шкарпетка. Жорства всередину не потрапляє. Годяться для легкого бігу й залу після нього, взуваються за допомогою одного пальця.</p>',
      zh: '<p>没有老往一边歪的鞋舌，换成一圈针织鞋口，像好袜子那样裹住脚踝。碎石子进不来。轻松跑可以，跑完去健身房也可以，一根手指勾着后跟就穿上了。</p>',
    },
  },
}
