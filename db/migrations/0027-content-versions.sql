-- What was made of the look, of the home page's windows and of the content pages: each save is a row, and none is ever changed.
create table content_version (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('design', 'slides', 'page')),
  -- of a page its identifier and store code, '' else
  subject text not null default '',
  body jsonb not null,
  -- since when it is to be shown; null is a draft
  publish_at timestamptz,
  -- a version that was called off before its time
  withdrawn_at timestamptz,
  -- the earlier version that this one brings back
  restores integer references content_version,
  author_id integer,
  created_at timestamptz not null
);
create index content_version_shown on content_version (kind, subject, publish_at desc, id desc);

create function keep_content_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger content_version_append_only before update or delete on content_version
  for each row execute function keep_content_version();
create trigger content_version_changed after insert or update on content_version
  for each row execute function announce_content();

-- The skins as they were last read from their folder.
create table skin (
  id text primary key,
  name jsonb not null,
  tokens jsonb not null,
  updated_at timestamptz not null
);
create trigger skin_changed after insert or update or delete on skin for each row execute function announce_content();
