CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"provider_ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "done_at_provider" CHECK (("refunds"."state" = 'done') = ("refunds"."provider_ref" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_steps_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"size_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "crystal_entries_order_id_kind_index";--> statement-breakpoint
ALTER TABLE "crystal_entries" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_size_id_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_id_provider_ref_index" ON "refunds" USING btree ("payment_id","provider_ref");--> statement-breakpoint
CREATE INDEX "stock_movements_size_id_index" ON "stock_movements" USING btree ("size_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "crystal_entries" ADD CONSTRAINT "crystal_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crystal_entries_order_id_index" ON "crystal_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earned_once" ON "crystal_entries" USING btree ("order_id") WHERE "crystal_entries"."kind" = 'earned';--> statement-breakpoint
ALTER TABLE "crystal_entries" ADD CONSTRAINT "crystal_entries_refundId_unique" UNIQUE("refund_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paymentId_unique" UNIQUE("payment_id");