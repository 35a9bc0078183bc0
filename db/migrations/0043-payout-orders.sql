-- What a payout pays for each order, written when it is made: what comes back later is a line below zero of the next one.
create table blogger_payout_order (
  payout_id integer not null references blogger_payout,
  order_id uuid not null references royalty,
  profit bigint not null,
  bonus bigint not null,
  primary key (payout_id, order_id)
);
create index blogger_payout_order_of_order on blogger_payout_order (order_id);

-- A payout took what became active since the one before it.
insert into blogger_payout_order (payout_id, order_id, profit, bonus)
select p.id, e.order_id, sum(e.profit), sum(e.bonus)
from blogger_payout p
join royalty_entry e on e.customer_id = p.customer_id and e.currency = p.currency and e.pot = 'active' and e.order_id is not null
  and e.created_at <= p.created_at and e.created_at > coalesce((select max(before.created_at) from blogger_payout before
    where before.customer_id = p.customer_id and before.currency = p.currency and before.id < p.id and before.status <> 'canceled'),
    '-infinity')
group by p.id, e.order_id having sum(e.profit) <> 0 or sum(e.bonus) <> 0;
-- An entry of the same moment may be on the other side: its difference stands with the largest line, so that each comes to its amount.
update blogger_payout_order line set profit = line.profit + rest.profit, bonus = line.bonus + rest.bonus
from (select p.id, (array_agg(l.order_id order by l.profit + l.bonus desc))[1] as order_id,
    p.profit - sum(l.profit) as profit, p.bonus - sum(l.bonus) as bonus
  from blogger_payout p join blogger_payout_order l on l.payout_id = p.id group by p.id) rest
where line.payout_id = rest.id and line.order_id = rest.order_id and (rest.profit <> 0 or rest.bonus <> 0);

create trigger blogger_payout_order_append_only before update or delete on blogger_payout_order
  for each row execute function refuse_change();
