-- Why bonuses were added or taken by hand, in words that their owner reads as well.
alter table bonus_entry add column note text check (length(note) between 1 and 200);
drop trigger bonus_entry_append_only on bonus_entry;
create trigger bonus_entry_append_only before update of customer_id, amount, reason, key, created_at, note on bonus_entry
  for each row execute function refuse_change();

-- What other programs sign in with. `key` is the part of a token that is shown; of the rest there is only the hash.
create table api_token (
  id uuid primary key,
  key text not null unique,
  hash bytea not null,
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- whoever made it answers for it: without them, or without their role, it is dead
  created_by integer not null references customer on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_token_created_by on api_token (created_by);

-- What was told to the address in the settings, and how it was taken. The body is kept as it is signed.
create table webhook_delivery (
  id uuid primary key,
  type text not null,
  -- null for one that only tries the address
  order_id uuid references shop_order on delete cascade,
  store_code text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed')),
  tries integer not null default 0,
  -- the HTTP status, and why there is none
  status integer,
  error text,
  created_at timestamptz not null,
  tried_at timestamptz
);
create index webhook_delivery_created on webhook_delivery (created_at desc, id);
create index webhook_delivery_order on webhook_delivery (order_id) where order_id is not null;
