ALTER TABLE "booking_cutoffs" DROP CONSTRAINT "booking_cutoffs_code";--> statement-breakpoint
CREATE INDEX "traces_subscription_index" ON "traces" USING btree ("subscription");--> statement-breakpoint
ALTER TABLE "booking_cutoffs" ADD CONSTRAINT "booking_cutoffs_code" CHECK ("booking_cutoffs"."code" in ('DCO', 'VCO', 'FCO', 'CUA', 'AFC'));