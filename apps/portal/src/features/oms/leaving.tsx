import { ButtonLink, Checkbox, icons, LeavingSlip, useFormat } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useQuiet } from './quiet.ts';

/** What a visitor should know before he leaves, or the way alone where he did not want to be asked. */
export function Leaving({ url, host }: { url: string; host: string }) {
  const text = useText();
  const format = useFormat();
  const [until, setQuiet] = useQuiet(host);
  // Whoever has just ticked it goes on reading.
  const [reading, setReading] = useState(false);
  const asks = until === null || reading;
  return (
    <LeavingSlip
      title={text(asks ? 'oms.leave' : 'oms.again', { host })}
      {...(asks && {
        lead: text('oms.whose'),
        way: [{ name: text('app.name') }, { name: text('oms.system'), host }] as const,
        kept: { title: text('oms.stays'), items: [text('oms.staysLogin'), text('oms.staysWhat')] },
      })}
      choice={
        <Checkbox
          label={text('oms.quiet')}
          hint={until === null ? undefined : text('oms.until', { day: format.date(new Date(until).toISOString()) })}
          checked={until !== null}
          onChange={({ currentTarget: { checked } }) => {
            setReading(true);
            setQuiet(checked);
          }}
        />
      }
      actions={
        <>
          <ButtonLink href="/index">{text('oms.stay')}</ButtonLink>
          <ButtonLink href={url} target="_blank" rel="noopener noreferrer" variant="primary" icon={icons.external}>
            {text('oms.open')}
          </ButtonLink>
        </>
      }
    />
  );
}
