-- A search reads listings alone: they carry the words of their product, in both currencies.
alter table listings set (fillfactor = 90);
--> statement-breakpoint
create or replace function relist(changed integer[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(changed), 0) = 0 then return; end if;
  perform from products where id = any (changed) order by id for no key update;
  delete from listings where product_id = any (changed) and not exists (
    select from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
    where p.id = listings.product_id and p.published and c.currency = listings.currency);
  insert into listings (product_id, currency, subcategory_id, collection_id, created_at, price, on_offer, in_stock,
    name_es, name_en, document, named)
  select listed.*, d.document, ts_filter(d.document, '{a}')
  from (
    select p.id, c.currency, p.subcategory_id, p.collection_id, p.created_at,
      min(coalesce(c.offer, c.price)), min(coalesce(c.offer, c.price)) < min(c.price),
      coalesce(array_agg(s.letter order by s.position, s.id) filter (where s.stock > 0), '{}'),
      coalesce(search_fold(p.name ->> 'es'), ''), coalesce(search_fold(p.name ->> 'en'), '')
    from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
    where p.id = any (changed) and p.published
    group by p.id, c.currency
  ) as listed left join product_search d on d.product_id = listed.id
  on conflict (product_id, currency) do update set
    subcategory_id = excluded.subcategory_id, collection_id = excluded.collection_id, created_at = excluded.created_at,
    price = excluded.price, on_offer = excluded.on_offer, in_stock = excluded.in_stock,
    name_es = excluded.name_es, name_en = excluded.name_en, document = excluded.document, named = excluded.named
  where listings is distinct from excluded;
end $$;
--> statement-breakpoint
create function search_changed() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from changed) order by id for no key update;
  update listings set document = changed.document, named = ts_filter(changed.document, '{a}')
  from changed where changed.product_id = listings.product_id and listings.document is distinct from changed.document;
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
create trigger relist_after_insert after insert on product_search
  referencing new table as changed for each statement execute function search_changed();
--> statement-breakpoint
create trigger relist_after_update after update on product_search
  referencing new table as changed for each statement execute function search_changed();
--> statement-breakpoint
select relist(array_agg(id)) from products;
