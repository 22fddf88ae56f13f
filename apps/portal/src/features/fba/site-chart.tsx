import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type ChartBounds, SeaChart } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { ALL, type FbaSite, onChart } from './sites.ts';

const { fbaPage } = contract.basedata;
/** Degrees on each side of a site that its chart shows. */
const AROUND = 1.2;

/** A site on the chart with the others near it; nothing where it is not known where it is. */
export function SiteChart({ site }: { site: FbaSite }) {
  const text = useText();
  const router = useRouter();
  const { longitude, latitude } = site;
  const known = longitude !== null && latitude !== null;
  const { data } = useQuery(fbaPage, known ? { countryId: site.countryId, size: ALL } : null);
  const bounds = useMemo((): ChartBounds | undefined => {
    if (longitude === null || latitude === null) return undefined;
    return [longitude - AROUND, latitude - AROUND / 2, longitude + AROUND, latitude + AROUND / 2];
  }, [longitude, latitude]);
  const near = useMemo(() => {
    const isNear = (other: FbaSite) =>
      Math.abs((other.longitude ?? 999) - (longitude ?? 0)) < AROUND * 1.2 &&
      Math.abs((other.latitude ?? 999) - (latitude ?? 0)) < AROUND;
    return onChart([site, ...(data?.records ?? []).filter((other) => other.id !== site.id && isNear(other))]);
  }, [site, data, longitude, latitude]);
  if (!bounds) return null;
  const open = (code: string) => {
    const id = data?.records.find((other) => other.code === code)?.id;
    if (id !== undefined && id !== site.id) void router.navigate({ to: '/fbadetails', search: { id } });
  };
  return (
    <SeaChart
      title={text('fba.around', { code: site.code })}
      ports={near}
      places
      bounds={bounds}
      height={372}
      selected={site.code}
      onSelect={open}
    />
  );
}
