import { BillForm, ButtonLink, CopyButton, useFormat, useLanguage } from '@lading/ui';
import type { ReactNode } from 'react';
import { draft, me, sides, suiteMark } from '../packages/ui/src/bill/compare/fixtures.ts';
import { OwnedCompare } from '../packages/ui/src/bill/compare/test-review.tsx';
import { flagship } from '../packages/ui/src/bill/fixtures.ts';
import type { FrontNumbers } from './front-numbers.ts';
import { FRONT_WORDS } from './front-words.ts';
import './front.css';

const INSTALL = 'npm install @lading/ui';

/** A piece of a real screen to look at: its controls are out of reach, the story behind it is not. */
const Sheet = ({
  tool,
  title,
  story,
  children,
}: {
  tool: string;
  title: string;
  story: string;
  children: ReactNode;
}) => (
  <figure className="front-sheet" data-tool={tool}>
    <figcaption>
      <a href={`./?path=/story/${story}`} target="_top">
        {title}
      </a>
    </figcaption>
    <div className="front-window" inert>
      {children}
    </div>
  </figure>
);

function Numbers({ numbers }: { numbers: FrontNumbers }) {
  const words = FRONT_WORDS[useLanguage()];
  const { packages } = useFormat();
  const kB = (value: number | undefined) => value && `${(value / 1000).toFixed(1)} kB`;
  const shown = [
    [kB(numbers.button), words.button],
    [kB(numbers.bill), words.page],
    [numbers.opening && `${numbers.opening.toFixed(2)}×`, words.opening],
    [packages(numbers.components), words.groups],
    [packages(numbers.stories), words.stories],
    [packages(numbers.pictures), words.pictures],
    [numbers.tests && packages(numbers.tests), words.tests],
  ].filter(([value]) => value);
  return (
    <dl className="front-numbers" data-chromatic="ignore" aria-label={words.numbers}>
      {shown.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the library is for, on one screen: the bill, the comparison, the numbers. */
export function Front({ numbers }: { numbers: FrontNumbers }) {
  const locale = useLanguage();
  const words = FRONT_WORDS[locale];
  return (
    <main className="front">
      <div className="front-say">
        <p className="front-name">LADING</p>
        <h1>
          {(['ink', 'mark', 'pen'] as const).map((tool) => (
            <span key={tool} data-tool={tool}>
              <b>{words[tool][0]}</b> {words[tool][1]}
            </span>
          ))}
        </h1>
        <p className="front-lead">{words.lead}</p>
        <p className="front-ways">
          <ButtonLink href="./?path=/story/bill-billcompare--review" target="_top" variant="primary" size="lg">
            {words.open}
          </ButtonLink>
          <ButtonLink href="./?path=/docs/components-button--docs" target="_top" size="lg">
            {words.components}
          </ButtonLink>
        </p>
        <p className="front-install">
          <code>{INSTALL}</code>
          <CopyButton value={INSTALL} label={words.copy} />
        </p>
        <p className="front-note">{words.languages}</p>
      </div>
      <div className="front-sheets">
        <Sheet tool="ink" title={words.bill} story="bill-billform--master">
          <BillForm record={flagship(locale)} />
        </Sheet>
        <Sheet tool="mark" title={words.compare} story="bill-billcompare--review">
          <OwnedCompare
            {...sides(flagship(locale), draft(locale), locale)}
            me={me(locale)}
            given={suiteMark(locale)}
            onClose={() => undefined}
          />
        </Sheet>
      </div>
      <Numbers numbers={numbers} />
    </main>
  );
}
