-- Only the undo looks for rows of the journal by their key, and it reads all of a run's anyway: an index that every imported row paid for.
drop index import_change_row;
-- Runs are never removed, and only the journal's own trigger writes it: a look at the run for every row guarded nothing.
alter table import_change drop constraint import_change_run_id_fkey;

-- The same journal for less: keys are built from columns, not out of the whole row, and rows that did not change are left before they are
-- made JSON of.
create or replace function keep_import_change() returns trigger language plpgsql set timezone to 'UTC' set enable_nestloop to off as $$
declare
  run integer := current_setting('vitrine.import_run')::integer;
  this_step bigint := nextval('import_step');
  key text := (select string_agg(format('%L, r.%I', name, name), ', ') from unnest(tg_argv) as name);
begin
  if tg_op = 'INSERT' then
    execute format(
      'insert into import_change (run_id, step, table_name, op, key, print)
       select $1, $2, $3, ''insert'', jsonb_build_object(%s), md5(to_jsonb(r)::text) from rows_after as r', key)
      using run, this_step, tg_table_name;
  elsif tg_op = 'DELETE' then
    execute format(
      'insert into import_change (run_id, step, table_name, op, key, before)
       select $1, $2, $3, ''delete'', jsonb_build_object(%s), to_jsonb(r) from rows_before as r', key)
      using run, this_step, tg_table_name;
  else
    execute format(
      'with changed as materialized (
         select jsonb_build_object(%s) as key, to_jsonb(o) as before, to_jsonb(r) as after
         from rows_after as r join rows_before as o using (%s)
         where to_jsonb(o) <> to_jsonb(r))
       insert into import_change (run_id, step, table_name, op, key, before, after, print)
       select $1, $2, $3, ''update'', key,
         (select jsonb_object_agg(e.key, e.value) from jsonb_each(before) as e where e.value <> after -> e.key),
         (select jsonb_object_agg(e.key, e.value) from jsonb_each(after) as e where e.value <> before -> e.key),
         md5(after::text)
       from changed',
      key, (select string_agg(format('%I', name), ', ') from unnest(tg_argv) as name))
      using run, this_step, tg_table_name;
  end if;
  return null;
end $$;
