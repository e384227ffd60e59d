import type { Differences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';

/**
 * What differs for organisations that are not agencies: who reads the page of a home, who looks after it, who owns it.
 */
export type KindTexts = Record<'BANK' | 'HOUSING_COMPANY', Differences<Texts>>;

const withReaders = (reader: string, readers: string, organisation: string) => {
  const Readers = readers.charAt(0).toUpperCase() + readers.slice(1);
  return {
    agency: organisation.charAt(0).toUpperCase() + organisation.slice(1),
    agent: 'Manager',
    copyLink: `Copy link for ${readers}`,
    asBuyer: `View as ${reader}`,
    audit: { fields: { managing_user_external_id: 'manager' } },
    import: { columns: { managing_user_external_id: 'Manager' } },
    today: {
      savedByBuyers: (count, isOne) =>
        isOne
          ? `1 plan saved by a ${reader} in the last 7 days`
          : `${count} plans saved by ${readers} in the last 7 days`,
      buyersToContact: (count, isOne) =>
        isOne ? `1 ${reader} to contact` : `${count} ${readers} to contact`,
    },
    plans: { madeBy: { BUYER: `saved by a ${reader}` } },
    buyers: {
      title: Readers,
      lead: `${Readers} who left their contact details on the page of a home. Only your ${organisation} can see them. Owners can delete them under Data and privacy.`,
      none: `No ${readers} to contact`,
      noneHint: `Under Branding you choose whether ${readers} can leave their contact details.`,
      ofPlan: `${reader.charAt(0).toUpperCase() + reader.slice(1)} to contact`,
    },
    branding: {
      name: `Name shown to ${readers}`,
      contact: `Contact for ${readers}`,
      buyers: Readers,
      takesContacts: `Let ${readers} leave their contact details with a plan`,
      takesContactsHint: `You find them under Today and ${Readers}. They are asked for consent.`,
      saved: `Saved. ${Readers} see the change from now on.`,
      logoNeedsHttps: `Not shown to ${readers}: the URL must start with https://.`,
    },
    prices: {
      reason: `Reason (internal, not shown to ${readers})`,
      grantNameHint: `As shown to ${readers}.`,
    },
    privacy: {
      where: { buyers: { what: Readers } },
      kinds: {
        'saved-plans': `Plans saved by ${readers}, with their passports`,
        'contact-requests': `Contact requests of ${readers}`,
      },
      personLead: `Find a user of your software by their id, a member by name or email address, or your contact or a ${reader} by name, phone number or email address.`,
      personKinds: { buyer: `${reader} who left contact details` },
      contactEffect: `Name, phone number and email address disappear from the page that ${readers} see. Existing passports keep them.`,
    },
    programs: { events: { 'plan_alert.requested': `a ${reader} asks to be contacted` } },
    platform: { agency: `This ${organisation}` },
  } satisfies Differences<Texts>;
};

export const kinds: KindTexts = {
  BANK: {
    ...withReaders('customer', 'customers', 'bank'),
    statuses: { OFF_MARKET: 'in the portfolio' },
  },
  HOUSING_COMPANY: {
    ...withReaders('tenant', 'tenants', 'housing company'),
    ownerPays: 'Investment',
    costFrom: 'Investment from (€)',
    overview: { investment: 'Investment' },
    statuses: { OFF_MARKET: 'managed' },
  },
};
