import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TEMPLATES } from './fixtures.ts';
import { InstructionTemplates, type InstructionTemplatesProps } from './instruction-templates.tsx';

const nothing = () => undefined;
const picker = (props: Partial<InstructionTemplatesProps> = {}) => (
  <InstructionTemplates
    label="Use a template"
    templates={TEMPLATES['en-US']}
    onUse={nothing}
    onSave={nothing}
    onRemove={nothing}
    {...props}
  />
);
conforms('InstructionTemplates', picker({ defaultOpen: true }), { ref: HTMLDivElement, portal: true });

async function open(props?: Partial<InstructionTemplatesProps>) {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      {picker(props)}
    </LadingProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use a template' }));
}

it('finds a template by its name or by whose it is, and uses it with one press', async () => {
  const onUse = vi.fn();
  await open({ onUse });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name of a template' }), 'nordlicht');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Hamburg furniture/ }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith(TEMPLATES['en-US'][1]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the open bill under a name, and not without one', async () => {
  const onSave = vi.fn();
  await open({ onSave, templates: [] });
  expect(screen.getByText('No template yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new template' }), ' Rotterdam {Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Rotterdam');
});
