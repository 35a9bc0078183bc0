-- The second factor: another authenticator takes the place of the first only once its number was entered, recovery codes work
-- once each, and a session knows when its factor was shown.
alter table customer add column totp_next_secret text;
update customer set totp_next_secret = totp_secret, totp_secret = null, totp_step = null
  where totp_confirmed_at is null and totp_secret is not null;
alter table session add column factor_at timestamptz;

create table recovery_code (
  hash bytea primary key,
  customer_id integer not null references customer on delete cascade
);
create index recovery_code_customer on recovery_code (customer_id);
