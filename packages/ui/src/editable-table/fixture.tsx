import { useMemo, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { EditableColumn } from './column.ts';
import { EditableTable, type EditableTableProps } from './editable-table.tsx';

export interface Place {
  id: number;
  revision: number;
  code: string;
  city: string;
  status: string;
  hot: boolean;
}
export type PlaceDraft = Omit<Place, 'id' | 'revision'>;

const WORDS = {
  'zh-CN': {
    label: '仓库',
    code: '仓库代码',
    city: '城市',
    status: '状态',
    hot: '常用',
    open: '开放',
    closed: '关闭',
    taken: '该代码已存在',
    older: '该数据已被他人修改，请核对后再保存',
    yes: '是',
    no: '否',
  },
  'en-US': {
    label: 'Warehouses',
    code: 'Code',
    city: 'City',
    status: 'Status',
    hot: 'Popular',
    open: 'Open',
    closed: 'Closed',
    taken: 'This code is there already',
    yes: 'Yes',
    no: 'No',
    older: 'Somebody changed this meanwhile: please check it and save again',
  },
} as const;

export const PLACES: readonly Place[] = [
  { id: 1, revision: 1, code: 'ONT8', city: 'Moreno Valley', status: 'open', hot: true },
  { id: 2, revision: 3, code: 'LGB8', city: 'Rialto', status: 'open', hot: true },
  { id: 3, revision: 1, code: 'LAX9', city: 'Fontana', status: 'closed', hot: false },
];
export const BLANK: Place = { id: 0, revision: 0, code: '', city: '', status: 'open', hot: false };

export function columnsOf(language: Language): readonly EditableColumn<Place, PlaceDraft>[] {
  const words = WORDS[language];
  const options = [
    { value: 'open', label: words.open },
    { value: 'closed', label: words.closed },
  ];
  return [
    {
      id: 'code',
      header: words.code,
      sticky: 'start',
      cell: ({ code }) => code,
      edit: ({ draft, put, field }) => (
        <TextField {...field} mono size={6} value={draft.code} onChange={({ target }) => put({ code: target.value })} />
      ),
    },
    {
      id: 'city',
      header: words.city,
      cell: ({ city }) => city,
      edit: ({ draft, put, field }) => (
        <TextField {...field} size={16} value={draft.city} onChange={({ target }) => put({ city: target.value })} />
      ),
    },
    {
      id: 'status',
      header: words.status,
      cell: ({ status }) => (status === 'open' ? words.open : words.closed),
      edit: ({ draft, put, field }) => (
        <Select
          {...field}
          placeholder={null}
          options={options}
          value={draft.status}
          onChange={({ target }) => put({ status: target.value })}
        />
      ),
    },
    {
      id: 'hot',
      header: words.hot,
      cell: ({ hot }) => (hot ? words.yes : words.no),
      edit: ({ draft, put, field }) => (
        <Checkbox {...field} checked={draft.hot} onChange={({ target }) => put({ hot: target.checked })} />
      ),
    },
    { id: 'revision', header: 'Rev.', numeric: true, cell: ({ revision }) => revision },
  ];
}

const draftOf = ({ code, city, status, hot }: Place): PlaceDraft => ({ code, city, status, hot });
const stampOf = ({ revision }: Place) => revision;
const rowKey = ({ id }: Place) => id;
const rowName = ({ code }: Place) => code || '…';

export type PlacesProps = Partial<EditableTableProps<Place, PlaceDraft>> & {
  /** told from the other tables of a page */
  name?: string;
  /** what a save meets: a code that is taken, or somebody who was faster */
  meets?: 'taken' | 'rival' | undefined;
  adding?: boolean;
};

/** Warehouses that are saved in the memory of the page. */
export function Places({ name = '', meets, adding = false, ...rest }: PlacesProps) {
  const language = useLanguage();
  const [rows, setRows] = useState(PLACES);
  const [blank, setBlank] = useState(adding ? BLANK : undefined);
  const columns = useMemo(() => columnsOf(language), [language]);
  return (
    <EditableTable
      label={`${WORDS[language].label} ${name}`.trim()}
      state="ready"
      columns={columns}
      rows={rows}
      draftOf={draftOf}
      stampOf={stampOf}
      rowKey={rowKey}
      rowName={rowName}
      blank={blank}
      onBlankClose={() => setBlank(undefined)}
      onSave={async (row, draft) => {
        if (meets === 'taken') return { message: WORDS[language].taken, column: 'code' };
        const now = rows.find(({ id }) => id === row.id);
        if (meets === 'rival' && now?.revision === row.revision && row.id === 1 && row.revision === 1) {
          const theirs = { ...row, city: 'Riverside', revision: 2 };
          setRows(rows.map((one) => (one.id === 1 ? theirs : one)));
          return { message: WORDS[language].older };
        }
        const saved = { ...row, ...draft, id: row.id || 9, revision: row.revision + 1 };
        setRows(row.id === 0 ? [...rows, saved] : rows.map((one) => (one.id === row.id ? saved : one)));
        return undefined;
      }}
      {...rest}
    />
  );
}
