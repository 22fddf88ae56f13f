// More orders than the demonstration has.
import { open } from './rates.mjs';

/** Brings the orders to so many: of each its copies in the years before, of the same customers. */
export async function growOrders(place, wanted) {
  const { ask, close } = await open(place);
  try {
    const [{ have }] = await ask('select count(*)::int as have from bookings');
    if (have < wanted) {
      const named = await ask(
        `select column_name as name from information_schema.columns
         where table_name = 'bookings' and table_schema = current_schema() and column_name not in ('id', 'order_id')`,
      );
      const instead = {
        booking_no: "bookings.booking_no || '-' || again",
        mbl_no: "case when bookings.mbl_no = '' then '' else bookings.mbl_no || again end",
        etd: 'bookings.etd - again * 7',
        cut_off: "bookings.cut_off - again * interval '7 days'",
        create_time: "bookings.create_time - again * interval '7 days'",
      };
      const columns = named.map(({ name }) => name);
      await ask(`
        insert into bookings (${columns.join(', ')})
        select ${columns.map((name) => instead[name] ?? `bookings.${name}`).join(', ')}
        from generate_series(1, ${Math.ceil(wanted / have) - 1}) again
          cross join (select * from bookings order by id) bookings
        order by again, bookings.id limit ${wanted - have}`);
    }
    await ask('vacuum analyze bookings');
    const [{ count }] = await ask('select count(*)::int as count from bookings');
    return count;
  } finally {
    await close();
  }
}
