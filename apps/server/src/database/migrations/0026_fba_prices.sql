CREATE TABLE "fba_enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fba_enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_no" text NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"customer_id" bigint,
	"user_id" bigint,
	"token_hash" text,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"warehouse_id" bigint,
	"country_id" bigint NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"mode" integer,
	"origin_city" text NOT NULL,
	"ready_day" date,
	"cartons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weight" numeric(17, 4),
	"volume" numeric(17, 4),
	"count" integer,
	"goods" text NOT NULL,
	"goods_en" text DEFAULT '' NOT NULL,
	"hs_code" text DEFAULT '' NOT NULL,
	"goods_type" integer,
	"declared_value" numeric(12, 2),
	"tax_included" boolean DEFAULT true NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"chosen_quote_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	CONSTRAINT "fba_enquiries_enquiryNo_unique" UNIQUE("enquiry_no"),
	CONSTRAINT "fba_enquiries_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "fba_enquiries_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "fba_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fba_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" integer DEFAULT 1 NOT NULL,
	"channel_name" text NOT NULL,
	"channel_name_en" text DEFAULT '' NOT NULL,
	"channel_desc" text DEFAULT '' NOT NULL,
	"channel_desc_en" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"service_code" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"mode" integer NOT NULL,
	"origins" jsonb NOT NULL,
	"country_id" bigint NOT NULL,
	"warehouse_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"zip_prefixes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"breaks" jsonb NOT NULL,
	"price_per_cbm" numeric(12, 2),
	"min_cbm" numeric(17, 4),
	"list_add" numeric(12, 2) DEFAULT '0.30' NOT NULL,
	"vip_less" numeric(12, 2) DEFAULT '0.10' NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"divisor" integer NOT NULL,
	"compare_by" text NOT NULL,
	"carton_min" numeric(17, 4),
	"shipment_min" numeric(17, 4),
	"round_to" text DEFAULT '1' NOT NULL,
	"transit_min" integer NOT NULL,
	"transit_max" integer NOT NULL,
	"transit_unit" text DEFAULT 'day' NOT NULL,
	"sail_days" jsonb NOT NULL,
	"cutoff" jsonb,
	"tax_included" boolean NOT NULL,
	"goods_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"oversize" jsonb,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"late_refund" jsonb,
	"compensation" text DEFAULT '' NOT NULL,
	"compensation_en" text DEFAULT '' NOT NULL,
	"space_state" text DEFAULT 'open' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "fba_prices_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "fba_quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fba_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"mode" integer,
	"chargeable" numeric(17, 4) NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"transit_min" integer NOT NULL,
	"transit_max" integer NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"by_id" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fba_enquiries" ADD CONSTRAINT "fba_enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_enquiries" ADD CONSTRAINT "fba_enquiries_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_enquiries" ADD CONSTRAINT "fba_enquiries_warehouse_id_fba_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."fba_warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_enquiries" ADD CONSTRAINT "fba_enquiries_country_id_areas_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_enquiries" ADD CONSTRAINT "fba_enquiries_answered_by_web_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_prices" ADD CONSTRAINT "fba_prices_country_id_areas_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_quotes" ADD CONSTRAINT "fba_quotes_enquiry_id_fba_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."fba_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fba_quotes" ADD CONSTRAINT "fba_quotes_by_id_web_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."web_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fba_enquiries_customer_id_index" ON "fba_enquiries" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "fba_enquiries_state_index" ON "fba_enquiries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "fba_prices_place" ON "fba_prices" USING btree ("country_id","status","valid_to");--> statement-breakpoint
CREATE INDEX "fba_quotes_enquiry_id_index" ON "fba_quotes" USING btree ("enquiry_id");