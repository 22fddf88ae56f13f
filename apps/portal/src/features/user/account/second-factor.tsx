import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, Dialog, Inline, Stack, Text, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { FiguresForm } from '../second/figures-form.tsx';
import { RecoveryCodes } from '../second/recovery-codes.tsx';
import { SecretCode } from '../second/secret-code.tsx';

const { secondFactor, beginSecondFactor, confirmSecondFactor, endSecondFactor } = contract.user;
type Begun = Out<typeof beginSecondFactor>;

function SwitchOn({ begun, onClose }: { begun: Begun; onClose(): void }) {
  const text = useText();
  const { run } = useCommand(confirmSecondFactor);
  const [recovery, setRecovery] = useState<readonly string[]>();
  return (
    <Dialog
      open
      size="message"
      closeOnOutsidePress={false}
      title={text(recovery ? 'second.isOn' : 'second.turnOnTitle')}
      onOpenChange={(open) => open || onClose()}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} onDone={onClose} />
      ) : (
        <Stack gap="lg">
          <Text>{text('second.lead')}</Text>
          <SecretCode {...begun} />
          <FiguresForm
            name={text('second.turnOnTitle')}
            submit={text('second.turnOn')}
            send={(code) => run({ code })}
            onDone={(answer) => setRecovery(answer.recovery)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function SwitchOff({ onClose }: { onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(endSecondFactor);
  return (
    <Dialog open size="message" title={text('second.turnOffTitle')} onOpenChange={(open) => open || onClose()}>
      <Stack gap="lg">
        <Text>{text('second.offLead')}</Text>
        <FiguresForm
          name={text('second.turnOffTitle')}
          submit={text('second.turnOff')}
          tone="danger"
          orRecovery
          send={(code) => run({ code })}
          onDone={() => {
            notices.show({ kind: 'success', text: text('second.isOff') });
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}

/** The second step of one's login: on or off, and how many recovery codes are left. */
export function SecondFactor() {
  const text = useText();
  const { minute } = useFormat();
  const { notices } = usePortal();
  const state = useLoadable(useQuery(secondFactor, undefined));
  const { run: begin, pending } = useCommand(beginSecondFactor);
  const [doing, setDoing] = useState<Begun | 'off'>();
  const close = () => setDoing(undefined);
  const start = async () => {
    const begun = await begin();
    if (begun.ok) setDoing(begun.data);
    else notices.show({ kind: 'error', text: errorText(text, begun.error) });
  };
  return (
    <>
      <Loaded of={state}>
        {({ on, since, recoveryLeft, demanded }) => (
          <Inline justify="between" wrap={false}>
            <Stack gap="none">
              <span>{text(on ? 'second.on' : 'second.off')}</span>
              <Text as="span" size="caption" tone="secondary">
                {!on && text('second.what')}
                {on &&
                  (demanded || since === null
                    ? text('second.demanded', { count: recoveryLeft })
                    : text('second.since', { since: minute(since), count: recoveryLeft }))}
              </Text>
            </Stack>
            {on && !demanded && (
              <Button size="sm" onClick={() => setDoing('off')}>
                {text('second.turnOff')}
              </Button>
            )}
            {!on && (
              <Button size="sm" loading={pending} onClick={() => void start()}>
                {text('second.turnOn')}
              </Button>
            )}
          </Inline>
        )}
      </Loaded>
      {doing === 'off' && <SwitchOff onClose={close} />}
      {doing !== undefined && doing !== 'off' && <SwitchOn begun={doing} onClose={close} />}
    </>
  );
}
