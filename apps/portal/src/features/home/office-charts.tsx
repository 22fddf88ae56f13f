import { SeaChart, type SeaPort, Stack } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

export interface OfficeChartsProps {
  charts: readonly (readonly SeaPort[])[];
}

export function OfficeCharts({ charts }: OfficeChartsProps) {
  const text = useText();
  return (
    <Stack gap="md">
      {charts.map((ports, at) => (
        <SeaChart
          key={ports[0]?.code}
          title={text(at === 0 ? 'more.officesChart' : 'more.officesFar')}
          ports={ports}
          places
          height={at === 0 ? 400 : 180}
        />
      ))}
    </Stack>
  );
}
