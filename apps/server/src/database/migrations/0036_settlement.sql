CREATE TABLE "account_files" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"note_id" bigint,
	"size" integer NOT NULL,
	"user_id" bigint
);
--> statement-breakpoint
CREATE TABLE "account_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"event" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_sums" (
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"predicted" numeric(20, 2) NOT NULL,
	"paid" numeric(20, 2) NOT NULL,
	"disputed" numeric(20, 2) NOT NULL,
	"due_day" date,
	"open" boolean NOT NULL,
	CONSTRAINT "account_sums_account_id_currency_pk" PRIMARY KEY("account_id","currency")
);
--> statement-breakpoint
CREATE TABLE "account_versions" (
	"account_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"request_id" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_versions_account_id_version_pk" PRIMARY KEY("account_id","version"),
	CONSTRAINT "account_versions_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "charge_queries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_queries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"line_id" bigint,
	"customer_id" bigint NOT NULL,
	"line" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"expected" numeric(12, 2),
	"revision" integer DEFAULT 1 NOT NULL,
	"request_id" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_queries_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "charge_query_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_query_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query_id" bigint NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_sheets" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"promised" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"quantity" numeric(17, 4) NOT NULL,
	"currency" text NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"tax_rate" text NOT NULL,
	"cost" numeric(12, 2),
	"supplier" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_text" text DEFAULT '' NOT NULL,
	"account_id" bigint
);
--> statement-breakpoint
CREATE TABLE "e_invoice_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"account_line_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"item_name" text NOT NULL,
	"tax_code" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" numeric(17, 4) NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"tax_rate" text NOT NULL,
	"tax" numeric(20, 2) NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"currency" text NOT NULL,
	"billed" numeric(20, 2) NOT NULL,
	"cny_per_unit" text NOT NULL,
	"live" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_tax_no" text NOT NULL,
	"buyer_address" text DEFAULT '' NOT NULL,
	"buyer_phone" text DEFAULT '' NOT NULL,
	"buyer_bank" text DEFAULT '' NOT NULL,
	"buyer_account" text DEFAULT '' NOT NULL,
	"receive_email" text DEFAULT '' NOT NULL,
	"net_amount" numeric(20, 2) NOT NULL,
	"tax_amount" numeric(20, 2) NOT NULL,
	"total_amount" numeric(20, 2) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"provider_id" text DEFAULT '' NOT NULL,
	"invoice_no" text,
	"issued_at" timestamp with time zone,
	"drawer" text DEFAULT '' NOT NULL,
	"fail_reason" text DEFAULT '' NOT NULL,
	"red_no" text DEFAULT '' NOT NULL,
	"red_at" timestamp with time zone,
	"red_reason" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"request_id" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_invoiceNo_unique" UNIQUE("invoice_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_tax_no" text NOT NULL,
	"buyer_address" text DEFAULT '' NOT NULL,
	"buyer_phone" text DEFAULT '' NOT NULL,
	"buyer_bank" text DEFAULT '' NOT NULL,
	"buyer_account" text DEFAULT '' NOT NULL,
	"receive_email" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_closes" (
	"month" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_matches" (
	"payment_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "payment_matches_payment_id_account_id_pk" PRIMARY KEY("payment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"request_id" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
DROP INDEX "accounts_account_no_begins";--> statement-breakpoint
DROP INDEX "accounts_account_no_ends";--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "booking_id" bigint;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "unit" text DEFAULT 'bill' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "tax_rate" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "predicted" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "reason_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "check" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "cost" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "account_lines" ADD COLUMN "supplier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "state" text DEFAULT 'toConfirm' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "orders" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "variances" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "open_queries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "answered_queries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invoices" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "paid_day" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "issue_day" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "due_day" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "confirm_by" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "fx" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "follows_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "issued_by" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "fx_rates" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fx_rates" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_note_id_charge_query_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."charge_query_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_log" ADD CONSTRAINT "account_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_log" ADD CONSTRAINT "account_log_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sums" ADD CONSTRAINT "account_sums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_versions" ADD CONSTRAINT "account_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_versions" ADD CONSTRAINT "account_versions_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_queries" ADD CONSTRAINT "charge_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_queries" ADD CONSTRAINT "charge_queries_line_id_account_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."account_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_queries" ADD CONSTRAINT "charge_queries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_query_notes" ADD CONSTRAINT "charge_query_notes_query_id_charge_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."charge_queries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_query_notes" ADD CONSTRAINT "charge_query_notes_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_sheets" ADD CONSTRAINT "charge_sheets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_sheets" ADD CONSTRAINT "charge_sheets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_lines" ADD CONSTRAINT "e_invoice_lines_invoice_id_e_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."e_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_lines" ADD CONSTRAINT "e_invoice_lines_account_line_id_account_lines_id_fk" FOREIGN KEY ("account_line_id") REFERENCES "public"."account_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_lines" ADD CONSTRAINT "e_invoice_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_matches" ADD CONSTRAINT "payment_matches_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_matches" ADD CONSTRAINT "payment_matches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_files_account_id_index" ON "account_files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_files_note_id_index" ON "account_files" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "account_log_account_id_index" ON "account_log" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_sums_open" ON "account_sums" USING btree ("customer_id") WHERE "account_sums"."open";--> statement-breakpoint
CREATE INDEX "charge_queries_account_id_index" ON "charge_queries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "charge_queries_customer_id_index" ON "charge_queries" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "charge_queries_status_create_time_index" ON "charge_queries" USING btree ("status","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_queries_line" ON "charge_queries" USING btree ("line_id") WHERE "charge_queries"."status" in ('open', 'answered', 'accepted');--> statement-breakpoint
CREATE INDEX "charge_query_notes_query_id_index" ON "charge_query_notes" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "charges_booking_id_position_index" ON "charges" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "charges_account_id_index" ON "charges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "charges_unbilled" ON "charges" USING btree ("booking_id") WHERE "charges"."account_id" is null;--> statement-breakpoint
CREATE INDEX "e_invoice_lines_invoice_id_index" ON "e_invoice_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "e_invoice_lines_account_id_index" ON "e_invoice_lines" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoice_lines_live" ON "e_invoice_lines" USING btree ("account_line_id") WHERE "e_invoice_lines"."live";--> statement-breakpoint
CREATE INDEX "e_invoices_customer_id_id_index" ON "e_invoices" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "e_invoices_request_id_index" ON "e_invoices" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "e_invoices_status_id_index" ON "e_invoices" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_tax_no" ON "invoice_titles" USING btree ("customer_id","buyer_tax_no");--> statement-breakpoint
CREATE INDEX "payment_matches_account_id_index" ON "payment_matches" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_customer_id_day_id_index" ON "payments" USING btree ("customer_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "account_lines" ADD CONSTRAINT "account_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_follows_id_accounts_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_issued_by_web_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fx_rates" ADD CONSTRAINT "fx_rates_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_lines_booking_id_index" ON "account_lines" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "accounts_follows_id_index" ON "accounts" USING btree ("follows_id");--> statement-breakpoint
CREATE INDEX "accounts_list" ON "accounts" USING btree ("customer_id",("state" in ('paid', 'void')),"issue_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_all" ON "accounts" USING btree (("state" in ('paid', 'void')),"issue_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_state" ON "accounts" USING btree ("customer_id","state");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_requestId_unique" UNIQUE("request_id");--> statement-breakpoint
UPDATE "account_lines" SET "booking_id" = "accounts"."booking_id" FROM "accounts" WHERE "accounts"."id" = "account_lines"."account_id";
--> statement-breakpoint
UPDATE "accounts" SET "issue_day" = ("create_time" at time zone 'Asia/Shanghai')::date, "due_day" = ("create_time" at time zone 'Asia/Shanghai')::date + 30, "lines" = (SELECT count(*) FROM "account_lines" WHERE "account_lines"."account_id" = "accounts"."id"), "state" = CASE "status" WHEN 1 THEN 'toConfirm' WHEN 2 THEN 'reissued' WHEN 3 THEN 'confirmed' ELSE 'void' END;
--> statement-breakpoint
INSERT INTO "account_sums" ("account_id", "currency", "customer_id", "position", "amount", "predicted", "paid", "disputed", "due_day", "open") SELECT "a"."id", "l"."currency", "a"."customer_id", min("l"."position"), sum("l"."amount"), 0, 0, 0, "a"."due_day", "a"."status" <> 9 FROM "accounts" "a" JOIN "account_lines" "l" ON "l"."account_id" = "a"."id" GROUP BY "a"."id", "l"."currency";
