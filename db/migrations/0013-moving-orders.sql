-- How orders are moved, end, come back, and are paid at a provider's.
alter table shop_order
  -- who ended it: nobody paid, another order stands in for it, or a manager
  add column canceled_by text check (canceled_by in ('unpaid', 'replaced', 'manager')),
  -- credited at the last stage, and what of its money went back; minor units of `currency`
  add column cashback bigint not null default 0 check (cashback >= 0),
  add column refunded bigint not null default 0 check (refunded >= 0);
update shop_order
set canceled_by = case when cancel_reason in ('unpaid', 'replaced') then cancel_reason else 'manager' end
where is_canceled;
create index shop_order_created on shop_order (created_at desc, id);
create index shop_order_customer on shop_order (customer_id, created_at desc) where customer_id is not null;

alter table order_line
  add column returned_qty integer not null default 0 check (returned_qty between 0 and qty);

-- The id is made by whoever takes the goods back: the same return comes once.
create table order_return (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  -- [{line, qty}]
  lines jsonb not null,
  restocked boolean not null,
  reason text,
  refund bigint not null check (refund >= 0),
  created_at timestamptz not null
);
create index order_return_order on order_return (order_id);

-- Pages at a provider's on which an order can be paid.
create table payment_session (
  provider text not null,
  reference text not null,
  order_id uuid not null references shop_order on delete cascade,
  url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (provider, reference)
);
create index payment_session_order on payment_session (order_id, created_at desc);
