import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { LABEL, TEMPLATES } from './fixtures.ts';
import { InstructionTemplates, type InstructionTemplatesProps } from './instruction-templates.tsx';

const nothing = () => undefined;
function Picker({ none = false, ...rest }: Partial<InstructionTemplatesProps> & { none?: boolean }) {
  const language = useLanguage();
  return (
    <div style={{ minBlockSize: none ? 320 : 480 }}>
      <InstructionTemplates
        label={LABEL[language]}
        templates={none ? [] : TEMPLATES[language]}
        onUse={nothing}
        onSave={nothing}
        onRemove={nothing}
        {...rest}
      />
    </div>
  );
}

const meta = { component: Picker, subcomponents: { InstructionTemplates } } satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true }, parameters: { pictures: { full: true } } };
export const None: Story = { args: { none: true, defaultOpen: true } };
export const Closed: Story = {};
export const AllStates: Story = allStates(meta, { Closed });
