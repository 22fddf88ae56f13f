import { DescriptionList, Heading, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import type { FbaSite } from './sites.ts';

const RULES = [
  'hours',
  'palletSize',
  'palletHeight',
  'palletWeight',
  'cartonWeight',
  'cartonSide',
  'trucks',
  'portOfDischarge',
] as const;

/** What the site takes, as far as anybody wrote it down. */
export function SiteRules({ site: { site, code } }: { site: FbaSite }) {
  const text = useText();
  const rules = RULES.flatMap((rule) => {
    const value = site?.[rule];
    return value ? [{ name: text(`fba.rule.${rule}`), value }] : [];
  });
  const free = site?.freeHours;
  if (free !== undefined) rules.push({ name: text('fba.rule.freeHours'), value: text('fba.hours', { count: free }) });
  if (site?.looseCartons !== undefined)
    rules.push({
      name: text('fba.rule.looseCartons'),
      value: text(site.looseCartons ? 'fba.looseYes' : 'fba.looseNo'),
    });
  return (
    <section aria-labelledby="fba-rules">
      <Heading level={2} size={4} id="fba-rules">
        {text('fba.rules', { code })}
      </Heading>
      {rules.length > 0 ? (
        <DescriptionList layout="rows" items={rules} />
      ) : (
        <Text tone="secondary">{text('fba.noRules')}</Text>
      )}
      {site?.lastChecked && <Text tone="tertiary">{text('fba.checked', { day: site.lastChecked })}</Text>}
    </section>
  );
}
