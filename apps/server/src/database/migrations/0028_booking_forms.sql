CREATE TABLE "booking_forms" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"rate_id" bigint,
	"cost" jsonb,
	"status_before" integer,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"returned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wanted_by" timestamp with time zone,
	"former" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_by" bigint,
	"submitted_at" timestamp with time zone,
	"op_id" bigint,
	"edited_by" bigint,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"user_id" bigint,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_status" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_rate_id_fcl_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."fcl_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_submitted_by_web_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_op_id_web_users_id_fk" FOREIGN KEY ("op_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_forms" ADD CONSTRAINT "booking_forms_edited_by_web_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_forms_customer_id_index" ON "booking_forms" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "booking_forms_rate_id_index" ON "booking_forms" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "order_log_booking_id_id_index" ON "order_log" USING btree ("booking_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "order_log_request" ON "order_log" USING btree ("user_id","request_id") WHERE "order_log"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_customer_id_order_status_index" ON "bookings" USING btree ("customer_id","order_status");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("order_status") WHERE "bookings"."order_status" in (2, 6);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_status" CHECK ("bookings"."order_status" between 1 and 10);