DROP INDEX "bookings_customer_id_create_time_index";--> statement-breakpoint
DROP INDEX "bookings_customer_id_web_status_index";--> statement-breakpoint
DROP INDEX "bookings_customer_id_booking_no_index";--> statement-breakpoint
DROP INDEX "bookings_customer_id_mbl_no_index";--> statement-breakpoint
DROP INDEX "bookings_customer_id_etd_index";--> statement-breakpoint
DROP INDEX "bookings_customer_id_cut_off_index";--> statement-breakpoint
DROP INDEX "bookings_latest_etd";--> statement-breakpoint
DROP INDEX "bookings_latest_cut_off";--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("customer_id","create_time" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_web_status" ON "bookings" USING btree ("customer_id","web_status","id");--> statement-breakpoint
CREATE INDEX "bookings_by_booking_no" ON "bookings" USING btree ("customer_id","booking_no","id");--> statement-breakpoint
CREATE INDEX "bookings_by_mbl_no" ON "bookings" USING btree ("customer_id","mbl_no","id");--> statement-breakpoint
CREATE INDEX "bookings_by_etd" ON "bookings" USING btree ("customer_id","etd","id");--> statement-breakpoint
CREATE INDEX "bookings_by_cut_off" ON "bookings" USING btree ("customer_id","cut_off","id");--> statement-breakpoint
CREATE INDEX "bookings_latest_etd" ON "bookings" USING btree ("customer_id","etd" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_latest_cut_off" ON "bookings" USING btree ("customer_id","cut_off" DESC NULLS LAST,"id" DESC NULLS FIRST);