import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button, icons, useFormat } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

const { auditChain } = contract.desk;
/** Enough of a hash to compare it by eye. */
const SHOWN = 12;

/** Whether the log of security is what it was when it was written. */
export function ChainPanel() {
  const text = useText();
  const { minute } = useFormat();
  const query = useQuery(auditChain, undefined);
  const answer = useLoadable(query);
  return (
    <Loaded of={answer}>
      {({ entries, waiting, last, broken, checkedAt }) => (
        <Alert
          kind={broken ? 'danger' : 'success'}
          title={
            broken ? text('audit.broken', broken) : text('audit.whole', { count: entries, last: last.slice(0, SHOWN) })
          }
          actions={
            <Button size="sm" icon={icons.refresh} onClick={query.refresh}>
              {text('audit.check')}
            </Button>
          }
        >
          {[
            waiting > 0 && text('audit.waiting', { count: waiting }),
            text('audit.checked', { time: minute(checkedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Alert>
      )}
    </Loaded>
  );
}
