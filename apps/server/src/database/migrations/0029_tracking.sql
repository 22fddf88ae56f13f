CREATE TABLE "trace_etas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trace_etas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"eta" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trace_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"code" text NOT NULL,
	"classifier" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"port_code" text DEFAULT '' NOT NULL,
	"facility" text DEFAULT '' NOT NULL,
	"ctn_no" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"laden" boolean,
	"source" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trace_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trace_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "traces" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"warehouse_entry_no" text DEFAULT '' NOT NULL,
	"origin_warehouse" text DEFAULT '' NOT NULL,
	"po_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imo" text DEFAULT '' NOT NULL,
	"calls" jsonb NOT NULL,
	"destination_country" text DEFAULT '' NOT NULL,
	"course" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"speed" double precision,
	"heading" integer,
	"position_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"heard_from" text,
	"last_free_day" date,
	"appointment_at" timestamp with time zone,
	"appointment_no" text DEFAULT '' NOT NULL,
	"holds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subscription" text DEFAULT '' NOT NULL,
	"next_poll" timestamp with time zone,
	"voyage" jsonb,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trace_etas" ADD CONSTRAINT "trace_etas_booking_id_traces_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."traces"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_events" ADD CONSTRAINT "trace_events_booking_id_traces_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."traces"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_links" ADD CONSTRAINT "trace_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_links" ADD CONSTRAINT "trace_links_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traces" ADD CONSTRAINT "traces_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trace_etas_booking_id_at_index" ON "trace_etas" USING btree ("booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "trace_events_booking_id_event_id_index" ON "trace_events" USING btree ("booking_id","event_id");--> statement-breakpoint
CREATE INDEX "trace_links_booking_id_index" ON "trace_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "traces_warehouse_entry_no_index" ON "traces" USING btree ("warehouse_entry_no");--> statement-breakpoint
CREATE INDEX "traces_next_poll_index" ON "traces" USING btree ("next_poll");--> statement-breakpoint
CREATE INDEX "traces_po_nos_index" ON "traces" USING gin ("po_nos");