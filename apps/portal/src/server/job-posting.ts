import type { contract, Education, Out } from '@lading/api-client/contract';
import type { PortalText } from '../i18n/text.ts';
import { addressOf } from './head.ts';
import { escaped } from './html.ts';
import { houseId } from './linked.ts';

type Post = Out<typeof contract.content.recruitPage>['records'][number];

/** As search engines for posts name them; nothing where any education will do. */
const CREDENTIALS: Readonly<Record<Education, string | undefined>> = {
  any: undefined,
  college: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
};

const part = (heading: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<p>${escaped(heading)}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

/** An open post as data of schema.org: what the page says of it and no more. */
export function jobPostingOf(text: PortalText, { origin, url }: { origin: string; url: string }, post: Post): object {
  const { id, position, city, headcount, education, releaseTime, duties, demands } = post;
  const facts = text('join.facts', { city, count: headcount, education: text(`join.education.${education}`) });
  const category = CREDENTIALS[education];
  const house = text('app.name');
  return {
    '@type': 'JobPosting',
    title: position,
    description: `<p>${escaped(facts)}</p>${part(text('join.duties'), duties)}${part(text('join.demands'), demands)}`,
    identifier: { '@type': 'PropertyValue', name: house, value: String(id) },
    datePosted: releaseTime,
    url: addressOf(origin, url),
    hiringOrganization: { '@type': 'Organization', '@id': houseId(origin), name: house },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: city } },
    totalJobOpenings: headcount,
    ...(category && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: category },
    }),
  };
}
