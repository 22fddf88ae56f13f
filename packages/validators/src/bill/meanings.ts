/** What each field of a bill is; read by editors over the types, and by the table in docs/bill-fields.md. */
export interface BillFieldMeanings {
  /** the bill itself: its number in the database, the same in every draft */
  id: unknown;
  /** which draft this is; 0 before the first one */
  version: unknown;
  /** how far the bill is in the portal, by number: `WEB_STATUS` */
  webStatus: unknown;
  /** the same in words of the reader */
  webStatusName: unknown;
  /** 发货人 (shipper): name and address as they are printed, line by line */
  fAddress: unknown;
  /** 收货人 (consignee), or TO ORDER with the party it depends on */
  sAddress: unknown;
  /** 通知人 (notify party), or SAME AS CONSIGNEE */
  tAddress: unknown;
  /** 第二通知人 (second notify party); empty where there is none */
  tAddressSecond: unknown;
  /** 运输条款 (transport clause) as an entry of the dictionary */
  transportClauseId: unknown;
  /** the same as it is printed: CY-CY */
  transportClauseName: unknown;
  /** 付款方式 (payment of the freight) as an entry of the dictionary */
  payMethodId: unknown;
  /** the same as it is printed: FREIGHT PREPAID */
  payMethodName: unknown;
  /** 付款地点 (where the freight is payable) as a port */
  payPlaceId: unknown;
  /** the same as it is printed: NINGBO */
  payPlaceName: unknown;
  /** 提单方式 (how the master bill is released) as an entry of the dictionary */
  blMethodId: unknown;
  /** the same as it is printed: TELEX RELEASE */
  blMethodName: unknown;
  /** 结算方式 (how the charges of the house bill are settled) as an entry of the dictionary */
  settleMethodId: unknown;
  /** the same as it is printed: PER SHIPMENT */
  settleMethodName: unknown;
  /** 订舱号 (booking number) of the carrier */
  bkgNo: unknown;
  /** 主单号 (master bill number), given by the carrier */
  mblNo: unknown;
  /** 分单号 (house bill number), given by the forwarder */
  hblNo: unknown;
  /** 船公司 (carrier) as an entry of the dictionary */
  shippingId: unknown;
  /** the same as it is printed: COSCO SHIPPING */
  shippingName: unknown;
  /** 并单订舱号 (bookings that share this bill), with commas between them; empty for one booking */
  combineBkgNo: unknown;
  /** 收货地 (place of receipt) as a port */
  placeReceiptId: unknown;
  /** its name */
  placeReceiptName: unknown;
  /** its UN/LOCODE: CNNGB */
  placeReceiptCode: unknown;
  /** how it is printed, which may say more than the name */
  placeReceiptDesc: unknown;
  /** 起运港 (port of loading) as a port */
  portStartId: unknown;
  /** its name */
  portStartName: unknown;
  /** its UN/LOCODE */
  portStartCode: unknown;
  /** how it is printed */
  portStartDesc: unknown;
  /** 卸货港 (port of discharge) as a port */
  portEndId: unknown;
  /** its name */
  portEndName: unknown;
  /** its UN/LOCODE */
  portEndCode: unknown;
  /** how it is printed */
  portEndDesc: unknown;
  /** 交货地 (place of delivery) as a port */
  placeDeliveryId: unknown;
  /** its name */
  placeDeliveryName: unknown;
  /** its UN/LOCODE */
  placeDeliveryCode: unknown;
  /** how it is printed */
  placeDeliveryDesc: unknown;
  /** 船名 (vessel), without the voyage */
  vessel: unknown;
  /** 航次 (voyage): 042E */
  voyage: unknown;
  /** 开航日 (estimated departure): the day at the port of loading, `2026-11-24` */
  etd: unknown;
  /** 制单人 (who makes out the bill); like the next four not printed on it */
  blContract: unknown;
  /** how the maker is reached by phone */
  blTel: unknown;
  /** how the maker is reached by mail; several with commas or semicolons between them */
  blEmail: unknown;
  /** 制单日期 (when the bill was made out): a moment, ISO with offset */
  blDate: unknown;
  /** 备注 (remarks) for the forwarder, line by line */
  remark: unknown;
}
