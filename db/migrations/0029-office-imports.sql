-- Files that staff brought for an import; they lie in DATA_DIR/import-uploads/{id} of the machine that took them, for a day.
create table import_upload (
  id uuid primary key,
  owner_id integer not null references customer on delete cascade,
  -- name, size, kind, rows and what people said its columns mean, of each file
  files jsonb not null,
  created_at timestamptz not null
);
create index import_upload_owner on import_upload (owner_id, created_at);

-- What the columns of a header were said to mean the last time.
create table import_mapping (
  -- hash of the header's names
  header text primary key,
  columns jsonb not null,
  saved_at timestamptz not null
);

-- Runs that staff asked for wait as queued, and say how far they are; the command line's have nobody. A dry run ends as tried.
alter table import_run
  add column by_id integer references customer on delete set null,
  add column upload_id uuid,
  add column store_code text,
  add column is_trial boolean not null default false,
  add column step text check (step in ('reading', 'writing', 'pictures')),
  add column done bigint not null default 0,
  add column total bigint not null default 0,
  -- file and sentence, where one was refused as a whole
  add column problem jsonb,
  drop constraint import_run_state_check,
  add constraint import_run_state_check
    check (state in ('queued', 'running', 'done', 'tried', 'refused', 'interrupted', 'undone'));
-- only one waits: a second press finds the first
create unique index import_run_queued on import_run (state) where state = 'queued';

-- What was said of the rows of the latest runs.
create table import_issue (
  run_id integer not null references import_run on delete cascade,
  place integer not null,
  file text not null,
  line integer not null,
  column_name text not null,
  sku text,
  message text not null,
  is_refused boolean not null,
  primary key (run_id, place)
);
