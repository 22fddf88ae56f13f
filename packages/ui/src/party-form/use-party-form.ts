import { type PartyKind, partyRecord } from '@lading/validators/record';
import { useEffect, useState } from 'react';
import { useRuleForm } from '../form/use-rule-form.ts';
import { useText } from '../i18n/provider.tsx';
import { codeTypeOf, type PartyCountry, type PartyDraft, printedOf } from './draft.ts';

/** Why a party was not kept; at its field where that is known. */
export interface PartyRefusal {
  readonly field?: string | undefined;
  readonly message: string;
}

const NAMES = [
  ...(['alias', 'name', 'street', 'city', 'state', 'zip', 'countryCode', 'contact', 'phone', 'email'] as const),
  ...(['enterpriseType', 'enterpriseCode', 'displayText'] as const),
];
const LABELS = {
  ...({ alias: 'alias', name: 'name', street: 'street', city: 'city', state: 'state', zip: 'zip' } as const),
  ...({ countryCode: 'country', contact: 'contact', phone: 'phone', email: 'email' } as const),
  ...({ enterpriseType: 'codeType', enterpriseCode: 'code', displayText: 'printed' } as const),
};

/** The form of a party: what is printed follows the fields until somebody writes it by hand. */
export function usePartyForm(
  kind: PartyKind,
  begun: PartyDraft,
  countries: readonly PartyCountry[],
  onSave: (party: PartyDraft) => Promise<PartyRefusal | undefined>,
) {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const [byHand, setByHand] = useState(
    () => begun.displayText !== '' && begun.displayText !== printedOf(begun, countries),
  );
  const labels = Object.fromEntries(NAMES.map((name) => [name, text(`party.${LABELS[name]}`)]));
  const form = useRuleForm({
    record: partyRecord[kind],
    labels: labels as Readonly<Record<(typeof NAMES)[number], string>>,
    defaultValues: begun,
    async onSubmit(values) {
      setFailure(undefined);
      const written = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? ''])) as unknown as PartyDraft;
      const refused = await onSave({ ...written, enterpriseType: codeTypeOf(values.enterpriseType) });
      const field = NAMES.find((name) => name === refused?.field);
      if (refused && field) form.methods.setError(field, { type: 'server', message: refused.message });
      else setFailure(refused?.message);
    },
  });
  const { watch, setValue } = form.methods;
  const draft = watch();
  const printed = printedOf({ ...(draft as Partial<PartyDraft>) }, countries);
  const shown = draft.displayText;
  useEffect(() => {
    if (!byHand && shown !== printed) setValue('displayText', printed);
  }, [byHand, shown, printed, setValue]);
  return {
    form,
    failure,
    byHand,
    onHand: () => setByHand(true),
    remake() {
      setByHand(false);
      setValue('displayText', printed, { shouldValidate: true });
    },
  };
}
