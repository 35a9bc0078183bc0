import { Type } from 'typebox'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { archiveReasons, bloggerLimits, payoutStatuses, periods, postTypes, royaltyStates, setTypes } from './limits.ts'

const amount = Type.Number()
const moment = Type.String({ description: 'ISO' })

/** Amounts in major units by currency: `{"USD": 12.5}`. A currency without any is missing. */
const byCurrencySchema = Type.Record(Type.String(), amount)

export const photoSchema = Type.Object({
  id: rowId,
  item_id: rowId,
  path: Type.String({ description: 'On the shop: `/uploads/…webp`, for its blogger and managers' }),
  created_at: moment,
})

/** What was sent to a blogger to be shown, or a set that they put together of it. */
export const promoProductSchema = Type.Object({
  id: rowId,
  is_set: Type.Boolean(),
  /** The pieces of a set, the top first. */
  parts: Type.Array(
    Type.Object({ id: rowId, title: Type.String(), image: Type.String(), url: nullable(Type.String()) }),
  ),
  /** What it is in a set; null for what goes into none. */
  type_type: nullable(Type.Enum(setTypes)),
  title: Type.String(),
  sku: nullable(Type.String()),
  product_id: nullable(Type.Integer()),
  image: Type.String(),
  /** The product's page below the store prefix; null for a set and for what is not on sale any more. */
  url: nullable(Type.String()),
  /** Number and id of the free order it came with. */
  order: nullable(Type.String()),
  order_id: nullable(Type.String()),
  delivered: Type.Boolean(),
  delivered_at: nullable(moment),
  /** Whole days until it should be there, 0 when it is due; null once it is delivered or where nobody knows. */
  days_to_delivery: nullable(Type.Integer()),
  promoted_count: Type.Integer(),
  promoted_dates: Type.Array(moment),
  archive: Type.Boolean(),
  archived_at: nullable(moment),
  archived_reason: nullable(Type.Enum(archiveReasons)),
  archived_notes: nullable(Type.String()),
  archived_by: nullable(Type.Enum(['blogger', 'manager'])),
  blogger_images: Type.Array(photoSchema),
})

export const postSchema = Type.Object({
  id: rowId,
  type: Type.Enum(postTypes),
  promoted_at: moment,
  item_id: rowId,
  /** The product it is about; for a set the set and its pieces. */
  products: Type.Array(
    Type.Object({
      id: rowId,
      title: Type.String(),
      image: Type.String(),
      is_set: Type.Boolean(),
      url: nullable(Type.String()),
    }),
  ),
  link: nullable(Type.String()),
  photos: Type.Array(photoSchema),
})

export const figuresSchema = Type.Object({
  /** Posts. */
  mentioned: Type.Integer(),
  /** Orders with the code that were not cancelled. */
  count: Type.Integer(),
  profit: byCurrencySchema,
  bonus: byCurrencySchema,
})

export const statsSchema = Type.Object({
  /** The day that `today` is, by the shop's clock: `2026-11-22`. */
  until: Type.String(),
  today: figuresSchema,
  week: figuresSchema,
  month: figuresSchema,
  year: figuresSchema,
  /** `start_date`: of the first order or post, ISO; null before. */
  total: Type.Object({ ...figuresSchema.properties, start_date: nullable(moment) }),
  /** The last seven days, and what they differ by from the seven before. */
  orders: Type.Object({
    count: Type.Integer(),
    /** What the orders came to. */
    sum: byCurrencySchema,
    profit: byCurrencySchema,
    diffs: Type.Object({
      count: Type.Integer(),
      sum: byCurrencySchema,
      profit: byCurrencySchema,
      mentioned: Type.Integer(),
    }),
    mentioned: Type.Integer(),
    mentions_goal: Type.Integer(),
  }),
  /** Days of the last year on which something happened, the first first: for a chart. `date` as `2026-11-22`. */
  days: Type.Array(
    Type.Object({ date: Type.String(), mentioned: Type.Integer(), count: Type.Integer(), profit: byCurrencySchema }),
  ),
})

export const bloggerOrderSchema = Type.Object({
  id: Type.String(),
  number: Type.String(),
  date: moment,
  order_status: Type.String(),
  stage: Type.Integer(),
  paid: Type.Boolean(),
  canceled: Type.Boolean(),
  /** Only of a cancelled one. */
  cancel_reason: nullable(Type.String()),
  price: amount,
  currency: Type.String(),
  products: Type.Array(
    Type.Object({
      name: Type.String(),
      image: Type.String(),
      count: Type.Integer(),
      returned_count: Type.Integer(),
    }),
  ),
  royalty: Type.Object({
    /** What is left of it after returns and cancelling; in the list of a payout, what that paid for the order. */
    sum: amount,
    bonus: amount,
    currency: Type.String(),
    /** On account; before that it is being confirmed. */
    sent: Type.Boolean(),
    payout_id: nullable(rowId),
    /** The document of the payout, once it is approved. */
    file: nullable(Type.String()),
  }),
})

export const balanceSchema = Type.Object({
  id: Type.String({ description: 'The currency' }),
  currency: Type.String(),
  /** Royalty and bonus together: confirmed and not paid out; below zero where what was paid came back. */
  active: amount,
  /** Not confirmed yet. */
  pending: amount,
  paid: amount,
  total: amount,
  /** Day of the next payout: `2026-12-10`. */
  next_payment: Type.String(),
})

export const payoutSchema = Type.Object({
  id: rowId,
  number: Type.String(),
  currency: Type.String(),
  /** Profit and bonus together. */
  amount,
  profit: amount,
  bonus: amount,
  status: Type.Enum(payoutStatuses),
  /** Orders whose royalty it pays, or takes back. */
  orders: Type.Integer(),
  note: nullable(Type.String()),
  created_at: moment,
  approved_at: nullable(moment),
  /** Its document as PDF. */
  file: Type.String(),
  /** What a manager put to it: a picture `/uploads/…webp`, or `…/attachment.pdf`, which is for its blogger and staff alone. */
  attachment: nullable(Type.String()),
})

export const managedPayoutSchema = Type.Object({
  ...payoutSchema.properties,
  blogger: Type.Object({ id: rowId, name: Type.String(), contact: Type.String() }),
})

export const managedRoyaltySchema = Type.Object({
  order: Type.String({ description: 'The order’s id' }),
  number: Type.String(),
  created_at: moment,
  blogger: Type.Object({ id: rowId, name: Type.String() }),
  /** Of which the order came. */
  code: Type.String(),
  /** What is left of it after returns and cancelling. */
  sum: amount,
  bonus: amount,
  currency: Type.String(),
  state: Type.Enum([...royaltyStates]),
})

export const wikiSchema = Type.Object({
  id: rowId,
  slug: Type.String(),
  title: Type.String(),
  sort: Type.Integer(),
  updated_at: moment,
})

const line = (maxLength: number) => Type.String({ maxLength })
const address = Type.String({
  maxLength: 500,
  pattern: '^$|^https?://[^\\s]+$',
  description: 'https address or nothing',
})

/** The blogger's own; what they left alone is the shop's word. */
export const bloggerSettingsSchema = Type.Object({
  /** Their name there, without the @. */
  instagram: line(100),
  /** The account that their shopping tags lead to. */
  instagram_shopping: line(100),
  /** The shop's own account, to be named in posts. */
  shop_instagram: line(100),
  instagram_link: address,
  has_instagram_shopping: Type.Boolean(),
  /** Whether to say before a photo what a good one is. */
  show_attention_photo_modal: Type.Boolean(),
  /** What stands in their profile, and the address in it. */
  profile_text: line(bloggerLimits.text),
  profile_link: address,
  /** What each post has to bring. */
  post_actions: Type.Array(line(200), { maxItems: bloggerLimits.postActions }),
})

export const managedBloggerSchema = Type.Object({
  id: rowId,
  name: Type.String(),
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  codes: Type.Array(Type.String()),
  balance: Type.Array(balanceSchema),
  orders: Type.Integer(),
  posts: Type.Integer(),
  products: Type.Object({ delivering: Type.Integer(), promotion: Type.Integer(), promoted: Type.Integer() }),
  last_post_at: nullable(moment),
})

/** What a list is narrowed to. */
export const periodSchema = Type.Optional(Type.Enum(periods))
