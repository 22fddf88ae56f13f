CREATE TABLE "fcl_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fcl_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rate_no" text NOT NULL,
	"sheet_id" bigint NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"pol_id" bigint NOT NULL,
	"pod_id" bigint NOT NULL,
	"pol_wharf_id" bigint,
	"pod_wharf_id" bigint,
	"route_code" text NOT NULL,
	"shipping_id" bigint NOT NULL,
	"service_code" text DEFAULT '' NOT NULL,
	"service_name" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"etd_days" jsonb NOT NULL,
	"etd" date,
	"transit_days" integer NOT NULL,
	"via_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"doc_cutoff" jsonb,
	"vgm_cutoff" jsonb,
	"cy_cutoff" jsonb,
	"cus_cutoff" jsonb,
	"bid_cutoff" jsonb,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"currency" text NOT NULL,
	"prices" jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_days" jsonb,
	"space_state" text DEFAULT 'open' NOT NULL,
	"space_left" integer,
	"goods_limit" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weight_limit" numeric(17, 4),
	"promoted" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"internal_remark" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "fcl_rates_rateNo_unique" UNIQUE("rate_no"),
	CONSTRAINT "fcl_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "fx_rates" (
	"currency" text NOT NULL,
	"cny_per_unit" numeric(12, 4) NOT NULL,
	"time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fx_rates_currency_time_pk" PRIMARY KEY("currency","time")
);
--> statement-breakpoint
CREATE TABLE "rate_sheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mode" text NOT NULL,
	"office" text NOT NULL,
	"version" integer NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"list_add" numeric(12, 2) DEFAULT '0' NOT NULL,
	"vip_less" numeric(12, 2) DEFAULT '0' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_by" bigint,
	"published_at" timestamp with time zone,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_sheets_mode_office_version_unique" UNIQUE("mode","office","version")
);
--> statement-breakpoint
CREATE TABLE "surcharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surcharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"pol_id" bigint,
	"pod_id" bigint,
	"lane" text,
	"shipping_id" bigint,
	"ctn_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"basis" text NOT NULL,
	"amount" numeric(12, 2),
	"min" numeric(12, 2),
	"max" numeric(12, 2),
	"amounts_by_ctn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"pay_term" text DEFAULT 'PP' NOT NULL,
	"side" text NOT NULL,
	"mandatory" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"status" integer DEFAULT 2 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "surcharges_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "wharves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wharves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"port_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "wharves_portId_code_unique" UNIQUE("port_id","code")
);
--> statement-breakpoint
CREATE TABLE "air_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "air_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rate_no" text NOT NULL,
	"sheet_id" bigint NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"start_id" bigint NOT NULL,
	"end_id" bigint NOT NULL,
	"airline_id" bigint NOT NULL,
	"flight_no" text DEFAULT '' NOT NULL,
	"flight_days" jsonb NOT NULL,
	"transit_days" integer NOT NULL,
	"via_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cargo_cutoff" jsonb,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"currency" text NOT NULL,
	"min" numeric(12, 2) NOT NULL,
	"breaks" jsonb NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"space_state" text DEFAULT 'open' NOT NULL,
	"space_left" numeric(17, 4),
	"goods_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "air_rates_rateNo_unique" UNIQUE("rate_no"),
	CONSTRAINT "air_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "declare_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declare_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"port_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"per_page" numeric(12, 2) DEFAULT '0' NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"examination" text DEFAULT '' NOT NULL,
	"examination_en" text DEFAULT '' NOT NULL,
	"valid_to" date,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "declare_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "lcl_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lcl_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rate_no" text NOT NULL,
	"sheet_id" bigint NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"pol_id" bigint NOT NULL,
	"pod_id" bigint NOT NULL,
	"co_loader" text NOT NULL,
	"service_code" text DEFAULT '' NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"min_rt" numeric(17, 4) DEFAULT '1' NOT NULL,
	"ratio" integer DEFAULT 1000 NOT NULL,
	"etd_days" jsonb NOT NULL,
	"transit_days" integer NOT NULL,
	"cfs_cutoff" jsonb,
	"doc_cutoff" jsonb,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"via" text DEFAULT '' NOT NULL,
	"space_left" numeric(17, 4),
	"warehouse" jsonb NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "lcl_rates_rateNo_unique" UNIQUE("rate_no"),
	CONSTRAINT "lcl_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "truck_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "truck_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"port_id" bigint NOT NULL,
	"wharf_id" bigint,
	"city_id" bigint NOT NULL,
	"ctn_type" integer NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"overweight" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wait_free" integer DEFAULT 0 NOT NULL,
	"wait_price" numeric(12, 2) DEFAULT '0' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "truck_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"rate_id" bigint,
	"pol_id" bigint NOT NULL,
	"pod_id" bigint NOT NULL,
	"shipping_id" bigint,
	"ctn_type" integer NOT NULL,
	"triggers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"start_price" numeric(12, 2),
	"active" boolean DEFAULT true NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_ports" (
	"user_id" bigint NOT NULL,
	"side" text NOT NULL,
	"port_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "searched_ports_user_id_side_port_id_pk" PRIMARY KEY("user_id","side","port_id")
);
--> statement-breakpoint
ALTER TABLE "fcl_rates" ADD CONSTRAINT "fcl_rates_sheet_id_rate_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."rate_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_rates" ADD CONSTRAINT "fcl_rates_pol_id_ports_id_fk" FOREIGN KEY ("pol_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_rates" ADD CONSTRAINT "fcl_rates_pod_id_ports_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_rates" ADD CONSTRAINT "fcl_rates_pol_wharf_id_wharves_id_fk" FOREIGN KEY ("pol_wharf_id") REFERENCES "public"."wharves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_rates" ADD CONSTRAINT "fcl_rates_pod_wharf_id_wharves_id_fk" FOREIGN KEY ("pod_wharf_id") REFERENCES "public"."wharves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD CONSTRAINT "rate_sheets_published_by_web_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surcharges" ADD CONSTRAINT "surcharges_pol_id_ports_id_fk" FOREIGN KEY ("pol_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surcharges" ADD CONSTRAINT "surcharges_pod_id_ports_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wharves" ADD CONSTRAINT "wharves_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_rates" ADD CONSTRAINT "air_rates_sheet_id_rate_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."rate_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_rates" ADD CONSTRAINT "air_rates_start_id_ports_id_fk" FOREIGN KEY ("start_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_rates" ADD CONSTRAINT "air_rates_end_id_ports_id_fk" FOREIGN KEY ("end_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declare_rates" ADD CONSTRAINT "declare_rates_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lcl_rates" ADD CONSTRAINT "lcl_rates_sheet_id_rate_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."rate_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lcl_rates" ADD CONSTRAINT "lcl_rates_pol_id_ports_id_fk" FOREIGN KEY ("pol_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lcl_rates" ADD CONSTRAINT "lcl_rates_pod_id_ports_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck_rates" ADD CONSTRAINT "truck_rates_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck_rates" ADD CONSTRAINT "truck_rates_wharf_id_wharves_id_fk" FOREIGN KEY ("wharf_id") REFERENCES "public"."wharves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_rate_id_fcl_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."fcl_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_pol_id_ports_id_fk" FOREIGN KEY ("pol_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_pod_id_ports_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searched_ports" ADD CONSTRAINT "searched_ports_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searched_ports" ADD CONSTRAINT "searched_ports_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fcl_rates_lane" ON "fcl_rates" USING btree ("pol_id","pod_id","status","valid_to","valid_from");--> statement-breakpoint
CREATE INDEX "fcl_rates_promoted" ON "fcl_rates" USING btree ("valid_to") WHERE "fcl_rates"."promoted";--> statement-breakpoint
CREATE INDEX "fcl_rates_sheet" ON "fcl_rates" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "surcharges_pol_id_pod_id_index" ON "surcharges" USING btree ("pol_id","pod_id");--> statement-breakpoint
CREATE INDEX "surcharges_code_index" ON "surcharges" USING btree ("code");--> statement-breakpoint
CREATE INDEX "air_rates_lane" ON "air_rates" USING btree ("start_id","end_id","status","valid_to");--> statement-breakpoint
CREATE INDEX "declare_rates_port_id_index" ON "declare_rates" USING btree ("port_id");--> statement-breakpoint
CREATE INDEX "lcl_rates_lane" ON "lcl_rates" USING btree ("pol_id","pod_id","status","valid_to");--> statement-breakpoint
CREATE INDEX "truck_rates_port_id_city_id_index" ON "truck_rates" USING btree ("port_id","city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_once" ON "follows" USING btree ("customer_id","kind",coalesce("rate_id", 0),"pol_id","pod_id",coalesce("shipping_id", 0));--> statement-breakpoint
CREATE INDEX "follows_rate" ON "follows" USING btree ("rate_id") WHERE "follows"."active";