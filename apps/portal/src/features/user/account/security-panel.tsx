import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DescriptionList, Inline, Panel } from '@lading/ui';
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
                  <Inline as="span" justify="between">
                    {masked(account)}
                    <ButtonLink size="sm" href="/alterphone">
                      {text('personal.change')}
                    </ButtonLink>
                  </Inline>
                ),
              },
              {
                name: text('login.password'),
                value: (
                  <Inline as="span" justify="end">
                    <ButtonLink size="sm" href="/alterpwd">
                      {text('personal.change')}
                    </ButtonLink>
                  </Inline>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
