ALTER TABLE "role_grants" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role_grants" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_name" ON "role_grants" USING btree ("side",lower("name")) WHERE "role_grants"."name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_name_en" ON "role_grants" USING btree ("side",lower("name_en")) WHERE "role_grants"."name_en" <> '';