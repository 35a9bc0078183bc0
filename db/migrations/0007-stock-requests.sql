-- Shoppers who want one mail when a piece is back in stock, or cheaper. What is withdrawn is deleted; what was answered
-- stays for a month, so that nobody can be sent more than a few.
create table stock_request (
  id uuid primary key,
  product_id integer not null references product on delete cascade,
  -- trimmed and in small letters
  email text not null,
  kind text not null check (kind in ('back_in_stock', 'price_drop')),
  -- the view it was asked in: its language and its currency
  store_code text not null,
  -- what was charged then, minor units of the view's currency
  price bigint check (price >= 0),
  -- stands in the mail alone
  token uuid not null unique,
  created_at timestamptz not null,
  notified_at timestamptz,
  constraint stock_request_price check (kind <> 'price_drop' or price is not null)
);
create unique index stock_request_open on stock_request (email, product_id, kind) where notified_at is null;
create index stock_request_product on stock_request (product_id) where notified_at is null;
create index stock_request_email on stock_request (email);
create index stock_request_notified on stock_request (notified_at) where notified_at is not null;
