import { icons, Procedure, Section, SectionHeading, ServiceGrid, serviceDrawings } from '@lading/ui';
import { usePortal } from '../../app/context.ts';
import { type House, offers } from '../../app/house.ts';
import { useText } from '../../i18n/text.ts';
import { HomeAdverts } from './home-adverts.tsx';
import { HomeBill } from './home-bill.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeOffices } from './home-offices.tsx';
import { HomePorts } from './home-ports.tsx';

const SERVICES = [
  { id: 'fcl', code: 'FCL', icon: icons.container, art: serviceDrawings.fcl },
  { id: 'lcl', code: 'LCL', icon: icons.box, art: serviceDrawings.lcl },
  { id: 'air', code: 'AIR', icon: icons.plane, art: serviceDrawings.air },
  { id: 'fba', code: 'FBA', icon: icons.warehouse, art: serviceDrawings.fba, href: '/fba' },
  { id: 'fast', code: 'FV', icon: icons.vessel, art: serviceDrawings.fast },
  { id: 'last', code: 'LM', icon: icons.truck, art: serviceDrawings.last },
  { id: 'stock', code: 'WH', icon: icons.building, art: serviceDrawings.stock },
  { id: 'drop', code: 'DS', icon: icons.swap, art: serviceDrawings.drop },
  { id: 'customs', code: 'CUS', icon: icons.stamp, art: serviceDrawings.customs },
  { id: 'haul', code: 'TRK', icon: icons.route, art: serviceDrawings.haul },
] as const;
/** What a service is called where it is a way that the house may leave out; the others are always offered. */
const WAY_OF: Readonly<Partial<Record<string, string>>> = {
  fcl: 'fcl',
  lcl: 'lcl',
  air: 'air',
  fba: 'fba',
  customs: 'declare',
  haul: 'truck',
};
const isOffered = (house: House, way: string | undefined) => way === undefined || offers(house, way);
const TRUST = [
  { id: 'hand', icon: icons.bill },
  { id: 'price', icon: icons.scale },
  { id: 'record', icon: icons.history },
  { id: 'reach', icon: icons.anchor },
] as const;

/** What the house recommends and does, where it sails, what a wrong letter costs, what is new, and why one can rely on it. */
export function HomeMore() {
  const text = useText();
  const { house } = usePortal();
  return (
    <>
      <Section>
        <SectionHeading title={text('more.services')} lead={text('more.servicesLead')} />
        <ServiceGrid
          items={SERVICES.filter(({ id }) => isOffered(house, WAY_OF[id])).map((service) => ({
            ...service,
            name: text(`more.${service.id}`),
            text: text(`more.${service.id}Text`),
          }))}
        />
      </Section>
      <HomeBill />
      <Section>
        <SectionHeading title={text('more.steps')} lead={text('more.stepsLead')} />
        <Procedure
          steps={([1, 2, 3] as const).map((step) => ({
            title: text(`more.step${step}`),
            text: text(`more.step${step}Text`),
          }))}
        />
      </Section>
      <HomeAdverts place="home_banner" label={text('more.adverts')} />
      <HomePorts />
      <HomeOffices />
      <HomeNews />
      <Section>
        <SectionHeading title={text('more.trust')} />
        <ServiceGrid
          items={TRUST.map(({ id, icon }) => ({
            id,
            icon,
            name: text(`more.trust.${id}`),
            text: text(`more.trust.${id}Text`),
          }))}
        />
      </Section>
    </>
  );
}
