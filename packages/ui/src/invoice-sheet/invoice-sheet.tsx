import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { MISSING, money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
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
  /** what can be done with it: a button at its end */
  action?: ReactNode;
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
}

const figure = (amount: string) => money('', amount).trim();

/** One invoice as it will be printed: what is on it, its rate and its tax. Its ref is the root. */
export const InvoiceSheet = /* @__PURE__ */ forwardRef<HTMLDivElement, InvoiceSheetProps>(function InvoiceSheet(
  { number, kind, items, total, note, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const acted = items.some(({ action }) => action !== undefined);
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
            {acted && <td />}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, note: how, net, taxRate, tax, action }) => (
            <tr key={id ?? name} {...part('item')}>
              <th scope="row">
                {name}
                {how && <span className={styles.note}>{how}</span>}
              </th>
              <td>{figure(net)}</td>
              <td>{free(taxRate) ? text('invoiceSheet.free') : `${taxRate}%`}</td>
              <td>{free(taxRate) ? MISSING : figure(tax)}</td>
              {acted && <td className={styles.action}>{action}</td>}
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
              <td colSpan={acted ? 4 : 3}>{money('CNY', total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
});
