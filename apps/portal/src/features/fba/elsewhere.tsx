import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DirectoryList, useLanguage } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { type FbaSite, itemOf } from './sites.ts';
import { useWait } from './use-wait.ts';

const { fbaPage } = contract.basedata;
const MOST = 20;

/** What the words find in the other countries, each under its name: whoever types a code need not know where it is. */
export function Elsewhere({ keyword }: { keyword: string }) {
  const text = useText();
  const chinese = useLanguage() === 'zh-CN';
  const waits = useWait();
  const found = useQuery(fbaPage, { searchValue: keyword, size: MOST }).data?.records ?? [];
  const countryOf = ({ countryCn, countryEn }: FbaSite) => (chinese ? countryCn : countryEn);
  if (found.length === 0) return null;
  return (
    <DirectoryList
      match={keyword}
      groups={[...new Set(found.map(countryOf))].map((country) => ({
        id: country,
        heading: text('fba.elsewhere', { country }),
        items: found.filter((site) => countryOf(site) === country).map((site) => itemOf(site, waits)),
      }))}
    />
  );
}
