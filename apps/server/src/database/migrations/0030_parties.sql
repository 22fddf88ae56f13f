CREATE TABLE "order_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"booking" jsonb NOT NULL,
	"used_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "parties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"enterprise_type" text DEFAULT '' NOT NULL,
	"enterprise_code" text DEFAULT '' NOT NULL,
	"display_text" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "payer_consents" (
	"payer_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payer_consents_payer_id_customer_id_pk" PRIMARY KEY("payer_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_updated_by_web_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_updated_by_web_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_consents" ADD CONSTRAINT "payer_consents_payer_id_customers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_consents" ADD CONSTRAINT "payer_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_templates_name" ON "order_templates" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "order_templates_sending" ON "order_templates" USING btree ("customer_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parties_alias" ON "parties" USING btree ("customer_id","kind",lower("alias"));--> statement-breakpoint
CREATE UNIQUE INDEX "parties_default" ON "parties" USING btree ("customer_id","kind") WHERE "parties"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "parties_sending" ON "parties" USING btree ("customer_id","kind","request_id");--> statement-breakpoint
CREATE INDEX "payer_consents_customer_id_index" ON "payer_consents" USING btree ("customer_id");