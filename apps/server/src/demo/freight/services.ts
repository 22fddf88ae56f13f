import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { declareRates } from '../../database/schema.ts';
import { day } from '../clock.ts';
import type { Places } from './fcl.ts';

// A port with the area whose districts its trucks go to.
const AROUND = { CNNGB: 330200, CNSHA: 310100, CNTAO: 370200, CNXMN: 350200, CNYTN: 440300, CNTXG: 120100 };
const KINDS = [
  ['general', '200.00', '50.00', '一般贸易', 'General trade'],
  ['express', '120.00', '30.00', '跨境电商 9710、9810', 'E-commerce export 9710, 9810'],
  ['transit', '280.00', '60.00', '转关', 'Transit between customs offices'],
] as const;

// 45HQ is taken to so many districts of the first two ports only.
const LONG = 8;

/** Trucks between six ports and the districts around them (the name of all of them together is none): 20GP, 40GP and 40HQ. */
export async function addTrucks(tx: Db, days: number, places: Places): Promise<void> {
  const around = Object.entries(AROUND).map(([code, pid]) => ({ port: places.port(code), pid }));
  await tx.execute(sql`
    insert into truck_rates (port_id, city_id, ctn_type, price, overweight, wait_free, wait_price, valid_from, valid_to, remark, remark_en)
    select around.port, areas.id, box, 650 + (areas.id % 23) * 40 + case box when 1 then 0 else 300 end,
      '[{"fromKg": 20000, "add": "200.00"}, {"fromKg": 24000, "add": "450.00"}]', 4, 60, ${day(days - 30)}::date, ${day(days + 60)}::date,
      '含进港费，不含查验移箱', 'Gate charges included, moving for examination not'
    from jsonb_to_recordset(${JSON.stringify(around)}::jsonb) as around(port bigint, pid bigint)
      join (select *, row_number() over (partition by pid order by id) as place from areas where name_cn <> '市辖区') areas on areas.pid = around.pid
      cross join unnest(array[1, 2, 3, 4]) box
    where box < 4 or (around.pid in (${AROUND.CNNGB}, ${AROUND.CNSHA}) and place <= ${LONG})
    order by around.port, areas.id, box
  `);
}

/** Declarations at eight ports, three kinds each. */
export async function addDeclarations(tx: Db, days: number, places: Places): Promise<void> {
  const ports = ['CNNGB', 'CNSHA', 'CNYTN', 'CNTAO', 'CNXMN', 'CNTXG', 'CNNSA', 'CNSHK'];
  await tx.insert(declareRates).values(
    ports.flatMap((code, at) =>
      KINDS.map(([kind, price, perPage, remark, remarkEn]) => ({
        portId: places.port(code),
        kind,
        price,
        perPage,
        remark,
        remarkEn,
        validTo: day(days + 60 + at),
        examination: '查验费实报实销',
        examinationEn: 'Examination at cost',
      })),
    ),
  );
}
