CREATE TABLE "fuda_partners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuda_partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"customer_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fuda_partners_code_unique" UNIQUE("code"),
	CONSTRAINT "fuda_partners_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "fuda_rate_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuda_rate_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rate_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fuda_rate_versions_rateId_version_unique" UNIQUE("rate_id","version")
);
--> statement-breakpoint
CREATE TABLE "fuda_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuda_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"audit_state" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"share_to" text DEFAULT 'members' NOT NULL,
	"contract_no" text DEFAULT '' NOT NULL,
	"pol_id" bigint NOT NULL,
	"pod_id" bigint NOT NULL,
	"route_code" text NOT NULL,
	"shipping_id" bigint NOT NULL,
	"service_code" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"etd_days" jsonb NOT NULL,
	"transit_days" integer NOT NULL,
	"via_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"doc_cutoff" jsonb,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"currency" text NOT NULL,
	"prices" jsonb NOT NULL,
	"sell_markup" numeric(12, 2) DEFAULT '0' NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_days" jsonb,
	"space_state" text DEFAULT 'open' NOT NULL,
	"space_left" integer,
	"remark" text DEFAULT '' NOT NULL,
	"remark_en" text DEFAULT '' NOT NULL,
	"import_job_id" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "fuda_rates_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "fuda_surcharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuda_surcharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" bigint NOT NULL,
	"rate_id" bigint,
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
	CONSTRAINT "fuda_surcharges_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "fuda_partners" ADD CONSTRAINT "fuda_partners_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rate_versions" ADD CONSTRAINT "fuda_rate_versions_rate_id_fuda_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."fuda_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rate_versions" ADD CONSTRAINT "fuda_rate_versions_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rates" ADD CONSTRAINT "fuda_rates_partner_id_fuda_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."fuda_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rates" ADD CONSTRAINT "fuda_rates_pol_id_ports_id_fk" FOREIGN KEY ("pol_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rates" ADD CONSTRAINT "fuda_rates_pod_id_ports_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_rates" ADD CONSTRAINT "fuda_rates_import_job_id_import_jobs_id_fk" FOREIGN KEY ("import_job_id") REFERENCES "public"."import_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_surcharges" ADD CONSTRAINT "fuda_surcharges_partner_id_fuda_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."fuda_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuda_surcharges" ADD CONSTRAINT "fuda_surcharges_rate_id_fuda_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."fuda_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fuda_rates_partner" ON "fuda_rates" USING btree ("partner_id","audit_state");--> statement-breakpoint
CREATE INDEX "fuda_rates_lane" ON "fuda_rates" USING btree ("pol_id","pod_id","audit_state","valid_to");--> statement-breakpoint
CREATE INDEX "fuda_rates_job" ON "fuda_rates" USING btree ("import_job_id");--> statement-breakpoint
CREATE INDEX "fuda_surcharges_partner" ON "fuda_surcharges" USING btree ("partner_id","code");--> statement-breakpoint
CREATE INDEX "fuda_surcharges_rate" ON "fuda_surcharges" USING btree ("rate_id");