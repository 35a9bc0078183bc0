-- What staff write down about an order: added, never changed; it goes with the person it is about.
create table order_note (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  author_id integer not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index order_note_order on order_note (order_id);

create function keep_order_note() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger order_note_stays before update on order_note for each row execute function keep_order_note();

-- What was searched for in vain: the words alone, and how often.
create table search_miss (
  text text primary key check (length(text) between 1 and 80),
  hits integer not null default 1,
  last_at timestamptz not null
);
create index search_miss_last on search_miss (last_at);

-- Movements of stock are looked through by their time.
create index stock_movement_created on stock_movement (created_at desc, id desc);
