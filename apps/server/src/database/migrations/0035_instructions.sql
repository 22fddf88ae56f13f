CREATE TABLE "bill_drafts" (
	"bill_id" bigint PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"values" jsonb NOT NULL,
	"written" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" bigint,
	"saved_at" timestamp with time zone,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "instruction_sendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instruction_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"base" integer DEFAULT 0 NOT NULL,
	"web_status" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"fee_amount" numeric(12, 2),
	"fee_currency" text DEFAULT '' NOT NULL,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"user_id" bigint,
	"request_id" text,
	"answer_request_id" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_sendings_state" CHECK ("instruction_sendings"."state" in ('open', 'accepted', 'returned', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "si_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "si_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"request_id" text,
	CONSTRAINT "si_templates_kind" CHECK ("si_templates"."kind" in ('MBL', 'HBL'))
);
--> statement-breakpoint
ALTER TABLE "bill_contents" DROP CONSTRAINT "bill_contents_bill_id_bills_id_fk";
--> statement-breakpoint
ALTER TABLE "bill_drafts" ADD CONSTRAINT "bill_drafts_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_drafts" ADD CONSTRAINT "bill_drafts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_drafts" ADD CONSTRAINT "bill_drafts_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction_sendings" ADD CONSTRAINT "instruction_sendings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction_sendings" ADD CONSTRAINT "instruction_sendings_answered_by_web_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction_sendings" ADD CONSTRAINT "instruction_sendings_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "si_templates" ADD CONSTRAINT "si_templates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "si_templates" ADD CONSTRAINT "si_templates_updated_by_web_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_drafts_booking_id_index" ON "bill_drafts" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_drafts_booking_id_request_id_index" ON "bill_drafts" USING btree ("booking_id","request_id");--> statement-breakpoint
CREATE INDEX "instruction_sendings_booking_id_id_index" ON "instruction_sendings" USING btree ("booking_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "instruction_sendings_open" ON "instruction_sendings" USING btree ("create_time") WHERE "instruction_sendings"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "instruction_sendings_booking_id_request_id_index" ON "instruction_sendings" USING btree ("booking_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "si_templates_name" ON "si_templates" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "si_templates_sending" ON "si_templates" USING btree ("customer_id","request_id");