import { kebab } from './names.mjs';

const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** What a new component begins with: part, style, stories, test, page, entry. @returns {Record<string, string>} */
export function filesOf(name) {
  const file = kebab(name);
  const style = camel(name);
  return {
    'index.ts': `export { ${name}, type ${name}Props } from './${file}.tsx';\n`,
    [`${file}.tsx`]: `import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './${file}.css.ts';

export interface ${name}Props extends ComponentPropsWithoutRef<'div'> {}

/** What it is for, in one line. Its ref is the root. */
export const ${name} = /* @__PURE__ */ forwardRef<HTMLDivElement, ${name}Props>(function ${name}(
  { className = '', ...rest },
  ref,
) {
  return <div data-component="${name}" {...rest} ref={ref} className={\`\${styles.${style}} \${className}\`} />;
});
`,
    [`${file}.css.ts`]: `import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const ${style} = part({ color: vars.text.primary });
`,
    [`${file}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { ${name} } from './${file}.tsx';

const meta = { component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllStates: Story = allStates(meta, { Default });
`,
    [`${file}.test.tsx`]: `import { conforms } from '../testing/conformance.tsx';
import { ${name} } from './${file}.tsx';

conforms('${name}', <${name}>${name}</${name}>, { ref: HTMLDivElement });
`,
    [`${file}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${file}.stories.tsx';

<Meta of={Stories} name="Guide" />

# ${name}

What it is for, in one sentence.

<Canvas of={Stories.Default} />
<Controls of={Stories.Default} />

## When not to use it

- Say what to take instead.

| Key | Does |
| --- | --- |
| Tab | moves to it |
`,
  };
}
