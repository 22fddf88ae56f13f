CREATE TABLE "house_versions" (
	"revision" integer PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL,
	"edited_by" bigint NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_grants" (
	"side" text NOT NULL,
	"role" text NOT NULL,
	"codes" jsonb NOT NULL,
	"edited_by" bigint NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_grants_side_role_pk" PRIMARY KEY("side","role")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "pinyin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "pinyin_of" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_account_no_begins" ON "accounts" USING btree (upper("account_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_account_no_ends" ON "accounts" USING btree (reverse(upper("account_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bills_mbl_no_begins" ON "bills" USING btree (upper("mbl_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bills_mbl_no_ends" ON "bills" USING btree (reverse(upper("mbl_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bills_hbl_no_begins" ON "bills" USING btree (upper("hbl_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bills_hbl_no_ends" ON "bills" USING btree (reverse(upper("hbl_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_booking_no_begins" ON "bookings" USING btree (upper("booking_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_booking_no_ends" ON "bookings" USING btree (reverse(upper("booking_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_bkg_no_begins" ON "bookings" USING btree (upper("bkg_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_bkg_no_ends" ON "bookings" USING btree (reverse(upper("bkg_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_mbl_no_begins" ON "bookings" USING btree (upper("mbl_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_mbl_no_ends" ON "bookings" USING btree (reverse(upper("mbl_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_cut_off" ON "bookings" USING btree ("cut_off");--> statement-breakpoint
CREATE INDEX "containers_ctn_no_begins" ON "containers" USING btree (upper("ctn_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "containers_ctn_no_ends" ON "containers" USING btree (reverse(upper("ctn_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_unread" ON "customers" USING btree ("id") WHERE "customers"."pinyin_of" <> "customers"."name";--> statement-breakpoint
-- Here, and not in a call, so that every open page hears of it whoever changes a row.
CREATE FUNCTION "tell_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify($q$lading_live$q$, json_build_object($q$type$q$, $q$roles$q$)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "role_grants_changed" AFTER INSERT OR UPDATE OR DELETE ON "role_grants" FOR EACH ROW EXECUTE FUNCTION "tell_roles"();
