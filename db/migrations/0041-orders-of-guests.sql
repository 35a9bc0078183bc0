-- Whoever shows that an e-mail address is theirs finds there what they ordered as a guest.
create index shop_order_of_guest on shop_order (lower(email)) where customer_id is null;
