CREATE TABLE "house_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_settings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"edited_by" bigint NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"said" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_items" ADD COLUMN "place" integer;