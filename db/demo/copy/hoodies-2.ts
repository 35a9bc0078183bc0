import type { Copy } from '../copy.ts'

export const hoodies2: Record<string, Copy> = {
  'camo-hoodie': {
    name: {
      en: 'Camo hoodie',
      ru: 'Камуфляжное худи',
      de: 'Camouflage-Hoodie',
      uk: 'Камуфляжне худі',
      zh: '迷彩连帽衫',
    },
    description: {
      en: '<p>Camouflage that has already spent a summer on a fence: soft, sandy at the edges, washed until nobody salutes. The inside is brushed, the cut is square. Birds do not mind it, and neither does the pub afterwards.</p>',
      ru: '<p>Камуфляж, который будто провисел лето на заборе: мягкий, песочный по краям, застиранный до мирного вида. Внутри начёс, крой квадратный. Птицы не пугаются, бармен потом тоже.</p>',
      de: '<p>Ein Tarnmuster, das schon einen Sommer über dem Zaun hing: weich, an den Rändern sandig, so lange gewaschen, bis niemand mehr salutiert. Innen angeraut, im Schnitt gerade. Die Vögel stört es nicht, die Wirtin hinterher auch nicht.</p>',
      uk: '<p>Камуфляж, що ніби провисів літо на тині: м’який, піщаний по краях, випраний до мирного вигляду. Усередині начіс, крій квадратний. Птахи не лякаються, бармен потім теж.</p>',
      zh: '<p>像在篱笆上晒过一个夏天的迷彩：柔和，边缘泛沙色，洗到没人会冲您敬礼。内里抓绒，版型宽松。鸟儿不介意，事后去喝一杯也没人介意。</p>',
    },
  },
  'low-tide-sweatshirt': {
    name: {
      en: 'Low tide sweatshirt',
      ru: 'Свитшот «Отлив»',
      de: 'Sweatshirt Ebbe',
      uk: 'Світшот «Відплив»',
      zh: '退潮圆领卫衣',
    },
    description: {
      en: '<p>A plain crew neck, no hood, no pockets, no message. The small rib insert under the collar is there for people who pull a sweatshirt off by the neck. Organic loopback, the sort that looks best after a bad winter.</p>',
      ru: '<p>Просто круглый ворот: ни капюшона, ни карманов, ни надписи. Небольшая вставка в рубчик под воротом — для тех, кто снимает вещи, хватаясь за горловину. Органический футер, который красивее всего после плохой зимы.</p>',
      de: '<p>Ein schlichter Rundhals ohne Kapuze, Taschen und Botschaft. Der kleine Rippeinsatz unter dem Kragen ist für Leute, die Pullover am Hals über den Kopf ziehen. Bio-Schlingenware, die nach einem schlechten Winter am schönsten aussieht.</p>',
      uk: '<p>Звичайний круглий виріз: ані каптура, ані кишень, ані напису. Маленька вставка в рубчик під коміром — для тих, хто знімає речі, тягнучи за горловину. Органічний футер, що найкраще виглядає після поганої зими.</p>',
      zh: '<p>一件朴素的圆领：没有帽子，没有口袋，没有标语。领口下那块小小的罗纹，是给习惯揪着领子脱衣服的人准备的。有机棉毛圈布，熬过一个坏冬天之后最好看。</p>',
    },
  },
  'raglan-sweatshirt': {
    name: {
      en: 'Raglan sweatshirt',
      ru: 'Свитшот-реглан',
      de: 'Raglan-Sweatshirt',
      uk: 'Світшот-реглан',
      zh: '插肩圆领卫衣',
    },
    description: {
      en: '<p>Sleeve and yoke are one piece of berry-coloured cloth, copied from a gym shirt somebody’s grandfather boxed in. Nothing sits on the shoulder, so a barbell rests there politely. Brushed inside, ribbed where it ends.</p>',
      ru: '<p>Рукав и кокетка — один ягодный кусок ткани, как на майке, в которой боксировал чей-то дед. На плече нет шва, и гриф штанги лежит вежливо. Внутри начёс, по краям рубчик.</p>',
      de: '<p>Ärmel und Passe sind ein einziges beerenfarbenes Stück, abgeschaut von dem Turnhemd, in dem jemandes Großvater geboxt hat. Auf der Schulter liegt keine Naht, also liegt die Hantel höflich. Innen angeraut, an den Enden gerippt.</p>',
      uk: '<p>Рукав і кокетка — один ягідний шматок тканини, як на тій сорочці, у якій боксував чийсь дід. На плечі шва немає, тож гриф штанги лежить чемно. Усередині начіс, по краях рубчик.</p>',
      zh: '<p>袖子和肩片是一整块莓红色的布，照着某位爷爷打拳时穿的旧运动衫裁的。肩上没有接缝，杠铃搁上去也客客气气。内里抓绒，收口罗纹。</p>',
    },
  },
  'second-half-hoodie': {
    name: {
      en: 'Second half hoodie',
      ru: 'Худи «Второй тайм»',
      de: 'Hoodie Zweite Halbzeit',
      uk: 'Худі «Другий тайм»',
      zh: '下半场连帽卫衣',
    },
    description: {
      en: '<p>For the forty-five minutes when you stand on the touchline and care more than the players. A flat felt mark is sewn across the chest; let it dry slowly and it stays flat. Room in the front pocket for both hands and a thermos lid.</p>',
      ru: '<p>Для тех сорока пяти минут, когда стоишь у бровки и переживаешь сильнее игроков. На груди нашит плоский фетровый знак: сушите без спешки, и он не покоробится. В карман входят обе руки и крышка термоса.</p>',
      de: '<p>Für die fünfundvierzig Minuten an der Seitenlinie, in denen man mehr leidet als die Spieler. Quer über der Brust sitzt ein flaches Filzzeichen; langsam getrocknet bleibt es so. In die Tasche passen beide Hände und der Deckel der Thermoskanne.</p>',
      uk: '<p>Для тих сорока п’яти хвилин, коли стоїш біля бровки й хвилюєшся дужче за гравців. На грудях нашито пласку фетрову відзнаку: сушіть без поспіху, і вона не пожолобиться. У кишеню входять обидві руки й кришка термоса.</p>',
      zh: '<p>站在边线外的那四十五分钟，您比球员还紧张，就穿它。胸前横缝一块平整的毛毡标，慢慢晾干就不会翘。前袋装得下两只手，外加一个保温壶盖。</p>',
    },
  },
  'warm-up-funnel-top': {
    name: {
      en: 'Warm-up funnel top',
      ru: 'Разминочный топ с высоким воротом',
      de: 'Aufwärm-Oberteil mit Stehkragen',
      uk: 'Розминковий топ із високим коміром',
      zh: '热身立领上衣',
    },
    description: {
      en: '<p>Tricot that snaps back, cut close so it goes under a shell without bunching. The zip leans away from the chin instead of sawing at it. Behind, a reflective tab shows drivers where your neck is.</p>',
      ru: '<p>Упругое трикотажное полотно, сидит близко и не сбивается под ветровкой. Молния отходит от подбородка, а не пилит его. Сзади светоотражающий язычок: водитель видит, где у вас шея.</p>',
      de: '<p>Trikot mit Rücksprung, körpernah, damit es unter der Windjacke keine Wülste wirft. Der Reißverschluss steht vom Kinn ab, statt daran zu sägen. Im Nacken zeigt ein reflektierender Steg den Autofahrern, wo Sie sind.</p>',
      uk: '<p>Пружне трикотажне полотно, сидить щільно й не збивається під вітрівкою. Блискавка відходить від підборіддя, а не пиляє його. Позаду світловідбивний язичок: водій бачить, де ваша шия.</p>',
      zh: '<p>回弹利落的经编布，贴身裁剪，外面套风衣也不堆叠。拉链微微离开下巴，不会来回磨。颈后一小块反光标，让司机知道您在哪儿。</p>',
    },
  },
  'long-run-half-zip': {
    name: {
      en: 'Long-run half-zip',
      ru: 'Лонгслив для длинных пробежек',
      de: 'Halbzip für lange Läufe',
      uk: 'Лонгслів для довгих пробіжок',
      zh: '长距离半拉链跑步衫',
    },
    description: {
      en: '<p>For Sundays that start dark and end at kilometre twenty-five. The side panels are knitted open, so sweat leaves where it appears; the rest dries between the park gate and your door. Two seam pockets hold gels and a folded note.</p>',
      ru: '<p>Для воскресений, которые начинаются в темноте и кончаются на двадцать пятом километре. Боковые вставки связаны ажурно, влага уходит там же, где появилась; остальное сохнет от ворот парка до подъезда. В карманы в швах входят гели и купюра.</p>',
      de: '<p>Für Sonntage, die im Dunkeln beginnen und bei Kilometer fünfundzwanzig enden. Die Seiten sind offen gestrickt, dort verschwindet der Schweiß gleich wieder; der Rest trocknet zwischen Parktor und Haustür. In die Nahttaschen passen Gels und ein Geldschein.</p>',
      uk: '<p>Для неділь, що починаються в темряві й закінчуються на двадцять п’ятому кілометрі. Бічні вставки зв’язано ажурно, волога зникає там, де з’явилася; решта сохне від брами парку до під’їзду. У кишені в швах влазять гелі й складена купюра.</p>',
      zh: '<p>给那些摸黑出门、跑到二十五公里才算完的周日。两侧是镂空织法，汗从哪儿出就从哪儿走；其余部分，从公园门口到家门口就干了。侧缝口袋放得下能量胶和一张折好的零钱。</p>',
    },
  },
  'tailwind-zip-hoodie': {
    name: {
      en: 'Tailwind zip hoodie',
      ru: 'Худи на молнии «Попутный ветер»',
      de: 'Zip-Hoodie Rückenwind',
      uk: 'Худі на блискавці «Попутний вітер»',
      zh: '顺风拉链连帽衫',
    },
    description: {
      en: '<p>Most hoods fall off at the first corner. This one is cut in three panels and stays where you put it, even into a headwind, whatever the name says. Firm tricot, slim sleeves, pockets that keep keys quiet.</p>',
      ru: '<p>Почти любой капюшон слетает на первом повороте. Этот скроен из трёх частей и остаётся на месте даже при встречном ветре, что бы ни обещало название. Плотный трикотаж, узкие рукава, ключи в карманах молчат.</p>',
      de: '<p>Die meisten Kapuzen sind nach der ersten Kurve unten. Diese besteht aus drei Teilen und bleibt oben, sogar bei Gegenwind, ganz gegen ihren Namen. Fester Trikotstoff, schmale Ärmel, Taschen, in denen Schlüssel schweigen.</p>',
      uk: '<p>Майже кожен каптур злітає на першому ж повороті. Цей скроєно з трьох частин, і він лишається на місці навіть проти вітру, хай що обіцяє назва. Щільний трикотаж, вузькі рукави, ключі в кишенях мовчать.</p>',
      zh: '<p>多数帽子一拐弯就掉。这顶由三片裁成，顶风跑也不动，尽管名字叫“顺风”。布面紧实，袖子利落，口袋里的钥匙不会响。</p>',
    },
  },
  'sunday-hoodie': {
    name: {
      en: 'Sunday hoodie',
      ru: 'Воскресное худи',
      de: 'Sonntags-Hoodie',
      uk: 'Недільне худі',
      zh: '周日连帽卫衣',
    },
    description: {
      en: '<p>No cords: nothing to knot, chew, or fish out of the washing machine with a fork. The yoke falls off the shoulder and the brushed side faces you. On the second coffee you notice you are still wearing it, and it is four o’clock.</p>',
      ru: '<p>Без шнурков: нечего завязывать, грызть и выуживать из стиральной машины вилкой. Кокетка мягко сползает с плеча, начёс — к телу. За второй чашкой замечаешь, что ты всё ещё в нём, а на часах четыре.</p>',
      de: '<p>Ohne Kordeln: nichts zu knoten, nichts zu kauen, nichts mit der Gabel aus der Waschmaschine zu angeln. Die Passe rutscht weich über die Schulter, die angeraute Seite liegt innen. Beim zweiten Kaffee ist es plötzlich vier, und man trägt ihn noch.</p>',
      uk: '<p>Без шнурків: нічого зав’язувати, гризти й виловлювати виделкою з пральної машини. Кокетка м’яко сповзає з плеча, начіс — до тіла. За другою кавою помічаєш, що досі в ньому, а вже четверта.</p>',
      zh: '<p>没有抽绳：不用打结，不会被咬，也不必用叉子从洗衣机里往外勾。肩片软软地垂下来，起绒的一面贴着您。喝到第二杯咖啡才发现还穿着它，已经四点了。</p>',
    },
  },
  'sunday-sweatshirt': {
    name: {
      en: 'Sunday sweatshirt',
      ru: 'Воскресный свитшот',
      de: 'Sonntags-Sweatshirt',
      uk: 'Недільний світшот',
      zh: '周日圆领卫衣',
    },
    description: {
      en: '<p>The cuffs are wide enough to push up and stay there, so you can wash a cup without a wet sleeve. Everything else is loose, soft and in no hurry. Visitors assume you planned the outfit.</p>',
      ru: '<p>Манжеты широкие: поддёрнул — и держатся, можно вымыть чашку, не намочив рукав. Остальное свободно, мягко и никуда не спешит. Гости решат, что вы принарядились.</p>',
      de: '<p>Die Bündchen sind breit genug, um oben zu bleiben, wenn man sie hochschiebt; so wäscht man eine Tasse ohne nassen Ärmel. Alles Übrige ist weit, weich und hat Zeit. Besuch hält das für Absicht.</p>',
      uk: '<p>Манжети широкі: підсмикнув — і тримаються, можна помити чашку, не намочивши рукава. Усе інше вільне, м’яке й нікуди не поспішає. Гості подумають, що так і задумано.</p>',
      zh: '<p>袖口宽，推上去就停在那儿，洗个杯子也不湿袖子。其余部分宽松、柔软、不慌不忙。来客会以为您是特意搭的。</p>',
    },
  },
  'sunday-zip-hoodie': {
    name: {
      en: 'Sunday zip hoodie',
      ru: 'Воскресное худи на молнии',
      de: 'Sonntags-Zip-Hoodie',
      uk: 'Недільне худі на блискавці',
      zh: '周日拉链连帽衫',
    },
    description: {
      en: '<p>The zip is matt and dyed to the cloth, so from the sofa it disappears. Boxy enough to go over a pyjama top on the way to the letter box. Brushed inside; the kangaroo pocket is split in two and holds a remote on either side.</p>',
      ru: '<p>Молния матовая, в цвет ткани, — с дивана её не видно. Достаточно просторное, чтобы накинуть поверх пижамы и сходить к почтовому ящику. Внутри начёс, карман-кенгуру поделён надвое: по пульту с каждой стороны.</p>',
      de: '<p>Matter Reißverschluss in der Farbe des Stoffs, vom Sofa aus unsichtbar. Weit genug, um auf dem Weg zum Briefkasten über den Schlafanzug zu passen. Innen angeraut; die geteilte Kängurutasche nimmt auf jeder Seite eine Fernbedienung.</p>',
      uk: '<p>Блискавка матова, у тон тканини, — з дивана її й не видно. Досить просторе, щоб накинути на піжаму й вийти до поштової скриньки. Усередині начіс, кишеня-кенгуру поділена навпіл: по пульту з кожного боку.</p>',
      zh: '<p>拉链哑光，与布料同色，坐在沙发上根本看不出来。够宽，套在睡衣外面去取信也行。内里抓绒，袋鼠口袋左右分开，一边揣一个遥控器。</p>',
    },
  },
  'ripple-sweatshirt': {
    name: {
      en: 'Ripple sweatshirt',
      ru: 'Свитшот «Рябь»',
      de: 'Sweatshirt Wellenspiel',
      uk: 'Світшот «Брижі»',
      zh: '涟漪圆领短卫衣',
    },
    description: {
      en: '<p>Knitted in one tube, so there are no side seams and the rib runs from hem to collar like rain on a window. It closes around the waist without gripping. Sitting for hours leaves no crease, on it or on you.</p>',
      ru: '<p>Связан трубой, без боковых швов: рубчик бежит от низа до ворота, как дождь по стеклу. Облегает талию, но не сжимает. После долгого сидения заломов нет ни на нём, ни на вас.</p>',
      de: '<p>In einem Schlauch gestrickt, ohne Seitennaht: Die Rippen laufen vom Saum bis zum Kragen wie Regen an der Scheibe. Es schließt um die Taille, ohne zu kneifen. Stundenlanges Sitzen hinterlässt keine Falte, weder im Stoff noch in der Haut.</p>',
      uk: '<p>В’язаний трубою, без бічних швів: рубчик біжить від низу до коміра, мов дощ по шибці. Облягає талію, але не стискає. Після довгого сидіння заломів немає ні на ньому, ні на вас.</p>',
      zh: '<p>整筒织成，没有侧缝，罗纹从下摆一直流到领口，像雨水顺着窗子淌。贴合腰线，却不勒。坐上几个小时，衣服和人都不留印子。</p>',
    },
  },
  'ripple-half-zip': {
    name: {
      en: 'Ripple half-zip',
      ru: 'Джемпер «Рябь» с короткой молнией',
      de: 'Halbzip Wellenspiel',
      uk: 'Джемпер «Брижі» з короткою блискавкою',
      zh: '涟漪半拉链上衣',
    },
    description: {
      en: '<p>Collar up on the platform, collar down in the studio: the rib folds flat and does not spring back. Short and close, it moves with a forward fold and stays above the waistband. Recycled nylon, with a cool first touch.</p>',
      ru: '<p>На перроне воротник вверх, в зале — вниз: рубчик ложится плоско и не пружинит. Короткий и облегающий, он не мешает наклоняться и не лезет за пояс. Переработанный нейлон, на ощупь сначала прохладный.</p>',
      de: '<p>Am Bahnsteig Kragen hoch, im Studio Kragen runter: Die Rippen legen sich flach und springen nicht zurück. Kurz und eng, geht er in jede Vorbeuge mit und bleibt über dem Bund. Recyceltes Nylon, beim ersten Griff kühl.</p>',
      uk: '<p>На пероні комір догори, у залі — донизу: рубчик лягає пласко й не пружинить. Короткий і прилеглий, не заважає нахилам і не лізе за пояс. Перероблений нейлон, спершу прохолодний на дотик.</p>',
      zh: '<p>站台上立起领子，教室里翻下来：罗纹放平了就不再弹回。短而合身，前屈时跟着身体走，不会卷进裤腰。再生尼龙，刚上身有点凉。</p>',
    },
  },
  'ripple-zip-hoodie': {
    name: {
      en: 'Ripple zip hoodie',
      ru: 'Худи на молнии «Рябь»',
      de: 'Zip-Hoodie Wellenspiel',
      uk: 'Худі на блискавці «Брижі»',
      zh: '涟漪拉链连帽衫',
    },
    description: {
      en: '<p>You will look for the zip; it is under a rib placket, thin as a pencil line. The hood lies down like a collar when it is not needed. Cropped and slim, so wear it with trousers that come up to meet it.</p>',
      ru: '<p>Молнию придётся поискать: она под планкой в рубчик, тонкая, как карандашная линия. Ненужный капюшон ложится на спину воротником. Короткое и узкое — к нему нужны брюки повыше.</p>',
      de: '<p>Den Reißverschluss muss man suchen: Er liegt unter einer Rippleiste, fein wie ein Bleistiftstrich. Wird die Kapuze nicht gebraucht, legt sie sich hin wie ein Kragen. Kurz und schmal, am besten zu Hosen, die ihm entgegenkommen.</p>',
      uk: '<p>Блискавку доведеться пошукати: вона під планкою в рубчик, тонка, як лінія олівця. Непотрібний каптур лягає на спину, наче комір. Коротке й вузьке — до нього варто вдягати вищі штани.</p>',
      zh: '<p>拉链得找一找：藏在罗纹门襟下面，细得像一道铅笔线。不戴帽子时，它像领子一样躺平。短款修身，配条高腰裤正好接上。</p>',
    },
  },
}
