import { Alert, Link, QrCode, Stack } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { type Scan, type ScanOptions, useScan } from './use-scan.ts';

/** A code to scan with WeChat, or the way to WeChat's own; says when somebody has. */
export function ScanCode<T extends Scan>(options: ScanOptions<T>) {
  const text = useText();
  const { url, opensHere, state, failure, renew } = useScan(options);
  return (
    <Stack align="center">
      {failure !== undefined && (
        <Alert kind="danger" live="polite">
          {failure}
        </Alert>
      )}
      <QrCode
        value={url}
        label={text('wechat.code')}
        state={state}
        caption={text(opensHere ? 'wechat.captionHere' : 'wechat.caption')}
        onRenew={renew}
      />
      {opensHere && url !== undefined && state === 'shown' && (
        <Link href={url} target="_blank" rel="noopener">
          {text('wechat.open')}
        </Link>
      )}
    </Stack>
  );
}
