import { CONTAINER_COLUMNS } from '@shared/fixture.js';
import { Button, Form, Input, Table } from 'antd';
import axios from 'axios';
import { useEffect, useState } from 'react';

const columns = CONTAINER_COLUMNS.map((c) => ({ title: c.label, dataIndex: c.key }));
export function Home() {
  const [rows, setRows] = useState(null);
  useEffect(() => void axios.get('./data.json').then((r) => setRows(r.data)), []);
  return (
    <>
      <Form layout="inline">
        <Form.Item name="no" label="Container no.">
          <Input />
        </Form.Item>
        <Form.Item name="seal" label="Seal no.">
          <Input />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Search
        </Button>
      </Form>
      <Table rowKey="id" loading={!rows} columns={columns} dataSource={rows ?? []} />
      {rows && <p data-ready="home">{rows.length} containers</p>}
    </>
  );
}
