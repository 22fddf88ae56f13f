CREATE TABLE "outbound" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbound_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"template" text NOT NULL,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"provider_id" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"bits" integer NOT NULL,
	"sum" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"code" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What is open now stays so for as long as a new session would, unused.
ALTER TABLE "sessions" ADD COLUMN "idle_until" timestamp with time zone DEFAULT now() + interval '8 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "idle_until" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "qq" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "language" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "web_users" ADD COLUMN "last_login" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbound_create_time_index" ON "outbound" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_create_time_index" ON "sms_codes" USING btree ("phone","create_time");--> statement-breakpoint
CREATE INDEX "sms_codes_address_create_time_index" ON "sms_codes" USING btree ("address","create_time");--> statement-breakpoint
CREATE INDEX "sms_codes_user_id_create_time_index" ON "sms_codes" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rights_of"(person "web_users") RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('roles', person."roles", 'codes', person."codes", 'active', person."active", 'customer', person."customer_id")
$$;--> statement-breakpoint
DROP TRIGGER "web_users_rights" ON "web_users";--> statement-breakpoint
-- What one role was granted, several are now.
UPDATE "web_users" SET "roles" = CASE "role" WHEN 'customer' THEN '["owner"]'::jsonb WHEN 'staff' THEN '["doc", "content"]'::jsonb ELSE '[]'::jsonb END;--> statement-breakpoint
ALTER TABLE "web_users" DROP COLUMN "role";--> statement-breakpoint
CREATE TRIGGER "web_users_rights" AFTER UPDATE OF "roles", "codes", "customer_id" ON "web_users" FOR EACH ROW
  WHEN ((old."roles", old."codes", old."customer_id") IS DISTINCT FROM (new."roles", new."codes", new."customer_id"))
  EXECUTE FUNCTION "tell_person"();