// More orders than the demonstration has.
import { open } from './rates.mjs';

export const columnsOf = async (ask, table, without) => {
  const rows = await ask(
    `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = current_schema()`,
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
};
/** Copies of rows, some columns with values of their own. */
export const copied = (columns, table, instead) =>
  columns.map((name) => instead[name] ?? `${table}."${name}"`).join(', ');

async function copyBookings(ask, wanted) {
  const [{ have }] = await ask('select count(*)::int as have from bookings');
  if (have >= wanted) return;
  const columns = await columnsOf(ask, 'bookings', ['id', 'order_id']);
  const instead = {
    booking_no: "'M' || again || '.' || substr(bookings.booking_no, 2)",
    mbl_no:
      "case when bookings.mbl_no = '' then '' else left(bookings.mbl_no, 4) || again || substr(bookings.mbl_no, 5) end",
    etd: 'bookings.etd - again * 7',
    cut_off: "bookings.cut_off - again * interval '7 days'",
    create_time: "bookings.create_time - again * interval '7 days'",
  };
  await ask(`
    insert into bookings (${columns.join(', ')})
    select ${copied(columns, 'bookings', instead)}
    from generate_series(1, ${Math.ceil(wanted / have) - 1}) again
      cross join (select * from bookings order by id) bookings
    order by again, bookings.id limit ${wanted - have}`);
}

/** Each copy has the main bill of what it was copied from, and its boxes with numbers of their own. */
async function copyBills(ask) {
  const bills = await columnsOf(ask, 'bills', ['id']);
  const own = {
    booking_id: 'copy.id',
    mbl_no: 'copy.mbl_no',
    hbl_no: "case when bills.hbl_no = '' then '' else bills.hbl_no || copy.id end",
  };
  await ask(`
    insert into bills (${bills.join(', ')})
    select ${copied(bills, 'bills', own)}
    from bookings copy join bookings origin on origin.booking_no = 'M' || split_part(copy.booking_no, '.', 2)
      join bills on bills.booking_id = origin.id and bills.position = 0
    where copy.id <> origin.id`);
  const boxes = await columnsOf(ask, 'containers', ['id']);
  const numbered = {
    bill_id: 'copy.id',
    ctn_no:
      "case when boxes.ctn_no = '' then '' else left(boxes.ctn_no, 4) || lpad(((copy.id * 7 + boxes.id) % 10000000)::text, 7, '0') end",
  };
  await ask(`
    insert into containers (${boxes.join(', ')})
    select ${copied(boxes, 'boxes', numbered)}
    from bills copy join bookings on bookings.id = copy.booking_id and position('.' in bookings.booking_no) > 0
      join bookings origin on origin.booking_no = 'M' || split_part(bookings.booking_no, '.', 2)
      join bills source on source.booking_id = origin.id and source.kind = copy.kind and source.position = 0
      join containers boxes on boxes.bill_id = source.id`);
}

/** Brings the orders to so many: of each its copies in the years before, of the same customers, with their bills and boxes. */
export async function growOrders(place, wanted) {
  const { ask, close } = await open(place);
  try {
    await copyBookings(ask, wanted);
    await copyBills(ask);
    for (const table of ['bookings', 'bills', 'containers']) await ask(`vacuum analyze ${table}`);
    const [counts] =
      await ask(`select (select count(*)::int from bookings) as orders, (select count(*)::int from bills) as bills,
      (select count(*)::int from containers) as boxes`);
    return `${counts.orders} orders, ${counts.bills} bills, ${counts.boxes} boxes`;
  } finally {
    await close();
  }
}
