CREATE UNLOGGED TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "social_confirmations" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "mailed_secrets" DROP CONSTRAINT "one_purpose";--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD COLUMN "social_confirmation_id" integer;--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD COLUMN "email_change_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_ends_at_index" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_index" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_confirmations_expires_at_index" ON "social_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_identities_user_id_index" ON "social_identities" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD CONSTRAINT "mailed_secrets_social_confirmation_id_social_confirmations_id_fk" FOREIGN KEY ("social_confirmation_id") REFERENCES "public"."social_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD CONSTRAINT "mailed_secrets_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_secrets_social_confirmation_id_index" ON "mailed_secrets" USING btree ("social_confirmation_id");--> statement-breakpoint
CREATE INDEX "mailed_secrets_email_change_id_index" ON "mailed_secrets" USING btree ("email_change_id");--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD CONSTRAINT "one_purpose" CHECK (num_nonnulls("mailed_secrets"."registration_id", "mailed_secrets"."recovery_id", "mailed_secrets"."social_confirmation_id", "mailed_secrets"."email_change_id") = 1);