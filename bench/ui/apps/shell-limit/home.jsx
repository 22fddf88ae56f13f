import useSWR from 'swr';
import { intl } from './intl.js';

const get = (url) => fetch(url).then((r) => r.json());
export function Home() {
  const { data } = useSWR('./data.json', get);
  return data ? <p data-ready="home">{intl.formatMessage({ id: 'hello' }, { n: data.length })}</p> : null;
}
