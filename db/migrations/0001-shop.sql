-- What every feature leans on: settings that override the typed defaults of config/.
create table setting (
  key text not null,
  -- '' is every store view; a code overrides it for that view
  store_code text not null default '',
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (key, store_code)
);

-- Rates, methods and other lists live in `setting`; people come with the accounts.
