ALTER TABLE "files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "object" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_place" CHECK (num_nonnulls("files"."bytes", "files"."object") = 1);