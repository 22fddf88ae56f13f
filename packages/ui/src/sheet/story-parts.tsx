import { sumDecimal } from '@lading/validators';
import { useMemo, useState } from 'react';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { createSheetDraft, type SheetDraft } from './draft.ts';
import { rateColumns, rateRows } from './fixtures.ts';
import { Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import type { SheetChange } from './source.ts';

const WORDS = {
  'zh-CN': { label: '整箱运价', by: '林悦', raise: '加价 50', note: '仅限家具' },
  'en-US': { label: 'FCL rates', by: 'Lin Yue', raise: 'Add 50', note: 'furniture only' },
} as const;

export type Meets = 'changes' | 'wrong' | 'clash' | 'states';

const set = (row: string, column: string, from: string, value: string): SheetChange => ({
  type: 'set' as const,
  row,
  column,
  from,
  value,
});

/** What has happened to the rows before the story begins. */
function happened(draft: SheetDraft, meets: Meets, words: (typeof WORDS)[Language]): void {
  const [first] = draft.get();
  if (meets === 'changes' || meets === 'clash')
    draft.apply([set('r1', 'hq', '2360', '2410'), set('r2', 'hq', '2490', '2540')]);
  if (meets === 'wrong') draft.apply([set('r1', 'hq', '2360', '23600'), set('r3', 'note', '', words.note)]);
  if (meets === 'clash' && first)
    draft.receive({ rows: [{ id: 'r1', values: { ...first.values, hq: '2450' } }], by: words.by });
  if (meets !== 'states') return;
  draft.receive({
    rows: draft.get().map(({ id, values }) => ({
      id,
      values,
      ...(id === 'r2' && { state: 'draft' as const }),
      ...(id === 'r4' && { locked: true }),
    })),
  });
  draft.apply([
    { type: 'add', row: 'n1', values: { pod: 'DEHAM', carrier: 'MSC', hq: '2980' }, at: 1 },
    { type: 'remove', row: 'r3' },
  ]);
}

interface RatesProps extends Partial<Omit<SheetProps, 'columns' | 'source'>> {
  /** told from the other sheets of a page */
  name?: string;
  count?: number;
  meets?: Meets | undefined;
  /** rows can be added */
  grows?: boolean;
}

/** A rate sheet that is kept in the memory of the page. */
export function Rates({ name = '', count = 8, meets, grows = true, ...rest }: RatesProps) {
  const language = useLanguage();
  const words = WORDS[language];
  const columns = useMemo(() => rateColumns(language), [language]);
  const [source] = useState(() => {
    const draft = createSheetDraft(rateRows(count));
    if (meets) happened(draft, meets, words);
    return grows ? draft : { ...draft, newId: undefined };
  });
  return (
    <Sheet
      label={`${words.label} ${name}`.trim()}
      columns={columns}
      source={source}
      rowName={({ values }) => [values['carrier'], values['service']].filter(Boolean).join(' ')}
      removable
      actions={({ update }) => (
        <TextButton onClick={() => update(words.raise, (value) => (value ? sumDecimal([value, '50']) : undefined))}>
          {words.raise}
        </TextButton>
      )}
      {...rest}
    />
  );
}
