CREATE INDEX "bookings_customer_id_web_status_index" ON "bookings" USING btree ("customer_id","web_status");--> statement-breakpoint
CREATE INDEX "bookings_customer_id_booking_no_index" ON "bookings" USING btree ("customer_id","booking_no");--> statement-breakpoint
CREATE INDEX "bookings_customer_id_mbl_no_index" ON "bookings" USING btree ("customer_id","mbl_no");--> statement-breakpoint
CREATE INDEX "bookings_customer_id_etd_index" ON "bookings" USING btree ("customer_id","etd");--> statement-breakpoint
CREATE INDEX "bookings_latest_etd" ON "bookings" USING btree ("customer_id","etd" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_customer_id_cut_off_index" ON "bookings" USING btree ("customer_id","cut_off");--> statement-breakpoint
CREATE INDEX "bookings_latest_cut_off" ON "bookings" USING btree ("customer_id","cut_off" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_customer_id_port_end_code_index" ON "bookings" USING btree ("customer_id","port_end_code");--> statement-breakpoint
CREATE INDEX "bookings_customer_id_shipping_name_index" ON "bookings" USING btree ("customer_id","shipping_name");