-- Reviews that shoppers write: who, whether the piece was bought, how it fits, and what the shop answered.
alter table review
  -- the writer's own id of it: sent twice, it is written once
  add column client_id uuid unique,
  add column customer_id integer references customer on delete set null,
  add column is_verified boolean not null default false,
  add column fit text check (fit in ('small', 'true', 'large')),
  add column store_code text,
  add column reply text,
  add column replied_at timestamptz,
  add column moderated_by integer references customer on delete set null,
  add column moderated_at timestamptz,
  add constraint review_status check (status in (1, 2, 3));
-- one of a customer and a product, and the list of what waits
create unique index review_of_customer on review (customer_id, product_id) where customer_id is not null;
create index review_waiting on review (created_at) where status = 2;
create index review_moderated_by on review (moderated_by) where moderated_by is not null;

-- Its photos, in their order; shown ones lie in the media folder too.
create table review_photo (
  review_id integer not null references review on delete cascade,
  position smallint not null,
  name text not null unique references upload on delete cascade,
  primary key (review_id, position)
);
