import type { BillKind, BillRecord } from '@lading/validators/bill';
import { useMemo, useRef, useState } from 'react';
import { ErrorPanel } from '../error-panel/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { type TabItem, Tabs } from '../tabs/index.ts';
import { type BillFile, BillPreview, type BillPreviewProps } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import { BillTabs } from './bill-tabs.tsx';
import * as styles from './copy-confirm.css.ts';
import { dataOf, type Loadable } from './loadable.ts';
import type { Source } from './source.ts';
import { useArrival } from './use-arrival.ts';

export interface CopyConfirmContent {
  /** of the booking's own bills */
  kind: Loadable<BillKind>;
  file: Loadable<BillFile>;
  /** why there is no draft yet, and when one may be expected */
  nothing?: BillPreviewProps['nothing'];
  /** ids of the sub-bills, 0 to 9 */
  subIds: Loadable<number[]>;
  /** asked for the main bill at once, also while its kind is on its way */
  billSource: Source<BillRecord, BillId>;
  /** saves the sample when it could not be loaded */
  onDownload?: (() => void) | undefined;
}

const NONE: readonly number[] = [];

function Bills({ subIds, billSource, kind, loaded }: CopyConfirmContent & { loaded: ReadonlySet<BillId> }) {
  const text = useText();
  const failed = [kind, subIds].find((part) => part.status === 'error');
  if (failed?.status === 'error')
    return (
      <div className={styles.state}>
        <ErrorPanel message={failed === subIds ? text('bill.copy.system') : failed.message} onRetry={failed.retry} />
      </div>
    );
  const own = dataOf(kind) ?? 'MBL';
  const ids = dataOf(subIds) ?? NONE;
  return <BillTabs label={text('bill.copy.bills')} kind={own} subIds={ids} billSource={billSource} loaded={loaded} />;
}

export type PlainTab = 'preview' | 'bills';
interface CopyConfirmBodyProps extends CopyConfirmContent {
  loaded: ReadonlySet<BillId>;
  initialTab: PlainTab;
  onTab: (tab: PlainTab) => void;
}

/** The sample, and the bills of the kind this booking has. */
export function CopyConfirmBody(props: CopyConfirmBodyProps) {
  const text = useText();
  const [tab, setTab] = useState<string>(props.initialTab);
  const body = useRef<HTMLDivElement>(null);
  useArrival(body);
  const { kind } = props;
  const items = useMemo<TabItem[]>(() => {
    const preview = <BillPreview file={props.file} nothing={props.nothing} onDownload={props.onDownload} />;
    const tabs: TabItem[] = [{ value: 'preview', label: text('bill.copy.preview'), icon: icons.eye, content: preview }];
    const name = kind.status === 'error' ? 'details' : dataOf(kind) === 'HBL' ? 'hbl' : 'mbl';
    if (kind.status !== 'loading')
      tabs.push({
        value: 'bills',
        label: text(`bill.copy.${name}`),
        icon: name === 'hbl' ? icons.document : icons.bill,
        content: <Bills {...props} />,
      });
    return tabs;
  }, [props, kind, text]);
  return (
    <div ref={body} className={styles.body}>
      <Tabs
        label={text('bill.copy.tabs')}
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          props.onTab(next === 'bills' ? next : 'preview');
        }}
        items={items}
        panelClassName={styles.panel}
      />
    </div>
  );
}
