import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS } from '@shared/fixture.js';
import { longBill } from '@shared/long-bill.js';
import { Button, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useFieldArray, useForm, useFormState } from 'react-hook-form';
import '@shared/layout.css';

const { fields: HEAD, goods, containers } = longBill();
const CHOSEN = { ctnTypeName: ['20GP', '40GP', '40HQ', '45HQ'], packageTypeName: ['CARTONS', 'PALLETS', 'BAGS'] };
const OPTIONS = Object.fromEntries(
  Object.entries(CHOSEN).map(([key, names]) => [key, names.map((value) => ({ value, label: value }))]),
);
const required = { required: 'must be filled in' };

function Cell({ control, name, column }) {
  const options = OPTIONS[column];
  return (
    <Controller
      control={control}
      name={name}
      rules={required}
      render={({ field, fieldState }) => {
        const status = fieldState.error ? 'error' : undefined;
        if (options) return <Select {...field} options={options} status={status} size="small" />;
        if (column === 'goods') return <Input.TextArea {...field} rows={12} status={status} />;
        return <Input {...field} value={String(field.value)} status={status} size="small" />;
      }}
    />
  );
}

function Rows({ control, list, columns }) {
  const { fields } = useFieldArray({ control, name: list });
  const cells = columns.map(({ key, label }) => ({
    title: label,
    key,
    render: (_, __, at) => <Cell control={control} name={`${list}.${at}.${key}`} column={key} />,
  }));
  return <Table size="small" rowKey="id" pagination={false} columns={cells} dataSource={fields} />;
}

function Left({ control }) {
  const { errors } = useFormState({ control });
  return <p>{Object.keys(errors).length} left</p>;
}

function Bill() {
  const { control, handleSubmit } = useForm({ mode: 'onChange', defaultValues: { ...HEAD, goods, containers } });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <div className="grid">
        {FIELDS.map(({ key, label, kind, rows }) => (
          <div key={key} className={kind === 'area' ? 'wide' : undefined}>
            <label htmlFor={key}>{label}</label>
            <Controller
              control={control}
              name={key}
              rules={required}
              render={({ field, fieldState }) => {
                const status = fieldState.error ? 'error' : undefined;
                return kind === 'area' ? (
                  <Input.TextArea {...field} id={key} rows={rows} status={status} />
                ) : (
                  <Input {...field} id={key} status={status} />
                );
              }}
            />
          </div>
        ))}
      </div>
      <h3>Goods</h3>
      <Rows control={control} list="goods" columns={GOODS_COLUMNS} />
      <h3>Containers</h3>
      <Rows control={control} list="containers" columns={CONTAINER_COLUMNS} />
      <Left control={control} />
    </form>
  );
}

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-testid="open" onClick={() => setOpen(true)}>
        Open bill
      </Button>
      <div data-testid="bill">{open && <Bill />}</div>
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
