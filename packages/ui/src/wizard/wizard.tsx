import {
  type ComponentPropsWithoutRef,
  createElement,
  type FormEvent,
  forwardRef,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useText } from '../i18n/provider.tsx';
import { Steps } from '../steps/steps.tsx';
import { Review } from './review.tsx';
import { useWizard } from './use-wizard.ts';
import * as styles from './wizard.css.ts';
import { REVIEW, type WizardStep } from './wizard-step.ts';

/** What of it has a name of its own. */
export type WizardPart = 'step' | 'header' | 'title' | 'place' | 'footer' | 'back' | 'next';

export interface WizardProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** classes by part: `step` with its `header`, `title` and `place`, `footer` with the buttons `back` and `next` */
  classNames?: PartClasses<WizardPart> | undefined;
  /** names the form */
  label: string;
  /** those with a `summary` are shown once more before the end, in a step of their own (`review`) */
  steps: readonly WizardStep[];
  /** the step of an address; a step whose way there does not hold leads to the first that does not */
  step?: string | undefined;
  /** where it begins when it keeps its step itself */
  defaultStep?: string | undefined;
  /** it went to a step: to be written into the address */
  onStep?: ((id: string) => void) | undefined;
  /** every step holds; it waits for what comes back */
  onFinish: () => unknown;
  /** on the last button: 提交订舱 (Send the booking) */
  finishLabel?: string | undefined;
  /** of the heading of a step, after what stands above on the page */
  level?: 2 | 3 | 4;
}

/** A form in steps: each is asked before the next, going back keeps what was typed, and an address can name a step. Its ref is the form. */
export const Wizard = /* @__PURE__ */ forwardRef<HTMLFormElement, WizardProps>(function Wizard(
  {
    label,
    steps: given,
    step,
    defaultStep,
    onStep,
    onFinish,
    finishLabel,
    level = 2,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const [form, both] = useBothRefs(ref);
  const steps = useMemo(() => {
    const review: WizardStep = { id: REVIEW, title: text('wizard.review'), content: null };
    return given.some(({ summary }) => summary) ? [...given, review] : given;
  }, [given, text]);
  const { at, reached, busy, trouble, back, next } = useWizard({ steps, step, defaultStep, onStep, onFinish });
  const current = steps[at];

  // The reader goes on where the step begins; on the first drawing the focus is the page's.
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    form.current?.querySelector<HTMLElement>('section:not([hidden]) [data-step-title]')?.focus();
  }, [at, form]);
  // What is wrong first: the field, else the words above the step.
  useEffect(() => {
    if (!trouble) return;
    const panel = form.current?.querySelector('section:not([hidden])');
    const wrong = panel?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? panel?.querySelector<HTMLElement>('[data-trouble]'))?.focus();
  }, [trouble, form]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void next();
  };
  const last = at === steps.length - 1;
  return (
    <form
      data-component="Wizard"
      aria-label={label}
      {...rest}
      ref={both}
      className={`${styles.wizard} ${className}`}
      noValidate
      onSubmit={submit}
    >
      <Steps
        steps={steps.map(({ id: one, title, note }) => ({ id: one, title, note, failed: trouble?.id === one }))}
        current={current?.id ?? null}
        onStep={(to) => back(steps.findIndex((one) => one.id === to))}
      />
      {steps.slice(0, reached + 1).map((one, place) => (
        <section key={one.id} {...part('step', styles.panel)} hidden={place !== at}>
          <div {...part('header', styles.head)}>
            {createElement(
              `h${level}`,
              { ...part('title', styles.title), tabIndex: -1, 'data-step-title': '' },
              one.title,
            )}
            <p {...part('place', styles.place)}>{text('wizard.place', { at: place + 1, of: steps.length })}</p>
          </div>
          {trouble?.id === one.id && (
            <Alert kind="danger" live="assertive" tabIndex={-1} data-trouble="">
              {trouble.text || text('wizard.invalid')}
            </Alert>
          )}
          {one.id === REVIEW && one.content === null ? (
            <Review steps={given} level={level} onChange={back} />
          ) : (
            one.content
          )}
        </section>
      ))}
      <div {...part('footer', styles.foot)}>
        {at > 0 && (
          <Button {...part('back')} onClick={() => back(at - 1)}>
            {text('wizard.back')}
          </Button>
        )}
        <Button {...part('next')} type="submit" variant="primary" loading={busy}>
          {last ? (finishLabel ?? text('wizard.finish')) : text('wizard.next')}
        </Button>
      </div>
    </form>
  );
});
