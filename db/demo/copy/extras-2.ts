import type { Copy } from '../copy.ts'

export const extras2: Record<string, Copy> = {
  'gift-card-large': {
    name: {
      en: 'Gift card, large',
      ru: 'Подарочная карта, большая',
      de: 'Geschenkkarte, groß',
      uk: 'Подарункова картка, велика',
      zh: '礼品卡（大）',
    },
    description: {
      en: '<p>Enough for a hoodie, or for half of a head-to-toe colour story. With the code comes a card to print, fold and sign. It can be spent over several orders.</p>',
      ru: '<p>Хватит на худи или на половину образа в одном цвете. Вместе с кодом приходит открытка, которую можно распечатать, сложить и подписать. Потратить можно в несколько заказов.</p>',
      de: '<p>Genug für einen Hoodie oder für die halbe Farbwelt von Kopf bis Fuß. Mit dem Code kommt eine Karte zum Drucken, Falten und Unterschreiben. Sie reicht auch über mehrere Bestellungen.</p>',
      uk: '<p>Вистачить на худі або на половину образу в одному кольорі. Разом із кодом надходить листівка, яку можна надрукувати, скласти й підписати. Витратити можна за кілька замовлень.</p>',
      zh: '<p>够买一件连帽衫，或半套从头到脚的同色搭配。随码附上一张可打印、可折叠、可签名的贺卡。可分多次订单使用。</p>',
    },
  },
  'personal-styling-hour': {
    name: {
      en: 'Personal styling hour',
      ru: 'Час со стилистом',
      de: 'Eine Stunde Stilberatung',
      uk: 'Година зі стилістом',
      zh: '一小时造型顾问',
    },
    description: {
      en: '<p>Show us your wardrobe over video and tell us what you never wear. An hour later you know why. The list we send afterwards has your sizes in it and no pressure to buy.</p>',
      ru: '<p>Покажите по видео свой шкаф и расскажите, чего никогда не надеваете. Через час вы поймёте почему. Потом придёт список вещей в вашем размере, покупать их никто не заставит.</p>',
      de: '<p>Zeigen Sie uns per Video den Kleiderschrank und sagen Sie, was Sie nie tragen. Eine Stunde später wissen Sie, warum. Die Liste danach nennt Ihre Größen und drängt zu nichts.</p>',
      uk: '<p>Покажіть через відео свою шафу й розкажіть, чого ніколи не вдягаєте. За годину зрозумієте чому. Потім надійде перелік речей у вашому розмірі, і ніхто не змусить купувати.</p>',
      zh: '<p>通过视频给我们看看您的衣柜，说说哪些从来不穿。一小时后，您就知道原因了。之后发来的清单按您的尺码列好，绝不催单。</p>',
    },
  },
  'first-five-kilometres-plan': {
    name: {
      en: 'First five kilometres plan',
      ru: 'План «Первые пять километров»',
      de: 'Trainingsplan: die ersten fünf Kilometer',
      uk: 'План «Перші п’ять кілометрів»',
      zh: '首个五公里训练计划',
    },
    description: {
      en: '<p>You begin with one minute of running and eight of walking, and nobody laughs. By week eight you run for half an hour without looking at the watch. The sample shows the whole first week.</p>',
      ru: '<p>Начинаем с минуты бега и восьми минут ходьбы, и никто не смеётся. К восьмой неделе вы бежите полчаса, не глядя на часы. В образце — вся первая неделя.</p>',
      de: '<p>Es beginnt mit einer Minute Laufen und acht Minuten Gehen, und niemand lacht. In der achten Woche laufen Sie eine halbe Stunde, ohne auf die Uhr zu sehen. Das Probeblatt zeigt die ganze erste Woche.</p>',
      uk: '<p>Починаємо з хвилини бігу й восьми хвилин ходьби, і ніхто не сміється. До восьмого тижня ви біжите пів години, не дивлячись на годинник. У зразку — увесь перший тиждень.</p>',
      zh: '<p>从跑一分钟、走八分钟开始，没有人会笑。到第八周，您能连续跑半小时而不看表。试读包含完整的第一周。</p>',
    },
  },
  'half-marathon-plan': {
    name: {
      en: 'Half-marathon plan',
      ru: 'План полумарафона',
      de: 'Halbmarathonplan',
      uk: 'План напівмарафону',
      zh: '半程马拉松计划',
    },
    description: {
      en: '<p>Four runs a week, and one of them is allowed to be bad. Pace tables go from a cautious two and a half hours to a brave one thirty. The last page is a checklist for the morning of the race.</p>',
      ru: '<p>Четыре пробежки в неделю, и одной из них разрешено не получиться. Таблицы темпа — от осторожных двух с половиной часов до смелых полутора. На последней странице список дел на утро старта.</p>',
      de: '<p>Vier Läufe pro Woche, und einer davon darf schlecht sein. Die Tempotabellen reichen von vorsichtigen zweieinhalb Stunden bis zu mutigen eins dreißig. Auf der letzten Seite steht, was am Wettkampfmorgen zu tun ist.</p>',
      uk: '<p>Чотири пробіжки на тиждень, і одній із них дозволено не вдатися. Таблиці темпу — від обережних двох з половиною годин до сміливих півтори. На останній сторінці перелік справ на ранок забігу.</p>',
      zh: '<p>每周四次跑步，其中一次允许跑砸。配速表从谨慎的两个半小时，到勇敢的一个半小时。最后一页是比赛当天早晨的清单。</p>',
    },
  },
  'kettlebell-plan': {
    name: { en: 'Kettlebell plan', ru: 'План с гирей', de: 'Kettlebell-Plan', uk: 'План із гирею', zh: '壶铃训练计划' },
    description: {
      en: '<p>One weight, two square metres of floor, six weeks. Each lift is explained in four steps, with the mistake everybody makes beside it. Neighbours below will thank you for the mat.</p>',
      ru: '<p>Одна гиря, два квадратных метра пола, шесть недель. Каждое упражнение расписано в четыре шага, рядом — ошибка, которую делают все. Соседи снизу скажут спасибо за коврик.</p>',
      de: '<p>Ein Gewicht, zwei Quadratmeter Boden, sechs Wochen. Jede Übung ist in vier Schritten erklärt, daneben der Fehler, den alle machen. Die Nachbarn unten freuen sich über eine Matte.</p>',
      uk: '<p>Одна гиря, два квадратні метри підлоги, шість тижнів. Кожну вправу розписано в чотири кроки, а поряд — помилка, якої припускаються всі. Сусіди знизу подякують за килимок.</p>',
      zh: '<p>一只壶铃，两平方米地面，六个星期。每个动作分四步讲解，旁边附上人人都会犯的错误。记得铺张垫子，楼下邻居会感谢您。</p>',
    },
  },
  'morning-yoga-plan': {
    name: {
      en: 'Morning yoga plan',
      ru: 'План утренней йоги',
      de: 'Yogaplan für den Morgen',
      uk: 'План ранкової йоги',
      zh: '晨间瑜伽计划',
    },
    description: {
      en: '<p>Thirty short mornings, each finished before the kettle has boiled twice. No headstands, no Sanskrit test. Day one is in the sample, so you can see whether we get on.</p>',
      ru: '<p>Тридцать коротких утр: каждое заканчивается раньше, чем дважды вскипит чайник. Никаких стоек на голове и экзаменов по санскриту. В образце — первый день, чтобы понять, сойдёмся ли мы.</p>',
      de: '<p>Dreißig kurze Morgen, jeder vorbei, bevor der Kessel zweimal gekocht hat. Kein Kopfstand, keine Sanskritprüfung. Der erste Tag liegt als Probe bei, damit Sie sehen, ob wir zueinander passen.</p>',
      uk: '<p>Тридцять коротких ранків: кожен закінчується раніше, ніж двічі закипить чайник. Жодних стійок на голові й іспитів із санскриту. У зразку — перший день, щоб зрозуміти, чи зійдемося.</p>',
      zh: '<p>三十个短短的早晨，每次不等水壶烧开两回就结束。没有头倒立，也不考梵文。试读是第一天的内容，看看我们合不合拍。</p>',
    },
  },
  'slow-morning-trio': {
    name: {
      en: 'Slow morning trio',
      ru: 'Трио «Неспешное утро»',
      de: 'Trio für langsame Morgen',
      uk: 'Тріо «Неквапний ранок»',
      zh: '慢晨三件套',
    },
    description: {
      en: '<p>A mat to stretch on, a tumbler to hold, a beanie for the walk to the baker. Take all three or only the two you lack. None of them needs charging.</p>',
      ru: '<p>Коврик — потянуться, стакан — согреть руки, шапка — дойти до булочной. Можно взять все три вещи или только недостающие. Заряжать не нужно ни одну.</p>',
      de: '<p>Eine Matte zum Strecken, ein Becher zum Festhalten, eine Mütze für den Weg zum Bäcker. Alle drei oder nur, was noch fehlt. Aufladen muss man nichts davon.</p>',
      uk: '<p>Килимок — потягнутися, стакан — зігріти руки, шапка — дійти до пекарні. Можна взяти всі три речі або лише ті, яких бракує. Жодну не треба заряджати.</p>',
      zh: '<p>一张垫子用来舒展，一只杯子用来捧着，一顶帽子戴去面包店。三件全要，或只拿缺的那两件。没有一件需要充电。</p>',
    },
  },
  'trail-trio': {
    name: { en: 'Trail trio', ru: 'Трио «Тропа»', de: 'Trio für den Trail', uk: 'Тріо «Стежка»', zh: '山径三件套' },
    description: {
      en: '<p>What lies by the door of people who own a tent: water, shade, and wool for when the sun goes. Quantities are yours to choose, in case you walk in pairs.</p>',
      ru: '<p>То, что лежит у двери тех, у кого есть палатка: вода, тень и шерсть на вечер. Количество выбираете сами — вдруг вы ходите вдвоём.</p>',
      de: '<p>Was bei Leuten mit Zelt neben der Tür liegt: Wasser, Schatten und Wolle für den Abend. Die Anzahl wählen Sie selbst, falls Sie zu zweit gehen.</p>',
      uk: '<p>Те, що лежить біля дверей у власників намету: вода, затінок і вовна на вечір. Кількість обираєте самі — раптом ви ходите вдвох.</p>',
      zh: '<p>有帐篷的人家门口总放着这些：水、阴凉，还有日落后的羊毛。数量自选，万一是两个人走。</p>',
    },
  },
  'race-day-trio': {
    name: {
      en: 'Race-day trio',
      ru: 'Трио для старта',
      de: 'Trio für den Renntag',
      uk: 'Тріо для старту',
      zh: '比赛日三件套',
    },
    description: {
      en: '<p>The cap is for you, the visor for whoever holds your jacket, the bottle for both of you at kilometre forty-two and a bit. Order a second bottle if you are proud.</p>',
      ru: '<p>Кепка — вам, козырёк — тому, кто держит вашу куртку, бутылка — обоим на сорок втором с хвостиком. Если вы гордые, возьмите две бутылки.</p>',
      de: '<p>Die Kappe ist für Sie, der Visor für den, der Ihre Jacke hält, die Flasche für beide nach Kilometer zweiundvierzig und ein bisschen. Wer stolz ist, nimmt zwei Flaschen.</p>',
      uk: '<p>Кепка — вам, козирок — тому, хто тримає вашу куртку, пляшка — обом на сорок другому з хвостиком. Якщо ви горді, беріть дві пляшки.</p>',
      zh: '<p>帽子给您，遮阳帽给替您拿外套的人，水瓶在四十二公里多一点的地方两人共享。要强的话，买两只瓶子。</p>',
    },
  },
  'gym-bag-trio': {
    name: {
      en: 'Gym bag trio',
      ru: 'Трио для спортивной сумки',
      de: 'Trio für die Sporttasche',
      uk: 'Тріо для спортивної сумки',
      zh: '健身包三件套',
    },
    description: {
      en: '<p>Shaker, mat, cap: the three things you always borrow. Put them in the bag once and leave them there. Your friends will stop hiding theirs.</p>',
      ru: '<p>Шейкер, коврик, кепка — три вещи, которые вечно одалживают. Положите их в сумку один раз и не вынимайте. Друзья перестанут прятать свои.</p>',
      de: '<p>Shaker, Matte, Kappe: die drei Dinge, die man sich immer leiht. Einmal in die Tasche legen und dort lassen. Ihre Freunde müssen ihre dann nicht mehr verstecken.</p>',
      uk: '<p>Шейкер, килимок, кепка — три речі, які вічно позичають. Покладіть їх у сумку один раз і не виймайте. Друзі перестануть ховати свої.</p>',
      zh: '<p>摇摇杯、垫子、帽子：总是找人借的三样东西。放进包里，就别再拿出来。朋友们也不用再藏自己的了。</p>',
    },
  },
  'clay-capsule': {
    name: {
      en: 'Clay capsule',
      ru: 'Капсула «Глина»',
      de: 'Capsule-Set Ton',
      uk: 'Капсула «Глина»',
      zh: '陶土色胶囊套装',
    },
    description: {
      en: '<p>Hoodie, legging and runner went through one dye bath, so the reds finally agree. Choose a size for each piece; feet and shoulders rarely match. Worn together they look planned, worn apart they look expensive.</p>',
      ru: '<p>Худи, леггинсы и кроссовки красили в одной ванне, поэтому оттенки наконец совпали. Размер выбирается для каждой вещи отдельно. Вместе выглядит продуманно, порознь — дорого.</p>',
      de: '<p>Hoodie, Leggings und Laufschuh lagen im selben Färbebad, darum passen die Rottöne endlich. Für jedes Teil wählen Sie die eigene Größe. Zusammen wirkt es geplant, einzeln wirkt es teuer.</p>',
      uk: '<p>Худі, легінси й кросівки фарбували в одній ванні, тож відтінки нарешті збіглися. Розмір обирається для кожної речі окремо. Разом має вигляд продуманого, нарізно — дорогого.</p>',
      zh: '<p>连帽衫、紧身裤和跑鞋在同一缸里染成，红得终于一致。每件单独选尺码，脚和肩膀很少同号。一起穿像精心搭配，分开穿也很显贵。</p>',
    },
  },
  'moss-capsule': {
    name: { en: 'Moss capsule', ru: 'Капсула «Мох»', de: 'Capsule-Set Moos', uk: 'Капсула «Мох»', zh: '苔绿胶囊套装' },
    description: {
      en: '<p>Three greens for the same wet path. Mud dries on them and brushes off at the bus stop. The beanie is a question of how early you leave.</p>',
      ru: '<p>Три зелёных для одной мокрой тропы. Грязь высыхает и счищается ещё на остановке. Брать ли шапку — зависит от того, как рано вы выходите.</p>',
      de: '<p>Dreimal Grün für denselben nassen Weg. Schlamm trocknet darauf und ist an der Haltestelle schon abgebürstet. Ob die Mütze mitkommt, hängt davon ab, wie früh Sie losgehen.</p>',
      uk: '<p>Три зелені для однієї мокрої стежки. Болото висихає й обтрушується ще на зупинці. Чи брати шапку — залежить від того, як рано ви виходите.</p>',
      zh: '<p>同一条湿路上的三种绿。泥巴干了，在公交站拍一拍就掉。要不要帽子，取决于您出门多早。</p>',
    },
  },
  'cobalt-capsule': {
    name: {
      en: 'Cobalt capsule',
      ru: 'Капсула «Кобальт»',
      de: 'Capsule-Set Kobalt',
      uk: 'Капсула «Кобальт»',
      zh: '钴蓝胶囊套装',
    },
    description: {
      en: '<p>Everything a runner wears from October to April, in a blue that drivers see. The second tee is there because the first is in the wash. Drop the jacket when spring comes; the rest stays on duty.</p>',
      ru: '<p>Всё, что бегун носит с октября по апрель, — в синем, который замечают водители. Вторая футболка нужна потому, что первая в стирке. Весной снимете куртку, остальное продолжит работать.</p>',
      de: '<p>Alles, was man von Oktober bis April beim Laufen trägt, in einem Blau, das Autofahrer sehen. Das zweite Shirt ist da, weil das erste in der Wäsche liegt. Im Frühling fällt die Jacke weg, der Rest bleibt im Dienst.</p>',
      uk: '<p>Усе, що бігун носить із жовтня до квітня, — у синьому, який помічають водії. Друга футболка потрібна, бо перша в пранні. Навесні знімете куртку, решта служитиме далі.</p>',
      zh: '<p>从十月到四月跑者要穿的一切，都是司机看得见的蓝。第二件T恤是因为第一件在洗。春天脱掉外套，其余继续上岗。</p>',
    },
  },
  'dusk-capsule': {
    name: {
      en: 'Dusk capsule',
      ru: 'Капсула «Сумерки»',
      de: 'Capsule-Set Dämmerung',
      uk: 'Капсула «Сутінки»',
      zh: '暮色胶囊套装',
    },
    description: {
      en: '<p>Soft things in the colour of half past eight. The hoodie ends where the legging begins, which took us eleven samples. Add the mat you like and the evening is furnished.</p>',
      ru: '<p>Мягкие вещи цвета половины девятого вечера. Худи заканчивается там, где начинаются леггинсы: на это ушло одиннадцать образцов. Добавьте коврик по вкусу — и вечер обставлен.</p>',
      de: '<p>Weiche Sachen in der Farbe von halb neun. Der Hoodie endet, wo die Leggings beginnt; das hat elf Muster gebraucht. Dazu die Matte nach Wahl, und der Abend ist eingerichtet.</p>',
      uk: '<p>М’які речі кольору пів на дев’яту вечора. Худі закінчується там, де починаються легінси: на це пішло одинадцять зразків. Додайте килимок до смаку — і вечір умебльовано.</p>',
      zh: '<p>柔软的衣物，是晚上八点半的颜色。连帽衫的下摆正好落在紧身裤腰头，为此我们打了十一次样。再配一张喜欢的垫子，夜晚就齐了。</p>',
    },
  },
}
