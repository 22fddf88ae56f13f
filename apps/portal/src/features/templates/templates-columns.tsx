import { ButtonLink, type DataColumn, IconButton, Inline, icons, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import type { Template } from './templates-list.ts';

const or = (said: string) => said || '—';

/** The columns of the templates; what a row offers stands at its end. */
export function useTemplatesColumns(rename: (template: Template) => void): readonly DataColumn<Template>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Template>()(text, 'templates', {
        name: { cell: ({ name }) => name, sticky: 'start' },
        lane: {
          cell: ({ polName, podName }) => `${or(polName)} → ${or(podName)}`,
          value: ({ polName, podName }) => `${polName} ${podName}`,
        },
        carrier: { cell: ({ shippingName }) => or(shippingName) },
        boxes: { cell: ({ boxes }) => or(boxes) },
        consignee: { cell: ({ consignee }) => or(consignee) },
        goods: { cell: ({ goods }) => or(goods), hidden: true },
        usedAt: { cell: ({ usedAt }) => (usedAt ? minute(usedAt) : text('templates.neverUsed')) },
        actions: {
          cell: (row) => (
            <Inline gap="xs" wrap={false}>
              <ButtonLink
                size="sm"
                href={`/booking?template=${row.id}`}
                aria-label={text('templates.bookOne', { name: row.name })}
              >
                {text('templates.book')}
              </ButtonLink>
              <IconButton
                size="sm"
                icon={icons.pen}
                label={text('templates.renameOne', { name: row.name })}
                onClick={() => rename(row)}
              />
            </Inline>
          ),
        },
      }),
    [text, minute, rename],
  );
}
