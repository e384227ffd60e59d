import type { Differences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';
import type { KindTexts } from './english.ts';

const withReaders = (reader: string, readers: string, organisation: string) => {
  const Readers = readers.charAt(0).toUpperCase() + readers.slice(1);
  return {
    agency: organisation.charAt(0).toUpperCase() + organisation.slice(1),
    agent: 'Gestionnaire',
    copyLink: `Copier le lien pour les ${readers}`,
    asBuyer: `Voir comme un ${reader}`,
    audit: { fields: { managing_user_external_id: 'gestionnaire' } },
    import: { columns: { managing_user_external_id: 'Gestionnaire' } },
    today: {
      savedByBuyers: (count, isOne) =>
        isOne
          ? `1 plan enregistré par un ${reader} ces 7 derniers jours`
          : `${count} plans enregistrés par des ${readers} ces 7 derniers jours`,
      buyersToContact: (count, isOne) =>
        isOne ? `1 ${reader} à contacter` : `${count} ${readers} à contacter`,
    },
    plans: { madeBy: { BUYER: `enregistré par un ${reader}` } },
    buyers: {
      title: Readers,
      lead: `${Readers} qui ont laissé leurs coordonnées sur la page d’un logement. Seule votre organisation les voit. Les propriétaires du compte peuvent les supprimer sous Données et vie privée.`,
      none: `Aucun ${reader} à contacter`,
      noneHint: `Sous Identité visuelle, vous choisissez si les ${readers} peuvent laisser leurs coordonnées.`,
      ofPlan: `${reader.charAt(0).toUpperCase() + reader.slice(1)} à contacter`,
    },
    branding: {
      name: `Nom affiché aux ${readers}`,
      contact: `Contact pour les ${readers}`,
      buyers: Readers,
      takesContacts: `Les ${readers} peuvent laisser leurs coordonnées avec un plan`,
      takesContactsHint: `Vous les trouvez sous Aujourd’hui et ${Readers}. Leur accord est demandé.`,
      saved: `Enregistré. Les ${readers} voient la modification dès maintenant.`,
      logoNeedsHttps: `Invisible pour les ${readers} : l’adresse doit commencer par https://.`,
    },
    prices: {
      reason: `Raison (interne, invisible pour les ${readers})`,
      grantNameHint: `Tel que les ${readers} le voient.`,
    },
    groups: { office: 'Organisation' },
    privacy: {
      where: { buyers: { what: Readers } },
      kinds: {
        'saved-plans': `Plans enregistrés par des ${readers}, avec leurs passeports`,
        'contact-requests': `Demandes de contact de ${readers}`,
      },
      personLead: `Cherchez un utilisateur de votre logiciel par son identifiant, un membre par son nom ou son adresse e-mail, ou votre contact ou un ${reader} par son nom, son téléphone ou son adresse e-mail.`,
      personKinds: { buyer: `${reader} qui a laissé ses coordonnées` },
      contactEffect: `Le nom, le numéro et l’adresse disparaissent de la page que voient les ${readers}. Les passeports déjà créés les gardent.`,
    },
    programs: { events: { 'plan_alert.requested': `un ${reader} veut être contacté` } },
    platform: { agency: `Cette ${organisation}` },
  } satisfies Differences<Texts>;
};

export const kinds: KindTexts = {
  BANK: {
    ...withReaders('client', 'clients', 'banque'),
    statuses: { OFF_MARKET: 'en portefeuille' },
  },
  HOUSING_COMPANY: {
    ...withReaders('locataire', 'locataires', 'société de logement'),
    ownerPays: 'Investissement',
    costFrom: 'Investissement à partir de (€)',
    overview: { investment: 'Investissement' },
    statuses: { OFF_MARKET: 'en gestion' },
  },
};
