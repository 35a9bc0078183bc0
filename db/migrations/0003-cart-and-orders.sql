create table coupon (
  code text primary key check (code = upper(code)),
  type text not null check (type in ('percent', 'fixed')),
  -- percent: whole percent; fixed: minor units of the default currency
  value integer not null check (value >= 0),
  is_active boolean not null default true,
  date_end timestamptz,
  free_delivery boolean not null default false,
  use_limit integer check (use_limit > 0),
  used integer not null default 0,
  constraint coupon_not_overused check (use_limit is null or used <= use_limit)
);

create table cart (
  id uuid primary key,
  code text not null unique,
  store_code text not null,
  customer_id integer,
  version integer not null default 0,
  coupon_code text references coupon on delete set null,
  promo_code text,
  spends_bonuses boolean not null default false,
  bonus_amount bigint,
  shipping_method text,
  payment_method text,
  -- {shippingAddress, billingAddress} as last sent
  address jsonb,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- a customer has one open cart in a store view, however many devices ask for it at once
create unique index cart_of_customer on cart (customer_id, store_code) where customer_id is not null and closed_at is null;

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id uuid not null references cart on delete cascade,
  product_id integer not null references product on delete cascade,
  sku text not null,
  qty integer not null check (qty > 0),
  product_option jsonb not null default '{}',
  -- equal lines have equal checksums: one line per product and choice of options
  checksum text not null,
  created_at timestamptz not null,
  unique (cart_id, checksum)
);

-- A command with a client id has an effect once; its repeat is answered with what there is.
create table cart_operation (
  cart_id uuid not null references cart on delete cascade,
  op_id uuid not null,
  created_at timestamptz not null,
  primary key (cart_id, op_id)
);

create sequence order_number start with 100001;

-- The first thing that placing an order writes: its repeat waits here for the first to end, and finds its answer.
create table order_request (
  client_order_id uuid primary key,
  body_hash text not null,
  -- the answer byte for byte; null only while the order is being placed
  reply text
);

create table shop_order (
  id uuid primary key,
  -- made by the client when checkout starts: the idempotency key, and the last fence against doubles
  client_order_id uuid not null unique,
  number text not null unique default 'V' || nextval('order_number'),
  store_code text not null,
  currency text not null,
  language text not null,
  cart_id uuid,
  customer_id integer,
  status text not null,
  stage smallint not null check (stage between 0 and 5),
  is_paid boolean not null default false,
  is_canceled boolean not null default false,
  cancel_reason text,
  shipping_method text,
  payment_method text not null,
  coupon_code text,
  promo_code text,
  email text,
  customer jsonb not null,
  totals jsonb not null,
  grand_total bigint not null check (grand_total >= 0),
  -- paid with bonuses, minor units of `currency`
  bonuses bigint not null default 0 check (bonuses >= 0),
  -- false once its units went back: canceled, or a payment link that nobody paid
  holds_stock boolean not null default true,
  -- paid after its units had gone to others: somebody must refund or find them
  has_shortfall boolean not null default false,
  pay_until timestamptz,
  tracking jsonb,
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index shop_order_pay_until on shop_order (pay_until) where pay_until is not null;

create table order_line (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  product_id integer references product on delete set null,
  sku text not null,
  qty integer not null check (qty > 0),
  name text not null,
  price bigint not null,
  price_base bigint not null,
  details jsonb not null default '{}',
  -- units taken from stock per product id: bundles and groups take from several
  stock_taken jsonb not null default '{}'
);
create index order_line_order on order_line (order_id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  status text not null,
  stage smallint not null,
  note text,
  created_at timestamptz not null
);
create index order_event_order on order_event (order_id);

-- Payment notices already seen: a repeat is answered, not applied.
create table payment_event (
  provider text not null,
  event_id text not null,
  order_id uuid,
  type text not null,
  amount bigint,
  applied boolean not null default false,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table unmatched_url (
  path text primary key,
  store_code text not null,
  hits integer not null default 1,
  last_at timestamptz not null
);
