-- Addresses of the past. The database keeps them itself, in the transaction that changes or removes what had them, whoever
-- writes: an import, a manager's tool, an owner with SQL. What has an address now always goes before what had it once.

-- Addresses of what was removed: they answer 410 for as long as nothing else is there.
create table gone_address (
  -- below the store prefix: p/{sku}, the slug alone, c/{slug}, the way of a category
  path text primary key,
  entity text not null check (entity in ('product', 'category')),
  gone_at timestamptz not null default now()
);

-- One step of history; an address that was given by hand (without redirect_to) stays what it is.
create function keep_address(of_store text, old_path text, of_entity text, of_id integer, new_path text) returns void
language sql as $$
  insert into url_rewrite as kept (store_code, path, entity, entity_id, redirect_to)
  values (of_store, old_path, of_entity, of_id, new_path)
  on conflict (store_code, path) do update
    set entity = excluded.entity, entity_id = excluded.entity_id, redirect_to = excluded.redirect_to
    where kept.redirect_to is not null or kept.entity = excluded.entity
$$;

create function keep_product_address() returns trigger language plpgsql as $$
begin
  perform keep_address('', old.slug, 'product', new.id, new.slug);
  return null;
end $$;
create trigger product_address after update of slug on product
  for each row when (old.slug is distinct from new.slug) execute function keep_product_address();

create function keep_category_address() returns trigger language plpgsql as $$
begin
  if old.url_path is distinct from new.url_path then
    perform keep_address('', old.url_path, 'category', new.id, new.url_path);
  end if;
  if old.slug is distinct from new.slug then
    perform keep_address('', 'c/' || old.slug, 'category', new.id, new.url_path);
  end if;
  return null;
end $$;
create trigger category_address after update of url_path, slug on category
  for each row when (old.url_path is distinct from new.url_path or old.slug is distinct from new.slug)
  execute function keep_category_address();

create function keep_page_address() returns trigger language plpgsql as $$
begin
  perform keep_address(old.store_code, 'i/' || old.identifier, 'cms_page', new.id, 'i/' || new.identifier);
  return null;
end $$;
create trigger page_address after update of identifier on cms_page
  for each row when (old.identifier is distinct from new.identifier) execute function keep_page_address();

create function bury_address() returns trigger language plpgsql as $$
begin
  insert into gone_address (path, entity)
  select path, tg_argv[0] from (
    select unnest(case tg_argv[0]
      when 'product' then array['p/' || (to_jsonb(old) ->> 'sku'), old.slug]
      else array[to_jsonb(old) ->> 'url_path', 'c/' || old.slug] end) as path
    union
    select path from url_rewrite where entity = tg_argv[0] and entity_id = old.id
  ) as had
  on conflict (path) do update set gone_at = excluded.gone_at;
  delete from url_rewrite where entity = tg_argv[0] and entity_id = old.id;
  return null;
end $$;
create trigger product_gone after delete on product for each row execute function bury_address('product');
create trigger category_gone after delete on category for each row execute function bury_address('category');
