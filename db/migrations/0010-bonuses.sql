-- Bonuses are a ledger: entries are only ever added, and the balance is their sum. It is kept beside them so that no two orders
-- spend the same. Minor units of the account's currency; below zero only where what an order earned was spent before it came back.
create table bonus_account (
  customer_id integer primary key references customer on delete cascade,
  currency text not null,
  balance bigint not null default 0
);

create table bonus_entry (
  id bigint generated always as identity primary key,
  customer_id integer not null references bonus_account on delete cascade,
  amount bigint not null check (amount <> 0),
  reason text not null check (reason in ('spent', 'given_back', 'cashback', 'cashback_taken_back', 'award', 'correction')),
  order_id uuid references shop_order on delete set null,
  -- what happens once has one key
  key text not null unique,
  created_at timestamptz not null
);
create index bonus_entry_customer on bonus_entry (customer_id, id desc);
create index bonus_entry_order on bonus_entry (order_id) where order_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger bonus_entry_append_only before update of customer_id, amount, reason, key, created_at on bonus_entry
  for each row execute function refuse_change();
