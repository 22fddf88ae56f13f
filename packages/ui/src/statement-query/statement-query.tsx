import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import * as styles from './statement-query.css.ts';

/** What is asked about a line. */
export interface StatementAsked {
  reason: string;
  text: string;
  /** what it should be; empty where nobody says */
  expected: string;
}

/** What of it has a name of its own. */
export type StatementQueryPart = 'head' | 'fields' | 'foot' | 'failure';

export interface StatementQueryProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** classes by part: `head`, `fields`, `foot` with the actions, `failure` */
  classNames?: PartClasses<StatementQueryPart> | undefined;
  /** of the line */
  name: string;
  currency: string;
  /** what was foretold, put as what it should be */
  predicted?: string | undefined;
  /** billed less predicted */
  difference?: string | undefined;
  reasons: readonly SelectOption[];
  /** a field for files; whoever sends them keeps them */
  files?: ReactNode;
  /** answers what failed; nothing where it was sent */
  onSend: (asked: StatementAsked) => Promise<string | undefined>;
  onCancel: () => void;
}

const MOST = 500;

/** A query about a charge: what it should be, why, in words, with files. Its ref is the form. */
export const StatementQuery = /* @__PURE__ */ forwardRef<HTMLFormElement, StatementQueryProps>(function StatementQuery(
  { name, currency, predicted = '', difference, reasons, files, onSend, onCancel, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const title = useId();
  const [asked, setAsked] = useState<StatementAsked>({ reason: '', text: '', expected: predicted });
  const [state, setState] = useState<{ sending?: boolean; tried?: boolean; failure?: string | undefined }>({});
  const put = (change: Partial<StatementAsked>) => setAsked((now) => ({ ...now, ...change }));
  const words = asked.text.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.sending) return;
    if (!asked.reason || !words) return setState({ tried: true });
    setState({ sending: true });
    setState({ failure: await onSend({ ...asked, text: words }) });
  };
  const apart = difference && /[1-9]/.test(difference);
  return (
    <form
      data-component="StatementQuery"
      aria-labelledby={title}
      noValidate
      {...rest}
      ref={ref}
      onSubmit={(event) => void send(event)}
      className={`${styles.statementQuery} ${className}`}
    >
      <p {...part('head', styles.head)}>
        <Icon drawing={icons.pen} size="sm" />
        <span id={title}>{text('lineQuery.label', { name })}</span>
        {apart && (
          <span className={styles.apart}>
            {text(difference.startsWith('-') ? 'lineQuery.below' : 'lineQuery.above', {
              amount: money(currency, difference.replace('-', '')),
            })}
          </span>
        )}
      </p>
      <div {...part('fields', styles.fields)}>
        <NumberField
          label={text('lineQuery.expected')}
          currency={currency}
          value={asked.expected}
          maxLength={15}
          onChange={({ currentTarget }) => put({ expected: currentTarget.value })}
        />
        <Select
          required
          label={text('lineQuery.reason')}
          options={reasons}
          value={asked.reason}
          error={state.tried && !asked.reason ? text('lineQuery.needReason') : undefined}
          onChange={({ currentTarget }) => put({ reason: currentTarget.value })}
        />
      </div>
      <TextArea
        required
        label={text('lineQuery.text')}
        maxLength={MOST}
        value={asked.text}
        error={state.tried && !words ? text('lineQuery.needed') : undefined}
        onChange={({ currentTarget }) => put({ text: currentTarget.value })}
      />
      {files}
      {state.failure && (
        <p role="alert" {...part('failure', styles.failure)}>
          {state.failure}
        </p>
      )}
      <div {...part('foot', styles.foot)}>
        <Button type="submit" variant="pen" size="sm" icon={icons.pen} loading={state.sending}>
          {text('lineQuery.send')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {text('lineQuery.cancel')}
        </Button>
        <span>{text('lineQuery.others')}</span>
      </div>
    </form>
  );
});
