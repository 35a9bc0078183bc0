-- Money that a manager gives back besides returns. The id is the browser's: a repeat gives nothing anew.
create table order_refund (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  -- minor units of the order's currency
  amount bigint not null check (amount > 0),
  reason text not null,
  -- failed: no provider has taken it, and it goes back in another way
  state text not null check (state in ('asked', 'done', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index order_refund_order on order_refund (order_id, created_at);

-- What search engines are told of a product or a category, where it is not what shoppers read: {title, description} by language.
alter table product add column seo jsonb not null default '{}';
alter table category add column seo jsonb not null default '{}';

-- A movement that takes another one back: one does, once.
alter table stock_movement add column undoes bigint unique references stock_movement on delete cascade;
