// The calls that are measured, and how each of the clients asks them.

const CALLS = {
  login: '/user/portal/pub/login.do',
  todo: '/user/common/pub/queryToDoList.do',
  orders: '/order/weborder/queryWebOrderPage.do',
  statements: '/settlement/inconfirm/queryInConfirmPage.do',
  summary: '/settlement/inconfirm/querySummary.do',
  versions: '/order/websi/queryBlVersions.do',
  marks: '/order/websi/queryBlMarks.do',
  save: '/order/websi/saveBlMarks.do',
  ports: '/basedata/common/pub/queryPortList.do',
  rates: '/freight/freightfcl/queryFreightFclPage.do',
  desk: '/desk/search.do',
};
const PASSWORD = 'Lading2026';
const ACCOUNTS = ['13800138000', '13500135000'];
const STAFF = '13700137000';
const SIGN_INS = 4;
// The status of a booking whose draft waits for its customer.
const DRAFT_READY = 4;
// Fields that every bill has: each client keeps to one of its own.
const FIELDS =
  'fAddress sAddress tAddress tAddressSecond transportClauseName payMethodName payPlaceName blMethodName settleMethodName bkgNo mblNo shippingName placeReceiptName portStartName portEndName placeDeliveryName vessel voyage'
    .split(' ')
    .map((name) => `bill.${name}`);

/** Sessions of both colleagues, the bookings whose draft waits for them, and the first revision of each place. */
export async function prepare(connection) {
  const tokens = [];
  for (const account of ACCOUNTS)
    for (let count = 0; count < SIGN_INS; count++) {
      const { token } = await connection.ask(CALLS.login, { account, password: PASSWORD });
      tokens.push(token);
    }
  const [token] = tokens;
  const { records } = await connection.ask(CALLS.orders, { size: 100, webStatus: DRAFT_READY }, token);
  const drafts = [];
  for (const { bookingId } of records) {
    const { newestDraft: version } = await connection.ask(CALLS.versions, { bookingId }, token);
    if (version === 0) continue;
    const { marks } = await connection.ask(CALLS.marks, { bookingId, version }, token);
    drafts.push({ bookingId, version, marks });
  }
  if (drafts.length === 0) throw new Error('the data has no draft that waits for its customer');
  const ends = [];
  for (const searchValue of ENDS) {
    const [port] = await connection.ask(CALLS.ports, { searchValue }, token);
    ends.push(port.id);
  }
  const { token: staff } = await connection.ask(CALLS.login, { account: STAFF, password: PASSWORD });
  return { tokens, staff, drafts, ends };
}

// A lane of the demonstration that many carriers have prices for.
export const ENDS = ['CNSHA', 'DEHAM'];

const reading = (path, input) => () => ({ next: () => ({ path, input }), hear() {} });

/** Gives and takes back the word on one field, always on the revision that was answered last. */
const marking = (client, { drafts }) => {
  const { bookingId, version, marks } = drafts[client % drafts.length];
  const path = FIELDS[Math.floor(client / drafts.length) % FIELDS.length];
  const known = marks.find((mark) => mark.path === path && mark.billId === null);
  let revision = known?.revision ?? 0;
  let kind = known?.verdict?.kind === 'ok' ? 'undo' : 'ok';
  return {
    next: () => ({ path: CALLS.save, input: { bookingId, version, marks: [{ path, kind, revision }] } }),
    hear({ saved }) {
      if (saved.length !== 1) throw new Error(`${bookingId} ${path}: not saved`);
      revision = saved[0].revision;
      kind = kind === 'ok' ? 'undo' : 'ok';
    },
  };
};

// As a port is typed: code, either name, pinyin, initials; some find much and some nothing.
const TYPED = 'nb ningbo 宁波 cnngb ngb los lsj 洛杉矶 ham 港 us a 1 xyz'.split(' ');

/** Each word in turn. */
const typing = (client) => {
  let place = client;
  return { next: () => ({ path: CALLS.ports, input: { searchValue: TYPED[place++ % TYPED.length] } }), hear() {} };
};

/** Two boxes on one lane, by the price of whoever asks. */
const shopping = (_client, { ends: [polId, podId] }) => ({
  next: () => ({ path: CALLS.rates, input: { polId, podId, containers: [{ ctnType: 3, count: 2 }] } }),
  hear() {},
});

// Each way that the page of orders is looked at: as it opens, each filter alone, each order of it, and five that are asked together.
const november = { etdFrom: '2026-11-01', etdTo: '2026-11-30' };
const sorts = ['bookingNo', 'mblNo', 'etd', 'cutOff', 'webStatus', 'createTime'].flatMap((field) =>
  ['asc', 'desc'].map((order) => [`${field} ${order}`, { sort: { field, order } }]),
);
const WAYS = Object.fromEntries([
  ['as it opens', {}],
  ['webStatus', { webStatus: 4 }],
  ['orderStatus', { orderStatus: 4 }],
  ['waitsFor', { waitsFor: 'me' }],
  ['port', { portEndCode: 'USLAX' }],
  ['carrier', { shippingName: 'COSCO' }],
  ['days', november],
  ['a bill number', { keyword: 'COSU6412098730' }],
  ['a box number', { keyword: 'CBHU3202732' }],
  ['twenty numbers', { keyword: Array.from({ length: 20 }, (_, at) => `MB26S0${1700 + at * 7}`).join('\n') }],
  ['part of a number', { keyword: 'MB26' }],
  ['no such number', { keyword: 'ZZZU7654321' }],
  ...sorts,
  ['webStatus + cutOff asc', { webStatus: 4, sort: { field: 'cutOff', order: 'asc' } }],
  ['orderStatus + etd desc', { orderStatus: 4, sort: { field: 'etd', order: 'desc' } }],
  ['port + etd asc', { portEndCode: 'USLAX', sort: { field: 'etd', order: 'asc' } }],
  ['waitsFor + carrier', { waitsFor: 'me', shippingName: 'COSCO' }],
  ['webStatus + days', { webStatus: 4, ...november }],
]);
const ways = Object.entries(WAYS).map(([name, input]) => [
  `orders: ${name}`,
  // One after the other, as somebody looks through his orders.
  { of: reading(CALLS.orders, { size: 10, ...input }), clients: 1, calls: 200 },
]);

// Each way that the page of statements is looked at, and what stands above its list.
const STATEMENTS = Object.fromEntries([
  ['as it opens', {}],
  ['to confirm', { state: 'toConfirm' }],
  ['paid', { state: 'paid' }],
  ['overdue', { overdue: true }],
  ['differs', { variance: true }],
  ['currency', { currency: 'CNY' }],
  ['days', { from: '2026-10-01', to: '2026-11-30' }],
  ['newest', { sort: 'newest' }],
  ['due', { sort: 'due' }],
  ['a number', { keyword: 'ST2611' }],
  ['an order', { keyword: 'MB26S01847' }],
  ['no such number', { keyword: 'ZZZU7654321' }],
]);
const statements = [
  ...Object.entries(STATEMENTS).map(([name, input]) => [name, CALLS.statements, { size: 10, ...input }]),
  ['what stands above', CALLS.summary, {}],
].map(([name, path, input]) => [`statements: ${name}`, { of: reading(path, input), clients: 1, calls: 200 }]);

// Each way that something is looked for at the desk: numbers whole, begun and ended, names in both languages, and how they are read.
const FOUND = Object.fromEntries([
  ['an order', 'MB26S01847'],
  ['numbers that begin so', 'MB26'],
  ['one that ends so', '1847'],
  ['a bill', 'COSU6412098730'],
  ['bills that begin so', 'COSU'],
  ['a box', 'CBHU3202732'],
  ['boxes that begin so', 'CBHU32'],
  ['a statement', 'ST2611'],
  ['a company', '宁波'],
  ['a company in English', 'ningbo haoyu'],
  ['pinyin', 'ningbohaoyu'],
  ['initials', 'nbhy'],
  ['a letter', 'm'],
  ['a sign', '宁'],
  ['words of a message', '截关'],
  ['nothing', 'zzzu7654321'],
]);
const found = Object.entries(FOUND).map(([name, keyword]) => [
  `desk search: ${name}`,
  {
    of: (_client, { staff }) => ({ next: () => ({ path: CALLS.desk, input: { keyword }, token: staff }), hear() {} }),
    clients: 1,
    calls: 200,
  },
]);

/** What is measured: a maker of what one client asks, one after the other. */
export const SCENARIOS = {
  'to-do list': { of: reading(CALLS.todo, { size: 10 }), calls: 1_500 },
  'order page': { of: reading(CALLS.orders, { size: 10 }), calls: 1_500 },
  // One person types: the wait for an answer is what he feels.
  'port search': { of: typing, clients: 1, calls: 1_000 },
  // One after the other, as the page asks.
  'rate query': { of: shopping, clients: 1, calls: 200 },
  saveBlMarks: { of: marking, everyAnswer: true, calls: 600 },
};
/** What is measured only where it is named. */
export const APART = Object.fromEntries([...ways, ...statements, ...found]);
