CREATE TABLE "desk_takes" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_takes_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"user_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"topic" text NOT NULL,
	"question" text NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"request_id" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "todos" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "todos" ADD COLUMN "application_id" bigint;--> statement-breakpoint
ALTER TABLE "desk_takes" ADD CONSTRAINT "desk_takes_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_web_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answered_by_web_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."web_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_takes_user_id_index" ON "desk_takes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_user_id_index" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_state_index" ON "inquiries" USING btree ("state") WHERE "inquiries"."state" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_request" ON "inquiries" USING btree ("user_id","request_id");--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_about" CHECK (num_nonnulls("todos"."booking_id", "todos"."application_id") = 1);