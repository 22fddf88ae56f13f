CREATE TABLE "declaration_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declaration_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"user_id" bigint,
	"ctn_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declaration_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "preplans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preplans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"draft" jsonb NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"differs" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "preplans_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "preplans_status" CHECK ("preplans"."status" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "vgm_sheets" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"head" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"locked_by" bigint,
	"locked_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vgms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vgms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"ctn_no" text NOT NULL,
	"box" jsonb NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "vgms_status" CHECK ("vgms"."status" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "declaration_log" ADD CONSTRAINT "declaration_log_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_log" ADD CONSTRAINT "declaration_log_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_templates" ADD CONSTRAINT "declaration_templates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_templates" ADD CONSTRAINT "declaration_templates_updated_by_web_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preplans" ADD CONSTRAINT "preplans_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preplans" ADD CONSTRAINT "preplans_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgm_sheets" ADD CONSTRAINT "vgm_sheets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgm_sheets" ADD CONSTRAINT "vgm_sheets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgm_sheets" ADD CONSTRAINT "vgm_sheets_locked_by_web_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgms" ADD CONSTRAINT "vgms_booking_id_vgm_sheets_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."vgm_sheets"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaration_log_booking_id_kind_id_index" ON "declaration_log" USING btree ("booking_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_templates_name" ON "declaration_templates" USING btree ("customer_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_templates_sending" ON "declaration_templates" USING btree ("customer_id","request_id");--> statement-breakpoint
CREATE INDEX "preplans_waiting" ON "preplans" USING btree ("status","submitted_at") WHERE "preplans"."status" in (2, 3);--> statement-breakpoint
CREATE INDEX "vgms_booking_id_position_index" ON "vgms" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "vgms_waiting" ON "vgms" USING btree ("status","submitted_at") WHERE "vgms"."status" in (2, 3);--> statement-breakpoint
CREATE INDEX "vgms_ctn_no_index" ON "vgms" USING btree ("ctn_no");