-- Whoever placed an order ends it while nobody has paid it.
alter table shop_order
  drop constraint shop_order_canceled_by_check,
  add constraint shop_order_canceled_by_check check (canceled_by in ('unpaid', 'replaced', 'buyer', 'manager'));
