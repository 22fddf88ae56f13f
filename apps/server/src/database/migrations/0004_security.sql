CREATE TABLE "share_visits" (
	"visit_hash" text PRIMARY KEY NOT NULL,
	"share_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_reports" (
	"report_hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"directive" text DEFAULT '' NOT NULL,
	"blocked" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"last_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"user_id" bigint,
	"address" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_time" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_share_id_bill_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."bill_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_visits_share_id_index" ON "share_visits" USING btree ("share_id");--> statement-breakpoint
-- Here, and not in a call, so that it is told whoever changes a row: the portal, an import, somebody by hand.
CREATE FUNCTION "rights_of"(person "web_users") RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('role', person."role", 'codes', person."codes", 'active', person."active", 'customer', person."customer_id")
$$;--> statement-breakpoint
CREATE FUNCTION "log_rights"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN tg_op = 'INSERT' THEN NULL ELSE rights_of(old) END;
  after jsonb := CASE WHEN tg_op = 'DELETE' THEN NULL ELSE rights_of(new) END;
BEGIN
  IF before IS DISTINCT FROM after THEN
    INSERT INTO "security_log" ("event", "user_id", "detail") VALUES ('rights',
      CASE WHEN tg_op = 'DELETE' THEN old."id" ELSE new."id" END,
      jsonb_build_object('by', current_user, 'before', before, 'after', after));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "web_users_logged" AFTER INSERT OR UPDATE OR DELETE ON "web_users" FOR EACH ROW EXECUTE FUNCTION "log_rights"();
