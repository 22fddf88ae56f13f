import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  Form,
  IconButton,
  Inline,
  icons,
  Panel,
  Stack,
  Text,
  TextField,
  useLanguage,
} from '@lading/ui';
import { type SheetChange, type SheetDraft, type SheetHistory, sheetIssues } from '@lading/ui/sheet';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { chargeColumns, chargeValues, writtenCharge } from './sheet-columns.ts';

const { chargeTemplates, saveChargeTemplate, deleteChargeTemplate } = contract.settlement;
type Template = Out<typeof chargeTemplates>['list'][number];

interface TemplatesProps {
  draft: SheetDraft;
  history: SheetHistory;
}

/** Sets of charges: added to the sheet, made of it, replaced by it, thrown away. */
export function SheetTemplates({ draft, history }: TemplatesProps) {
  const text = useText();
  const english = useLanguage() === 'en-US';
  const { notices } = usePortal();
  const { data } = useQuery(chargeTemplates, undefined);
  const save = useCommand(saveChargeTemplate);
  const remove = useCommand(deleteChargeTemplate);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState<Template>();
  const use = ({ name: used, lines }: Template) => {
    const count = draft.get().length;
    const changes = lines.map(
      (line, at): SheetChange => ({
        type: 'add',
        row: draft.newId?.() ?? `template-${count + at}`,
        values: chargeValues({ ...line, id: 0, reason: '', reasonText: '' }),
        at: count + at,
      }),
    );
    history.run(text('charges.useTemplate', { name: used }), changes);
  };
  async function keep({ id, name: kept, revision }: { id: number | null; name: string; revision: number }) {
    setFailure(undefined);
    const rows = draft.get().filter(({ removed }) => !removed);
    if (kept.trim() === '') return setFailure(text('charges.templateName'));
    if (rows.length === 0) return setFailure(text('charges.noLines'));
    if (sheetIssues(rows, chargeColumns(text, false, english)).length > 0) return setFailure(text('charges.issues'));
    const lines = rows.map((row) => ({ ...writtenCharge(row), id: null }));
    const sent = await save.run({ id, name: kept, lines, revision });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    if (id === null) setName('');
    notices.show({ kind: 'success', text: text('charges.templateKept', { name: kept }) });
  }
  async function leave({ id, name: left, revision }: Template) {
    const sent = await remove.run({ id, revision });
    setLeaving(undefined);
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.templateGone', { name: left }) });
  }
  return (
    <Panel title={text('charges.templates')}>
      <Stack gap="sm">
        {data?.list.map((template) => {
          const named = { name: template.name };
          return (
            <Inline key={template.id} gap="sm">
              <Button size="sm" onClick={() => use(template)}>
                {text('charges.useTemplate', named)}
              </Button>
              <IconButton
                size="sm"
                icon={icons.pen}
                label={text('charges.replaceTemplate', named)}
                disabled={save.pending}
                onClick={() => void keep(template)}
              />
              <IconButton
                size="sm"
                icon={icons.close}
                label={text('charges.deleteTemplate', named)}
                onClick={() => setLeaving(template)}
              />
            </Inline>
          );
        })}
        <Form
          narrow
          aria-label={text('charges.saveTemplate')}
          onSubmit={(event) => {
            event.preventDefault();
            void keep({ id: null, name, revision: 0 });
          }}
        >
          <TextField
            label={text('charges.templateName')}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {failure && (
            <Text tone="danger" role="alert">
              {failure}
            </Text>
          )}
          <Button type="submit" size="sm" loading={save.pending}>
            {text('charges.saveTemplate')}
          </Button>
        </Form>
      </Stack>
      {leaving && (
        <ConfirmDialog
          open
          question={text('charges.deleteTemplate', { name: leaving.name })}
          confirmLabel={text('charges.deleteTemplate', { name: leaving.name })}
          pending={remove.pending}
          onConfirm={() => void leave(leaving)}
          onOpenChange={(open) => open || setLeaving(undefined)}
        />
      )}
    </Panel>
  );
}
