-- What a caller names a movement by: sent again, because its answer was lost, it counts once.
alter table stock_movement add column op_id uuid;
create unique index stock_movement_operation on stock_movement (op_id, product_id) where op_id is not null;
