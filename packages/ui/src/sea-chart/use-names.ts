import type { Place } from '../art/chart-course.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { writtenPlace } from './graticule.ts';
import type { SeaPort, SeaRoute, SeaVessel } from './places.ts';

/** What ports and the ends of routes are called in the language of the page. */
export function useNames() {
  const chinese = useLanguage() === 'zh-CN';
  const nameOf = ({ nameCn, nameEn }: SeaPort) => (chinese ? nameCn : nameEn);
  const stopName = (stop: string | Place | undefined, ports: readonly SeaPort[], vessel: SeaVessel | undefined) => {
    if (stop === undefined) return '';
    if (typeof stop !== 'string')
      return vessel && String(vessel.at) === String(stop) ? vessel.name : writtenPlace(stop);
    const port = ports.find(({ code }) => code === stop);
    return port ? nameOf(port) : stop;
  };
  return {
    nameOf,
    /** the ends of a route, from where and to where */
    endsOf: ({ stops }: SeaRoute, ports: readonly SeaPort[], vessel: SeaVessel | undefined) => ({
      from: stopName(stops[0], ports, vessel),
      to: stopName(stops.at(-1), ports, vessel),
    }),
  };
}
