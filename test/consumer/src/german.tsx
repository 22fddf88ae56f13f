import { Button, ContainerNumber, LadingProvider, useFormat, useIssueText } from '@lading/ui';
import { createCatalogue } from '@lading/ui/catalogue';
import { messages as english } from '@lading/ui/en-US';
import { required } from '@lading/validators';

const german = createCatalogue(
  'de-DE',
  { 'button.loading': 'Wird geladen', 'container.expected': 'muss {expected} sein', required: 'Bitte ausfüllen' },
  english,
);

function Page() {
  const { minute } = useFormat();
  const say = useIssueText();
  const issue = required.check('');
  return (
    <main>
      <ContainerNumber value="CSQU3054384" />
      <time>{minute('2026-11-18T16:40:12+08:00')}</time>
      <time>{minute('2026-11-18T16:40:12+08:00', 'Asia/Shanghai')}</time>
      <Button loading>Senden</Button>
      <p>{issue && say(issue)}</p>
    </main>
  );
}

/** A third language, which the packages have never heard of. */
export const German = () => (
  <LadingProvider locale="de-DE" messages={german} timeZone="Europe/Berlin" direction="ltr">
    <Page />
  </LadingProvider>
);
