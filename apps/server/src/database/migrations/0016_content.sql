CREATE TABLE "adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"language" text DEFAULT 'both' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_pc" text DEFAULT '' NOT NULL,
	"image_mobile" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"sort" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "adverts_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"language" text DEFAULT 'both' NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"html_cn" text DEFAULT '' NOT NULL,
	"html_en" text DEFAULT '' NOT NULL,
	"plain_cn" text DEFAULT '' NOT NULL,
	"plain_en" text DEFAULT '' NOT NULL,
	"minutes_cn" integer DEFAULT 1 NOT NULL,
	"minutes_en" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_time" timestamp with time zone,
	"takedown_time" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"updated_by" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "news_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	CONSTRAINT "picture_uses_name_kind_subject_id_pk" PRIMARY KEY("name","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"user_id" bigint,
	"bytes" "bytea",
	"object" jsonb,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_place" CHECK (num_nonnulls("pictures"."bytes", "pictures"."object") = 1)
);
--> statement-breakpoint
CREATE TABLE "recruits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recruits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"headcount" integer NOT NULL,
	"education" text NOT NULL,
	"release_time" date NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"position_cn" text NOT NULL,
	"position_en" text NOT NULL,
	"city_cn" text NOT NULL,
	"city_en" text NOT NULL,
	"duties_cn" text DEFAULT '' NOT NULL,
	"duties_en" text DEFAULT '' NOT NULL,
	"demands_cn" text DEFAULT '' NOT NULL,
	"demands_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"request_id" text,
	CONSTRAINT "recruits_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "language" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_updated_by_web_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_state_publish_time_index" ON "news" USING btree ("state","publish_time");--> statement-breakpoint
CREATE INDEX "picture_uses_kind_subject_id_index" ON "picture_uses" USING btree ("kind","subject_id");