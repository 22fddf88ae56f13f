import { HOUSE_MODES, type HouseSettings } from '@lading/api-client/contract';
import { ButtonLink, DescriptionList, FormRow, Inline, type Language, Panel, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { OwnPaper } from '../../kit/paper-text.tsx';

const LOGO = 40;
const CODE = 88;
const LANGUAGES = ['zh-CN', 'en-US'] as const satisfies readonly Language[];

const said = (language: Language, nameCn: string, nameEn: string) =>
  language === 'en-US' && nameEn !== '' ? nameEn : nameCn;

/** What readers of one language will see. */
function InLanguage({ house, language }: { house: HouseSettings; language: Language }) {
  const text = useText();
  const { logoLight, hotline, offices, friendlyLinks, shortVideo, agreements } = house;
  const say = (cn: string, en: string) => said(language, cn, en);
  const items = [
    { name: text('settings.hotline'), value: hotline || '—', mono: true },
    {
      name: text('settings.introduction'),
      value: say(house.introductionCn, house.introductionEn) || '—',
      wide: true,
    },
    { name: text('settings.offices'), value: offices.map((one) => say(one.cityCn, one.cityEn)).join(' · ') || '—' },
    {
      name: text('settings.friendlyLinks'),
      value: friendlyLinks.map((one) => say(one.nameCn, one.nameEn)).join(' · ') || '—',
    },
    { name: text('settings.shortVideo'), value: say(shortVideo.labelCn, shortVideo.labelEn) || '—' },
  ];
  const paper = say(agreements.termsCn, agreements.termsEn);
  return (
    <Stack as="section" gap="sm" aria-label={text(`settings.in.${language}`)}>
      <Text tone="secondary">{text(`settings.in.${language}`)}</Text>
      <Inline>
        {logoLight !== '' && <img src={logoLight} alt="" height={LOGO} />}
        <Text strong lang={language}>
          {say(house.nameCn, house.nameEn)}
        </Text>
        <ButtonLink size="sm" variant="primary" href="/freight" lang={language}>
          {text(`settings.sample.${language}`)}
        </ButtonLink>
      </Inline>
      <DescriptionList items={items} />
      {paper !== '' && (
        <div lang={language}>
          <OwnPaper said={paper.slice(0, 300)} />
        </div>
      )}
    </Stack>
  );
}

/** How pages of the site will say it, in both languages: name and logo, hotline, codes to scan, the register's number. */
export function SettingsPreview({ house }: { house: HouseSettings }) {
  const text = useText();
  const { icp, omsUrl, qrCodes, socials, modes } = house;
  const codes = (['service', 'official', 'mini'] as const).filter((code) => qrCodes[code] !== '');
  const items = [
    { name: text('settings.icp'), value: icp || '—' },
    { name: text('settings.omsUrl'), value: omsUrl || '—' },
    {
      name: text('settings.socials'),
      value: socials.map(({ kind }) => text(`settings.kind.${kind}`)).join(' · ') || '—',
    },
    {
      name: text('settings.modes'),
      value:
        HOUSE_MODES.filter((mode) => modes.includes(mode))
          .map((mode) => text(`settings.mode.${mode}`))
          .join(' · ') || '—',
    },
  ];
  return (
    <Panel title={text('settings.preview')}>
      <Stack>
        <FormRow>
          {LANGUAGES.map((language) => (
            <InLanguage key={language} house={house} language={language} />
          ))}
        </FormRow>
        <DescriptionList items={items} />
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
