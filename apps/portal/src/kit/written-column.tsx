import { Checkbox, type EditableColumn, TextField } from '@lading/ui';

type TextsOf<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string;
type TicksOf<Draft> = { [Name in keyof Draft]: Draft[Name] extends boolean ? Name : never }[keyof Draft] & string;

interface Written {
  header: string;
  /** characters in sight */
  size: number;
  mono?: boolean;
  sticky?: 'start';
}

/** A column of a text, of rows whose drafts have it by the same name. */
export const writtenColumn =
  <Row extends object, Draft extends object>() =>
  <Id extends TextsOf<Draft> & keyof Row>(
    id: Id,
    { header, size, mono = false, sticky }: Written,
  ): EditableColumn<Row, Draft> => ({
    id,
    header,
    ...(sticky && { sticky }),
    cell: (row) => String(row[id]) || '—',
    value: (row) => String(row[id]),
    edit: ({ draft, put, field }) => (
      <TextField
        {...field}
        size={size}
        mono={mono}
        value={String(draft[id])}
        onChange={({ target }) => put({ [id]: target.value } as unknown as Partial<Draft>)}
      />
    ),
  });

/** The same of yes and no. */
export const tickedColumn =
  <Row extends object, Draft extends object>() =>
  <Id extends TicksOf<Draft> & keyof Row>(
    id: Id,
    header: string,
    say: (ticked: boolean) => string,
  ): EditableColumn<Row, Draft> => ({
    id,
    header,
    cell: (row) => say(row[id] === true),
    edit: ({ draft, put, field }) => (
      <Checkbox
        {...field}
        checked={draft[id] === true}
        onChange={({ target }) => put({ [id]: target.checked } as unknown as Partial<Draft>)}
      />
    ),
  });
