ALTER TABLE "charges" DROP CONSTRAINT "charges_account_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "charges_account_id_index";--> statement-breakpoint
DROP INDEX "charges_unbilled";--> statement-breakpoint
ALTER TABLE "instruction_sendings" ADD COLUMN "proposed" jsonb;--> statement-breakpoint
ALTER TABLE "charges" DROP COLUMN "account_id";