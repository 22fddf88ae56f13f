ALTER TABLE "inquiries" ADD COLUMN "reply_by" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "transport_type" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "warehouse_id" bigint;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_warehouse_id_fba_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."fba_warehouses"("id") ON DELETE no action ON UPDATE no action;