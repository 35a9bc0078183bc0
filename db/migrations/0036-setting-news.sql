-- A setting is read alone: the catalogue stays as it is in memory, but for what the setting shapes. Processes of an
-- earlier release do not know the word and read everything anew.
create or replace function announce_setting() returns trigger language plpgsql as $$
begin
  if coalesce(new.value, old.value) #>> '{}' !~ '^[0-9a-f]{64}$' then
    update catalogue_version set version = version + 1;
    perform pg_notify('catalogue', json_build_object('version', version, 'settings', true)::text) from catalogue_version;
  end if;
  return null;
end $$;
