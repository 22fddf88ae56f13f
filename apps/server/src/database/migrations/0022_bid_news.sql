ALTER TABLE "todos" DROP CONSTRAINT "todos_about";--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "told" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "todos" ADD COLUMN "bid_id" bigint;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_about" CHECK (num_nonnulls("todos"."booking_id", "todos"."application_id", "todos"."bid_id") = 1);