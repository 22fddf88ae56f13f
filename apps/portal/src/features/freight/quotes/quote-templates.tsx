import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  Empty,
  EmptyArt,
  Grid,
  Inline,
  icons,
  type Loadable,
  Panel,
  Stack,
  Tag,
  TextButton,
  useFormat,
} from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import type { Template } from './quotes-list.ts';
import { TemplateDialog } from './template-dialog.tsx';

const { quoteTemplates, deleteQuoteTemplates } = contract.freight;

/** `OF + 50`, `OF + 3%` */
const markUpsSaid = ({ markUps }: Template): string =>
  markUps.map(({ code, kind, value }) => `${code} ${value}${kind === 'percent' ? '%' : ''}`).join(', ');

interface CardProps {
  template: Template;
  /** the one that was used last */
  usual: boolean;
  onEdit(): void;
  onDelete(): void;
}

function TemplateCard({ template, usual, onEdit, onDelete }: CardProps) {
  const text = useText();
  const { date } = useFormat();
  const { name, language, columns, usedAt } = template;
  const items = [
    {
      name: text('quotes.columns'),
      value: columns.length === 0 ? text('quotes.allColumns') : text('quotes.columnCount', { count: columns.length }),
    },
    { name: text('quotes.markUps'), value: markUpsSaid(template) },
    { name: text('quotes.language'), value: text(`quotes.language.${language}`) },
    { name: text('quotes.lastUsed'), value: usedAt ? date(usedAt) : text('quotes.neverUsed') },
  ];
  return (
    // A group: a landmark each would be many of the same name.
    <Panel role="group" title={name} tag={usual && <Tag>{text('quotes.usual')}</Tag>}>
      <Stack gap="sm">
        <DescriptionList layout="rows" items={items} />
        <Inline gap="md">
          <TextButton aria-label={text('quotes.editOne', { name })} onClick={onEdit}>
            {text('quotes.edit')}
          </TextButton>
          <TextButton aria-label={text('quotes.deleteOne', { name })} onClick={onDelete}>
            {text('list.delete')}
          </TextButton>
        </Inline>
      </Stack>
    </Panel>
  );
}

/** The templates of the company as cards, last used first. */
export function QuoteTemplates({ templates }: { templates: Loadable<Out<typeof quoteTemplates>> }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(deleteQuoteTemplates);
  const [edited, setEdited] = useState<Template | 'new'>();
  const [gone, setGone] = useState<Template>();
  const remove = async ({ id }: Template) => {
    const sent = await run({ ids: [id] });
    setGone(undefined);
    if (sent.ok) notices.show({ kind: 'success', text: text('list.deleted', { count: sent.data.deleted }) });
    else notices.show({ kind: 'error', text: errorText(text, sent.error) });
  };
  const add = (
    <Button icon={icons.plus} onClick={() => setEdited('new')}>
      {text('quotes.newTemplate')}
    </Button>
  );
  return (
    <Stack>
      <Loaded of={templates}>
        {({ records }) =>
          records.length === 0 ? (
            <Empty
              art={<EmptyArt />}
              title={text('quotes.noTemplates')}
              reason={text('quotes.noTemplatesReason')}
              action={add}
            />
          ) : (
            <>
              <Inline>{add}</Inline>
              <Grid columns={3} role="group" aria-label={text('quotes.templates')}>
                {records.map((template, at) => (
                  <TemplateCard
                    key={template.id}
                    template={template}
                    usual={at === 0 && template.usedAt !== null}
                    onEdit={() => setEdited(template)}
                    onDelete={() => setGone(template)}
                  />
                ))}
              </Grid>
            </>
          )
        }
      </Loaded>
      {edited && (
        <TemplateDialog template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={gone !== undefined}
        question={text('quotes.deleteTemplate', { name: gone?.name ?? '' })}
        confirmLabel={text('list.delete')}
        tone="danger"
        pending={pending}
        onConfirm={() => gone && void remove(gone)}
        onOpenChange={(open) => open || setGone(undefined)}
      />
    </Stack>
  );
}
