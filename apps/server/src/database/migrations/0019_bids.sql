CREATE TABLE "bids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"rate_id" bigint NOT NULL,
	"etd" date NOT NULL,
	"ctn_type" integer NOT NULL,
	"count" integer NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"answer" jsonb,
	"hold_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"request_id" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bids_customerId_requestId_unique" UNIQUE("customer_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_rate_id_fcl_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."fcl_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_rate_id_etd_ctn_type_state_index" ON "bids" USING btree ("rate_id","etd","ctn_type","state");--> statement-breakpoint
CREATE INDEX "bids_state_closes_at_index" ON "bids" USING btree ("state","closes_at");