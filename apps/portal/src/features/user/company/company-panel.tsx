import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, DescriptionList, Icon, Inline, icons, Panel, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useMay } from '../../../session/use-may.ts';
import { CompanyForm } from './company-form.tsx';
import type { Company } from './standing.ts';
import { nameOfLane } from './words.ts';

const { customerBase } = contract.user;

function Facts({ company }: { company: Company }) {
  const text = useText();
  const certified = company.certification === 2;
  const locked = (value: string) =>
    certified && value ? (
      <Inline as="span" gap="xs">
        {value}
        <Icon drawing={icons.lock} size="sm" />
      </Inline>
    ) : (
      value
    );
  const { nameCn, nameEn, uscc, kind, mainLanes } = company;
  return (
    <Stack>
      <DescriptionList
        items={[
          { name: text('company.nameCn'), value: locked(nameCn) },
          { name: text('company.nameEn'), value: locked(nameEn) },
          { name: text('company.field.uscc'), value: locked(uscc), mono: true },
          { name: text('company.code'), value: company.code, mono: true },
          { name: text('company.shortName'), value: company.shortName },
          { name: text('company.kind'), value: kind && text(`company.kind.${kind}`) },
          { name: text('company.address'), value: company.address },
          { name: text('company.phone'), value: company.phone },
          { name: text('company.website'), value: company.website },
          { name: text('company.customsCode'), value: company.customsCode, mono: true },
          {
            name: text('company.field.lanes'),
            value: mainLanes.map((code) => nameOfLane(text, code)).join(text('company.and')),
          },
        ]}
      />
      {certified && (
        <Text size="dense" tone="secondary">
          {text('company.locked')}
        </Text>
      )}
    </Stack>
  );
}

/** Base data of the company, to be read by its people and changed by who may. */
export function CompanyPanel() {
  const text = useText();
  const may = useMay('company:edit');
  const [editing, setEditing] = useState(false);
  const company = useLoadable(useQuery(customerBase, undefined));
  return (
    <Panel
      id="company"
      tabIndex={-1}
      title={text('company.title')}
      actions={
        may &&
        !editing &&
        company.status === 'ready' && (
          <Button size="sm" icon={icons.pen} onClick={() => setEditing(true)}>
            {text('company.edit')}
          </Button>
        )
      }
    >
      <Loaded of={company}>
        {(data) =>
          editing ? <CompanyForm company={data} onDone={() => setEditing(false)} /> : <Facts company={data} />
        }
      </Loaded>
    </Panel>
  );
}
