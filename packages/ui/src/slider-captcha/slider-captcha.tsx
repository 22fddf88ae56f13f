import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './slider-captcha.css.ts';
import { useKnob } from './use-knob.ts';
import { type SlidePoint, useSlide } from './use-slide.ts';

/** What of it has a name of its own. */
export type SliderCaptchaPart = FieldPart | 'box' | 'fill' | 'words' | 'control' | 'knob';

export interface SliderCaptchaProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    Pick<
      ComponentPropsWithoutRef<'input'>,
      'id' | 'name' | 'className' | 'disabled' | 'required' | 'autoFocus' | 'tabIndex' | 'onBlur' | 'onFocus'
    > {
  /** classes by part: those of every field, `box`, in it `fill`, `words`, `control` and `knob` */
  classNames?: PartClasses<SliderCaptchaPart> | undefined;
  /** whether the slide is believed, by its track; while the promise is open the slider waits */
  onComplete: (track: readonly SlidePoint[]) => Promise<boolean>;
  /** what the owner knows, when it keeps it itself: false again lets it be slid once more */
  verified?: boolean | undefined;
}

type State = 'idle' | 'moving' | 'verifying' | 'done' | 'failed';

/** Shows that a person is there: the knob is slid to the far end. Its ref is the native range input. */
export const SliderCaptcha = /* @__PURE__ */ forwardRef<HTMLInputElement, SliderCaptchaProps>(function SliderCaptcha(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading = false,
    onComplete,
    verified,
    className,
    classNames,
    disabled,
    required,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const slide = useSlide(onComplete);
  const { position, verifying, failure } = slide;
  const done = (verified ?? slide.done) && !verifying;
  const locked = Boolean(disabled || loading || verifying || done);
  const knob = useKnob(slide, locked);
  const problem = done || verifying ? undefined : failure ? text(`captcha.${failure}`) : error;
  const state: State = verifying ? 'verifying' : done ? 'done' : position > 0 ? 'moving' : problem ? 'failed' : 'idle';
  const share = verifying || done ? 1 : position;

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Through the object model, which a strict content policy lets pass.
    box.current?.style.setProperty(styles.SHARE, String(share));
  }, [share]);

  const words = state === 'verifying' || state === 'done' ? text(`captcha.${state}`) : text('captcha.idle');
  return (
    <Field
      component="SliderCaptcha"
      className={className}
      classNames={classNames}
      label={label}
      warning={warning}
      hint={hint}
      aside={aside}
      loading={loading}
      required={required}
      error={problem}
      id={rest.id}
    >
      {(control) => (
        <div
          ref={box}
          {...part('box', styles.box)}
          data-state={state}
          data-disabled={disabled ? '' : undefined}
          aria-disabled={disabled || undefined}
        >
          <span {...part('fill', styles.fill)} />
          {state !== 'moving' && (
            <span {...part('words', styles.words)} aria-hidden="true">
              {words}
            </span>
          )}
          <input
            {...rest}
            {...control}
            {...knob}
            ref={ref}
            type="range"
            {...part('control', styles.input)}
            min={0}
            max={100}
            value={Math.round(share * 100)}
            disabled={disabled}
            aria-valuetext={state === 'moving' ? text('captcha.position', { percent: Math.round(share * 100) }) : words}
            aria-busy={verifying || loading || undefined}
            aria-disabled={locked || undefined}
          />
          <span {...part('knob', styles.knob)}>
            {verifying || loading ? <Spinner /> : <Icon drawing={done ? icons.check : icons.arrowRight} />}
          </span>
          <VisuallyHidden live>
            {state === 'verifying' || state === 'done' ? words : failure ? text(`captcha.${failure}`) : ''}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
});
