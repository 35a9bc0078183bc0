-- What followers type. A code out of use stays its blogger's: nobody else gets it.
create table promo_code (
  code text primary key check (code = upper(code)),
  customer_id integer not null references customer on delete cascade,
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index promo_code_customer on promo_code (customer_id);

-- What was sent to a blogger to be shown, and the sets that they put together of it.
create table promo_product (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  product_id integer references product on delete set null,
  -- the pieces' ids of a set, ascending: no two sets of the same
  set_key text,
  -- name and picture as they were, for when the product is gone
  title jsonb not null,
  image text not null default '',
  set_type text check (set_type in ('top', 'bottom', 'shoes')),
  order_id uuid references shop_order on delete set null,
  due_at timestamptz,
  delivered_at timestamptz,
  archived_at timestamptz,
  archived_reason text check (archived_reason in ('size', 'quality', 'style', 'not_received', 'other')),
  archived_notes text,
  archived_by text check (archived_by in ('blogger', 'manager')),
  created_at timestamptz not null
);
create index promo_product_customer on promo_product (customer_id, id desc);
create index promo_product_product on promo_product (product_id) where product_id is not null;
create index promo_product_order on promo_product (order_id) where order_id is not null;
create unique index promo_product_set on promo_product (customer_id, set_key) where set_key is not null;

create table promo_set_part (
  set_id integer not null references promo_product on delete cascade,
  item_id integer not null references promo_product on delete cascade,
  position smallint not null,
  primary key (set_id, position)
);
create index promo_set_part_item on promo_set_part (item_id);

create table blogger_post (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  item_id integer not null references promo_product on delete cascade,
  type text not null check (type in ('profile', 'story', 'post')),
  link text,
  -- the browser's own id of it: sent twice, it is one post
  client_id uuid,
  promoted_at timestamptz not null,
  unique (customer_id, client_id)
);
create index blogger_post_customer on blogger_post (customer_id, promoted_at desc);
create index blogger_post_item on blogger_post (item_id);

create table promo_photo (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  item_id integer not null references promo_product on delete cascade,
  post_id integer references blogger_post on delete set null,
  name text not null unique references upload on delete cascade,
  created_at timestamptz not null
);
create index promo_photo_item on promo_photo (item_id);
create index promo_photo_post on promo_photo (post_id) where post_id is not null;
create index promo_photo_customer on promo_photo (customer_id);

-- A blogger's settings; what is missing in it is the shop's word.
create table blogger_profile (
  customer_id integer primary key references customer on delete cascade,
  settings jsonb not null default '{}',
  updated_at timestamptz not null
);

create table blogger_wiki (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,100}$'),
  sort integer not null default 0,
  title jsonb not null,
  content jsonb not null,
  updated_at timestamptz not null
);

-- A payout's amounts are those it was made with. Who left stays as a number: the books outlive them.
create table blogger_payout (
  id integer generated always as identity primary key,
  customer_id integer not null,
  currency text not null,
  profit bigint not null,
  bonus bigint not null,
  status text not null default 'open' check (status in ('open', 'approved', 'canceled')),
  note text,
  attachment text references upload (name) on delete set null,
  created_by integer,
  created_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  constraint blogger_payout_of_something check (profit + bonus > 0),
  constraint blogger_payout_decided check ((status = 'open') = (decided_at is null))
);
create unique index blogger_payout_open on blogger_payout (customer_id, currency) where status = 'open';
create index blogger_payout_customer on blogger_payout (customer_id, id desc);
create index blogger_payout_attachment on blogger_payout (attachment) where attachment is not null;

-- Whose an order is, and what each of its lines earns if it is kept: written once, when it is placed.
create table royalty (
  order_id uuid primary key references shop_order,
  customer_id integer not null,
  code text not null,
  currency text not null,
  -- [{line, profit, bonus}], minor units
  lines jsonb not null,
  payout_id integer references blogger_payout,
  created_at timestamptz not null
);
create index royalty_customer on royalty (customer_id, created_at desc);
create index royalty_payout on royalty (payout_id) where payout_id is not null;

-- The books: entries are only ever added. Each moves an amount into or out of one of three pots of a blogger and a currency.
create table royalty_entry (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  currency text not null,
  pot text not null check (pot in ('pending', 'active', 'paid')),
  profit bigint not null,
  bonus bigint not null,
  reason text not null,
  order_id uuid references shop_order,
  payout_id integer references blogger_payout,
  created_at timestamptz not null,
  constraint royalty_entry_of_something check (profit <> 0 or bonus <> 0),
  constraint royalty_entry_of_one check ((order_id is null) <> (payout_id is null))
);
create index royalty_entry_customer on royalty_entry (customer_id, currency);
create index royalty_entry_order on royalty_entry (order_id) where order_id is not null;
create index royalty_entry_payout on royalty_entry (payout_id) where payout_id is not null;
create trigger royalty_entry_append_only before update or delete on royalty_entry
  for each row execute function refuse_change();
create trigger royalty_stays before delete or update of order_id, customer_id, code, currency, lines on royalty
  for each row execute function refuse_change();
create trigger blogger_payout_stays before delete or update of customer_id, currency, profit, bonus, created_at on blogger_payout
  for each row execute function refuse_change();
