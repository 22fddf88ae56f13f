import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type Description, DescriptionList, Stack, Text, useLanguage } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { nameOfMethod } from '../company/words.ts';
import { nameOfRole } from '../members/roles.ts';

const { customerBase, webUserBase } = contract.user;

/** What stands, and under it its number, its terms or its end. */
const cell = (name: string, value: string, detail?: string): Description => ({
  name,
  value: (
    <Stack gap="none">
      <Text as="span" strong>
        {value}
      </Text>
      {detail && (
        <Text as="span" size="caption" tone="secondary">
          {detail}
        </Text>
      )}
    </Stack>
  ),
});

/** Who somebody is and what his company may, in one line of cells. */
export function StandingHead() {
  const text = useText();
  const language = useLanguage();
  const user = useLoadable(useQuery(webUserBase, undefined));
  const company = useLoadable(useQuery(customerBase, undefined));
  if (user.status === 'error' || company.status === 'error') return null;
  if (user.status === 'loading' || company.status === 'loading')
    return <DescriptionList layout="cells" loading items={[]} />;
  const { name, roles } = user.data;
  const { nameCn, nameEn, code, certification, credit, fuda } = company.data;
  const until = (day: string) => text('company.until', { until: day });
  const none = text('company.none');
  const terms = credit && `${nameOfMethod(text, credit.method)}, ${text('company.days', { days: credit.days })}`;
  return (
    <DescriptionList
      layout="cells"
      items={[
        cell(text('company.head.account'), name, roles.map((role) => nameOfRole(text, role)).join(text('company.and'))),
        cell(
          text('company.head.company'),
          language === 'en-US' && nameEn ? nameEn : nameCn,
          `${text('company.code')} ${code}`,
        ),
        cell(text('company.certification'), text(`company.certified.${certification as 0 | 1 | 2 | 3 | 4}`)),
        cell(text('company.credit'), terms ?? none, credit ? until(credit.validTo) : undefined),
        cell(text('company.fuda'), fuda?.memberNo ?? none, fuda ? until(fuda.validTo) : undefined),
      ]}
    />
  );
}
