-- The role that a shop runs as where another one migrates: it reads and writes rows, and makes, changes and drops no table.
-- Once a shop has been started as the owner: psql "$OWNER_URL" -v ON_ERROR_STOP=1 -f db/app-role.sql; then DATABASE_URL names
-- vitrine_app, with a password of its own (alter role vitrine_app password '…'). Where the owner may make no roles somebody who may
-- makes it first (create role vitrine_app login). Again after each migration that makes tables as another owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'vitrine_app') then
    create role vitrine_app login;
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public, job to vitrine_app;
grant select, insert, update, delete on all tables in schema public, job to vitrine_app;
grant usage, select, update on all sequences in schema public, job to vitrine_app;
grant execute on all functions in schema public, job to vitrine_app;
alter default privileges in schema public, job grant select, insert, update, delete on tables to vitrine_app;
alter default privileges in schema public, job grant usage, select, update on sequences to vitrine_app;
