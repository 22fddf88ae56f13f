/** Shippers of the two customers, in lines of at most 35 characters. */
export const SHIPPER = {
  HAOYU: `NINGBO HAOYU HOMEWARE CO., LTD.
NO. 288 JIANGNAN ROAD, YINZHOU
DISTRICT, NINGBO 315040, CHINA
TEL 86-574-8700-0000`,
  OUTAI: `WENZHOU OUTAI HARDWARE CO., LTD.
NO. 56 BINHAI 3RD ROAD, LONGWAN
DISTRICT, WENZHOU 325024, CHINA
TEL 86-577-8690-0000`,
} as const;
export type CustomerCode = keyof typeof SHIPPER;

/** Who makes the bills for each customer. */
export const MAKER = {
  HAOYU: { blContract: '陈蔚', blTel: '0574-87000000', blEmail: 'docs@haoyu.example,wei.chen@haoyu.example' },
  OUTAI: { blContract: '林晓', blTel: '0577-86900000', blEmail: 'shipping@outai.example' },
} as const;

/** Who confirms for each customer, by account. */
export const CLERK = { HAOYU: '13800138000', OUTAI: '13900139000' } as const;

/** On a house bill the exporter ships and the buyer receives; on a master bill of a consolidation the agents do. */
export const FULL_WIDTH = {
  shipper: `NINGBO HAOYU HOMEWARE COMPANY LTD.,
NO. 288 JIANGNAN ROAD, BUILDING C8,
YINZHOU DISTRICT, NINGBO 315040, ZJ
PEOPLE'S REPUBLIC OF CHINA, TAX ID:
91330212MA2AHG0000  TEL 574-8700000
ATTN: EXPORT DOCUMENTS, MS CHEN WEI`,
  consignee: `TO THE ORDER OF NORDWIND HAUSHALTS-
WAREN GMBH, AM SANDTORKAI 48, 20457
HAMBURG, FED. REPUBLIC OF GERMANY,
TEL 49-40-5550-1420, EORI DE5550142
VAT DE 555 014 208, MR J. HARTMANN
IMPORT@NORDWIND-HAUSHALT.EXAMPLE.DE`,
} as const;
