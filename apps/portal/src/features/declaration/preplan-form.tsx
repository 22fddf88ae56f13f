import {
  Field,
  Grid,
  Heading,
  PaperFields,
  SegmentedControl,
  Stack,
  TextArea,
  TextField,
  useIssueText,
} from '@lading/ui';
import {
  PAY_TERMS,
  PREPLAN_PARTIES,
  type PreplanHeader,
  type PreplanIssue,
  type PreplanParty,
  type PreplanPartyRole,
} from '@lading/validators/preplan';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Preplan } from './preplan-rows.ts';
import type { usePreplan } from './use-preplan.ts';

const HEADER = [
  ...(['mblNo', 'hblNo', 'vessel', 'voyage', 'imo', 'polCode', 'podCode'] as const),
  ...(['carrierCode', 'etd', 'customs'] as const),
];
const OPTIONAL: readonly string[] = ['hblNo', 'imo'];
const PARTY = ['countryCode', 'enterpriseCode', 'phone', 'contact'] as const;

/** What is said at a field: what is missing once the field was left, all else at once; what was refused until it is another. */
function useFieldSaid(of: Preplan, issues: readonly PreplanIssue[]) {
  const say = useIssueText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    leave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    errorOf(path: string, value: string, before: string): string | undefined {
      const issue = issues.find((one) => one.path === path);
      if (issue && (value !== '' || left.has(path))) return say(issue);
      const refused = of.reasons.find((one) => one.path === path);
      return refused && value === before ? refused.text : undefined;
    },
    suggestions: (path: string) => issues.find((one) => one.path === path)?.suggestions,
  };
}

interface FormProps {
  of: Preplan;
  plan: ReturnType<typeof usePreplan>;
}

function HeaderFields({ of, plan, said }: FormProps & { said: ReturnType<typeof useFieldSaid> }) {
  const text = useText();
  const { header } = plan.draft;
  const write = (name: keyof PreplanHeader, value: string) => plan.writeHeader({ [name]: value });
  return (
    <PaperFields
      label={text('declaration.header')}
      cells={[
        ...HEADER.map((name) => ({
          id: name,
          span: name === 'vessel' ? (2 as const) : undefined,
          field: (
            <TextField
              label={text(`declaration.field.${name}`)}
              mono
              required={!OPTIONAL.includes(name)}
              readOnly={plan.readOnly}
              maxLength={name === 'vessel' || name === 'voyage' ? 50 : name === 'mblNo' || name === 'hblNo' ? 35 : 10}
              placeholder={name === 'etd' ? '2026-11-26' : undefined}
              value={header[name]}
              error={said.errorOf(`header.${name}`, header[name], of.draft.header[name])}
              suggestions={said.suggestions(`header.${name}`)}
              onSuggest={(value) => write(name, value)}
              onBlur={() => said.leave(`header.${name}`)}
              onChange={({ target }) => write(name, name === 'etd' ? dayLike(target.value) : target.value)}
            />
          ),
        })),
        {
          id: 'payTerm',
          span: 2,
          field: (
            <Field label={text('declaration.field.payTerm')} group>
              {() => (
                <SegmentedControl
                  label={text('declaration.field.payTerm')}
                  readOnly={plan.readOnly}
                  value={header.payTerm}
                  options={PAY_TERMS.map((value) => ({ value, label: text(`declaration.pay.${value}`) }))}
                  onChange={(value) => plan.writeHeader({ payTerm: value === 'CC' ? 'CC' : 'PP' })}
                />
              )}
            </Field>
          ),
        },
      ]}
    />
  );
}

/** Figures and strokes alone, as a day is written. */
const dayLike = (value: string): string => value.replace(/[^\d-]/g, '').slice(0, 10);

function PartyFields({
  of,
  plan,
  said,
  role,
}: FormProps & { said: ReturnType<typeof useFieldSaid>; role: PreplanPartyRole }) {
  const text = useText();
  const party = plan.draft[role];
  const before = of.draft[role];
  const field = (name: keyof PreplanParty) => ({
    label: text(`declaration.field.${name}`),
    readOnly: plan.readOnly,
    value: party[name],
    error: said.errorOf(`${role}.${name}`, party[name], before[name]),
    suggestions: said.suggestions(`${role}.${name}`),
    onSuggest: (value: string) => plan.writeParty(role, { [name]: value }),
    onBlur: () => said.leave(`${role}.${name}`),
  });
  const isAsked = (name: keyof PreplanParty) => name !== 'contact' || role === 'consignee';
  return (
    <Stack gap="sm">
      <Heading level={2} size={4}>
        {text(`declaration.${role}`)}
      </Heading>
      <PaperFields
        label={text(`declaration.${role}`)}
        cells={[
          {
            id: 'name',
            span: 'line',
            field: (
              <TextField
                {...field('name')}
                mono
                required
                maxLength={300}
                hint={role === 'notify' ? text('declaration.sameHint') : undefined}
                onChange={({ target }) => plan.writeParty(role, { name: target.value })}
              />
            ),
          },
          {
            id: 'address',
            span: 'line',
            field: (
              <TextArea
                {...field('address')}
                required={role !== 'notify'}
                rows={2}
                maxLength={500}
                onChange={({ target }) => plan.writeParty(role, { address: target.value })}
              />
            ),
          },
          ...PARTY.map((name) => ({
            id: name,
            field: (
              <TextField
                {...field(name)}
                mono
                required={role !== 'notify' && isAsked(name)}
                maxLength={name === 'countryCode' ? 2 : name === 'contact' ? 100 : name === 'phone' ? 50 : 70}
                hint={name === 'enterpriseCode' && role === 'shipper' ? text('declaration.codeHint') : undefined}
                onChange={({ target }) => plan.writeParty(role, { [name]: target.value })}
              />
            ),
          })),
        ]}
      />
    </Stack>
  );
}

/** Ship, numbers and parties of a pre-plan. */
export function PreplanForm({ of, plan }: FormProps) {
  const said = useFieldSaid(of, plan.issues);
  return (
    <>
      <HeaderFields of={of} plan={plan} said={said} />
      <Grid columns={2}>
        {PREPLAN_PARTIES.map((role) => (
          <PartyFields key={role} of={of} plan={plan} said={said} role={role} />
        ))}
      </Grid>
    </>
  );
}
