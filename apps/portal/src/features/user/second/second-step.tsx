import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Button, Stack } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { EnterPage } from '../enter/enter-page.tsx';
import type { LoginResult } from '../enter/use-enter.ts';
import { FiguresForm } from './figures-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Second } from './second.ts';
import { SecretCode } from './secret-code.tsx';

const { proveSecondFactor } = contract.user;

interface SecondStepProps {
  second: Second;
  onDone(login: LoginResult): void;
  onBack(): void;
}

/** The second step of a login: the figures of the app, which is set up first where it has to be. */
export function SecondStep({ second: { ticket, setUp, words }, onDone, onBack }: SecondStepProps) {
  const text = useText();
  const { client } = usePortal();
  const [kept, setKept] = useState<{ login: LoginResult; recovery: readonly string[] }>();
  if (kept)
    return (
      <EnterPage title={text('second.isOn')}>
        <RecoveryCodes codes={kept.recovery} onDone={() => onDone(kept.login)} />
      </EnterPage>
    );
  return (
    <EnterPage
      title={text('second.title')}
      lead={words}
      more={
        <Button variant="ghost" onClick={onBack}>
          {text('second.back')}
        </Button>
      }
    >
      <Stack gap="lg">
        {setUp && <SecretCode {...setUp} />}
        <FiguresForm
          name={text('second.title')}
          submit={text('login.submit')}
          orRecovery={!setUp}
          focused={!setUp}
          send={(code) => settle(client.call(proveSecondFactor, { ticket, code }))}
          onDone={({ login, recovery }) => (recovery ? setKept({ login, recovery }) : onDone(login))}
        />
      </Stack>
    </EnterPage>
  );
}
