import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, useLanguage } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { nameOfMethod } from '../company/words.ts';
import { nameOfRole } from '../members/roles.ts';

const { customerBase, webUserBase } = contract.user;

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
  const dated = (words: string, until: string) => `${words} · ${text('company.until', { until })}`;
  return (
    <DescriptionList
      layout="cells"
      items={[
        {
          name: text('company.head.account'),
          value: `${name} · ${roles.map((role) => nameOfRole(text, role)).join(', ')}`,
        },
        { name: text('company.head.company'), value: `${language === 'en-US' && nameEn ? nameEn : nameCn} · ${code}` },
        {
          name: text('company.certification'),
          value: text(`company.certified.${certification as 0 | 1 | 2 | 3 | 4}`),
        },
        {
          name: text('company.credit'),
          value: credit
            ? dated(
                `${nameOfMethod(text, credit.method)}, ${text('company.days', { days: credit.days })}`,
                credit.validTo,
              )
            : text('company.none'),
        },
        { name: text('company.fuda'), value: fuda ? dated(fuda.memberNo, fuda.validTo) : text('company.none') },
      ]}
    />
  );
}
