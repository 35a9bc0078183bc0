-- An instruction that is written and not shown yet, or not any more.
alter table blogger_wiki add column is_published boolean not null default true;
