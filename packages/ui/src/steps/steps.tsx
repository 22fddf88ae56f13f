import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './steps.css.ts';

export interface Step {
  id: string;
  title: string;
  /** a line under the title: a date, a cut-off with its clock */
  note?: string | undefined;
  /** it was tried and went wrong; the note says how */
  failed?: boolean | undefined;
}

/** What of it has a name of its own. */
export type StepsPart = 'step' | 'mark' | 'title' | 'note';

export interface StepsProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** classes by part: `step`, with its `mark`, `title` and `note` */
  classNames?: PartClasses<StepsPart> | undefined;
  steps: readonly Step[];
  /** the id of the step it is at: all before it are done, all after it are to come; null when all are done */
  current: string | null;
  /** leads back: the titles of the steps that are done are buttons then */
  onStep?: ((id: string) => void) | undefined;
}

type State = 'done' | 'current' | 'coming' | 'failed';

function stateOf({ failed }: Step, place: number, now: number): State {
  if (failed) return 'failed';
  if (place === now) return 'current';
  return place < now ? 'done' : 'coming';
}

const GLYPHS = { done: icons.check, failed: icons.close };

/** How far something is, from left to right; where there is no room, from top to bottom. */
export const Steps = /* @__PURE__ */ forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { steps, current, onStep, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const now = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <ol
      data-component="Steps"
      aria-label={rest['aria-labelledby'] ? undefined : text('steps.label')}
      {...rest}
      ref={ref}
      className={`${styles.steps} ${className}`}
    >
      {steps.map((step, place) => {
        const state = stateOf(step, place, now);
        return (
          <li
            key={step.id}
            {...part('step', styles.step)}
            data-state={state}
            data-passed={place < now ? '' : undefined}
            aria-current={place === now ? 'step' : undefined}
          >
            <span {...part('mark', styles.mark)} aria-hidden="true">
              {state === 'done' || state === 'failed' ? <Icon drawing={GLYPHS[state]} size="sm" /> : place + 1}
            </span>
            <span className={styles.words}>
              {onStep && place < now ? (
                <TextButton {...part('title', styles.way)} onClick={() => onStep(step.id)}>
                  {step.title}
                </TextButton>
              ) : (
                <span {...part('title', styles.title)}>{step.title}</span>
              )}
              {(state === 'done' || state === 'failed') && <VisuallyHidden>{text(`steps.${state}`)}</VisuallyHidden>}
              {step.note && <span {...part('note', styles.note)}>{step.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
});
