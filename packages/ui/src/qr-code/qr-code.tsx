import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { encode } from 'uqr';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './qr-code.css.ts';

/** What of it has a name of its own. */
export type QrCodePart = 'code' | 'frame' | 'cover' | 'status' | 'caption';

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `frame` around the `code`, `cover` over it once it is scanned or expired, `status` what is said of it, `caption` */
  classNames?: PartClasses<QrCodePart> | undefined;
  /** what a phone reads; nothing is drawn while it is unknown */
  value: string | undefined;
  /** what it is, for who does not see it: 微信登录二维码 */
  label: string;
  /** how far the scan is; `shown` when it may be scanned */
  state?: 'loading' | 'shown' | 'scanned' | 'expired' | 'failed' | undefined;
  /** under the code: what to do with it, and how long it holds */
  caption?: ReactNode;
  /** a new code; the button that covers one that expired or did not come */
  onRenew?: (() => void) | undefined;
}

// The light border that readers need, in modules: ISO/IEC 18004.
const QUIET = 4;

/** The dark modules as one path: each row's runs side by side. */
function drawn(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  let path = '';
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  return { size, path };
}

interface DrawingProps {
  value: string;
  label: string;
  part: NamePart<QrCodePart>;
}

function Drawing({ value, label, part }: DrawingProps) {
  const { size, path } = drawn(value);
  return (
    <svg
      role="img"
      aria-label={label}
      {...part('code', styles.code)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** A code for a phone: to be scanned, scanned, expired and renewed. Its ref is the root. */
export const QrCode = /* @__PURE__ */ forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  {
    value,
    label,
    state = value === undefined ? 'loading' : 'shown',
    caption,
    onRenew,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const over = state === 'expired' || state === 'failed';
  const said = state === 'shown' ? '' : text(`qr.${state}`);
  return (
    <div data-component="QrCode" {...rest} ref={ref} className={`${styles.qrCode} ${className}`} data-state={state}>
      <div {...part('frame', styles.frame)} aria-busy={state === 'loading' || undefined}>
        {value !== undefined && state !== 'loading' && state !== 'failed' && (
          <Drawing value={value} label={label} part={part} />
        )}
        {state === 'loading' && <Spinner />}
        {state === 'scanned' && (
          <span {...part('cover', styles.cover)}>
            <Icon drawing={icons.check} size="lg" />
          </span>
        )}
        {over && onRenew && (
          <span {...part('cover', styles.cover)}>
            <Button icon={icons.refresh} onClick={onRenew}>
              {text('qr.renew')}
            </Button>
          </span>
        )}
      </div>
      <p {...part('status', styles.said)} role="status" hidden={said === ''}>
        {said}
      </p>
      {caption && state === 'shown' && <div {...part('caption', styles.caption)}>{caption}</div>}
    </div>
  );
});
