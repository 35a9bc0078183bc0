-- Whether an order has a use of its coupon: one that was placed while the coupon had no limit took none, and gives none back.
alter table shop_order add column holds_coupon boolean not null default true;
