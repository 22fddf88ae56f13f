CREATE TABLE "wechat_bindings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"openid" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wechat_bindings_person_unique" UNIQUE("person")
);
--> statement-breakpoint
CREATE TABLE "wechat_scenes" (
	"scene_hash" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint,
	"agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"state_hash" text,
	"ticket_hash" text,
	"person" text DEFAULT '' NOT NULL,
	"openid" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_scenes_code_unique" UNIQUE("code"),
	CONSTRAINT "wechat_scenes_stateHash_unique" UNIQUE("state_hash"),
	CONSTRAINT "wechat_scenes_ticketHash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "wechat_bindings" ADD CONSTRAINT "wechat_bindings_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wechat_scenes_expires_at_index" ON "wechat_scenes" USING btree ("expires_at");