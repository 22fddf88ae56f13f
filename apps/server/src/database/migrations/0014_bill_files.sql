CREATE TABLE "bill_files" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"path" text NOT NULL,
	"user_id" bigint NOT NULL,
	"request_id" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_request_id_bill_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."bill_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_files_booking_id_index" ON "bill_files" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bill_files_request_id_index" ON "bill_files" USING btree ("request_id");