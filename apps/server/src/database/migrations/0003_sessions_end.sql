-- Here, and not in a call, so that it holds for whoever changes a row: the portal, another program, somebody by hand.
CREATE FUNCTION "end_sessions_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "sessions" SET "revoked_at" = now() WHERE "user_id" = new."id" AND "revoked_at" IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- In both directions: what was opened while somebody was being switched off does not come alive with him.
CREATE TRIGGER "web_users_switched" AFTER UPDATE OF "active" ON "web_users" FOR EACH ROW
  WHEN (old."active" IS DISTINCT FROM new."active") EXECUTE FUNCTION "end_sessions_of_user"();--> statement-breakpoint
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lading_live', json_build_object('type', 'logout', 'session', old."token_hash")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER UPDATE ON "sessions" FOR EACH ROW
  WHEN (old."revoked_at" IS NULL AND (new."revoked_at" IS NOT NULL OR new."expires_at" <= now()))
  EXECUTE FUNCTION "tell_session_ended"();--> statement-breakpoint
CREATE TRIGGER "sessions_deleted" AFTER DELETE ON "sessions" FOR EACH ROW
  WHEN (old."revoked_at" IS NULL AND old."expires_at" > now()) EXECUTE FUNCTION "tell_session_ended"();--> statement-breakpoint
CREATE FUNCTION "tell_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lading_live', json_build_object('type', 'person', 'userId', CASE tg_table_name
    WHEN 'sessions' THEN (to_jsonb(new) ->> 'user_id')::bigint ELSE (to_jsonb(new) ->> 'id')::bigint END)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "web_users_rights" AFTER UPDATE OF "role", "codes", "customer_id" ON "web_users" FOR EACH ROW
  WHEN ((old."role", old."codes", old."customer_id") IS DISTINCT FROM (new."role", new."codes", new."customer_id"))
  EXECUTE FUNCTION "tell_person"();--> statement-breakpoint
CREATE TRIGGER "sessions_shortened" AFTER UPDATE OF "expires_at" ON "sessions" FOR EACH ROW
  WHEN (new."revoked_at" IS NULL AND new."expires_at" < old."expires_at" AND new."expires_at" > now())
  EXECUTE FUNCTION "tell_person"();
