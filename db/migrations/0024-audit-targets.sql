-- What a deed of the shop's people was done to: a number, a SKU. It is in the entry's hash where there is one.
alter table audit_entry add column target text;
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_subject on audit_entry (subject_id, id);
