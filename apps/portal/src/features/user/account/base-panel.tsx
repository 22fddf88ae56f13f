import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, DescriptionList, icons, Panel } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { BaseForm } from './base-form.tsx';
import type { WebUser } from './web-user.ts';

const { webUserBase } = contract.user;

function Facts({ user }: { user: WebUser }) {
  const text = useText();
  return (
    <DescriptionList
      layout="rows"
      items={[
        { name: text('personal.name'), value: user.name },
        { name: text('personal.nameEn'), value: user.nameEn },
        { name: text('personal.position'), value: user.position },
        { name: text('personal.email'), value: user.email },
        { name: 'QQ', value: user.qq },
        { name: text('personal.language'), value: text(`personal.${user.language}`) },
      ]}
    />
  );
}

/** The base data of who is logged in, to be read and changed. */
export function BasePanel() {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const user = useLoadable(useQuery(webUserBase, undefined));
  return (
    <Panel
      id="base"
      tabIndex={-1}
      title={text('personal.base')}
      actions={
        !editing &&
        user.status === 'ready' && (
          <Button size="sm" icon={icons.pen} onClick={() => setEditing(true)}>
            {text('personal.edit')}
          </Button>
        )
      }
    >
      <Loaded of={user}>
        {(data) => (editing ? <BaseForm user={data} onDone={() => setEditing(false)} /> : <Facts user={data} />)}
      </Loaded>
    </Panel>
  );
}
