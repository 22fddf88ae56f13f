import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DescriptionList, Inline, Panel, Stack, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { masked } from './masked.ts';
import { SecondFactor } from './second-factor.tsx';
import { WechatBinding } from './wechat-binding.tsx';

const { webUserBase } = contract.user;

/** How somebody is let in, and where that is changed. */
export function SecurityPanel() {
  const text = useText();
  const user = useLoadable(useQuery(webUserBase, undefined));
  return (
    <Panel id="security" tabIndex={-1} title={text('personal.security')}>
      <Loaded of={user}>
        {({ account }) => (
          <DescriptionList
            layout="rows"
            items={[
              {
                name: text('login.account'),
                value: (
                  <Inline justify="between" wrap={false}>
                    <Stack gap="none">
                      <span>{masked(account)}</span>
                      <Text as="span" size="caption" tone="secondary">
                        {text('personal.phoneFor')}
                      </Text>
                    </Stack>
                    <ButtonLink size="sm" href="/alterphone">
                      {text('personal.change')}
                    </ButtonLink>
                  </Inline>
                ),
              },
              { name: text('wechat.title'), value: <WechatBinding /> },
              {
                name: text('login.password'),
                value: (
                  <Inline justify="between" wrap={false}>
                    <Text as="span" size="caption" tone="secondary">
                      {text('password.others')}
                    </Text>
                    <ButtonLink size="sm" href="/alterpwd">
                      {text('personal.change')}
                    </ButtonLink>
                  </Inline>
                ),
              },
              { name: text('second.title'), value: <SecondFactor /> },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
