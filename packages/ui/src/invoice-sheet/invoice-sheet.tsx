import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { MISSING, money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './invoice-sheet.css.ts';

/** What is invoiced under one name. */
export interface InvoiceItem {
  /** tells two of the same name apart */
  id?: string | undefined;
  name: string;
  /** how it came to be: `USD 7,120.00 × 7.1000` */
  note?: string | undefined;
  /** without tax, in CNY */
  net: string;
  /** percent; 0 is free of tax */
  taxRate: string;
  tax: string;
}

/** What of it has a name of its own. */
export type InvoiceSheetPart = 'head' | 'item' | 'total';

export interface InvoiceSheetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** classes by part: `head`, each `item`, `total` */
  classNames?: PartClasses<InvoiceSheetPart> | undefined;
  /** which of several it is */
  number?: number | undefined;
  /** 01 special, 02 ordinary: one free of tax is always ordinary */
  kind: '01' | '02';
  items: readonly InvoiceItem[];
  /** with tax; left out where it is said for several together */
  total?: string | undefined;
  /** under the sum: the amount in words */
  note?: ReactNode;
  /** an item is to stand on no invoice now; called with its place in `items` */
  onLeaveOut?: ((index: number) => void) | undefined;
}

const figure = (amount: string) => money('', amount).trim();

/** One invoice as it will be printed: what is on it, its rate and its tax. Its ref is the root. */
export const InvoiceSheet = /* @__PURE__ */ forwardRef<HTMLDivElement, InvoiceSheetProps>(function InvoiceSheet(
  { number, kind, items, total, note, onLeaveOut, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const free = (rate: string) => /^0*(\.0*)?$/.test(rate);
  return (
    <div data-component="InvoiceSheet" {...rest} ref={ref} className={`${styles.invoiceSheet} ${className}`}>
      <table className={styles.table}>
        <thead {...part('head', styles.head)}>
          <tr>
            <th scope="col">
              {number !== undefined && <span className={styles.number}>{number}</span>}
              {text(`invoiceSheet.kind.${kind}`)}
            </th>
            <th scope="col">{text('invoiceSheet.amount')}</th>
            <th scope="col">{text('invoiceSheet.rate')}</th>
            <th scope="col">{text('invoiceSheet.tax')}</th>
            {onLeaveOut && (
              <th scope="col">
                <VisuallyHidden>{text('invoiceSheet.choice')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, note: how, net, taxRate, tax }, index) => (
            <tr key={id ?? name} {...part('item')}>
              <th scope="row">
                {name}
                {how && <span className={styles.note}>{how}</span>}
              </th>
              <td>{figure(net)}</td>
              <td>{free(taxRate) ? text('invoiceSheet.free') : `${taxRate}%`}</td>
              <td>{free(taxRate) ? MISSING : figure(tax)}</td>
              {onLeaveOut && (
                <td className={styles.choice}>
                  <IconButton
                    icon={icons.close}
                    size="sm"
                    label={text('invoiceSheet.leaveOut', { name })}
                    onClick={() => onLeaveOut(index)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr {...part('total', styles.total)}>
              <th scope="row">
                {text('invoiceSheet.total')}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td colSpan={onLeaveOut ? 4 : 3}>{money('CNY', total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
});
