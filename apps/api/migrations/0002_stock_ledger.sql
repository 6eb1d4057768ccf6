-- Every change of a stock is written down by the database itself, whoever makes it. `shop.order_id` names the order that
-- a transaction takes pieces for, or puts them back from.
create function note_stock() returns trigger language plpgsql as $$
declare
  of_order integer := nullif(current_setting('shop.order_id', true), '')::integer;
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (size_id, pieces, order_id)
      select id, stock, of_order from now_rows where stock <> 0;
  else
    insert into stock_movements (size_id, pieces, order_id)
      select now_rows.id, now_rows.stock - before_rows.stock, of_order
      from now_rows join before_rows on before_rows.id = now_rows.id
      where now_rows.stock <> before_rows.stock;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_stock_put_in after insert on sizes
  referencing new table as now_rows for each statement execute function note_stock();
--> statement-breakpoint
create trigger note_stock_changed after update on sizes
  referencing old table as before_rows new table as now_rows for each statement execute function note_stock();
--> statement-breakpoint
-- What there was before: every order took its pieces, and what is left was put in by the house.
insert into stock_movements (size_id, pieces, order_id, created_at)
  select size_id, -sum(quantity), order_id, orders.created_at
  from order_lines join orders on orders.id = order_lines.order_id
  where size_id is not null group by size_id, order_id, orders.created_at;
--> statement-breakpoint
insert into stock_movements (size_id, pieces, created_at)
  select sizes.id, sizes.stock - coalesce(sum(stock_movements.pieces), 0), '2026-01-01'
  from sizes left join stock_movements on stock_movements.size_id = sizes.id
  group by sizes.id having sizes.stock - coalesce(sum(stock_movements.pieces), 0) <> 0;
--> statement-breakpoint
update orders set payment_id = payments.id from payments
  where payments.cart_id = orders.cart_id and payments.snapshot_id = orders.snapshot_id and payments.state = 'paid';
--> statement-breakpoint
insert into order_steps (order_id, status, created_at)
  select id, 'paid', coalesce(paid_at, created_at) from orders
  union all select id, status, now() from orders where status <> 'paid';
--> statement-breakpoint
-- Refunds that were under way: the job now names the refund.
insert into refunds (payment_id, amount, currency, state, origin)
  select payments.id, checkout_snapshots.total, checkout_snapshots.currency, 'asked', 'no_order'
  from payments join checkout_snapshots on checkout_snapshots.id = payments.snapshot_id
  where payments.state = 'refunding';
--> statement-breakpoint
update outbox set payload = jsonb_build_object('refundId', refunds.id)
  from refunds where outbox.kind = 'refund' and outbox.done_at is null
  and refunds.payment_id = (outbox.payload ->> 'paymentId')::integer;
--> statement-breakpoint
delete from outbox where kind = 'refund' and not payload ? 'refundId';
