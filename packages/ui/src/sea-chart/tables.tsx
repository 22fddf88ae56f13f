import { useRef } from 'react';
import { milesAlong } from '../art/chart-course.ts';
import * as styles from '../chart/chart.css.ts';
import { MISSING } from '../format/figures.ts';
import { useFormat } from '../format/use-format.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { writtenPlace } from './graticule.ts';
import { placesOf, type SeaPort, type SeaRoute, type SeaVessel } from './places.ts';
import * as css from './sea-chart.css.ts';
import { useNames } from './use-names.ts';

interface TablesProps {
  title: string;
  ports: readonly SeaPort[];
  places: boolean;
  routes: readonly SeaRoute[];
  vessel: SeaVessel | undefined;
}

function Places({ title, ports, places, vessel }: TablesProps) {
  const text = useText();
  const { nameOf } = useNames();
  const rows = [
    ...ports.map((port) => ({ ...port, name: nameOf(port) })),
    ...(vessel ? [{ ...vessel, code: '' }] : []),
  ];
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('seaChart.port')}</th>
          {!places && <th scope="col">{text('seaChart.code')}</th>}
          <th scope="col">{text('seaChart.position')}</th>
          <th scope="col">{text('seaChart.note')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, at, note }) => (
          <tr key={code || name}>
            <th scope="row">{name}</th>
            {!places && <td className={css.code}>{code || MISSING}</td>}
            <td>{writtenPlace(at)}</td>
            <td>{note || MISSING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Routes({ ports, routes, vessel }: TablesProps) {
  const text = useText();
  const { packages } = useFormat();
  const { endsOf } = useNames();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{text('seaChart.routes')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('seaChart.route')}</th>
          <th scope="col">{text('seaChart.distance')}</th>
          <th scope="col">{text('seaChart.state')}</th>
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <tr key={route.id}>
            <th scope="row">{text('seaChart.fromTo', endsOf(route, ports, vessel))}</th>
            <td>{text('seaChart.miles', { miles: packages(Math.round(milesAlong(placesOf(route, ports)))) })}</td>
            <td>{text(`seaChart.${route.state ?? 'sailed'}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same as the picture, to be read. */
export function Tables(props: TablesProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon className={styles.turn} drawing={icons.chevronRight} size="sm" />
        {text(props.places ? 'seaChart.tablePlaces' : 'seaChart.table')}
      </summary>
      <div ref={box} className={styles.scroll}>
        <Places {...props} />
        {props.routes.length > 0 && <Routes {...props} />}
      </div>
    </details>
  );
}
