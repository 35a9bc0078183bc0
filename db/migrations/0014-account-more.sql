-- More of people: passwords by mail, entry links, addresses, lists, passkeys, a second factor, letters, and what limits all of it.

-- How often something was done, by whatever is limited: a contact, an address, a person. Forgotten when it no longer counts.
create table limit_hit (
  id bigint generated always as identity primary key,
  key text not null,
  at timestamptz not null
);
create index limit_hit_key on limit_hit (key, at);
create index limit_hit_at on limit_hit (at);

alter table code_request drop constraint code_request_kind_check;
alter table code_request add constraint code_request_kind_check check (kind in ('code', 'call', 'reset', 'create', 'find', 'newsletter'));

-- The code that a wrong one was tried against; none where no code was alive, and nothing could be guessed.
alter table code_failure add column code_id uuid;

-- When somebody first showed to be who is reached there. A password that is older was set by whoever came first.
alter table customer add column proven_at timestamptz;
update customer set proven_at = created_at;
alter table customer add column deleted_at timestamptz;
alter table customer add column totp_secret text;
-- the last step of 30 s whose number was taken: each works once
alter table customer add column totp_step bigint;
alter table customer add column totp_confirmed_at timestamptz;
-- a session has its roles only once the second factor was entered
alter table session add column waits_for_factor boolean not null default false;

-- Links in mails and from managers. Tokens are kept as their hashes; nothing tells whether the contact is known.
create table mailed_token (
  hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'entry')),
  contact text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_token_contact on mailed_token (contact);
create index mailed_token_expiry on mailed_token (expires_at);

create table customer_address (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id);
create unique index customer_address_default on customer_address (customer_id) where is_default;

create table customer_list (
  customer_id integer not null references customer on delete cascade,
  list text not null check (list in ('wishlist', 'recently_viewed', 'compare')),
  sku text not null,
  added_at timestamptz not null,
  -- of those that came together the first is the latest
  place integer not null default 0,
  primary key (customer_id, list, sku)
);

create table passkey (
  id text primary key,
  customer_id integer not null references customer on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null default '',
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- Each is taken once, by whoever it was made for (nobody yet at sign-in).
create table passkey_challenge (
  challenge text primary key,
  customer_id integer references customer on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

create table newsletter_reader (
  email text primary key check (email = lower(email)),
  -- its token follows from this and the shop's secret
  id uuid not null unique,
  store_code text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);

-- Pictures that people sent: `name` is the file's, in DATA_DIR/uploads.
create table upload (
  name text primary key,
  customer_id integer references customer on delete cascade,
  bytes integer not null,
  created_at timestamptz not null
);
create index upload_customer on upload (customer_id);

-- Who did what in whose name. Rows are only added; each holds the hash of the one before, so that none can go unseen.
create table audit_entry (
  id bigint generated always as identity primary key,
  actor_id integer not null,
  subject_id integer,
  operation text not null,
  at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null unique
);
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
