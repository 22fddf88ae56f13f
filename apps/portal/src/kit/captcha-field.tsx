import { solveCaptcha } from '@lading/api-client';
import { contract, type In, type Out } from '@lading/api-client/contract';
import { SliderCaptcha, TextButton, TextField } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../app/context.ts';
import { useText } from '../i18n/text.ts';

const { newCaptcha, sendSmsCode } = contract.user;
export type CaptchaAnswer = In<typeof sendSmsCode>['captcha'];
/** A captcha whose work is done. */
type Worked = Out<typeof newCaptcha> & { work: string };

interface CaptchaFieldProps {
  label: string;
  error?: string | undefined;
  /** whether an answer waits to be sent, or was sent just now */
  answered: boolean;
  onAnswer(answer: CaptchaAnswer | undefined): void;
}

/** Shows that a person is there: by sliding, or by a sum for whom sliding is none. Each answer is good for one sending. */
export function CaptchaField({ label, error, answered, onAnswer }: CaptchaFieldProps) {
  const text = useText();
  const { client } = usePortal();
  const [asked, setAsked] = useState<Worked>();
  const [failed, setFailed] = useState(false);
  const begin = async (): Promise<Worked> => {
    const captcha = await client.call(newCaptcha);
    return { ...captcha, work: await solveCaptcha(captcha) };
  };
  const ask = async () => {
    setFailed(false);
    onAnswer(undefined);
    setAsked(await begin().catch(() => undefined));
  };
  if (asked)
    return (
      <TextField
        key={asked.id}
        label={asked.question}
        inputMode="numeric"
        autoComplete="off"
        required
        error={error}
        aside={<TextButton onClick={() => void ask()}>{text('captcha.another')}</TextButton>}
        onInput={({ currentTarget: { value } }) => {
          const { id, work } = asked;
          onAnswer(/^\d{1,4}$/.test(value.trim()) ? { id, work, sum: Number(value) } : undefined);
        }}
      />
    );
  return (
    <SliderCaptcha
      label={label}
      required
      error={failed ? text('errors.network') : error}
      verified={answered}
      aside={<TextButton onClick={() => void ask().catch(() => setFailed(true))}>{text('captcha.bySum')}</TextButton>}
      onComplete={async (track) => {
        const { id, work } = await begin();
        onAnswer({ id, work, track: [...track] });
        return true;
      }}
    />
  );
}
