ALTER TABLE "message_reads" ALTER COLUMN "read_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "message_reads" ALTER COLUMN "read_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_reads" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_reads" ADD COLUMN "snoozed_until" timestamp with time zone;