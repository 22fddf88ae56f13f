import { Button } from '@lading/ui/button';
import { DataTable } from '@lading/ui/data-table';
import { TextField } from '@lading/ui/text-field';
import { CONTAINER_COLUMNS, isFigure } from '@shared/fixture.js';
import useSWR from 'swr';
import '@lading/ui/button.css';
import '@lading/ui/data-table.css';
import '@lading/ui/text-field.css';

const get = (url) => fetch(url).then((response) => response.json());
const keyOf = (row) => row.id;
const NONE = [];
const columns = CONTAINER_COLUMNS.map(({ key, label }) => ({
  id: key,
  header: label,
  cell: (row) => row[key],
  numeric: isFigure(key),
}));

export function Home() {
  const { data } = useSWR('./data.json', get);
  return (
    <>
      <form>
        <TextField name="no" label="Container no." />
        <TextField name="seal" label="Seal no." />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      <DataTable
        label="Containers"
        columns={columns}
        rows={data ?? NONE}
        rowKey={keyOf}
        state={data ? 'ready' : 'loading'}
      />
      {data && <p data-ready="home">{data.length} containers</p>}
    </>
  );
}
