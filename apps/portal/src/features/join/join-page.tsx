import { contract, type Out, RECRUIT_KINDS } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Accordion, ButtonLink, Empty, Grid, Heading, LinkTabs, Select, SitePage, Stack, Text } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { said } from '../../kit/list.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

const { recruitPage } = contract.content;
type Post = Out<typeof recruitPage>['records'][number];
const route = getRouteApi('/_site/join');

const ALL = 100;

/** Posts that are open; each opens in place with what one does and what is asked. */
export function JoinPage() {
  const text = useText();
  const router = useRouter();
  const search = route.useSearch();
  const { kind = 'social', city } = search;
  const query = useQuery(recruitPage, { size: ALL, kind, ...said({ city }) }, { keepPrevious: true });
  const posts = useLoadable(query);
  const cities = query.data?.cities ?? [];
  return (
    <SitePage title={text('join.title')} lead={text('join.lead')}>
      <LinkTabs
        label={text('join.kind')}
        items={RECRUIT_KINDS.map((one) => ({
          id: one,
          label: text(`join.kind.${one}`),
          href: one === 'social' ? '/join' : `/join?kind=${one}`,
          count: query.data?.counts[one],
          current: one === kind,
        }))}
      />
      {cities.length > 1 && (
        <Grid columns={4}>
          <Select
            label={text('join.city')}
            value={city ?? ''}
            placeholder={null}
            options={[
              { value: '', label: text('join.allCities') },
              ...cities.map((value) => ({ value, label: value })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              void router.navigate({
                to: '/join',
                search: { ...search, city: value || undefined },
                resetScroll: false,
              })
            }
          />
        </Grid>
      )}
      <Loaded of={posts}>
        {({ records }) =>
          records.length === 0 ? (
            <Empty
              title={text('join.none')}
              reason={text('join.noneReason')}
              action={<ButtonLink href="/contact">{text('routes.contact')}</ButtonLink>}
            />
          ) : (
            <Accordion
              level={2}
              items={records.map((post) => ({
                id: String(post.id),
                title: post.position,
                aside: text('join.facts', {
                  city: post.city,
                  count: post.headcount,
                  education: text(`join.education.${post.education}`),
                }),
                content: <Details post={post} />,
              }))}
            />
          )
        }
      </Loaded>
    </SitePage>
  );
}

function Details({ post: { duties, demands, releaseTime } }: { post: Post }) {
  const text = useText();
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 && (
      <div>
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Stack as="ul" gap="xs">
          {lines.map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </Stack>
      </div>
    );
  return (
    <Stack gap="md">
      <Grid columns={2}>
        {part(text('join.duties'), duties)}
        {part(text('join.demands'), demands)}
      </Grid>
      <Text tone="secondary">{text('join.released', { day: releaseTime })}</Text>
    </Stack>
  );
}
