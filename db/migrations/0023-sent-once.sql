-- What a browser may send again because it got no answer counts once: the id it gave. Forgotten after 90 days.
create table taken_once (
  id uuid primary key,
  taken_at timestamptz not null
);
create index taken_once_time on taken_once (taken_at);

-- The name a browser gave to an address before the shop had it: sent again it is the same address.
alter table customer_address add column key uuid not null default gen_random_uuid();
create unique index customer_address_key on customer_address (customer_id, key);
