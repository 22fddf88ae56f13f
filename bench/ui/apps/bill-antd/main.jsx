import { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, TAB_LABELS } from '@shared/fixture.js';
import { ORDERS } from '@shared/orders.js';
import { MOUNT, VARIANT } from '@shared/params.js';
import { Button, Descriptions, Form, Input, Modal, Table, Tabs } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@shared/layout.css';

const columns = (list) => list.map((c) => ({ title: c.label, dataIndex: c.key, key: c.key }));
const goodsColumns = columns(GOODS_COLUMNS);
const containerColumns = columns(CONTAINER_COLUMNS);

function Fields({ bill }) {
  if (VARIANT === 'desc') {
    return (
      <Descriptions
        bordered
        size="small"
        column={4}
        items={FIELDS.map((f) => ({
          key: f.key,
          label: f.label,
          span: f.kind === 'area' ? 2 : 1,
          children:
            f.kind === 'area' ? (
              <span style={{ whiteSpace: 'pre-wrap' }}>{bill.fields[f.key]}</span>
            ) : (
              bill.fields[f.key]
            ),
        }))}
      />
    );
  }
  return (
    <Form layout="vertical" initialValues={bill.fields} name={bill.id}>
      <div className="grid">
        {FIELDS.map((f) => (
          <Form.Item
            key={f.key}
            name={f.key}
            label={f.label}
            className={f.kind === 'area' ? 'wide' : undefined}
            style={{ marginBottom: 0 }}
          >
            {f.kind === 'area' ? <Input.TextArea readOnly rows={f.rows} /> : <Input readOnly />}
          </Form.Item>
        ))}
      </div>
    </Form>
  );
}

function Bill({ bill, i }) {
  return (
    <div className="panel" data-panel={i}>
      <Fields bill={bill} />
      <h3>Goods</h3>
      <Table size="small" rowKey="id" pagination={false} columns={goodsColumns} dataSource={bill.goods} />
      <h3>Containers</h3>
      <Table size="small" rowKey="id" pagination={false} columns={containerColumns} dataSource={bill.containers} />
    </div>
  );
}

function App() {
  const [n, setN] = useState(0);
  const [open, setOpen] = useState(false);
  const order = ORDERS[Math.max(0, n - 1) % ORDERS.length];
  return (
    <>
      <Button
        data-testid="open"
        onClick={() => {
          setN(n + 1);
          setOpen(true);
        }}
      >
        Open bill
      </Button>
      <Modal
        title="Bill of lading"
        width={1250}
        open={open}
        onCancel={() => setOpen(false)}
        footer={null}
        destroyOnHidden
      >
        <Tabs
          items={TAB_LABELS.map((label, i) => ({
            key: String(i),
            label,
            forceRender: MOUNT === 'all',
            children: <Bill bill={order[i]} i={i} />,
          }))}
        />
      </Modal>
    </>
  );
}
createRoot(document.getElementById('root')).render(<App />);
