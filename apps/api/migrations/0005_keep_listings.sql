-- Lists read `listings`; whoever writes products, sizes or prices keeps it right by these triggers, in the same transaction.
-- Servers hear on the channel `catalogue` that what they answered may no longer be true.

-- Writes the listings of products anew. The products are locked in the order of their ids, so that two transactions never
-- wait for each other, and read after that, so that the later one sees what the earlier one did.
create function relist(changed integer[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(changed), 0) = 0 then return; end if;
  perform from products where id = any (changed) order by id for no key update;
  delete from listings where product_id = any (changed) and not exists (
    select from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
    where p.id = listings.product_id and p.published and c.currency = listings.currency);
  insert into listings (product_id, currency, subcategory_id, collection_id, created_at, price, on_offer, in_stock, name_es, name_en)
  select p.id, c.currency, p.subcategory_id, p.collection_id, p.created_at,
    min(coalesce(c.offer, c.price)), min(coalesce(c.offer, c.price)) < min(c.price),
    coalesce(array_agg(s.letter order by s.position, s.id) filter (where s.stock > 0), '{}'),
    coalesce(search_fold(p.name ->> 'es'), ''), coalesce(search_fold(p.name ->> 'en'), '')
  from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
  where p.id = any (changed) and p.published
  group by p.id, c.currency
  on conflict (product_id, currency) do update set
    subcategory_id = excluded.subcategory_id, collection_id = excluded.collection_id, created_at = excluded.created_at,
    price = excluded.price, on_offer = excluded.on_offer, in_stock = excluded.in_stock,
    name_es = excluded.name_es, name_en = excluded.name_en
  where listings is distinct from excluded;
end $$;
--> statement-breakpoint
create function tell_catalogue() returns trigger language plpgsql as $$
begin
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
create function products_changed() returns trigger language plpgsql as $$
begin
  perform relist(array_agg(id)) from (select distinct id from changed) as distinct_ids;
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
-- Pieces come and go with every order; only the first and the last one of a size change a list.
create function sizes_changed() returns trigger language plpgsql as $$
begin
  perform relist(array_agg(product_id)) from (
    select changed.product_id from before join changed using (id)
    where (before.stock > 0) <> (changed.stock > 0)
      or (before.product_id, before.letter, before.position) <> (changed.product_id, changed.letter, changed.position)
    union
    select before.product_id from before join changed using (id) where before.product_id <> changed.product_id
  ) as distinct_ids;
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
create function sizes_removed() returns trigger language plpgsql as $$
begin
  perform relist(array_agg(product_id)) from (select distinct product_id from changed) as distinct_ids;
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
create function prices_changed() returns trigger language plpgsql as $$
begin
  perform relist(array_agg(product_id)) from (
    select distinct sizes.product_id from changed join sizes on sizes.id = changed.size_id
  ) as distinct_ids;
  notify catalogue;
  return null;
end $$;
--> statement-breakpoint
create trigger relist_after_update after update on products
  referencing new table as changed for each statement execute function products_changed();
--> statement-breakpoint
create trigger relist_after_update after update on sizes
  referencing old table as before new table as changed for each statement execute function sizes_changed();
--> statement-breakpoint
create trigger relist_after_delete after delete on sizes
  referencing old table as changed for each statement execute function sizes_removed();
--> statement-breakpoint
create trigger relist_after_insert after insert on prices
  referencing new table as changed for each statement execute function prices_changed();
--> statement-breakpoint
create trigger relist_after_update after update on prices
  referencing new table as changed for each statement execute function prices_changed();
--> statement-breakpoint
create trigger relist_after_delete after delete on prices
  referencing old table as changed for each statement execute function prices_changed();
--> statement-breakpoint
do $$
declare spoken text;
begin
  foreach spoken in array '{categories,subcategories,collections,reservations,banners,posts,legal_texts,settings,countries}'::text[]
  loop
    execute format('create trigger tell_catalogue after insert or update or delete on %I for each statement execute function tell_catalogue()', spoken);
  end loop;
end $$;
--> statement-breakpoint
select relist(array_agg(id)) from products;
