import { type AdvertPlace, contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { AdvertSpread, Section } from '@lading/ui';

const { adverts, countAdvert } = contract.content;

interface HomeAdvertsProps {
  place: AdvertPlace;
  /** its name where it is a section of its own */
  label?: string;
}

/** What staff put into a place of the home page today; nothing where there is none. */
export function HomeAdverts({ place, label }: HomeAdvertsProps) {
  const { data } = useQuery(adverts, { place });
  const { run: count } = useCommand(countAdvert);
  if (!data || data.list.length === 0) return null;
  const spread = (
    <AdvertSpread
      wide={place === 'home_banner'}
      items={data.list.map(({ id, title, imagePc, imageMobile, link }) => ({
        id: String(id),
        title,
        picture: imagePc,
        ...(imageMobile && { narrowPicture: imageMobile }),
        ...(link && { href: link }),
      }))}
      onFollow={(id) => void count({ id: Number(id) })}
    />
  );
  return label ? <Section aria-label={label}>{spread}</Section> : spread;
}
