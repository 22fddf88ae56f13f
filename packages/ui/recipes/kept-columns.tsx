import '@lading/ui/styles.css';
import { ColumnsButton, createTableSettings, type DataColumn, DataTable, LadingProvider, useKept } from '@lading/ui';
import { messages } from '@lading/ui/en-US';

interface Order {
  id: number;
  number: string;
  vessel: string;
  packages: number;
}

const columns: DataColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number, sticky: 'start' },
  { id: 'vessel', header: 'Vessel', cell: (order) => order.vessel, value: (order) => order.vessel, sortable: true },
  { id: 'packages', header: 'Packages', cell: (order) => order.packages, numeric: true, hidden: true },
];
// Once, outside of components: what the reader chose stays on this device, and other tabs follow.
const settings = createTableSettings({ prefix: 'my-app.', table: 'orders' });

function Orders({ rows }: { rows: readonly Order[] }) {
  const [choice, choose] = useKept(settings.columns);
  return (
    <>
      <ColumnsButton columns={columns} choice={choice} onChange={choose} />
      <DataTable
        label="Orders"
        columns={columns}
        choice={choice}
        rows={rows}
        rowKey={(order) => order.id}
        state="ready"
        localSort
      />
    </>
  );
}

export const OrdersPage = ({ rows }: { rows: readonly Order[] }) => (
  <LadingProvider locale="en-US" messages={messages}>
    <Orders rows={rows} />
  </LadingProvider>
);
