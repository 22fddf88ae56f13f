import { Alert, Button, Inline, Panel, Stack, StatusTag, Text, useIssueText } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import type { RecordIssue } from '@lading/validators/record';
import { useText } from '../../../i18n/text.ts';
import { comparedPath } from '../instruction/places.ts';
import type { ForDesk, Issue } from './si-bills.ts';

interface ChecksPanelProps {
  data: ForDesk;
  /** marks the place for what is sent back */
  onMark?: ((issue: Issue, path: string) => void) | undefined;
}

const same = (one: Issue, other: Issue): boolean =>
  one.kind === other.kind && one.billId === other.billId && one.path === other.path && one.code === other.code;

/** What the checks said when the customer sent it, and what they say now where that is something else. */
export function ChecksPanel({ data, onMark }: ChecksPanelProps) {
  const text = useText();
  const words = useIssueText();
  const pathName = usePathName();
  const fresh = data.issues.filter((issue) => !data.seen.some((one) => same(one, issue)));
  const shown = [...data.seen, ...fresh];
  const placeOf = ({ kind, billId, path }: Issue) => {
    const bill = data.bills.find((one) => one.kind === kind && one.billId === billId);
    return bill ? comparedPath(bill.values, path) : path;
  };
  return (
    <Panel title={text('siDesk.checks')}>
      {shown.length === 0 && <Alert kind="success">{text('siDesk.allRight')}</Alert>}
      <Stack gap="sm">
        {shown.map((issue) => {
          const path = placeOf(issue);
          return (
            <Stack key={`${issue.kind} ${issue.billId} ${issue.path} ${issue.code}`} gap="xs">
              <Text strong>{pathName(path)}</Text>
              <Text>{words(issue as unknown as RecordIssue)}</Text>
              <Inline>
                {fresh.includes(issue) && <StatusTag tone="warning">{text('siDesk.fresh')}</StatusTag>}
                {onMark && (
                  <Button size="sm" onClick={() => onMark(issue, path)}>
                    {text('siDesk.markOf', { name: pathName(path) })}
                  </Button>
                )}
              </Inline>
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
}
