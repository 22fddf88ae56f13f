/** The zone of the port a booking leaves from, whose clock its cut-offs are kept by; all of China keeps one. */
export const zoneOf = ({ portStartCode }: { portStartCode: string }): string | undefined =>
  portStartCode.startsWith('CN') ? 'Asia/Shanghai' : undefined;
