import type { ReactNode } from 'react';
import { MISSING, money } from '../format/figures.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import type { StatementLine, StatementLinesPart } from './statement-line.ts';
import * as styles from './statement-lines.css.ts';
import { VarianceMark } from './variance-mark.tsx';

const figure = (amount: string | null) => (amount === null ? MISSING : money('', amount).trim());

export interface LineRowProps {
  line: StatementLine;
  /** its query is being written */
  writing: boolean;
  part: NamePart<StatementLinesPart>;
  onQuery?: ((line: StatementLine) => void) | undefined;
  onRight?: ((line: StatementLine) => void) | undefined;
  children: ReactNode;
}

function Check({ line, writing, onQuery, onRight }: Omit<LineRowProps, 'part' | 'children'>) {
  const text = useText();
  const { check, name, closed } = line;
  if (closed) return null;
  if (writing)
    return (
      <StatusTag tone="pen" glyph={icons.pen}>
        {text('statement.writing')}
      </StatusTag>
    );
  const asked = check === 'queried' || check === 'answered';
  return (
    <>
      {check === 'right' && (
        <span className={styles.right}>
          <Icon drawing={icons.check} size="sm" />
          {text('statement.right')}
        </span>
      )}
      {asked && (
        <StatusTag tone="pen" glyph={check === 'queried' ? icons.pen : icons.circleHalf}>
          {text(`statement.${check}`)}
        </StatusTag>
      )}
      {onQuery && check !== 'queried' && (
        <TextButton
          className={check === 'right' ? styles.quiet : ''}
          aria-label={text('statement.queryOf', { name })}
          onClick={() => onQuery(line)}
        >
          {text('statement.query')}
        </TextButton>
      )}
      {onRight && (check === 'none' || check === 'answered') && (
        <TextButton aria-label={text('statement.looksRightOf', { name })} onClick={() => onRight(line)}>
          {text('statement.looksRight')}
        </TextButton>
      )}
    </>
  );
}

/** One charge; under it what is written and said about it. */
export function LineRow({ line, writing, part, onQuery, onRight, children }: LineRowProps) {
  const text = useText();
  const { currency, predicted, billed, marked } = line;
  return (
    <>
      <tr {...part('line', styles.line)} data-with={children ? '' : undefined}>
        <th scope="row" className={styles.name}>
          {line.name}
          {line.source && <span className={styles.source}>{line.source}</span>}
        </th>
        <td className={styles.rate}>{line.rate}</td>
        <td className={styles.currency}>{currency}</td>
        <td className={styles.figure} data-label={text('statement.predicted')}>
          {figure(predicted)}
          {predicted === null && <VisuallyHidden>{text('statement.new')}</VisuallyHidden>}
        </td>
        <td className={styles.figure} data-label={text('statement.billed')}>
          {figure(billed)}
          {billed === null && <VisuallyHidden>{text('statement.dropped')}</VisuallyHidden>}
        </td>
        <td className={styles.figure} data-label={text('statement.variance')}>
          <VarianceMark {...part('variance')} amount={line.difference} marked={marked} />
        </td>
        <td className={styles.proof}>
          {line.reason && <span>{line.reason}</span>} {line.proof}
        </td>
        <td {...part('check', styles.check)}>
          <span className={styles.checks}>
            <Check line={line} writing={writing} onQuery={onQuery} onRight={onRight} />
          </span>
        </td>
      </tr>
      {children && (
        <tr>
          <td colSpan={8} {...part('under', styles.under)}>
            {children}
          </td>
        </tr>
      )}
    </>
  );
}
