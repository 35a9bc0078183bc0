import type { Language } from '#core/language.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'

type Texts = Record<'blogger-user-agreement' | 'blogger-privacy-policy', { title: string; blocks: ContentBlock[] }>

const heading = (text: string): ContentBlock => ({ kind: 'heading', text })
const words = (text: string): ContentBlock => ({ kind: 'paragraph', text })
const list = (...items: string[]): ContentBlock => ({ kind: 'list', items })

/** What bloggers agree to, and what is kept of them. */
export const bloggerPages: Record<Language, Texts> = {
  en: {
    'blogger-user-agreement': {
      title: 'Blogger agreement',
      blocks: [
        words(
          'You show our clothes in your own words. We send you pieces to try and share what is sold with your code.',
        ),
        heading('What you do'),
        list(
          'You post about a promo product within two weeks of receiving it.',
          'You mark the post as advertising, as the law of your country asks.',
          'You use photos and music that you have the right to use.',
        ),
        heading('What you earn'),
        words(
          'Your royalty is a share of the goods paid for with your code. It is confirmed when the order has been delivered, and taken back if the goods come back.',
        ),
        heading('How it ends'),
        words(
          'Either of us may end this at any time by mail. What has been confirmed by then is paid on the next payout day.',
        ),
      ],
    },
    'blogger-privacy-policy': {
      title: 'Privacy policy for bloggers',
      blocks: [
        words('Besides what we keep of every customer, we keep what we need to work with you.'),
        list(
          'Your profile names, your posts about our products and the photos you upload.',
          'Orders with your code: number, amount and state, never who placed them.',
          'Payouts and their documents, for as long as tax law asks us to.',
        ),
        heading('Your photos'),
        words('We show them with the product and in our own channels, with your name. Tell us, and we take them down.'),
      ],
    },
  },
  ru: {
    'blogger-user-agreement': {
      title: 'Соглашение с блогером',
      blocks: [
        words(
          'Вы показываете нашу одежду своими словами. Мы присылаем вещи на пробу и делимся тем, что продано по вашему коду.',
        ),
        heading('Что делаете вы'),
        list(
          'Публикуете рассказ о промо-товаре в течение двух недель после получения.',
          'Помечаете публикацию как рекламу, как того требует закон вашей страны.',
          'Используете фотографии и музыку, на которые у вас есть права.',
        ),
        heading('Что вы получаете'),
        words(
          'Ваше вознаграждение — доля от оплаченных по вашему коду товаров. Оно подтверждается после доставки заказа и снимается, если товар вернули.',
        ),
        heading('Как всё заканчивается'),
        words(
          'Каждый из нас может прекратить сотрудничество в любой момент письмом. Подтверждённое к этому времени выплачивается в ближайший день выплат.',
        ),
      ],
    },
    'blogger-privacy-policy': {
      title: 'Конфиденциальность для блогеров',
      blocks: [
        words('Кроме того, что мы храним о каждом покупателе, мы храним нужное для работы с вами.'),
        list(
          'Имена ваших профилей, публикации о наших товарах и загруженные фотографии.',
          'Заказы по вашему коду: номер, сумму и состояние, но не имя покупателя.',
          'Выплаты и документы по ним — столько, сколько требует налоговый закон.',
        ),
        heading('Ваши фотографии'),
        words('Мы показываем их рядом с товаром и в своих каналах с вашим именем. Напишите нам, и мы их уберём.'),
      ],
    },
  },
  de: {
    'blogger-user-agreement': {
      title: 'Blogger-Vereinbarung',
      blocks: [
        words(
          'Sie zeigen unsere Kleidung mit Ihren eigenen Worten. Wir schicken Ihnen Teile zum Probieren und teilen, was mit Ihrem Code verkauft wird.',
        ),
        heading('Was Sie tun'),
        list(
          'Sie veröffentlichen innerhalb von zwei Wochen nach Erhalt einen Beitrag über das Promo-Produkt.',
          'Sie kennzeichnen ihn als Werbung, wie es das Recht Ihres Landes verlangt.',
          'Sie verwenden Fotos und Musik, an denen Sie die Rechte haben.',
        ),
        heading('Was Sie verdienen'),
        words(
          'Ihre Provision ist ein Anteil an der Ware, die mit Ihrem Code bezahlt wurde. Sie gilt, sobald die Bestellung zugestellt ist, und entfällt bei Rückgabe.',
        ),
        heading('Wie es endet'),
        words(
          'Jede Seite kann jederzeit per E-Mail kündigen. Was bis dahin bestätigt ist, wird am nächsten Auszahlungstag gezahlt.',
        ),
      ],
    },
    'blogger-privacy-policy': {
      title: 'Datenschutz für Blogger',
      blocks: [
        words('Neben dem, was wir von allen Kunden speichern, behalten wir, was wir für die Zusammenarbeit brauchen.'),
        list(
          'Ihre Profilnamen, Ihre Beiträge über unsere Produkte und die Fotos, die Sie hochladen.',
          'Bestellungen mit Ihrem Code: Nummer, Betrag und Stand, nie, wer bestellt hat.',
          'Auszahlungen und ihre Belege, so lange das Steuerrecht es verlangt.',
        ),
        heading('Ihre Fotos'),
        words(
          'Wir zeigen sie beim Produkt und in unseren eigenen Kanälen, mit Ihrem Namen. Sagen Sie uns Bescheid, und wir nehmen sie herunter.',
        ),
      ],
    },
  },
  uk: {
    'blogger-user-agreement': {
      title: 'Угода з блогером',
      blocks: [
        words(
          'Ви показуєте наш одяг своїми словами. Ми надсилаємо речі на пробу й ділимося тим, що продано за вашим кодом.',
        ),
        heading('Що робите ви'),
        list(
          'Розповідаєте в публікації про промо-товар протягом двох тижнів після отримання.',
          'Позначаєте публікацію як рекламу, як того вимагає закон вашої країни.',
          'Використовуєте фото й музику, на які маєте права.',
        ),
        heading('Що ви отримуєте'),
        words(
          'Ваша винагорода — частка від оплачених за вашим кодом товарів. Вона підтверджується після доставлення замовлення і знімається, якщо товар повернули.',
        ),
        heading('Як усе завершується'),
        words(
          'Кожен із нас може припинити співпрацю будь-коли листом. Підтверджене на той час виплачується найближчого дня виплат.',
        ),
      ],
    },
    'blogger-privacy-policy': {
      title: 'Конфіденційність для блогерів',
      blocks: [
        words('Крім того, що ми зберігаємо про кожного покупця, ми зберігаємо потрібне для роботи з вами.'),
        list(
          'Імена ваших профілів, публікації про наші товари й завантажені фото.',
          'Замовлення за вашим кодом: номер, суму і стан, але не ім’я покупця.',
          'Виплати та документи до них — стільки, скільки вимагає податковий закон.',
        ),
        heading('Ваші фото'),
        words('Ми показуємо їх поруч із товаром і у своїх каналах із вашим ім’ям. Напишіть нам, і ми їх приберемо.'),
      ],
    },
  },
  zh: {
    'blogger-user-agreement': {
      title: '博主协议',
      blocks: [
        words('您用自己的语言展示我们的服装。我们寄送试穿单品，并与您分享通过您的推广码售出的收益。'),
        heading('您需要做的'),
        list('收到推广商品后两周内发帖。', '按照您所在国家的法律将帖子标注为广告。', '使用您拥有权利的照片和音乐。'),
        heading('您的收益'),
        words('您的佣金是使用您的推广码付款的商品的一定比例，订单送达后确认，商品退回时扣除。'),
        heading('如何终止'),
        words('双方均可随时以邮件终止合作。届时已确认的金额将在下一个付款日支付。'),
      ],
    },
    'blogger-privacy-policy': {
      title: '博主隐私政策',
      blocks: [
        words('除了我们为每位顾客保存的信息外，我们还保存与您合作所需的信息。'),
        list(
          '您的主页名称、关于我们商品的帖子以及您上传的照片。',
          '使用您推广码的订单：编号、金额和状态，从不包含下单人信息。',
          '付款及其凭证，按税法要求的期限保存。',
        ),
        heading('您的照片'),
        words('我们会在商品页和自有渠道中署名展示。如需撤下，请告诉我们。'),
      ],
    },
  },
}
