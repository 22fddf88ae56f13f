import type { InvoiceKind } from '@lading/api-client/contract';
import type { TaxRate } from '@lading/validators/settlement';

/** Who issues electronic invoices: the tax bureau by way of a vendor, or this house for a demonstration. */

export interface InvoicedLine {
  /** `*经纪代理服务*国际货物运输代理` */
  readonly itemName: string;
  /** 19 digits of the classification of goods and services */
  readonly taxCode: string;
  readonly unit: string;
  readonly quantity: string;
  /** net, in CNY */
  readonly amount: string;
  readonly taxRate: TaxRate;
  readonly tax: string;
  readonly total: string;
  readonly from: string;
}

export interface InvoiceRequest {
  /** the same one is issued once, however often it is asked for */
  readonly requestId: string;
  readonly kind: InvoiceKind;
  readonly buyer: {
    readonly name: string;
    readonly taxNo: string;
    readonly address: string;
    readonly phone: string;
    readonly bank: string;
    readonly account: string;
  };
  readonly lines: readonly InvoicedLine[];
  readonly netAmount: string;
  readonly taxAmount: string;
  readonly totalAmount: string;
  readonly remark: string;
}

export interface IssuedInvoice {
  readonly providerId: string;
  /** 20 digits */
  readonly invoiceNo: string;
  readonly issuedAt: Date;
  readonly drawer: string;
}

export type InvoiceOutcome =
  | ({ readonly state: 'issued' } & IssuedInvoice)
  | { readonly state: 'failed'; readonly reason: string };

/** What the paper of an issued invoice says. */
export interface InvoicePaper extends InvoiceRequest {
  readonly invoiceNo: string;
  readonly issuedAt: Date;
  readonly drawer: string;
  /** of the red invoice that reverses it */
  readonly redNo: string;
}

export interface EInvoiceProvider {
  request(asked: InvoiceRequest): Promise<InvoiceOutcome>;
  /** Takes an issued invoice back by a red one: its number. The same is reversed once. */
  reverse(providerId: string, invoiceNo: string, reason: string): Promise<{ readonly redNo: string }>;
  file(paper: InvoicePaper, form: 'pdf' | 'xml'): Promise<Buffer>;
}
