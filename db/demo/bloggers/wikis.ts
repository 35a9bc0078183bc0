import { languages } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'

/** A title, what it is about, and what to do. */
type Words = readonly [title: string, about: string, ...points: readonly string[]]

const toWiki = (slug: string, sort: number, words: Readonly<Record<Language, Words>>) => ({
  slug,
  sort,
  title: Object.fromEntries(languages.map((language) => [language, words[language][0]])),
  content: Object.fromEntries(
    languages.map((language): [Language, ContentBlock[]] => {
      const [, about, ...points] = words[language]
      return [
        language,
        [
          { kind: 'paragraph', text: about },
          { kind: 'list', items: points },
        ],
      ]
    }),
  ),
})

/** Instructions for the demo's blogger. */
// prettier-ignore
export const demoWikis = [
  toWiki('first-steps', 1, {
    en: ['First steps', 'Three things to do before your first post.', 'Fill in your settings: the name of your profile and its address.', 'Put your link and your promo code into your profile and mark it here as a profile post.', 'When a parcel comes, press “Mark received”: the products move to those to be shown.'],
    ru: ['Первые шаги', 'Три дела перед первой публикацией.', 'Заполните настройки: имя профиля и его адрес.', 'Поставьте свою ссылку и промокод в профиль и отметьте это здесь как публикацию в профиле.', 'Когда придёт посылка, нажмите «Отметить получение»: товары перейдут к тем, которые нужно показать.'],
    de: ['Erste Schritte', 'Drei Dinge vor dem ersten Beitrag.', 'Füllen Sie Ihre Einstellungen aus: den Namen Ihres Profils und seine Adresse.', 'Setzen Sie Ihren Link und Ihren Promocode in Ihr Profil und vermerken Sie das hier als Profilbeitrag.', 'Wenn ein Paket kommt, drücken Sie „Als erhalten melden“: Die Produkte stehen dann bei denen, die zu zeigen sind.'],
    uk: ['Перші кроки', 'Три справи перед першою публікацією.', 'Заповніть налаштування: ім’я профілю та його адресу.', 'Додайте своє посилання й промокод у профіль і позначте це тут як публікацію в профілі.', 'Коли прийде посилка, натисніть «Позначити отримання»: товари перейдуть до тих, які треба показати.'],
    zh: ['入门步骤', '发布第一篇帖子之前要做的三件事。', '填写设置：账号名称和主页地址。', '把您的链接和推广码放到个人主页，并在这里登记为主页推广。', '收到包裹后点击“标记为已收到”，商品就会进入待推广列表。'],
  }),
  toWiki('good-photos', 2, {
    en: ['Good photos', 'A photo sells when one can see how the piece is worn.', 'Daylight from the side, no flash, no filter that changes the colour.', 'The whole piece in at least one photo, and a detail in another.', 'Portrait format, 1,200 pixels wide or more; no watermarks and no other shops’ logos.'],
    ru: ['Хорошие фотографии', 'Фотография продаёт, когда видно, как вещь носят.', 'Дневной свет сбоку, без вспышки и без фильтров, меняющих цвет.', 'Вся вещь хотя бы на одной фотографии и деталь на другой.', 'Вертикальный кадр шириной от 1200 пикселей; без водяных знаков и логотипов других магазинов.'],
    de: ['Gute Fotos', 'Ein Foto verkauft, wenn man sieht, wie das Teil getragen wird.', 'Tageslicht von der Seite, kein Blitz, kein Filter, der die Farbe ändert.', 'Das ganze Teil auf mindestens einem Foto, ein Detail auf einem anderen.', 'Hochformat, mindestens 1.200 Pixel breit; keine Wasserzeichen und keine Logos anderer Shops.'],
    uk: ['Гарні фотографії', 'Фотографія продає, коли видно, як річ носять.', 'Денне світло збоку, без спалаху й без фільтрів, що змінюють колір.', 'Уся річ принаймні на одній фотографії та деталь на іншій.', 'Вертикальний кадр завширшки від 1200 пікселів; без водяних знаків і логотипів інших магазинів.'],
    zh: ['好照片', '让人看清穿着效果的照片才能带来销量。', '使用侧面日光，不开闪光灯，不用会改变颜色的滤镜。', '至少一张拍完整单品，另一张拍细节。', '竖构图，宽度不低于 1200 像素；不要水印，也不要其他店铺的标志。'],
  }),
  toWiki('sets', 3, {
    en: ['Sets', 'Two pieces in one colour sell better together.', 'A set is a top with a bottom: choose one of each under “Product sets”.', 'A set can be posted once both pieces have arrived.', 'A post of a set counts for both of its pieces.'],
    ru: ['Комплекты', 'Две вещи одного цвета лучше продаются вместе.', 'Комплект — это верх и низ: выберите по одной вещи в разделе «Комплекты».', 'О комплекте можно написать, когда пришли обе вещи.', 'Публикация о комплекте засчитывается обеим вещам.'],
    de: ['Sets', 'Zwei Teile in einer Farbe verkaufen sich zusammen besser.', 'Ein Set ist ein Oberteil mit einem Unterteil: Wählen Sie je eines unter „Produkt-Sets“.', 'Ein Set lässt sich zeigen, sobald beide Teile angekommen sind.', 'Ein Beitrag über ein Set zählt für beide Teile.'],
    uk: ['Комплекти', 'Дві речі одного кольору краще продаються разом.', 'Комплект — це верх і низ: виберіть по одній речі в розділі «Комплекти».', 'Про комплект можна написати, коли прийшли обидві речі.', 'Публікація про комплект зараховується обом речам.'],
    zh: ['套装', '同色的两件单品一起展示更好卖。', '套装由一件上装和一件下装组成：在“商品套装”中各选一件。', '两件都送达后即可发布套装。', '套装的帖子同时计入两件单品。'],
  }),
  toWiki('code-and-payouts', 4, {
    en: ['Your code and your payouts', 'What you earn, and when it is paid.', 'An order is yours when your code was typed, or when somebody came with your link within 30 days.', 'Royalty is being confirmed until the order has been delivered; what is returned earns nothing.', 'Payouts are made once a month; each has a document under “Payouts”. Your own orders earn nothing.'],
    ru: ['Ваш код и выплаты', 'Что вы зарабатываете и когда это выплачивают.', 'Заказ ваш, если введён ваш код или покупатель пришёл по вашей ссылке не раньше чем 30 дней назад.', 'Вознаграждение подтверждается, когда заказ доставлен; за возвращённое ничего не начисляется.', 'Выплаты — раз в месяц, к каждой есть документ в разделе «Выплаты». За собственные заказы вознаграждения нет.'],
    de: ['Ihr Code und Ihre Auszahlungen', 'Was Sie verdienen und wann es ausgezahlt wird.', 'Eine Bestellung gehört Ihnen, wenn Ihr Code eingegeben wurde oder jemand in den letzten 30 Tagen über Ihren Link kam.', 'Die Provision wird bestätigt, sobald die Bestellung geliefert ist; Zurückgegebenes bringt nichts.', 'Ausgezahlt wird einmal im Monat, mit einem Beleg unter „Auszahlungen“. Eigene Bestellungen bringen nichts.'],
    uk: ['Ваш код і виплати', 'Що ви заробляєте і коли це виплачують.', 'Замовлення ваше, якщо введено ваш код або покупець прийшов за вашим посиланням не раніше ніж 30 днів тому.', 'Винагорода підтверджується, коли замовлення доставлено; за повернене нічого не нараховується.', 'Виплати — раз на місяць, до кожної є документ у розділі «Виплати». За власні замовлення винагороди немає.'],
    zh: ['您的推广码与付款', '您能赚多少，何时支付。', '顾客输入您的推广码，或在 30 天内通过您的链接进店，订单即归您。', '订单送达后佣金才确认；退回的商品不计佣金。', '每月付款一次，凭证在“付款记录”中查看。自己的订单不计佣金。'],
  }),
]
