import type { HouseSettings } from '@lading/api-client/contract';
import { DescriptionList, Inline, Panel, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';

const LOGO = 40;
const CODE = 88;

/** How a page of the site will say it: name and logo, hotline, codes to scan, the register's number. */
export function SettingsPreview({ house }: { house: HouseSettings }) {
  const text = useText();
  const nameOf = useLanguageName();
  const { logoLight, hotline, icp, omsUrl, qrCodes, socials, friendlyLinks, shortVideo, offices } = house;
  const name = nameOf(house);
  const codes = (['service', 'official', 'mini'] as const).filter((code) => qrCodes[code] !== '');
  const said = [
    { name: text('settings.hotline'), value: hotline || '—', mono: true },
    { name: text('settings.icp'), value: icp || '—' },
    { name: text('settings.omsUrl'), value: omsUrl || '—' },
    {
      name: text('settings.offices'),
      value: offices.map((one) => nameOf({ nameCn: one.cityCn, nameEn: one.cityEn })).join(' · ') || '—',
    },
    {
      name: text('settings.socials'),
      value: socials.map(({ kind }) => text(`settings.kind.${kind}`)).join(' · ') || '—',
    },
    { name: text('settings.friendlyLinks'), value: friendlyLinks.map(nameOf).join(' · ') || '—' },
    {
      name: text('settings.shortVideo'),
      value: nameOf({ nameCn: shortVideo.labelCn, nameEn: shortVideo.labelEn }) || '—',
    },
  ];
  return (
    <Panel title={text('settings.preview')}>
      <Stack>
        <Inline>
          {logoLight !== '' && <img src={logoLight} alt="" height={LOGO} />}
          <Text strong>{name}</Text>
        </Inline>
        <DescriptionList items={said} />
        {codes.length > 0 && (
          <Inline>
            {codes.map((code) => (
              <img key={code} src={qrCodes[code]} alt={text(`settings.qr.${code}`)} height={CODE} />
            ))}
          </Inline>
        )}
      </Stack>
    </Panel>
  );
}
