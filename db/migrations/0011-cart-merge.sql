-- What signing in put into a customer's cart, so that it can be taken out again.
create table cart_merge (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  -- [{checksum, added}]
  lines jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);
create index cart_merge_cart on cart_merge (cart_id);
