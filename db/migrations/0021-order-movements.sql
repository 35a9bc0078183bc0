-- What became of an order's units is asked by the order.
create index if not exists stock_movement_order on stock_movement (order_id) where order_id is not null;

-- And so is the notice that it was paid by.
create index if not exists payment_event_order on payment_event (order_id) where order_id is not null;
