-- Between which moments a product that is marked as new is it; open ends are no bound.
alter table product add column new_from timestamptz, add column new_to timestamptz;
