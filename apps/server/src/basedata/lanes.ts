import type { Lane } from '@lading/api-client/contract';

// Every country of a lane; what is left is Africa's.
const COUNTRIES: Readonly<Record<Exclude<Lane, 'africa'>, string>> = {
  china: 'CN HK MO TW',
  'northeast-asia': 'JP KR KP MN RU',
  'southeast-asia': 'VN TH MY SG ID PH KH MM LA BN TL',
  'south-asia': 'IN PK BD LK MV NP BT AF IR',
  'middle-east': 'AE SA QA KW OM BH IQ YE JO LB SY IL PS CY TR EG SD DJ ER',
  europe:
    'DE NL BE LU FR GB IE ES PT IT GR SI HR RO BG PL SE DK NO FI EE LV LT IS MT AL ME UA GE MD AT CH CZ SK HU GI FO GG JE IM MC BA RS MK AX SJ BY AZ KZ',
  'north-america': 'US CA GL BM PM',
  'latin-america':
    'MX GT BZ SV HN NI CR PA CU JM HT DO PR BS BB TT GD LC VC AG DM KN CO VE EC PE CL AR UY PY BR BO GY SR GF AW CW BQ SX KY TC VG VI AI MS GP MQ MF BL FK',
  oceania: 'AU NZ PG FJ SB VU NC PF WS TO TV KI NR FM MH PW GU MP AS CK NU NF WF TK UM CX CC',
};
const BY_COUNTRY = new Map(
  Object.entries(COUNTRIES).flatMap(([lane, list]) => list.split(' ').map((code) => [code, lane as Lane])),
);

/** The trade lane of a country, by the two letters of ISO 3166. */
export const laneOf = (country: string): Lane => BY_COUNTRY.get(country) ?? 'africa';

export const LANE_NAMES: Readonly<Record<Lane, { nameCn: string; nameEn: string }>> = {
  china: { nameCn: '中国', nameEn: 'China' },
  'northeast-asia': { nameCn: '日韩及远东', nameEn: 'Northeast Asia' },
  'southeast-asia': { nameCn: '东南亚', nameEn: 'Southeast Asia' },
  'south-asia': { nameCn: '印巴', nameEn: 'South Asia' },
  'middle-east': { nameCn: '中东红海', nameEn: 'Middle East and Red Sea' },
  europe: { nameCn: '欧洲', nameEn: 'Europe' },
  'north-america': { nameCn: '北美', nameEn: 'North America' },
  'latin-america': { nameCn: '中南美', nameEn: 'Latin America' },
  oceania: { nameCn: '澳新', nameEn: 'Oceania' },
  africa: { nameCn: '非洲', nameEn: 'Africa' },
};
