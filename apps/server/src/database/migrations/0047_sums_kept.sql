CREATE TABLE "account_changes" (
	"customer_id" bigint NOT NULL,
	"backend" integer NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_changes_customer_id_backend_pk" PRIMARY KEY("customer_id","backend")
);--> statement-breakpoint
-- Here, and not in a call, so that no sum outlives what it was made of, whoever changes a row.
CREATE FUNCTION "count_account_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_changes (customer_id, backend)
  SELECT whose, pg_backend_pid() FROM (
    SELECT DISTINCT customer_id AS whose FROM changed UNION SELECT 0 WHERE EXISTS (SELECT FROM changed)
  ) everybody ORDER BY whose
  ON CONFLICT (customer_id, backend) DO UPDATE SET changes = account_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_changed_by_insert" AFTER INSERT ON "accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();--> statement-breakpoint
CREATE TRIGGER "accounts_changed_by_update" AFTER UPDATE ON "accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();--> statement-breakpoint
CREATE TRIGGER "accounts_changed_by_delete" AFTER DELETE ON "accounts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();--> statement-breakpoint
CREATE TRIGGER "account_sums_changed_by_insert" AFTER INSERT ON "account_sums" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();--> statement-breakpoint
CREATE TRIGGER "account_sums_changed_by_update" AFTER UPDATE ON "account_sums" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();--> statement-breakpoint
CREATE TRIGGER "account_sums_changed_by_delete" AFTER DELETE ON "account_sums" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_account_changes"();
