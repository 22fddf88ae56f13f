import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { Panel } from '../panel/panel.tsx';
import { Text } from '../text/text.tsx';
import { SitePage } from './site-page.tsx';
import { Split, type SplitProps } from './split.tsx';

const WORDS = {
  'zh-CN': {
    title: 'FBA 仓库查询',
    lead: '记得什么就输什么：代码、邮编、城市或街道。',
    meta: '131 个仓库',
    up: '首页',
    list: '名录',
    main: '海图',
    text: '上海、深圳、宁波、常州、广州、杭州、越南与美国。',
  },
  'en-US': {
    title: 'FBA warehouse directory',
    lead: 'Type whichever you remember: code, zip, city or street.',
    meta: '131 sites',
    up: 'Home',
    list: 'Directory',
    main: 'Chart',
    text: 'Shanghai, Shenzhen, Ningbo, Changzhou, Guangzhou, Hangzhou, Vietnam and the USA.',
  },
};

function Example({ narrow = 'start', headed = true }: Pick<SplitProps, 'narrow'> & { headed?: boolean }) {
  const words = WORDS[useLanguage()];
  const [first, second] = narrow === 'start' ? [words.list, words.main] : [words.main, words.list];
  const crumbs = [
    { id: 'up', label: words.up, href: '#up' },
    { id: 'here', label: words.title },
  ];
  return (
    <SitePage
      title={words.title}
      {...(headed && { lead: words.lead, meta: words.meta, above: <Breadcrumb items={crumbs} /> })}
    >
      <Split narrow={narrow}>
        <Panel title={first}>
          <Text>{words.text}</Text>
        </Panel>
        <Panel title={second}>
          <Text>{words.text}</Text>
        </Panel>
      </Split>
    </SitePage>
  );
}

const meta = {
  title: 'Site page',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The narrow part first, under a title with all there can be around it. */
export const ListFirst: Story = { parameters: { pictures: { full: true, narrow: true } } };
export const SlipLast: Story = { args: { narrow: 'end', headed: false } };
