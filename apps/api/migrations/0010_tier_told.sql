ALTER TABLE "users" ADD COLUMN "tier_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who is a member already knows the tier they hold, by the thresholds of this day.
UPDATE "users" SET "tier_told" = CASE WHEN "held"."crystals" >= 301 THEN 3 WHEN "held"."crystals" >= 151 THEN 2 WHEN "held"."crystals" >= 51 THEN 1 ELSE 0 END
FROM (SELECT "user_id", sum("crystals") AS "crystals" FROM "crystal_entries" GROUP BY "user_id") AS "held"
WHERE "held"."user_id" = "users"."id";
