import type { ComponentType, ReactNode } from 'react';

/** As much of a story as is needed to draw it beside others; `never` lets stories of any component in. */
interface Drawn {
  name?: string;
  args?: object;
  render?: (args: never, context: never) => ReactNode;
}

interface Described extends Drawn {
  component?: ComponentType<never>;
}

const title = (key: string): string => key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');

function draw(meta: Described, story: Drawn): ReactNode {
  const Component = meta.component as ComponentType<object> | undefined;
  const args = { ...meta.args, ...story.args };
  const render = (story.render ?? meta.render) as ((args: object, context: object) => ReactNode) | undefined;
  return render ? render(args, { args }) : Component && <Component {...args} />;
}

/**
 * The story that stands for a component: every other story, one under the other, under its name. axe looks at it in six modes
 * and pictures are taken in two, or three where colour says something; a single story is looked at once and not pictured.
 * @param stories the stories to show, by name: `allStates(meta, { Default, Loading })`
 * @param pictures what else it is to be pictured in: `{ contrast: true }`
 */
export const allStates = (
  meta: Described,
  stories: Readonly<Record<string, Drawn>>,
  pictures?: { contrast?: boolean; narrow?: boolean },
) => ({
  name: 'All states',
  parameters: { stacked: Object.keys(stories), ...(pictures && { pictures }) },
  render: () => (
    <div className="stage-states">
      {Object.entries(stories).map(([key, story]) => (
        <section key={key} aria-label={story.name ?? title(key)}>
          <h3 className="stage-name">{story.name ?? title(key)}</h3>
          {draw(meta, story)}
        </section>
      ))}
    </div>
  ),
});
