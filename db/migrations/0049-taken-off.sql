-- What of an order came back before it was paid: it is not to be paid any more, and no money went back for it.
alter table shop_order add column taken_off bigint not null default 0 check (taken_off >= 0);
update shop_order set taken_off = refunded, refunded = 0 where not is_paid and refunded > 0;
