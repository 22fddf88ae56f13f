CREATE TABLE "quote_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mark_ups" jsonb NOT NULL,
	"opening" text DEFAULT '' NOT NULL,
	"closing" text DEFAULT '' NOT NULL,
	"show_surcharges" boolean DEFAULT true NOT NULL,
	"logo" boolean DEFAULT true NOT NULL,
	"used_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "quote_templates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"lanes" text NOT NULL,
	"cargo" text NOT NULL,
	"carriers" text NOT NULL,
	"rates" jsonb NOT NULL,
	"etd" date NOT NULL,
	"total" jsonb,
	"subtotals" jsonb NOT NULL,
	"to_company" text DEFAULT '' NOT NULL,
	"marked_up" boolean NOT NULL,
	"valid_to" date NOT NULL,
	"bytes" "bytea",
	"object" jsonb,
	"request_id" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_quoteNo_unique" UNIQUE("quote_no"),
	CONSTRAINT "quotes_customerId_requestId_unique" UNIQUE("customer_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_templates_customer_id_index" ON "quote_templates" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotes_customer_id_id_index" ON "quotes" USING btree ("customer_id","id");