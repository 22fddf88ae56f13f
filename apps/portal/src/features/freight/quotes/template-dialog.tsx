import {
  contract,
  QUOTE_COLUMNS,
  QUOTE_LANGUAGES,
  type QuoteColumn,
  type QuoteLanguage,
} from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, Dialog, Form, Inline, Select, Text, TextArea, TextField } from '@lading/ui';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { ColumnsField } from './columns-field.tsx';
import { isMarkUp, MarkUpsField, markUpsOf, type WrittenMarkUp, writtenOf } from './mark-ups-field.tsx';
import type { Template } from './quotes-list.ts';

const { saveQuoteTemplate } = contract.freight;

const record = {
  fields: {
    name: { rule: anyText, required: 'required' },
    language: { rule: anyText, required: 'required' },
    opening: { rule: anyText },
    closing: { rule: anyText },
  },
} satisfies RecordSpec;

const languageOf = (value: string): QuoteLanguage => QUOTE_LANGUAGES.find((one) => one === value) ?? 'both';
/** None means all of them in their usual order. */
const columnsSaid = (columns: readonly QuoteColumn[]) => (columns.join() === QUOTE_COLUMNS.join() ? [] : [...columns]);

/** A template as a form: new or changed. */
export function TemplateDialog({ template, onClose }: { template: Template | undefined; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(saveQuoteTemplate);
  const mayMarkUp = hasPermission(menuCodes(useSession()), 'rate:vip');
  const [requestId] = useState(() => crypto.randomUUID());
  const [columns, setColumns] = useState<readonly QuoteColumn[]>(
    template?.columns.length ? template.columns : QUOTE_COLUMNS,
  );
  const [markUps, setMarkUps] = useState<readonly WrittenMarkUp[]>(() => writtenOf(template?.markUps ?? []));
  const [checked, setChecked] = useState(false);
  const [showSurcharges, setShowSurcharges] = useState(template?.showSurcharges ?? true);
  const [logo, setLogo] = useState(template?.logo ?? true);
  const form = useCommandForm({
    record,
    labels: {
      name: text('quotes.templateName'),
      language: text('quotes.language'),
      opening: text('quotes.opening'),
      closing: text('quotes.closing'),
    },
    defaultValues: {
      name: template?.name ?? '',
      language: template?.language ?? 'both',
      opening: template?.opening ?? '',
      closing: template?.closing ?? '',
    },
    async send({ opening, closing, ...values }) {
      setChecked(true);
      if (!markUps.every(isMarkUp)) return { ok: false as const, message: text('quotes.markUpWrong') };
      return run({
        ...(template && { id: template.id, revision: template.revision }),
        ...values,
        language: languageOf(values.language),
        columns: columnsSaid(columns),
        requestId,
        opening: opening ?? '',
        closing: closing ?? '',
        markUps: markUpsOf(markUps),
        showSurcharges,
        logo,
      });
    },
    onSaved() {
      notices.show({ kind: 'success', text: text('quotes.templateSaved') });
      onClose();
    },
  });
  const title = template ? template.name : text('quotes.newTemplate');
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={title} {...form.formProps}>
        <TextField {...form.fieldProps('name')} maxLength={60} />
        <Select
          {...form.fieldProps('language')}
          placeholder={null}
          options={QUOTE_LANGUAGES.map((value) => ({ value, label: text(`quotes.language.${value}`) }))}
        />
        <ColumnsField value={columns} onChange={setColumns} />
        <TextArea {...form.fieldProps('opening')} rows={3} maxLength={500} />
        <TextArea {...form.fieldProps('closing')} rows={3} maxLength={1000} />
        {mayMarkUp && <MarkUpsField value={markUps} checked={checked} onChange={setMarkUps} />}
        <Checkbox
          label={text('quotes.showSurcharges')}
          checked={showSurcharges}
          onChange={({ target }) => setShowSurcharges(target.checked)}
        />
        <Checkbox label={text('quotes.logo')} checked={logo} onChange={({ target }) => setLogo(target.checked)} />
        {form.failure && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Inline>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {text('list.save')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
