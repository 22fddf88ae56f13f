CREATE TABLE "rate_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" bigint NOT NULL,
	"rate_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet" text NOT NULL,
	"rate_id" bigint NOT NULL,
	"cells" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"user_id" bigint,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_edits_sheet_rateId_unique" UNIQUE("sheet","rate_id")
);
--> statement-breakpoint
ALTER TABLE "declare_rates" ADD COLUMN "status" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "truck_rates" ADD COLUMN "status" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD CONSTRAINT "rate_changes_sheet_id_rate_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."rate_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_edits" ADD CONSTRAINT "rate_edits_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_changes_sheet_id_index" ON "rate_changes" USING btree ("sheet_id");