import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Link, Panel } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { masked } from './masked.ts';

const { webUserBase } = contract.user;

/** How somebody is let in, and where that is changed. */
export function SecurityPanel() {
  const text = useText();
  const user = useLoadable(useQuery(webUserBase, undefined));
  return (
    <Panel title={text('personal.security')}>
      <Loaded of={user}>
        {({ account }) => (
          <DescriptionList
            layout="rows"
            items={[
              {
                name: text('login.account'),
                value: (
                  <>
                    {masked(account)} <Link href="/alterphone">{text('personal.change')}</Link>
                  </>
                ),
              },
              {
                name: text('login.password'),
                value: <Link href="/alterpwd">{text('personal.change')}</Link>,
              },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
