import { useWords } from '../words/language.ts';

/** CC BY requires attribution, a link, and a mention of changes. */
export function MapSources() {
  const { map: texts, audit } = useWords().texts;
  const link = (href: string, name: string) => (
    <a href={href} rel="noreferrer">
      {name}
    </a>
  );
  return (
    <p class="map-sources quiet">
      {audit.pair(texts.outlines, '')}
      {link('https://www.naturalearthdata.com/', 'Natural Earth')}. {audit.pair(texts.positions, '')}
      {link('https://www.geonames.org/', 'GeoNames')},{' '}
      {link('https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0')} ({texts.changed}).
    </p>
  );
}
