import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { invalidate, useCommand, useQuery } from '@lading/api-client/react';
import { Button, ConfirmDialog, Dialog, Inline, Stack, Text, useFormat } from '@lading/ui';
import { useCallback, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { ScanCode } from '../wechat/scan-code.tsx';

const { wechatBinding, bindWechat, unbindWechat } = contract.user;

function Binding({ onClose }: { onClose(): void }) {
  const text = useText();
  const { client, notices } = usePortal();
  // Looking makes nothing stale, so it is no command of the page.
  const ask = useCallback((scene: string | undefined) => settle(client.call(bindWechat, { scene })), [client]);
  return (
    <Dialog open size="message" title={text('wechat.bindOwn')} onOpenChange={(open) => open || onClose()}>
      <ScanCode
        ask={ask}
        onDone={() => {
          invalidate([wechatBinding]);
          notices.show({ kind: 'success', text: text('wechat.bound') });
          onClose();
        }}
      />
    </Dialog>
  );
}

function Unbinding({ onClose }: { onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(unbindWechat);
  const unbind = async () => {
    const done = await run();
    if (done.ok) notices.show({ kind: 'success', text: text('wechat.unbound') });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('wechat.unbind')}
      question={text('wechat.askUnbind')}
      confirmLabel={text('wechat.unbind')}
      tone="danger"
      pending={pending}
      onConfirm={() => void unbind()}
      onOpenChange={(open) => open || onClose()}
    />
  );
}

/** The WeChat that opens the account of who looks, as a line of what lets him in. */
export function WechatBinding() {
  const text = useText();
  const { minute } = useFormat();
  const binding = useLoadable(useQuery(wechatBinding, undefined));
  const [doing, setDoing] = useState<'bind' | 'unbind'>();
  const close = () => setDoing(undefined);
  return (
    <>
      <Loaded of={binding}>
        {({ bound, nickname, since }) => (
          <Inline justify="between" wrap={false}>
            <Stack gap="none">
              <span>{bound ? nickname : text('wechat.none')}</span>
              {bound && since && (
                <Text as="span" size="caption" tone="secondary">
                  {text('wechat.sinceThen', { since: minute(since) })}
                </Text>
              )}
            </Stack>
            <Button size="sm" onClick={() => setDoing(bound ? 'unbind' : 'bind')}>
              {text(bound ? 'wechat.unbind' : 'wechat.bindOwn')}
            </Button>
          </Inline>
        )}
      </Loaded>
      {doing === 'bind' && <Binding onClose={close} />}
      {doing === 'unbind' && <Unbinding onClose={close} />}
    </>
  );
}
