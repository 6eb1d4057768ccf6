-- Lists are counted by the kinds of what is in them, and read from narrow rows; the words of a product stand once, beside
-- the price and kind that a search counts. What was kept by triggers is made anew.
DROP TRIGGER "relist_after_insert" ON "product_search";--> statement-breakpoint
DROP TRIGGER "relist_after_update" ON "product_search";--> statement-breakpoint
DROP FUNCTION "search_changed";--> statement-breakpoint
TRUNCATE "listings";--> statement-breakpoint
CREATE TABLE "listing_kinds" (
	"id" serial PRIMARY KEY NOT NULL,
	"collection_id" integer,
	"on_offer" boolean NOT NULL,
	"in_stock" text[] NOT NULL,
	CONSTRAINT "one_of_each_kind" UNIQUE NULLS NOT DISTINCT("collection_id","on_offer","in_stock")
);
--> statement-breakpoint
DROP INDEX "listings_currency_subcategory_id_created_at_product_id_index";--> statement-breakpoint
DROP INDEX "listings_words_mxn";--> statement-breakpoint
DROP INDEX "listings_words_usd";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "on_offer";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "in_stock";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "document";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "named";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "kind" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_of_subcategory" ON "listings" USING btree ("currency","subcategory_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST,"kind","price");--> statement-breakpoint
CREATE INDEX "listings_by_price" ON "listings" USING btree ("currency","price","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_by_name_es" ON "listings" USING btree ("currency","name_es","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_by_name_en" ON "listings" USING btree ("currency","name_en","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE TEMPORARY TABLE "words_until_now" ON COMMIT DROP AS SELECT "product_id", "document" FROM "product_search";--> statement-breakpoint
TRUNCATE "product_search";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "price_mxn" integer;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "kind_mxn" integer;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "price_usd" integer;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "kind_usd" integer;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "named" "tsvector" NOT NULL;--> statement-breakpoint
-- Prices and kinds change in their page, without a word to the indexes, as long as there is room in it.
ALTER TABLE "product_search" SET (fillfactor = 85);--> statement-breakpoint
-- Writes what a search counts anew, from the listings of products that the caller has locked.
create function relist_in_search(changed integer[]) returns void language sql as $$
  update product_search set created_at = coalesce(mxn.created_at, usd.created_at), price_mxn = mxn.price, kind_mxn = mxn.kind, price_usd = usd.price, kind_usd = usd.kind
  from unnest(changed) as asked (id)
    left join listings mxn on mxn.product_id = asked.id and mxn.currency = 'MXN'
    left join listings usd on usd.product_id = asked.id and usd.currency = 'USD'
  where product_search.product_id = asked.id
    and (product_search.created_at, price_mxn, kind_mxn, price_usd, kind_usd)
      is distinct from (coalesce(mxn.created_at, usd.created_at), mxn.price, mxn.kind, usd.price, usd.kind)
$$;
--> statement-breakpoint
-- What the listings of published products should be.
create function listed(wanted integer[]) returns table (product_id integer, currency text, subcategory_id integer,
  collection_id integer, created_at timestamptz, price integer, on_offer boolean, in_stock text[], name_es text, name_en text)
language sql stable as $$
  select p.id, c.currency, p.subcategory_id, p.collection_id, p.created_at,
    min(coalesce(c.offer, c.price)), min(coalesce(c.offer, c.price)) < min(c.price),
    coalesce(array_agg(s.letter order by s.position, s.id) filter (where s.stock > 0), '{}'),
    coalesce(search_fold(p.name ->> 'es'), ''), coalesce(search_fold(p.name ->> 'en'), '')
  from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
  where p.id = any (wanted) and p.published
  group by p.id, c.currency
$$;
--> statement-breakpoint
create or replace function relist(changed integer[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(changed), 0) = 0 then return; end if;
  perform from products where id = any (changed) order by id for no key update;
  delete from listings where product_id = any (changed) and not exists (
    select from products p join sizes s on s.product_id = p.id join prices c on c.size_id = s.id
    where p.id = listings.product_id and p.published and c.currency = listings.currency);
  -- Most kinds are there. New ones are written in one order, so that two transactions do not wait for each other.
  insert into listing_kinds (collection_id, on_offer, in_stock)
  select collection_id, on_offer, in_stock from listed(changed)
  except
  select collection_id, on_offer, in_stock from listing_kinds
  order by collection_id, on_offer, in_stock
  on conflict do nothing;
  insert into listings (product_id, currency, subcategory_id, collection_id, created_at, price, kind, name_es, name_en)
  select product_id, currency, subcategory_id, l.collection_id, created_at, price, k.id, name_es, name_en
  from listed(changed) l join listing_kinds k
    on k.on_offer = l.on_offer and k.in_stock = l.in_stock and k.collection_id is not distinct from l.collection_id
  order by currency, product_id
  on conflict (product_id, currency) do update set
    subcategory_id = excluded.subcategory_id, collection_id = excluded.collection_id, created_at = excluded.created_at,
    price = excluded.price, kind = excluded.kind, name_es = excluded.name_es, name_en = excluded.name_en
  where listings is distinct from excluded;
  perform relist_in_search(changed);
end $$;
--> statement-breakpoint
-- The words of a product are written after it was listed.
create function words_added() returns trigger language plpgsql as $$
begin
  perform from products where id = new.product_id for no key update;
  select max(created_at), max(price) filter (where currency = 'MXN'), max(kind) filter (where currency = 'MXN'),
    max(price) filter (where currency = 'USD'), max(kind) filter (where currency = 'USD')
  into new.created_at, new.price_mxn, new.kind_mxn, new.price_usd, new.kind_usd
  from listings where product_id = new.product_id;
  return new;
end $$;
--> statement-breakpoint
create trigger listed_before_insert before insert on product_search for each row execute function words_added();
--> statement-breakpoint
create trigger tell_catalogue after insert or update of document, named on product_search
  for each statement execute function tell_catalogue();
--> statement-breakpoint
select relist(array_agg(id)) from products;
--> statement-breakpoint
INSERT INTO "product_search" ("product_id", "named", "document")
SELECT "product_id", strip(ts_filter("document", '{a}')), strip("document") FROM "words_until_now" ORDER BY "product_id";--> statement-breakpoint
CREATE INDEX "product_search_named" ON "product_search" USING gin ("named") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("document") WITH (fastupdate=false);
