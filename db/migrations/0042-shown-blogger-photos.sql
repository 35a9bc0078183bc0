-- Photos of bloggers' posts wait until a manager lets the product's page show them: 1 approved, 2 waiting, 3 refused, as reviews.
alter table promo_photo
  add column status smallint not null default 2,
  add constraint promo_photo_status check (status in (1, 2, 3));
create index promo_photo_waiting on promo_photo (id) where status = 2 and post_id is not null;

-- Pages that show them are made anew, whoever changed what they show.
create trigger photo_shown after insert on promo_photo
  for each row when (new.status = 1) execute function announce_content();
create trigger photo_moderated after update of status on promo_photo
  for each row when (old.status <> new.status and 1 in (old.status, new.status)) execute function announce_content();
create trigger photo_gone after delete on promo_photo
  for each row when (old.status = 1) execute function announce_content();
create trigger promo_product_put_aside after update of archived_at on promo_product
  for each row when ((old.archived_at is null) <> (new.archived_at is null)) execute function announce_content();
create trigger blogger_changed after update of roles, disabled_at, deleted_at on customer
  for each row when ('blogger' = any (old.roles || new.roles)
    and (old.roles, old.disabled_at, old.deleted_at) is distinct from (new.roles, new.disabled_at, new.deleted_at))
  execute function announce_content();
create trigger blogger_named after insert on blogger_profile
  for each row execute function announce_content();
create trigger blogger_renamed after update of settings on blogger_profile
  for each row when (old.settings ->> 'instagram' is distinct from new.settings ->> 'instagram')
  execute function announce_content();
