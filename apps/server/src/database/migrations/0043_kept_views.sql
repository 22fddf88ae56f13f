CREATE TABLE "kept_views" (
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"columns" jsonb,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_views_user_id_list_name_pk" PRIMARY KEY("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "kept_views" ADD CONSTRAINT "kept_views_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE cascade ON UPDATE no action;