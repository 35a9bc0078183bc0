-- People and how they sign in. A contact is a phone or an e-mail address.
create table customer (
  id integer generated always as identity primary key,
  -- digits alone, as the library unifies them
  phone text unique check (phone ~ '^[0-9]{5,20}$'),
  email text unique check (email = lower(email)),
  firstname text not null default '',
  lastname text not null default '',
  photo text,
  city text,
  postcode text,
  country text,
  roles text[] not null default '{}' check (roles <@ array['vip', 'blogger', 'manager', 'admin']),
  -- price and tax group; null is the guests'
  group_id integer,
  store_code text not null,
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (phone is not null or email is not null)
);

create table session (
  id uuid primary key,
  customer_id integer not null references customer on delete cascade,
  -- who acts in the customer's name, and the session that person goes back to
  actor_id integer references customer on delete cascade,
  actor_session_id uuid references session on delete cascade,
  remembers boolean not null,
  device text not null default '',
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_customer on session (customer_id);

-- Tokens are kept as their hashes. A refresh token that was used has a successor.
create table session_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index session_token_session on session_token (session_id);
create index session_token_expiry on session_token (expires_at);

-- The last code of a contact; a new one takes its place. The code itself is nowhere: it follows from the id and the shop's secret.
create table one_time_code (
  contact text primary key,
  id uuid not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);

-- What the limits count: codes and calls asked for, and wrong codes.
create table code_request (
  id uuid primary key,
  contact text not null,
  kind text not null check (kind in ('code', 'call')),
  address text not null,
  -- a phone without its last four digits
  prefix text,
  sent_at timestamptz not null,
  entered_at timestamptz
);
create index code_request_contact on code_request (contact, sent_at);
create index code_request_address on code_request (address, sent_at);
create index code_request_prefix on code_request (prefix, sent_at) where prefix is not null;

create table code_failure (
  id bigint generated always as identity primary key,
  contact text not null,
  failed_at timestamptz not null
);
create index code_failure_contact on code_failure (contact, failed_at);

alter table cart add constraint cart_customer foreign key (customer_id) references customer on delete cascade;
alter table shop_order add constraint shop_order_customer foreign key (customer_id) references customer on delete set null;
create index shop_order_of_customer on shop_order (customer_id, created_at desc) where customer_id is not null;
