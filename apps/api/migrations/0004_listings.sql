CREATE TABLE "listings" (
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"subcategory_id" integer NOT NULL,
	"collection_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"on_offer" boolean NOT NULL,
	"in_stock" text[] NOT NULL,
	"name_es" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "listings_product_id_currency_pk" PRIMARY KEY("product_id","currency")
);
--> statement-breakpoint
DROP INDEX "search_words_similar";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "named" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "headed" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a,b,c}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_currency_created_at_product_id_index" ON "listings" USING btree ("currency","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_currency_subcategory_id_created_at_product_id_index" ON "listings" USING btree ("currency","subcategory_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_currency_collection_id_created_at_product_id_index" ON "listings" USING btree ("currency","collection_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_search_named_index" ON "product_search" USING gin ("named");--> statement-breakpoint
CREATE INDEX "search_words_length" ON "search_words" USING btree (length("word"),"word") WHERE "search_words"."word" !~ '[0-9]';--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE "search_words"."word" !~ '[0-9]';