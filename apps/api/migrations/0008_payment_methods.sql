ALTER TABLE "checkout_snapshots" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_awaited" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'pending';