import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { RoleMatrix, type RoleMatrixProps } from './role-matrix.tsx';

const WORDS = {
  'zh-CN': {
    label: '角色与权限',
    groups: ['订舱与单证', '系统'],
    says: ['接单与退回', '签发草单', '管理人员与角色'],
    roles: ['操作', '单证', '管理员'],
  },
  'en-US': {
    label: 'Roles and codes',
    groups: ['Bookings and papers', 'System'],
    says: ['Accept and return bookings', 'Issue drafts', 'People and roles'],
    roles: ['Operations', 'Papers', 'Admin'],
  },
} as const;

function Shown(props: Partial<RoleMatrixProps>) {
  const words = WORDS[useLanguage()];
  const [accept = '', issue = '', admin = ''] = words.says;
  const [papers = '', house = ''] = words.groups;
  return (
    <RoleMatrix
      label={words.label}
      groups={[
        {
          id: 'papers',
          label: papers,
          codes: [
            { code: 'order:accept', says: accept },
            { code: 'bill:issue', says: issue },
          ],
        },
        { id: 'house', label: house, codes: [{ code: 'user:admin', says: admin }] },
      ]}
      roles={[
        { id: 'op', label: words.roles[0], people: 8, codes: ['order:accept'], locked: [] },
        { id: 'doc', label: words.roles[1], people: 11, codes: ['bill:issue'], locked: [] },
        {
          id: 'admin',
          label: words.roles[2],
          people: 1,
          codes: ['order:accept', 'bill:issue', 'user:admin'],
          locked: ['user:admin'],
        },
      ]}
      changes={new Map()}
      onToggle={() => undefined}
      {...props}
    />
  );
}

const meta = { component: RoleMatrix, render: (args) => <Shown {...args} /> } satisfies Meta;
export default meta;
type Story = StoryObj<Partial<RoleMatrixProps>>;

export const Saved: Story = {};
export const Changed: Story = {
  args: {
    changes: new Map([
      ['op bill:issue', true],
      ['doc bill:issue', false],
    ]),
    current: 'op',
    onCurrentChange: () => undefined,
  },
};
export const AllStates: Story = allStates(meta, { Saved, Changed }, { contrast: true });
