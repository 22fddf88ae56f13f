import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../app/context.ts';

/** Fetches a picture with the session and answers an address that this page can show. */
export type OpenPicture = (address: string) => Promise<string>;

/** Pictures of the site before everybody may see them: each is fetched once, and let go with the page. */
export function usePictures() {
  const { client } = usePortal();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Map<string, Promise<string>>());
  const open: OpenPicture = useCallback(
    (address) => {
      const known = asked.current.get(address);
      if (known) return known;
      const coming = client.file(address).then((blob) => {
        const url = URL.createObjectURL(blob);
        setUrls((now) => new Map(now).set(address, url));
        return url;
      });
      asked.current.set(address, coming);
      // A picture that did not come can be asked for again.
      coming.catch(() => asked.current.delete(address));
      return coming;
    },
    [client],
  );
  useEffect(() => {
    const all = asked.current;
    return () => {
      for (const coming of all.values()) coming.then(URL.revokeObjectURL, () => undefined);
      all.clear();
    };
  }, []);
  const pictureOf = useCallback((address: string) => urls.get(address), [urls]);
  return { open, pictureOf };
}

const ADDRESS = /\/files\/content\/[0-9a-f-]{36}\.(?:png|jpg)/g;

/** The same for a text: its pictures are asked for as soon as it shows. */
export function usePicturesOf(html: string) {
  const { open, pictureOf } = usePictures();
  useEffect(() => {
    for (const [address] of html.matchAll(ADDRESS)) open(address).catch(() => undefined);
  }, [html, open]);
  return pictureOf;
}
