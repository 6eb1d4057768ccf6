-- A search counts narrow rows: the words of a product leave them, which made their pages four times as many. PostgreSQL
-- moves values out of rows above 2 kB only, hence the padding; compressed, it takes some thirty bytes of each row.
ALTER TABLE "product_search" RENAME TO "search_until_now";--> statement-breakpoint
ALTER TABLE "search_until_now" DROP CONSTRAINT "product_search_product_id_products_id_fk", DROP CONSTRAINT "product_search_pkey";--> statement-breakpoint
DROP INDEX "product_search_named";--> statement-breakpoint
DROP INDEX "product_search_words";--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone,
	"price_mxn" integer,
	"kind_mxn" integer,
	"price_usd" integer,
	"kind_usd" integer,
	"named" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"padding" text GENERATED ALWAYS AS (repeat(' ', 2048)) STORED
) WITH (fillfactor = 85, toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "document" SET STORAGE EXTERNAL;--> statement-breakpoint
-- What ranks, and what pads, stays in the row.
ALTER TABLE "product_search" ALTER COLUMN "named" SET STORAGE MAIN, ALTER COLUMN "padding" SET STORAGE MAIN;--> statement-breakpoint
INSERT INTO "product_search" ("product_id", "created_at", "price_mxn", "kind_mxn", "price_usd", "kind_usd", "named", "document")
SELECT "product_id", "created_at", "price_mxn", "kind_mxn", "price_usd", "kind_usd", "named", "document" FROM "search_until_now" ORDER BY "product_id";--> statement-breakpoint
DROP TABLE "search_until_now";--> statement-breakpoint
ALTER TABLE "product_search" ADD PRIMARY KEY ("product_id");--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_named" ON "product_search" USING gin ("named") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
create trigger listed_before_insert before insert on product_search for each row execute function words_added();
--> statement-breakpoint
create trigger tell_catalogue after insert or update of document, named on product_search
  for each statement execute function tell_catalogue();
