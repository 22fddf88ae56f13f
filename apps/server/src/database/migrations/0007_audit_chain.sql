ALTER TABLE "security_log" ADD COLUMN "place" bigint;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_place_unique" UNIQUE("place");--> statement-breakpoint
-- An entry is put into the chain once, and nothing else of it is ever changed; it goes when it is too old to be kept, and not before.
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND old."place" IS NULL
    AND (old."id", old."at", old."event", old."user_id", old."address", old."detail", old."count", old."last_time")
      IS NOT DISTINCT FROM (new."id", new."at", new."event", new."user_id", new."address", new."detail", new."count", new."last_time")
    THEN RETURN new;
  END IF;
  IF tg_op = 'DELETE' AND old."at" < now() - interval '399 days' THEN RETURN old; END IF;
  RAISE EXCEPTION 'the audit log is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "security_log_kept" BEFORE UPDATE OR DELETE ON "security_log" FOR EACH ROW EXECUTE FUNCTION "keep_audit"();--> statement-breakpoint
CREATE TRIGGER "security_log_not_emptied" BEFORE TRUNCATE ON "security_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit"();
