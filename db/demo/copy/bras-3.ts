import type { Copy } from '../copy.ts'

export const bras3: Record<string, Copy> = {
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
      zh: '重训运动文胸',
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
      zh: '重训前拉链文胸',
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
}
