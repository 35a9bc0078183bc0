import type { Copy } from '../copy.ts'

export const bras2: Record<string, Copy> = {
  'marble-bra': {
    name: { en: 'Marble bra', ru: 'Мраморный топ', de: 'Marmor-BH', uk: 'Мармуровий топ', zh: '大理石纹文胸' },
    description: {
      en: '<p>Printed from the same slab as the marble leggings, so the veins stop at your ribs and go on at the waist. Wide straps, shallow scoop, light hold. It is the only stone we know that stretches.</p>',
      ru: '<p>Напечатан с той же плиты, что и мраморные леггинсы: жилки обрываются на рёбрах и продолжаются на талии. Широкие лямки, неглубокий вырез, лёгкая поддержка. Другого камня, который тянется, мы не знаем.</p>',
      de: '<p>Vom selben Stein gedruckt wie die Marmor-Leggings: Die Adern hören an den Rippen auf und gehen an der Taille weiter. Breite Träger, flacher Ausschnitt, leichter Halt. Ein anderer Stein, der sich dehnt, ist uns nicht bekannt.</p>',
      uk: '<p>Надрукований із тієї самої плити, що й мармурові легінси: жилки уриваються на ребрах і тривають на талії. Широкі бретелі, неглибокий виріз, легка підтримка. Іншого каменю, який тягнеться, ми не знаємо.</p>',
      zh: '<p>和大理石纹紧身裤印自同一块石板，纹路断在肋边，到腰上又接下去。宽肩带，浅圆领，支撑轻。会拉伸的石头，我们只见过这一种。</p>',
    },
  },
  'chevron-bra': {
    name: { en: 'Chevron bra', ru: 'Топ «Шеврон»', de: 'Chevron-BH', uk: 'Топ «Шеврон»', zh: '人字纹文胸' },
    description: {
      en: '<p>All arrows point up, towards the straps, which is a good direction for a bra. The V in front repeats the print; the wide band below ends the argument. Medium hold for lifting and for carrying boxes to the third floor.</p>',
      ru: '<p>Все стрелки смотрят вверх, к лямкам, — верное направление для топа. Вырез углом повторяет рисунок, широкий пояс внизу закрывает тему. Средняя поддержка: для штанги и для переноски коробок на третий этаж.</p>',
      de: '<p>Alle Winkel zeigen nach oben zu den Trägern, für einen BH die richtige Richtung. Der V-Ausschnitt wiederholt das Muster, das breite Band setzt den Schlusspunkt. Mittlerer Halt für Hanteln und für Kisten in den dritten Stock.</p>',
      uk: '<p>Усі стрілки дивляться вгору, до бретелей, — правильний напрямок для топа. Виріз кутом повторює малюнок, широкий пояс унизу ставить крапку. Середня підтримка: для штанги й для коробок на третій поверх.</p>',
      zh: '<p>所有人字都朝上，指着肩带，对文胸来说方向正确。前面的V领呼应印花，下面的宽底围一锤定音。中等支撑，举铁够用，搬箱子上三楼也够。</p>',
    },
  },
  'dotted-bra': {
    name: { en: 'Dotted bra', ru: 'Топ в горошек', de: 'Gepunkteter BH', uk: 'Топ у горошок', zh: '小圆点文胸' },
    description: {
      en: '<p>The dots grow smaller towards the seams, as if they were walking away from you. It is drawn that way so the princess lines vanish. Thin straps, narrow band; nice with the plain leggings, a bit much with the dotted.</p>',
      ru: '<p>К швам горошины мельчают, будто уходят от вас вдаль. Так нарисовано, чтобы рельефные линии пропали из виду. Тонкие лямки, узкий пояс; с гладкими леггинсами хорошо, с гороховыми — на любителя.</p>',
      de: '<p>Zu den Nähten hin werden die Punkte kleiner, als gingen sie von Ihnen weg. So gezeichnet, damit die Prinzessnähte verschwinden. Dünne Träger, schmales Band; schön zu schlichten Leggings, zu den gepunkteten etwas viel.</p>',
      uk: '<p>До швів горошини дрібнішають, ніби йдуть від вас удалину. Так намальовано, щоб рельєфні лінії зникли з очей. Тонкі бретелі, вузький пояс; із гладенькими легінсами добре, із гороховими — на любителя.</p>',
      zh: '<p>越靠近接缝，圆点越小，好像正离您远去。这样画是为了让公主线隐形。细肩带，窄底围；配素色紧身裤好看，配圆点那条就热闹了些。</p>',
    },
  },
  'topo-bra': {
    name: {
      en: 'Topo bra',
      ru: 'Топ «Горизонтали»',
      de: 'Höhenlinien-BH',
      uk: 'Топ «Горизонталі»',
      zh: '等高线运动文胸',
    },
    description: {
      en: '<p>The contour lines are those of the trail round Åre, chalk on green; the steep bit is on the left. A racer back stays clear of rucksack straps. Medium hold, good for trotting downhill when the last bus is at five.</p>',
      ru: '<p>Горизонтали сняты с тропы вокруг Оре: мелом по зелёному, крутой участок слева. Спинка-борцовка не спорит с лямками рюкзака. Средней поддержки хватит сбежать вниз, когда последний автобус в пять.</p>',
      de: '<p>Die Höhenlinien gehören zum Weg um Åre, Kreide auf Grün; das steile Stück liegt links. Der Racerback kommt Rucksackträgern nicht ins Gehege. Mittlerer Halt, reicht für den Trab ins Tal, wenn der letzte Bus um fünf fährt.</p>',
      uk: '<p>Горизонталі зняті зі стежки довкола Оре: крейдою по зеленому, крута ділянка ліворуч. Спинка-борцівка не сперечається з лямками рюкзака. Середньої підтримки стане, щоб збігти вниз, коли останній автобус о п’ятій.</p>',
      zh: '<p>这些等高线来自奥勒一带的山径，粉笔白画在绿底上，陡的那段在左边。工字背让开背包肩带。中等支撑，末班车五点开的时候，小跑下山没问题。</p>',
    },
  },
  'understorey-bra': {
    name: {
      en: 'Understorey bra',
      ru: 'Топ из мериноса «Подлесок»',
      de: 'Merino-BH Unterholz',
      uk: 'Мериносовий топ «Підлісок»',
      zh: '林下羊毛文胸',
    },
    description: {
      en: '<p>Damp merino is still warm, and that is the whole argument for a wool bra at the top of a hill. High front, broad straps, one layer. It dries on a hut line overnight and holds lightly, like a good scarf.</p>',
      ru: '<p>Меринос греет и влажным — вот и весь довод за шерстяной топ на вершине. Спереди высокий, лямки широкие, слой один. За ночь высыхает на верёвке в хижине, держит легко, как хороший шарф.</p>',
      de: '<p>Feuchtes Merino wärmt noch, mehr muss man für einen Woll-BH auf dem Gipfel nicht anführen. Vorn hoch, breite Träger, eine Lage. Über Nacht trocknet er auf der Leine in der Hütte und hält sanft wie ein guter Schal.</p>',
      uk: '<p>Меринос гріє й вологим — ось і весь аргумент за вовняний топ на вершині. Спереду високий, бретелі широкі, шар один. За ніч висихає на мотузці в хатинці, тримає легко, як добрий шарф.</p>',
      zh: '<p>美利奴羊毛潮了也暖，山顶上穿羊毛文胸，理由有这一条就够。前面高，肩带宽，单层。晾在木屋绳子上一夜就干，支撑轻，像一条好围巾。</p>',
    },
  },
  'grid-bra': {
    name: { en: 'Grid bra', ru: 'Топ «Сетка»', de: 'Sport-BH Raster', uk: 'Топ «Сітка»', zh: '网格运动文胸' },
    description: {
      en: '<p>Where others sew a mesh insert in, this one simply changes stitch, so there is no edge to rub the same spot every day. Straps cross behind, the front is high. Medium hold, and you breathe through it without thinking.</p>',
      ru: '<p>Другие вшивают сетку, а здесь просто меняется петля: нет края, который каждый день трёт одно и то же место. Лямки сзади крест-накрест, спереди высоко. Держит в меру, а дышится не задумываясь.</p>',
      de: '<p>Wo andere ein Netz einnähen, wechselt hier einfach die Masche; keine Kante reibt täglich an derselben Stelle. Hinten gekreuzte Träger, vorn hoch. Mittlerer Halt, und das Atmen geht nebenher.</p>',
      uk: '<p>Інші вшивають сітку, а тут просто змінюється петля: немає краю, який щодня тре те саме місце. Бретелі ззаду навхрест, спереду високо. Тримає в міру, а дихається не замислюючись.</p>',
      zh: '<p>别家是缝一块网眼进去，这件只是换了针法，没有边，不会天天磨同一处。后背肩带交叉，前面高。支撑适中，呼吸也不费心。</p>',
    },
  },
  'grid-high-neck-bra': {
    name: {
      en: 'Grid high-neck bra',
      ru: 'Закрытый топ «Сетка»',
      de: 'Hochgeschlossener BH Raster',
      uk: 'Закритий топ «Сітка»',
      zh: '网格高领文胸',
    },
    description: {
      en: '<p>Seamless up to the armhole, then two honest seams to let the arms out. Long over the ribs and high at the collarbone, so a hanging bar and gravity find nothing to reveal. The berry suits people who say they cannot wear red.</p>',
      ru: '<p>До проймы без швов, дальше два честных шва, чтобы выпустить руки. Длинный, закрывает рёбра и доходит до ключиц: на турнике сила тяжести ничего не откроет. Ягодный идёт тем, кто уверен, что красное не для них.</p>',
      de: '<p>Nahtlos bis zum Armloch, dann zwei ehrliche Nähte, damit die Arme hinauskönnen. Lang über den Rippen und bis zum Schlüsselbein geschlossen, da deckt an der Klimmzugstange nichts auf. Beere steht Leuten, die angeblich kein Rot tragen können.</p>',
      uk: '<p>До пройми без швів, далі два чесні шви, щоб випустити руки. Довгий, закриває ребра й сягає ключиць: на турніку сила тяжіння нічого не відкриє. Ягідний личить тим, хто певен, що червоне не для них.</p>',
      zh: '<p>到袖窿为止没有接缝，之后老老实实两道缝，好让胳膊出来。长及肋下，领口到锁骨，吊单杠时地心引力也掀不开什么。莓红适合自称穿不了红的人。</p>',
    },
  },
  'grid-logo-bra': {
    name: {
      en: 'Grid logo bra',
      ru: 'Топ с надписью «Сетка»',
      de: 'Logo-BH Raster',
      uk: 'Топ із написом «Сітка»',
      zh: '网格字标文胸',
    },
    description: {
      en: '<p>The mark is knitted into the band, so it stretches with you and comes back spelled correctly. Straight straps, smooth cloth, a scoop low enough for a chain. White goes in the wash alone for the first month; you have been told.</p>',
      ru: '<p>Надпись ввязана в пояс: растягивается вместе с вами и возвращается без ошибок. Прямые лямки, гладкая ткань, вырез — как раз под цепочку. Белый первый месяц стирайте отдельно; мы предупредили.</p>',
      de: '<p>Der Schriftzug ist ins Band gestrickt, dehnt sich mit und kommt fehlerfrei zurück. Gerade Träger, glatter Stoff, ein Ausschnitt, in dem eine Kette Platz hat. Weiß wäscht man den ersten Monat allein; wir haben es gesagt.</p>',
      uk: '<p>Напис ув’язано в пояс: розтягується разом із вами й повертається без помилок. Прямі бретелі, гладенька тканина, виріз — саме під ланцюжок. Білий перший місяць періть окремо; ми попередили.</p>',
      zh: '<p>字标织在底围里，跟着您拉伸，弹回来一个字母也不错。直肩带，布面光滑，领口低到露得出项链。白色头一个月请单独洗，丑话说在前面。</p>',
    },
  },
  'heavy-set-bra': {
    name: {
      en: 'Heavy set bra',
      ru: 'Топ «Тяжёлый подход»',
      de: 'Sport-BH Schwerer Satz',
      uk: 'Топ «Важкий підхід»',
      zh: '大重量运动文胸',
    },
    description: {
      en: '<p>Doubled in front, so a loaded bar can come to the chest and leave again without taking anything along. Straps as wide as a ruler, a wide band, panels at the side. It is not light, and nor is what you lift.</p>',
      ru: '<p>Спереди два слоя: гриф приходит на грудь и уходит, ничего с собой не утаскивая. Лямки шириной с линейку, широкий пояс, боковые вставки. Топ не лёгкий — так и вес на штанге не лёгкий.</p>',
      de: '<p>Vorn doppelt, damit die Hantel zur Brust kommen und wieder gehen kann, ohne etwas mitzunehmen. Träger so breit wie ein Lineal, breites Band, Einsätze an den Seiten. Leicht ist er nicht, die Scheiben sind es ja auch nicht.</p>',
      uk: '<p>Спереду два шари: гриф приходить на груди й іде, нічого із собою не тягнучи. Бретелі завширшки з лінійку, широкий пояс, бічні вставки. Топ не легкий — так і вага на штанзі не легка.</p>',
      zh: '<p>胸前双层，杠铃落到胸口再推起来，什么也带不走。肩带有尺子那么宽，底围宽，两侧加片。它不轻，您举的也不轻。</p>',
    },
  },
  'heavy-set-zip-bra': {
    name: {
      en: 'Heavy set zip bra',
      ru: 'Топ на молнии «Тяжёлый подход»',
      de: 'Zip-BH Schwerer Satz',
      uk: 'Топ на блискавці «Важкий підхід»',
      zh: '大重量前拉链文胸',
    },
    description: {
      en: '<p>First the hook, then the zip: the hook takes the strain so that the zip never has to. Cups seamed across, wide straps, sides that keep everything facing forward. After training you are out of it in two seconds, shoulders grateful.</p>',
      ru: '<p>Сначала крючок, потом молния: нагрузку берёт крючок, молнии не достаётся. Чашки с поперечным швом, широкие лямки, бока держат всё по центру. После тренировки снимается за две секунды, и плечи благодарны.</p>',
      de: '<p>Erst der Haken, dann der Zip: Der Haken trägt die Last, damit es der Reißverschluss nicht muss. Quergenähte Cups, breite Träger, Seiten, die alles nach vorn ausrichten. Nach dem Training ist man in zwei Sekunden heraus, die Schultern danken.</p>',
      uk: '<p>Спершу гачок, потім блискавка: навантаження бере гачок, блискавці не дістається. Чашки з поперечним швом, широкі бретелі, боки тримають усе по центру. Після тренування знімається за дві секунди, і плечі вдячні.</p>',
      zh: '<p>先扣钩，再拉链：受力的是钩，拉链不用吃劲。罩杯横缝，宽肩带，侧片把一切往中间归拢。练完两秒就能脱下来，肩膀会谢您。</p>',
    },
  },
  'court-bra': {
    name: { en: 'Court bra', ru: 'Топ «Корт»', de: 'Tennis-BH Court', uk: 'Топ «Корт»', zh: '球场运动文胸' },
    description: {
      en: '<p>Toss, reach, serve: it holds through all three and lets you stretch for the lob after. The V in front shows a little air under a polo. Firm, racer-backed, and in white it passes the strictest club secretary.</p>',
      ru: '<p>Подброс, замах, подача — держит на всех трёх и не мешает потянуться за свечой. Вырез углом впускает под поло немного воздуха. Тугой, со спинкой-борцовкой; белый пройдёт самого строгого секретаря клуба.</p>',
      de: '<p>Wurf, Streckung, Aufschlag: Er hält bei allen dreien und gibt beim Lob danach genug nach. Durch das V kommt unter dem Polo etwas Luft hinein. Fest, mit Racerback, und in Weiß besteht er vor jeder Clubsekretärin.</p>',
      uk: '<p>Підкид, замах, подача — тримає на всіх трьох і не заважає тягнутися за свічкою. Виріз кутом впускає під поло трохи повітря. Тугий, зі спинкою-борцівкою; білий пройде найсуворішого секретаря клубу.</p>',
      zh: '<p>抛球、引拍、发球，三个动作都托得住，之后伸手够高球也不拽。V领让Polo衫底下进点风。紧实，工字背；白色那件，最严的俱乐部秘书也挑不出毛病。</p>',
    },
  },
  'club-stripe-bra': {
    name: {
      en: 'Club stripe bra',
      ru: 'Топ в клубную полосу',
      de: 'Clubstreifen-BH',
      uk: 'Топ у клубну смугу',
      zh: '俱乐部条纹文胸',
    },
    description: {
      en: '<p>Two chalk bands across the chest, like the scarf of a club with more history than trophies. Smooth, racer-backed, with medium hold for doubles and warm-ups. Hand it down when you leave the team; that is the custom.</p>',
      ru: '<p>Две меловые полосы поперёк груди — как шарф клуба, у которого истории больше, чем кубков. Гладкий, со спинкой-борцовкой, средней поддержки хватит на парную игру. Уходя из команды, его передают младшим: такой обычай.</p>',
      de: '<p>Zwei Kreidestreifen quer über die Brust, wie der Schal eines Clubs mit mehr Geschichte als Pokalen. Glatt, Racerback, mittlerer Halt fürs Doppel. Wer das Team verlässt, gibt ihn weiter; so ist es Brauch.</p>',
      uk: '<p>Дві крейдяні смуги впоперек грудей — як шарф клубу, в якого історії більше, ніж кубків. Гладенький, зі спинкою-борцівкою, середньої підтримки стане на парну гру. Ідучи з команди, його передають молодшим: такий звичай.</p>',
      zh: '<p>胸前两道粉笔白横条，像一家历史比奖杯多的俱乐部的围巾。光滑，工字背，中等支撑，打双打正好。退队时传给后辈，这是规矩。</p>',
    },
  },
  'first-light-bra': {
    name: {
      en: 'First light bra',
      ru: 'Топ «Первый свет»',
      de: 'Lauf-BH Erstes Licht',
      uk: 'Топ «Перше світло»',
      zh: '晨光运动文胸',
    },
    description: {
      en: '<p>Lined with mesh and nothing else, for mornings that are warm before the birds are done. Crossed straps spread out the pull, the wide band does the holding. Wrung out in a sink, it is ready for the evening run.</p>',
      ru: '<p>Подкладка — одна сетка, для утр, которые теплеют раньше, чем умолкнут птицы. Скрещённые лямки распределяют нагрузку, держит широкий пояс. Отжали в раковине — к вечерней пробежке готов.</p>',
      de: '<p>Nur mit Netz gefüttert, für Morgen, die warm sind, ehe die Vögel fertig sind. Gekreuzte Träger verteilen den Zug, gehalten wird mit dem breiten Band. Im Waschbecken ausgewrungen, ist er zum Abendlauf wieder bereit.</p>',
      uk: '<p>Підкладка — сама сітка, для ранків, що теплішають раніше, ніж змовкнуть птахи. Схрещені бретелі розподіляють навантаження, тримає широкий пояс. Викрутили в раковині — до вечірньої пробіжки готовий.</p>',
      zh: '<p>里衬只有一层网眼，留给鸟还没叫完就热起来的早晨。交叉肩带把拉力摊开，撑住的是宽底围。在水池里拧一把，傍晚又能穿着跑。</p>',
    },
  },
  'dawn-gradient-bra': {
    name: {
      en: 'Dawn gradient bra',
      ru: 'Топ с градиентом «Рассвет»',
      de: 'Farbverlauf-BH Morgenröte',
      uk: 'Топ із градієнтом «Світанок»',
      zh: '黎明渐变文胸',
    },
    description: {
      en: '<p>It starts strong at the band and by the straps has turned to lime, like a sky you got up too early for. Racer back, light and smooth. Holds for an easy jog or a class; for hills take the First light.</p>',
      ru: '<p>У пояса цвет густой, к лямкам уходит в лайм — как небо, ради которого встали слишком рано. Спинка-борцовка, лёгкий и гладкий. Для спокойного бега и занятий; на горки берите «Первый свет».</p>',
      de: '<p>Am Band kräftig, an den Trägern schon Limette, wie ein Himmel, für den man zu früh aufgestanden ist. Racerback, leicht und glatt. Hält beim lockeren Trab und im Kurs; für Hügel nehmen Sie Erstes Licht.</p>',
      uk: '<p>Біля пояса колір густий, до бретелей переходить у лайм — як небо, заради якого встали зарано. Спинка-борцівка, легкий і гладенький. Для спокійного бігу й занять; на пагорби беріть «Перше світло».</p>',
      zh: '<p>底围颜色最浓，到肩带已成青柠，像一片起得太早才看见的天。工字背，轻薄光滑。慢跑、上课够用；要爬坡，请选晨光那件。</p>',
    },
  },
  'weekend-bralette': {
    name: {
      en: 'Weekend bralette',
      ru: 'Бралетт «Длинные выходные»',
      de: 'Bralette Langes Wochenende',
      uk: 'Бралет «Довгі вихідні»',
      zh: '长周末棉质文胸',
    },
    description: {
      en: '<p>Cotton, unlined, with thin straps and no ambitions: it is for doing nothing in, and doing it thoroughly. You can nap in it on either side. Opening the door to the courier in it is between you and the courier.</p>',
      ru: '<p>Хлопок без подкладки, тонкие лямки, никаких амбиций: в нём ничего не делают, зато основательно. Дремать можно на любом боку. Открывать ли в нём курьеру — решайте с курьером.</p>',
      de: '<p>Baumwolle, ungefüttert, dünne Träger, kein Ehrgeiz: Darin tut man nichts, das aber gründlich. Ein Nickerchen geht auf jeder Seite. Ob man so dem Boten öffnet, klärt man mit dem Boten.</p>',
      uk: '<p>Бавовна без підкладки, тонкі бретелі, жодних амбіцій: у ньому нічого не роблять, зате ґрунтовно. Дрімати можна на будь-якому боці. Чи відчиняти в ньому кур’єрові — вирішуйте з кур’єром.</p>',
      zh: '<p>棉布做的，没有里衬，细肩带，没什么抱负：穿着它什么都不做，而且做得彻底。朝哪边侧躺打盹都行。要不要就这样给快递员开门，你们商量。</p>',
    },
  },
  'weekend-rib-bralette': {
    name: {
      en: 'Weekend rib bralette',
      ru: 'Бралетт в рубчик «Длинные выходные»',
      de: 'Ripp-Bralette Langes Wochenende',
      uk: 'Бралет у рубчик «Довгі вихідні»',
      zh: '长周末罗纹文胸',
    },
    description: {
      en: '<p>The elastic is flat and hidden inside the rib, so by evening there is no red line round you. A square neckline and straps as thin as cooked spaghetti. Ours has been worn under a dress, on a train, for eleven hours.</p>',
      ru: '<p>Резинка плоская и спрятана в рубчике: к вечеру на теле нет красной полосы. Квадратный вырез, лямки тонкие, как спагетти. Свой мы испытали под платьем, в поезде, одиннадцать часов.</p>',
      de: '<p>Das Gummi ist flach und steckt in der Rippe, abends bleibt kein roter Strich zurück. Eckiger Ausschnitt, Träger wie gekochte Spaghetti. Unser Exemplar fuhr elf Stunden Zug, unter einem Kleid.</p>',
      uk: '<p>Гумка пласка й схована в рубчику: надвечір на тілі немає червоної смуги. Квадратний виріз, бретелі тонкі, мов спагеті. Свій ми випробували під сукнею, у потязі, одинадцять годин.</p>',
      zh: '<p>扁松紧藏在罗纹里，到晚上身上也没有一圈红印。方领，肩带细得像煮好的意面。我们自己那件，穿在裙子里坐了十一个小时火车。</p>',
    },
  },
  'ripple-bra': {
    name: { en: 'Ripple bra', ru: 'Топ «Рябь»', de: 'Ripp-BH Wellenspiel', uk: 'Топ «Брижі»', zh: '涟漪罗纹文胸' },
    description: {
      en: '<p>Look at the corner of the square neck: the rib turns there and carries on, as water does round a pier. That took a new knitting programme and a long Danish winter. Wide straps, gentle hold, good in sage.</p>',
      ru: '<p>Взгляните на угол квадратного выреза: рубчик там поворачивает и идёт дальше, как вода вокруг сваи. Ради этого писали новую программу для машины, всю датскую зиму. Широкие лямки, мягкая поддержка, хорош в шалфее.</p>',
      de: '<p>Achten Sie auf die Ecke am Ausschnitt: Die Rippe biegt dort ab und läuft weiter, wie Wasser um einen Pfahl. Dafür brauchte es ein neues Strickprogramm und einen langen dänischen Winter. Breite Träger, sanfter Halt, schön in Salbei.</p>',
      uk: '<p>Гляньте на кут квадратного вирізу: рубчик там повертає і йде далі, як вода довкола палі. Заради цього писали нову програму для машини, усю данську зиму. Широкі бретелі, лагідна підтримка, гарний у шавлії.</p>',
      zh: '<p>看方领的拐角：罗纹在那里转了弯，接着往前走，像水绕过桥墩。为这一处写了一套新的编织程序，用掉一个漫长的丹麦冬天。宽肩带，支撑温和，鼠尾草绿尤其好看。</p>',
    },
  },
  'ripple-longline': {
    name: {
      en: 'Ripple longline',
      ru: 'Удлинённый топ «Рябь»',
      de: 'Longline-Bustier Wellenspiel',
      uk: 'Подовжений топ «Брижі»',
      zh: '涟漪长款文胸',
    },
    description: {
      en: '<p>Half bra and half top, and at home with both halves. It ends where high trousers begin, leaving a finger of skin or none. The rib grips kindly, so you can leave off everything else under a jacket.</p>',
      ru: '<p>Наполовину бельё, наполовину верх — и обе половины в ладу. Заканчивается там, где начинаются высокие брюки: полоска кожи с палец или вовсе никакой. Рубчик облегает бережно, под жакет больше ничего не нужно.</p>',
      de: '<p>Halb BH, halb Oberteil und mit beiden Hälften im Reinen. Er endet, wo hohe Hosen anfangen, und lässt einen Finger Haut frei oder keinen. Die Rippe greift freundlich zu; unter dem Blazer braucht es sonst nichts.</p>',
      uk: '<p>Наполовину білизна, наполовину верх — і обидві половини в злагоді. Закінчується там, де починаються високі штани: смужка шкіри з палець або й жодної. Рубчик облягає дбайливо, під жакет більше нічого не треба.</p>',
      zh: '<p>一半是文胸，一半是上衣，两半相处得很好。下摆收在高腰裤的起点，露一指宽的皮肤，或者不露。罗纹包得体贴，外面套件西装，里面不用再穿别的。</p>',
    },
  },
  'essential-bra': {
    name: { en: 'Essential bra', ru: 'Базовый топ', de: 'Basis-BH', uk: 'Базовий топ', zh: '基础款文胸' },
    description: {
      en: '<p>The first one to buy, and usually the second as well, in the other colour. Straight straps, princess seams, a scoop that stays out of sight under most necklines. Nothing about it will date, because nothing about it was ever news.</p>',
      ru: '<p>С него начинают, и вторым обычно берут его же, в другом цвете. Прямые лямки, рельефные швы, вырез, который не выглядывает почти ни из чего. Из моды не выйдет: он в неё и не входил.</p>',
      de: '<p>Der erste, den man kauft, und meist auch der zweite, dann in der anderen Farbe. Gerade Träger, Prinzessnähte, ein Ausschnitt, der unter fast allem verborgen bleibt. Aus der Mode kommt er nicht, er war ja nie drin.</p>',
      uk: '<p>З нього починають, і другим зазвичай беруть його ж, в іншому кольорі. Прямі бретелі, рельєфні шви, виріз, що не визирає майже з нічого. З моди не вийде: він у неї й не входив.</p>',
      zh: '<p>第一件买它，第二件多半还是它，换个颜色。直肩带，公主线，领口藏得进大多数衣服里。它不会过时，因为从来没时髦过。</p>',
    },
  },
  'essential-cross-bra': {
    name: {
      en: 'Essential cross bra',
      ru: 'Базовый топ со скрещёнными лямками',
      de: 'Basis-BH mit Kreuzträgern',
      uk: 'Базовий топ зі схрещеними бретелями',
      zh: '基础款交叉带文胸',
    },
    description: {
      en: '<p>We crossed the straps so they would stop sliding and widened the band so it would stop rolling; two complaints, two answers. The rest is smooth nylon and quiet seams. Dusk, cobalt, ink or bone, none of which fight with your leggings.</p>',
      ru: '<p>Скрестили лямки, чтобы не сползали, расширили пояс, чтобы не скручивался: две жалобы, два ответа. Остальное — гладкий нейлон и тихие швы. Сумерки, кобальт, чернила, слоновая кость: с леггинсами не поссорится ни один.</p>',
      de: '<p>Träger gekreuzt, damit sie nicht rutschen, Band verbreitert, damit es nicht rollt: zwei Klagen, zwei Antworten. Alles andere sind glattes Nylon und stille Nähte. Dämmerung, Kobalt, Tinte oder Elfenbein, keines streitet mit Ihren Leggings.</p>',
      uk: '<p>Схрестили бретелі, щоб не сповзали, розширили пояс, щоб не скручувався: дві скарги, дві відповіді. Решта — гладенький нейлон і тихі шви. Сутінки, кобальт, чорнило, слонова кістка: з легінсами не посвариться жоден.</p>',
      zh: '<p>肩带交叉，免得滑；底围加宽，免得卷：两条投诉，两个答复。剩下的是光滑尼龙和安静的缝线。暮光紫、钴蓝、墨黑、骨白，哪个都不跟紧身裤抢。</p>',
    },
  },
}
