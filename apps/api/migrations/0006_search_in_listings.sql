DROP INDEX "product_search_document_index";--> statement-breakpoint
DROP INDEX "product_search_named_index";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "document" "tsvector";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "named" "tsvector";--> statement-breakpoint
CREATE INDEX "listings_words_mxn" ON "listings" USING gin ("document") WHERE "listings"."currency" = 'MXN';--> statement-breakpoint
CREATE INDEX "listings_words_usd" ON "listings" USING gin ("document") WHERE "listings"."currency" = 'USD';--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "named";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "headed";