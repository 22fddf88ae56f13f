import { contract, type RateSheet } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  DescriptionList,
  Dialog,
  Form,
  NumberField,
  Panel,
  Stack,
  Text,
  TextButton,
  useFormat,
} from '@lading/ui';
import type { SheetRow } from '@lading/ui/sheet';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { levelOf, type Rules } from './sheet-columns.ts';

interface LevelsProps {
  sheet: RateSheet;
  rules: Rules;
}

function RulesDialog({ sheet, rules, onClose }: LevelsProps & { onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const [values, setValues] = useState(rules);
  const { run, pending } = useCommand(contract.freight.saveRateRules);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await run({ sheet, ...values });
    if (sent.ok) return onClose();
    notices.show({ kind: 'error', text: errorText(text, sent.error) });
  };
  return (
    <Dialog size="message" open title={text('rateDesk.rules')} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={text('rateDesk.rules')} onSubmit={(event) => void send(event)}>
        <NumberField
          label={text('rateDesk.listAdd')}
          value={values.listAdd}
          onChange={({ target }) => setValues((old) => ({ ...old, listAdd: target.value }))}
        />
        <NumberField
          label={text('rateDesk.vipLess')}
          value={values.vipLess}
          onChange={({ target }) => setValues((old) => ({ ...old, vipLess: target.value }))}
        />
        <Button type="submit" variant="primary" loading={pending}>
          {text('rateDesk.save')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What the row costs whom, and the rule that makes it so. */
export function LevelsPanel({ sheet, rules, row }: LevelsProps & { row: SheetRow | undefined }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const format = useFormat();
  const currency = row?.values['currency'] || 'USD';
  const price = (level: 'visitor' | 'member' | 'vip1') => {
    const amount = row && levelOf(row, level, rules);
    return amount ? format.money(currency, amount) : null;
  };
  const by = { visitor: rules.listAdd, member: '', vip1: rules.vipLess };
  return (
    <Panel
      title={text('rateDesk.levels')}
      actions={<TextButton onClick={() => setOpen(true)}>{text('rateDesk.editRules')}</TextButton>}
    >
      <DescriptionList
        layout="rows"
        items={(['visitor', 'member', 'vip1'] as const).map((level) => ({
          name: text(`rateDesk.level.${level}`),
          value: (
            <Stack gap="none">
              {price(level) ?? '—'}
              <Text as="span" size="caption" tone="secondary">
                {text(`rateDesk.levelBy.${level}`, { by: by[level] })}
              </Text>
            </Stack>
          ),
        }))}
      />
      {open && <RulesDialog sheet={sheet} rules={rules} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
