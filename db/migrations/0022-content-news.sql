-- What a page of the shop shows besides the catalogue: the processes hear of it, whoever changed it.
create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;
create trigger cms_page_changed after insert or update or delete on cms_page execute function announce_content();
create trigger cms_block_changed after insert or update or delete on cms_block execute function announce_content();

-- Settings shape prices, lists and filters as well; the shop's own secrets shape nothing.
create function announce_setting() returns trigger language plpgsql as $$
begin
  if coalesce(new.value, old.value) #>> '{}' !~ '^[0-9a-f]{64}$' then
    update catalogue_version set version = version + 1;
    perform pg_notify('catalogue', json_build_object('version', version, 'all', true)::text) from catalogue_version;
  end if;
  return null;
end $$;
create trigger setting_changed after insert or update or delete on setting
  for each row execute function announce_setting();
