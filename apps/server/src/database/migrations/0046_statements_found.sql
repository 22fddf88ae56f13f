DROP INDEX "accounts_state";--> statement-breakpoint
ALTER TABLE "account_sums" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sums" ADD COLUMN "state" text DEFAULT 'toConfirm' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_sums" ADD COLUMN "issue_day" date;--> statement-breakpoint
ALTER TABLE "account_sums" ADD COLUMN "differs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_sums_state" ON "account_sums" USING btree ("customer_id","state","currency","amount");--> statement-breakpoint
CREATE INDEX "account_sums_currency" ON "account_sums" USING btree ("customer_id","currency","amount");--> statement-breakpoint
CREATE INDEX "account_sums_days" ON "account_sums" USING btree ("customer_id","issue_day","currency","amount");--> statement-breakpoint
CREATE INDEX "account_sums_differ" ON "account_sums" USING btree ("customer_id","currency","amount") WHERE "account_sums"."differs";--> statement-breakpoint
CREATE INDEX "account_sums_due" ON "account_sums" USING btree ("customer_id","due_day","currency","amount") WHERE "account_sums"."open";--> statement-breakpoint
CREATE INDEX "accounts_due" ON "accounts" USING btree ("customer_id",("state" in ('paid', 'void')),"due_day" asc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("customer_id","issue_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_differ" ON "accounts" USING btree ("customer_id",("state" in ('paid', 'void')),"issue_day" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "accounts"."variances" > 0;--> statement-breakpoint
CREATE INDEX "accounts_number" ON "accounts" USING btree ("customer_id","account_no","id");--> statement-breakpoint
CREATE INDEX "accounts_state" ON "accounts" USING btree ("customer_id","state","issue_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
UPDATE "account_sums" SET "kind" = "accounts"."kind", "state" = "accounts"."state", "issue_day" = "accounts"."issue_day", "differs" = "accounts"."variances" > 0 FROM "accounts" WHERE "accounts"."id" = "account_sums"."account_id";
