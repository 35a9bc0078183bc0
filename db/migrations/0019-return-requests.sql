-- What buyers ask to give back, until a manager decides. The id is the browser's: a repeat asks nothing anew, and what is accepted
-- is the `order_return` of the same id.
create table return_request (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  kind text not null check (kind in ('return', 'withdrawal')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- [{line, qty}]
  lines jsonb not null,
  reason text,
  -- of a withdrawal: whose statement it is, and where its receipt goes; null once that person has left
  name text,
  email text,
  -- a manager's words to the buyer
  answer text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint return_request_decided check ((state = 'open') = (decided_at is null))
);
create index return_request_order on return_request (order_id, created_at);
create index return_request_open on return_request (created_at desc, id) where state = 'open';
create index return_request_created on return_request (created_at desc, id);
