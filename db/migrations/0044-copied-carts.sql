-- The cart that this one was made anew from, when it could not be used any more: what both have is one wish, not two.
-- The order that ended it: whoever has the cart still in sight elsewhere learns what of it was bought.
alter table cart add column copied_from uuid, add column ordered_as uuid;
