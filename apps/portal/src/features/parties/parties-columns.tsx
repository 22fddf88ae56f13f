import { type DataColumn, IconButton, Inline, icons, Tag, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import type { Party } from '../../kit/parties/calls.ts';

interface RowActions {
  edit(party: Party): void;
  setDefault(party: Party): void;
}

/** The columns of the book; what a row offers stands at its end, for who may. */
export function usePartiesColumns(actions: RowActions | undefined): readonly DataColumn<Party>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(() => {
    const columns = columnsOf<Party>()(text, 'parties', {
      alias: {
        cell: ({ alias, isDefault }) => (
          <Inline gap="xs" wrap={false}>
            {alias}
            {isDefault && <Tag>{text('parties.default')}</Tag>}
          </Inline>
        ),
        value: ({ alias }) => alias,
        sticky: 'start',
      },
      name: { cell: ({ name }) => name },
      place: {
        cell: ({ city, countryName }) => `${city}, ${countryName}`,
        value: ({ city, countryName }) => `${city}, ${countryName}`,
      },
      reach: {
        cell: ({ phone, email }) => phone || email || '—',
        value: ({ phone, email }) => phone || email,
      },
      code: {
        cell: ({ enterpriseType, enterpriseCode }) => [enterpriseType, enterpriseCode].filter(Boolean).join(' ') || '—',
        value: ({ enterpriseCode }) => enterpriseCode,
      },
      updateTime: { cell: ({ updateTime }) => minute(updateTime) },
      actions: {
        cell: (row) =>
          actions && (
            <Inline gap="xs" wrap={false}>
              <IconButton
                size="sm"
                icon={icons.star}
                aria-pressed={row.isDefault}
                label={text('parties.makeDefault', { alias: row.alias })}
                onClick={() => actions.setDefault(row)}
              />
              <IconButton
                size="sm"
                icon={icons.pen}
                label={text('parties.editOne', { alias: row.alias })}
                onClick={() => actions.edit(row)}
              />
            </Inline>
          ),
      },
    });
    return actions ? columns : columns.filter(({ id }) => id !== 'actions');
  }, [text, minute, actions]);
}
