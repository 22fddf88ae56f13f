import { type Arg, type BroadcastAudience, contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { localDate } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { LEVELS } from './use-audience.ts';

const { sendMessage, broadcastReach, previewBroadcast } = contract.message;

export interface ChosenCustomer {
  readonly id: number;
  readonly name: string;
}

const NEW = {
  titleCn: '',
  titleEn: '',
  htmlCn: '',
  htmlEn: '',
  day: '',
  time: '',
  audience: 'customer' as BroadcastAudience,
  level: '3' as (typeof LEVELS)[number],
  customer: undefined as ChosenCustomer | undefined,
};
type Values = typeof NEW;
const WORDS = ['titleCn', 'titleEn', 'htmlCn', 'htmlEn'] as const;
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '';

/** Whom it goes to; undefined while nobody is chosen. */
function receiversOf({ audience, level, customer }: Values): Arg<typeof broadcastReach> | undefined {
  if (audience === 'all') return { audience };
  if (audience === 'level') return { audience, level: Number(level) };
  return customer && { audience, customerId: customer.id };
}

/** A message to customers while it is written, and what the server says of it. */
export function useBroadcast(onSent: () => void) {
  const text = useText();
  const { notices, client } = usePortal();
  const { run, pending } = useCommand(sendMessage);
  const [values, setValues] = useState(NEW);
  const [requestId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<{ message: string; field?: string | undefined }>();
  const [preview, setPreview] = useState<{ htmlCn: string; htmlEn: string }>();
  const receivers = receiversOf(values);
  const reach = useQuery(broadcastReach, receivers ?? null).data;
  const wrong = (field: string, message: string) => {
    setFailure({ field, message });
    return false;
  };
  const { day, time } = values;
  return {
    values,
    reach,
    pending,
    preview,
    later: day !== '',
    dirty: values !== NEW,
    failure: failure?.message,
    errorAt: (field: string) => (failure?.field === field ? failure.message : undefined),
    put(part: Partial<Values>) {
      setFailure(undefined);
      setValues((now) => ({ ...now, ...part }));
    },
    /** what is left of it when the server has made it safe */
    async look() {
      const { htmlCn, htmlEn } = values;
      await client.call(previewBroadcast, { htmlCn, htmlEn }).then(setPreview, () => undefined);
    },
    /** whether it can be sent as it is; says what is missing */
    ready(): boolean {
      if (!receivers) return wrong('customerId', text('broadcast.noCustomer'));
      const missing = WORDS.find((field) => isBlank(values[field]));
      if (missing) return wrong(missing, text(`broadcast.missing.${missing}`));
      const fits = (day === '' && time === '') || (localDate.is(day) && /^(?:\d\d:\d\d)?$/.test(time));
      return fits || wrong('sendAt', text('content.momentWrong'));
    },
    /** answers the field that was refused */
    async send(): Promise<string | undefined> {
      if (!receivers) return undefined;
      const { titleCn, titleEn, htmlCn, htmlEn } = values;
      // By the clock of the house.
      const sendAt = day === '' ? null : `${day}T${time || '09:00'}:00+08:00`;
      const sent = await run({ ...receivers, titleCn, titleEn, htmlCn, htmlEn, sendAt, requestId });
      if (!sent.ok) {
        setFailure({ message: errorText(text, sent.error), field: sent.error.field });
        return sent.error.field;
      }
      notices.show({ kind: 'success', text: text(sendAt === null ? 'broadcast.sent' : 'broadcast.planned') });
      onSent();
      return undefined;
    },
  };
}
export type Composing = ReturnType<typeof useBroadcast>;
