import { CERTIFICATION_KINDS, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, FormRow, SegmentedControl, Stack, Text, TextField } from '@lading/ui';
import { mobile, uscc } from '@lading/validators';
import { anyText, type Field, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';
import type { ApplicationFormProps } from './application-panel.tsx';
import { formerOf, PaperField } from './paper-field.tsx';
import { filledIn, reasonOf } from './standing.ts';
import { usePaper } from './use-paper.ts';
import { nameOfField } from './words.ts';

const { applyCertification } = contract.user;
type Kind = (typeof CERTIFICATION_KINDS)[number];

const text = { rule: anyText, required: 'required' } as const;
const optional: Field<string> = { rule: anyText };
const common = { companyName: text, legalPerson: text, address: text, contact: text };
const phone = { rule: mobile, required: 'required.phone' } as const;
/** A number of the mainland has a check character; elsewhere it is any text. */
const MAINLAND = {
  fields: { ...common, number: { rule: uscc, required: 'required' } as Field<string>, phone },
} satisfies RecordSpec;
const ELSEWHERE = {
  fields: { ...common, number: { ...optional, required: 'required' } as Field<string>, phone },
} satisfies RecordSpec;

const kindOf = (value: string): Kind => CERTIFICATION_KINDS.find((kind) => kind === value) ?? 'mainland';

/** What a company shows to be certified: its number, who acts for it, and its papers. */
export function CertificationForm({ before, onDone }: ApplicationFormProps) {
  const say = useText();
  const [kind, setKind] = useState(kindOf(filledIn(before, 'kind')));
  const [missing, setMissing] = useState(false);
  const licence = usePaper();
  const authorisation = usePaper();
  const { run } = useCommand(applyCertification);
  const mainland = kind === 'mainland';
  const numberName = mainland ? 'uscc' : 'registrationNo';
  const kept = (name: string) => filledIn(before, name);
  const form = useCommandForm({
    record: mainland ? MAINLAND : ELSEWHERE,
    labels: {
      companyName: nameOfField(say, 'companyName'),
      number: nameOfField(say, numberName),
      legalPerson: nameOfField(say, 'legalPerson'),
      address: nameOfField(say, 'address'),
      contact: nameOfField(say, 'contact'),
      phone: nameOfField(say, 'phone'),
    },
    defaultValues: {
      companyName: kept('companyName'),
      number: kept('uscc') || kept('registrationNo'),
      legalPerson: kept('legalPerson'),
      address: kept('address'),
      contact: kept('contact'),
      phone: kept('phone'),
    },
    async send({ number, ...values }): Promise<Sent<unknown>> {
      setMissing(false);
      if (licence.coming || authorisation.coming) return { ok: false, message: say('company.paperComing') };
      const licenceFileId = licence.fileId ?? formerOf(before, 'licenceFileId')?.fileId;
      const authorisationFileId = authorisation.fileId ?? formerOf(before, 'authorisationFileId')?.fileId;
      setMissing(licenceFileId === undefined);
      if (licenceFileId === undefined) return { ok: false, message: say('company.paperMissing') };
      const named = mainland ? { uscc: number?.toUpperCase() } : { registrationNo: number ?? '' };
      return run({ ...values, ...named, kind, licenceFileId, ...(authorisationFileId && { authorisationFileId }) });
    },
    sentAs: { uscc: 'number', registrationNo: 'number' },
    onSaved: onDone,
  });
  const field = (name: Parameters<typeof form.fieldProps>[0], sentAs: string = name) => {
    const props = form.fieldProps(name);
    return { ...props, warning: props.warning ?? reasonOf(before, sentAs) };
  };
  return (
    <Form aria-label={say('company.certification')} {...form.formProps}>
      <SegmentedControl
        label={nameOfField(say, 'kind')}
        value={kind}
        onChange={(next) => setKind(kindOf(next))}
        options={CERTIFICATION_KINDS.map((value) => ({ value, label: say(`company.place.${value}`) }))}
      />
      <FormRow>
        <TextField {...field('companyName')} maxLength={100} autoComplete="organization" />
        <TextField {...field('number', numberName)} maxLength={mainland ? 18 : 40} spellCheck={false} />
      </FormRow>
      <FormRow>
        <TextField {...field('address')} maxLength={200} />
        <TextField {...field('legalPerson')} maxLength={60} />
      </FormRow>
      <FormRow>
        <TextField {...field('contact')} maxLength={40} autoComplete="name" />
        <TextField {...field('phone')} maxLength={11} inputMode="tel" autoComplete="tel-national" prefix="+86" />
      </FormRow>
      <PaperField
        name="licenceFileId"
        paper={licence}
        before={before}
        required
        error={missing && licence.fileId === undefined ? say('company.paperMissing') : undefined}
      />
      <PaperField
        name="authorisationFileId"
        paper={authorisation}
        before={before}
        hint={say('company.authorisation')}
      />
      <Stack gap="sm" align="start">
        {form.failure && !missing && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Button type="submit" variant="primary" loading={form.submitting}>
          {say('company.send')}
        </Button>
      </Stack>
    </Form>
  );
}
