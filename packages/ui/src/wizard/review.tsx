import { createElement } from 'react';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './wizard.css.ts';
import type { WizardStep } from './wizard-step.ts';

interface ReviewProps {
  steps: readonly WizardStep[];
  level: 2 | 3 | 4;
  onChange: (place: number) => void;
}

/** The last look: what was written in each step, with the way back to it. */
export function Review({ steps, level, onChange }: ReviewProps) {
  const text = useText();
  return (
    <div>
      {steps.map(
        ({ id, title, summary }, place) =>
          summary && (
            <section key={id} className={styles.chapter}>
              <div className={styles.chapterHead}>
                {createElement(`h${level + 1}`, { className: styles.chapterTitle }, title)}
                <TextButton aria-label={text('wizard.changeStep', { title })} onClick={() => onChange(place)}>
                  {text('wizard.change')}
                </TextButton>
              </div>
              {summary}
            </section>
          ),
      )}
    </div>
  );
}
