import { ok } from '#core/result.ts'

// what the office's screen of bloggers shows in tests

const balance = {
  id: 'USD',
  currency: 'USD',
  active: 100,
  pending: 5,
  paid: 20,
  total: 125,
  next_payment: '2026-12-10',
}
export const blogger = {
  id: 4,
  name: 'Mira Okafor',
  email: 'blogger@example.com',
  phone: null,
  codes: ['BLOGGER'],
  balance: [balance, { ...balance, id: 'EUR', currency: 'EUR', active: 0 }],
  orders: 12,
  posts: 9,
  products: { delivering: 1, promotion: 6, promoted: 3 },
  last_post_at: null,
}
export const payout = {
  id: 8,
  number: 'P-8',
  currency: 'USD',
  amount: 100,
  profit: 90,
  bonus: 10,
  status: 'open',
  orders: 3,
  note: null,
  created_at: '2026-11-20T00:00:00.000Z',
  approved_at: null,
  file: '/p.pdf',
  attachment: null,
  blogger: { id: 4, name: 'Mira Okafor', contact: 'blogger@example.com' },
}
const royalty = {
  order: 'o-1',
  number: 'V100001',
  created_at: '2026-11-20T00:00:00.000Z',
  blogger: { id: 4, name: 'Mira Okafor' },
  code: 'BLOGGER',
  sum: 3.2,
  bonus: 0.64,
  currency: 'USD',
  state: 'confirmed',
}
export const photo = {
  id: 31,
  path: '/uploads/a.webp',
  status: 2,
  created_at: '2026-11-20T00:00:00.000Z',
  blogger: { id: 4, name: 'Mira Okafor' },
  title: 'Loopback hoodie',
  link: 'https://insta.example/p/1',
}
export const lists = {
  'GET /api/manage/blogger-photos': () => ok({ items: [photo], total: 1 }),
  'GET /api/manage/royalties': () => ok({ items: [royalty], total: 1 }),
  'GET /api/manage/bloggers': () => ok({ items: [blogger], total: 1 }),
  'GET /api/manage/payouts': () => ok({ items: [payout], total: 1 }),
}
