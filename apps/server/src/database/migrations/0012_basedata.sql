CREATE TABLE "air_routes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "air_routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"start_id" bigint NOT NULL,
	"end_id" bigint NOT NULL,
	"airline_id" bigint NOT NULL,
	"flight_no" text DEFAULT '' NOT NULL,
	"days" jsonb NOT NULL,
	"via_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transit_hours" integer,
	"aircraft" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "air_routes_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "airlines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "airlines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"prefix" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "airlines_code_unique" UNIQUE("code"),
	CONSTRAINT "airlines_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pid" bigint NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_loads" (
	"file" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "dictionary_items_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "dictionary_items_type_value_unique" UNIQUE("type","value")
);
--> statement-breakpoint
CREATE TABLE "fba_warehouses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fba_warehouses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"country_id" bigint NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'FC' NOT NULL,
	"region" text,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"hot" boolean DEFAULT false NOT NULL,
	"site" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "fba_warehouses_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "fba_warehouses_countryId_code_unique" UNIQUE("country_id","code")
);
--> statement-breakpoint
CREATE TABLE "ports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country_id" bigint NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"lane" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "ports_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "ports_kind_code_unique" UNIQUE("kind","code")
);
--> statement-breakpoint
ALTER TABLE "air_routes" ADD CONSTRAINT "air_routes_start_id_ports_id_fk" FOREIGN KEY ("start_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_routes" ADD CONSTRAINT "air_routes_end_id_ports_id_fk" FOREIGN KEY ("end_id") REFERENCES "public"."ports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_routes" ADD CONSTRAINT "air_routes_airline_id_airlines_id_fk" FOREIGN KEY ("airline_id") REFERENCES "public"."airlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "air_routes_start_id_end_id_index" ON "air_routes" USING btree ("start_id","end_id");--> statement-breakpoint
CREATE INDEX "air_routes_airline_id_index" ON "air_routes" USING btree ("airline_id");--> statement-breakpoint
CREATE INDEX "areas_pid_index" ON "areas" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "ports_country_id_index" ON "ports" USING btree ("country_id");