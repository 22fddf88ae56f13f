CREATE TABLE "bill_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"request_id" text,
	"user_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_contents" (
	"version_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "bill_contents_version_id_bill_id_pk" PRIMARY KEY("version_id","bill_id")
);
--> statement-breakpoint
CREATE TABLE "bill_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"event" text NOT NULL,
	"source" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"bill_id" bigint,
	"path" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"path" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"verdict" text,
	"proposed" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"carried_from" integer,
	"again" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"path" text NOT NULL,
	"severity" text NOT NULL,
	"code" text DEFAULT 'PROPERTY_VALUE_MUST_CHANGE' NOT NULL,
	"json_path" text DEFAULT '' NOT NULL,
	"property" text DEFAULT '' NOT NULL,
	"current" text DEFAULT '' NOT NULL,
	"proposed" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "bill_requests_status" CHECK ("bill_requests"."status" in ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "bill_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "bill_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "bill_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"request_id" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_versions_source" CHECK ("bill_versions"."source" in ('instruction', 'draft'))
);
--> statement-breakpoint
CREATE TABLE "bill_views" (
	"booking_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_views_booking_id_kind_version_user_id_pk" PRIMARY KEY("booking_id","kind","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "booking_cutoffs" (
	"booking_id" bigint NOT NULL,
	"code" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"fee_amount" numeric(12, 2),
	"fee_currency" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_cutoffs_booking_id_code_pk" PRIMARY KEY("booking_id","code"),
	CONSTRAINT "booking_cutoffs_code" CHECK ("booking_cutoffs"."code" in ('DCO', 'VCO', 'FCO', 'CUA'))
);
--> statement-breakpoint
ALTER TABLE "bill_comments" ADD CONSTRAINT "bill_comments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_comments" ADD CONSTRAINT "bill_comments_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_contents" ADD CONSTRAINT "bill_contents_version_id_bill_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."bill_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_contents" ADD CONSTRAINT "bill_contents_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_log" ADD CONSTRAINT "bill_log_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_log" ADD CONSTRAINT "bill_log_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_log" ADD CONSTRAINT "bill_log_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_marks" ADD CONSTRAINT "bill_marks_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_marks" ADD CONSTRAINT "bill_marks_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_requests" ADD CONSTRAINT "bill_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_requests" ADD CONSTRAINT "bill_requests_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_requests" ADD CONSTRAINT "bill_requests_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_requests" ADD CONSTRAINT "bill_requests_answered_by_web_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_versions" ADD CONSTRAINT "bill_versions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_versions" ADD CONSTRAINT "bill_versions_author_id_web_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_views" ADD CONSTRAINT "bill_views_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_views" ADD CONSTRAINT "bill_views_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cutoffs" ADD CONSTRAINT "booking_cutoffs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_comments_bill_id_path_index" ON "bill_comments" USING btree ("bill_id","path");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_comments_bill_id_user_id_request_id_index" ON "bill_comments" USING btree ("bill_id","user_id","request_id");--> statement-breakpoint
CREATE INDEX "bill_log_booking_id_id_index" ON "bill_log" USING btree ("booking_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bill_marks_bill_id_version_path_index" ON "bill_marks" USING btree ("bill_id","version","path");--> statement-breakpoint
CREATE INDEX "bill_requests_booking_id_status_index" ON "bill_requests" USING btree ("booking_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_requests_bill_id_path_index" ON "bill_requests" USING btree ("bill_id","path") WHERE "bill_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "bill_shares_booking_id_index" ON "bill_shares" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_versions_booking_id_kind_source_version_index" ON "bill_versions" USING btree ("booking_id","kind","source","version");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_versions_booking_id_request_id_index" ON "bill_versions" USING btree ("booking_id","request_id");