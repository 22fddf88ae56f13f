import { settle } from '@lading/api-client';
import { type Arg, contract, QUOTE_LANGUAGES, type QuoteLanguage, type QuoteMode } from '@lading/api-client/contract';
import { invalidate, useApi, useQuery } from '@lading/api-client/react';
import { Button, Dialog, Form, FormRow, Inline, Select, Text, TextArea, TextField } from '@lading/ui';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { isMarkUp, MarkUpsField, markUpsOf, type WrittenMarkUp, writtenOf } from './mark-ups-field.tsx';
import { QuotedRates } from './quoted-rates.tsx';

const { quotationExcel, quotationVipExcel, quoteHistory, quoteTemplates } = contract.freight;

const free = { rule: anyText } as const;
const record = {
  fields: {
    toCompany: free,
    toContact: free,
    language: free,
    template: free,
    validDays: free,
    incoterm: free,
    currency: free,
    remark: free,
  },
} satisfies RecordSpec;
const NAMES = Object.keys(record.fields) as (keyof typeof record.fields)[];

const TERMS = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
const CURRENCIES = ['USD', 'CNY', 'EUR'];
const DAYS = [3, 7, 14, 30];
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What is to be quoted, as the page of rates knows it. */
export interface QuoteOf {
  readonly mode: QuoteMode;
  readonly containers?: readonly { readonly ctnType: number; readonly count: number }[] | undefined;
  readonly weight?: string | undefined;
  readonly volume?: string | undefined;
  readonly boxes?: readonly { length: string; width: string; height: string; pieces: number }[] | undefined;
  /** of channels to a site: where it goes, from where, and what */
  readonly fba?:
    | Pick<Arg<typeof quotationExcel>, 'warehouseId' | 'countryId' | 'zip' | 'origin' | 'cartons' | 'goodsType'>
    | undefined;
  /** only sailings from here on */
  readonly day?: string | undefined;
}

export interface QuoteDialogProps {
  of: QuoteOf;
  rateIds: readonly number[];
  onMade(): void;
  onClose(): void;
}

/** Whom rates are quoted to, in which words and for how long; the workbook is saved and stands in the history. */
export function QuoteDialog({ of, rateIds, onMade, onClose }: QuoteDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { client } = useApi();
  const mayMarkUp = hasPermission(menuCodes(useSession()), 'rate:vip');
  const [requestId] = useState(() => crypto.randomUUID());
  const [markUps, setMarkUps] = useState<readonly WrittenMarkUp[]>([]);
  const [checked, setChecked] = useState(false);
  const templates = useQuery(quoteTemplates, { size: 50 }).data?.records ?? [];
  const labels = Object.fromEntries(NAMES.map((name) => [name, text(`quotes.${name}`)])) as Record<
    (typeof NAMES)[number],
    string
  >;
  const form = useCommandForm({
    record,
    labels,
    defaultValues: {
      toCompany: '',
      toContact: '',
      language: 'both',
      template: '',
      validDays: '7',
      incoterm: '',
      remark: '',
      currency: of.mode === 'air' || of.mode === 'fba' ? 'CNY' : 'USD',
    },
    async send({ template, validDays, language, currency, incoterm, toCompany, toContact, remark }) {
      setChecked(true);
      if (!markUps.every(isMarkUp)) return { ok: false as const, message: text('quotes.markUpWrong') };
      const { mode, containers = [], weight, volume, boxes = [], fba, day } = of;
      const asked = {
        mode,
        rateIds: [...rateIds],
        containers: [...containers],
        boxes: [...boxes],
        requestId,
        validDays: Number(validDays),
        ...fba,
        ...(weight && { weight }),
        ...(volume && { volume }),
        ...(day && { etdFrom: day }),
        ...(template && { templateId: Number(template) }),
        language: language as QuoteLanguage,
        currency: currency ?? 'USD',
        incoterm: incoterm ?? '',
        toCompany: toCompany ?? '',
        toContact: toContact ?? '',
        remark: remark ?? '',
      };
      return settle(
        mayMarkUp && markUps.length > 0
          ? client.call(quotationVipExcel, { ...asked, markUps: markUpsOf(markUps) })
          : client.call(quotationExcel, asked),
      );
    },
    onSaved(file) {
      saveBlob(file, file.name || 'quotation.xlsx');
      invalidate([quoteHistory, quoteTemplates]);
      notices.show({ kind: 'success', text: text('quotes.made') });
      onMade();
    },
  });
  const template = form.fieldProps('template');
  const title = text('quotes.quote', { count: rateIds.length });
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={title} {...form.formProps}>
        {(of.mode === 'lcl' || of.mode === 'air') && <QuotedRates mode={of.mode} rateIds={rateIds} />}
        <FormRow>
          <TextField {...form.fieldProps('toCompany')} maxLength={100} />
          <TextField {...form.fieldProps('toContact')} maxLength={60} />
        </FormRow>
        <FormRow>
          <Select
            {...template}
            hint={text('quotes.templateHint')}
            placeholder={text('quotes.noTemplate')}
            options={templates.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            onChange={(event) => {
              template.onChange(event);
              const chosen = templates.find(({ id }) => `${id}` === event.target.value);
              if (mayMarkUp) setMarkUps(writtenOf(chosen?.markUps ?? []));
            }}
          />
          <Select
            {...form.fieldProps('language')}
            placeholder={null}
            options={QUOTE_LANGUAGES.map((value) => ({ value, label: text(`quotes.language.${value}`) }))}
          />
        </FormRow>
        <FormRow>
          <Select
            {...form.fieldProps('validDays')}
            placeholder={null}
            options={DAYS.map((value) => ({ value: `${value}`, label: text('quotes.days', { days: value }) }))}
          />
          <Select {...form.fieldProps('incoterm')} placeholder={text('quotes.anyTerm')} options={same(TERMS)} />
          <Select {...form.fieldProps('currency')} placeholder={null} options={same(CURRENCIES)} />
        </FormRow>
        <TextArea {...form.fieldProps('remark')} rows={3} maxLength={500} />
        {mayMarkUp && <MarkUpsField value={markUps} checked={checked} onChange={setMarkUps} />}
        {form.failure && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Inline>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {text('quotes.make')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
