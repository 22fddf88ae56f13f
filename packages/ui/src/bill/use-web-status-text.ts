import { nameOf, WEB_STATUS } from '@lading/validators/bill';
import { useText } from '../i18n/provider.tsx';

/** The word for a state of a bill, where a tag is too much: a filter, a title. */
export function useWebStatusText(): (status: number) => string {
  const text = useText();
  return (status) => {
    const known = nameOf(WEB_STATUS, status);
    return known ? text(`bill.status.${known}`) : String(status);
  };
}
