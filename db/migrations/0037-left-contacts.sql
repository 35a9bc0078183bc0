-- Whoever left is reached nowhere: with the same address or number somebody may come at once. Where they were reached is needed
-- until a job has erased them.
alter table customer add column left_phone text;
alter table customer add column left_email text;
alter table customer drop constraint customer_check;
alter table customer add constraint customer_is_reached check (phone is not null or email is not null or deleted_at is not null);
