import { BarChart, Panel } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import type { FbaSite } from './sites.ts';

/** Fewer weeks are no course. */
const LEAST = 3;

/** How long trucks waited for an appointment, week by week; nothing where nobody has counted. */
export function SiteWaits({ site: { site } }: { site: FbaSite }) {
  const text = useText();
  const weeks = site?.weeks ?? [];
  if (weeks.length < LEAST) return null;
  const last = weeks.length - 1;
  return (
    <Panel title={text('fba.waits')}>
      <BarChart
        title={text('fba.waitsBy', { count: weeks.length })}
        unit={text('fba.waitsUnit')}
        pointsName={text('fba.weeksAgo')}
        points={weeks.map((_, at) => (at === last ? text('fba.thisWeek') : `−${last - at}`))}
        series={[{ id: 'wait', name: text('fba.appointment'), values: weeks }]}
        height={160}
      />
    </Panel>
  );
}
