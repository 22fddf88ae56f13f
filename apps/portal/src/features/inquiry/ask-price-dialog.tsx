import { contract, type FbaMode } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, CopyButton, Dialog, Form, Grid, Stack, Text, TextArea, TextField } from '@lading/ui';
import { volume, weight } from '@lading/validators';
import { anyText, feedbackRecord, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { type CaptchaAnswer, CaptchaField } from '../../kit/captcha-field.tsx';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { useSession } from '../../session/use-session.ts';

const { saveFbaEnquiry } = contract.freight;

const { email, phone } = feedbackRecord.fields;
const fields = {
  originCity: { rule: anyText, required: 'required' },
  goods: { rule: anyText, required: 'required' },
  weight: { rule: weight },
  volume: { rule: volume },
  contactName: { rule: anyText, required: 'required' },
  phone,
  email,
  companyName: { rule: anyText },
  remark: { rule: anyText },
} as const;
const record = { fields } satisfies RecordSpec;

export interface AskPriceDialogProps {
  /** where it goes, in words, and as the call takes it */
  to: string;
  place: { warehouseId?: number | undefined; countryId?: number | undefined; zip?: string | undefined };
  /** what the page knows of it already */
  mode?: FbaMode | undefined;
  goodsType?: number | undefined;
  origin?: string | undefined;
  weight?: string | undefined;
  volume?: string | undefined;
  cartons?: readonly { length: string; width: string; height: string; weight: string; count: number }[] | undefined;
  onClose(): void;
}

function AskPrice({ place, mode, goodsType, origin = '', cartons = [], onClose, ...known }: AskPriceDialogProps) {
  const text = useText();
  const session = useSession();
  const guest = session.kind === 'guest';
  const { run } = useCommand(saveFbaEnquiry);
  const [requestId] = useState(() => crypto.randomUUID());
  const [answer, setAnswer] = useState<CaptchaAnswer>();
  const [sentNo, setSentNo] = useState<{ no: string; token: string }>();
  const form = useCommandForm({
    record,
    labels: {
      originCity: text('enquiry.origin'),
      goods: text('enquiry.goods'),
      weight: text('enquiry.weight'),
      volume: text('enquiry.volume'),
      contactName: text('enquiry.contact'),
      phone: text('enquiry.phone'),
      email: text('enquiry.email'),
      companyName: text('enquiry.company'),
      remark: text('enquiry.remark'),
    },
    defaultValues: {
      originCity: origin,
      goods: '',
      weight: known.weight ?? '',
      volume: known.volume ?? '',
      remark: '',
      contactName: guest ? '' : session.user.user.name,
      phone: '',
      email: '',
      companyName: guest ? '' : session.user.user.companyName,
    },
    async send(values) {
      if (guest && !answer) return { ok: false as const, message: text('enquiry.captchaAgain') };
      const { weight: kg, volume: cbm, phone: tel, email: mail, companyName, remark, ...said } = values;
      const sent = await run({
        ...said,
        phone: tel ?? '',
        email: mail ?? '',
        companyName: companyName ?? '',
        remark: remark ?? '',
        ...place,
        requestId,
        cartons: cartons.map((one) => ({ ...one })),
        ...(kg && { weight: kg }),
        ...(cbm && { volume: cbm }),
        ...(mode !== undefined && { mode }),
        ...(goodsType !== undefined && { goodsType }),
        ...(answer && { captcha: answer }),
      });
      // Each answer is good for one sending.
      if (!sent.ok) setAnswer(undefined);
      return sent;
    },
    onSaved: ({ enquiryNo, token }) => setSentNo({ no: enquiryNo, token }),
  });
  if (sentNo)
    return (
      <Stack gap="md">
        <Alert kind="success" live="polite" title={text('enquiry.sent', { no: sentNo.no })}>
          {text(guest ? 'enquiry.sentVisitor' : 'enquiry.sentMember')}
        </Alert>
        {sentNo.token && (
          <>
            <Text tone="secondary">{text('enquiry.linkLead')}</Text>
            <CopyButton
              wide
              label={text('enquiry.link')}
              value={new URL(`/share/enquiry/${sentNo.token}`, globalThis.location.origin).href}
            />
          </>
        )}
        <Button onClick={onClose}>{text('enquiry.done')}</Button>
      </Stack>
    );
  return (
    <Form aria-label={text('enquiry.ask')} {...form.formProps}>
      <Text tone="secondary">{text('enquiry.askLead')}</Text>
      <Grid columns={2}>
        <TextField {...form.fieldProps('originCity')} maxLength={40} />
        <TextField {...form.fieldProps('goods')} maxLength={120} />
        <TextField {...form.fieldProps('weight')} inputMode="decimal" />
        <TextField {...form.fieldProps('volume')} inputMode="decimal" />
        <TextField {...form.fieldProps('contactName')} autoComplete="name" maxLength={40} />
        <TextField {...form.fieldProps('companyName')} autoComplete="organization" maxLength={80} />
        <TextField {...form.fieldProps('phone')} type="tel" autoComplete="tel" maxLength={20} />
        <TextField {...form.fieldProps('email')} type="email" autoComplete="email" maxLength={100} />
      </Grid>
      <TextArea {...form.fieldProps('remark')} rows={2} maxLength={500} />
      {guest && <CaptchaField label={text('captcha.name')} answered={answer !== undefined} onAnswer={setAnswer} />}
      {form.failure && (
        <Alert kind="danger" live="assertive">
          {form.failure}
        </Alert>
      )}
      <Button type="submit" variant="primary" loading={form.submitting}>
        {text('enquiry.submit')}
      </Button>
    </Form>
  );
}

/** An enquiry for a price to an FBA site, over the page where it came up. */
export function AskPriceDialog(props: AskPriceDialogProps) {
  const text = useText();
  return (
    <Dialog
      size="message"
      open
      title={text('enquiry.askTo', { to: props.to })}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || props.onClose()}
    >
      <AskPrice {...props} />
    </Dialog>
  );
}
