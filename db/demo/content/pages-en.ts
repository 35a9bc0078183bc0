import type { PageTexts } from './pages.ts'

export const en: PageTexts = {
  delivery: {
    title: 'Delivery',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We pack on weekdays until 15:00. What you order before then leaves our warehouse the same day.',
      },
      { kind: 'heading', text: 'How long it takes' },
      {
        kind: 'list',
        items: [
          'Standard delivery: two to four working days, free above the amount shown in your cart.',
          'Express delivery: the next working day.',
        ],
      },
      { kind: 'heading', text: 'Following your parcel' },
      {
        kind: 'paragraph',
        text: 'As soon as the carrier has the parcel you get a mail with its number. The page of your order shows the same, step by step.',
      },
      { kind: 'heading', text: 'If nobody is at home' },
      {
        kind: 'paragraph',
        text: 'The carrier tries once more or leaves the parcel at a pick-up point near you and keeps it there for seven days.',
      },
    ],
  },
  'terms-of-use': {
    title: 'Terms and conditions',
    blocks: [
      { kind: 'paragraph', text: 'These terms hold for everything you order from us. They are short on purpose.' },
      { kind: 'heading', text: 'The contract' },
      {
        kind: 'paragraph',
        text: 'Your order is an offer to buy. The contract is made when we confirm it by mail. Prices include the taxes of the country you order to.',
      },
      { kind: 'heading', text: 'Paying' },
      {
        kind: 'paragraph',
        text: 'You pay by card, by bank transfer or on delivery. Goods stay ours until they are paid for.',
      },
      { kind: 'heading', text: 'If something is wrong' },
      {
        kind: 'paragraph',
        text: 'You have the rights the law gives you when a piece is faulty. Write to us with your order number and a photo, and we repair it, replace it or pay you back.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We keep what we need to send your order and to answer you, and nothing we could do without.',
      },
      { kind: 'heading', text: 'What we store' },
      {
        kind: 'list',
        items: [
          'Name, address, phone and e-mail of your orders, for as long as tax law asks us to.',
          'Your cart and your preferences, in your own browser.',
        ],
      },
      { kind: 'heading', text: 'Who else sees it' },
      {
        kind: 'paragraph',
        text: 'The carrier gets your address, the payment provider gets the amount. We sell data to nobody.',
      },
      { kind: 'heading', text: 'Your rights' },
      {
        kind: 'paragraph',
        text: 'You may ask for a copy of your data, have it corrected or have it deleted. Write to the address at the foot of this page.',
      },
    ],
  },
  returns: {
    title: 'Returns',
    blocks: [
      { kind: 'paragraph', text: 'You have 30 days to try things on at home and send back what does not suit you.' },
      { kind: 'heading', text: 'How it works' },
      {
        kind: 'list',
        items: [
          'Write to us with your order number and the pieces you want to return.',
          'We send you a label. Pack the pieces unworn, with their tags.',
          'We pay back within five working days of the parcel reaching us, the way you paid.',
        ],
      },
      { kind: 'heading', text: 'What cannot come back' },
      { kind: 'paragraph', text: 'Opened bottles, downloaded training plans and gift cards that have been used.' },
    ],
  },
}
