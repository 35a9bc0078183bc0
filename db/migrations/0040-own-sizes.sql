-- The sizes somebody wears, by their labels.
alter table customer add column sizes text[] not null default '{}' check (cardinality(sizes) <= 20);
