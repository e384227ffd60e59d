import type { Differences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';
import type { KindTexts } from './english.ts';

/** Written for both countries. */
const withReaders = (reader: string, readers: string, organisation: string) => {
  const Readers = readers.charAt(0).toUpperCase() + readers.slice(1);
  return {
    agency: organisation.charAt(0).toUpperCase() + organisation.slice(1),
    agent: 'Beheerder',
    copyLink: `Link voor ${readers} kopiëren`,
    asBuyer: `Bekijk als ${reader}`,
    audit: { fields: { managing_user_external_id: 'beheerder' } },
    import: { columns: { managing_user_external_id: 'Beheerder' } },
    today: {
      savedByBuyers: (count, isOne) =>
        isOne
          ? `1 plan opgeslagen door een ${reader} in de laatste 7 dagen`
          : `${count} plannen opgeslagen door ${readers} in de laatste 7 dagen`,
      buyersToContact: (count, isOne) =>
        isOne ? `1 ${reader} wil contact` : `${count} ${readers} willen contact`,
    },
    plans: { madeBy: { BUYER: `opgeslagen door een ${reader}` } },
    buyers: {
      title: Readers,
      lead: `${Readers} die hun contactgegevens achterlieten op de pagina van een woning. Alleen uw organisatie ziet ze. Eigenaars kunnen ze verwijderen onder Gegevens en privacy.`,
      none: `Er wachten geen ${readers} op contact`,
      noneHint: `Onder Huisstijl kiest u of ${readers} hun contactgegevens kunnen achterlaten.`,
      ofPlan: `Deze ${reader} wil contact`,
    },
    branding: {
      name: `Naam voor ${readers}`,
      contact: `Contact voor ${readers}`,
      buyers: Readers,
      takesContacts: `${Readers} kunnen bij een plan hun contactgegevens achterlaten`,
      takesContactsHint: `U vindt ze onder Vandaag en ${Readers}. Ze geven er toestemming voor.`,
      saved: `Opgeslagen. ${Readers} zien de wijziging vanaf nu.`,
      logoNeedsHttps: `Niet zichtbaar voor ${readers}: het adres moet met https:// beginnen.`,
    },
    prices: {
      reason: `Reden (intern, niet zichtbaar voor ${readers})`,
      grantNameHint: `Zoals ${readers} ze zien.`,
    },
    groups: { office: 'Organisatie' },
    privacy: {
      where: { buyers: { what: Readers } },
      kinds: {
        'saved-plans': `Plannen van ${readers}, met hun paspoorten`,
        'contact-requests': `Contactaanvragen van ${readers}`,
      },
      personLead: `Zoek een gebruiker van uw software op zijn id, een lid op naam of e-mailadres, of uw contactpersoon of een ${reader} op naam, telefoonnummer of e-mailadres.`,
      personKinds: { buyer: `${reader} die contactgegevens achterliet` },
      contactEffect: `Naam, nummer en adres verdwijnen van de pagina die ${readers} zien. Paspoorten die al gemaakt zijn, behouden ze.`,
    },
    programs: { events: { 'plan_alert.requested': `een ${reader} wil contact` } },
    platform: { agency: `Deze ${organisation}` },
  } satisfies Differences<Texts>;
};

export const kinds: KindTexts = {
  BANK: {
    ...withReaders('klant', 'klanten', 'bank'),
    statuses: { OFF_MARKET: 'in portefeuille' },
  },
  HOUSING_COMPANY: {
    ...withReaders('huurder', 'huurders', 'woonmaatschappij'),
    ownerPays: 'Investering',
    costFrom: 'Investering vanaf (€)',
    overview: { investment: 'Investering' },
    statuses: { OFF_MARKET: 'in beheer' },
  },
};
