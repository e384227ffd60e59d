import type { OpenidTexts } from './en.ts';

export const openid: OpenidTexts = {
  signIn: (name) => `Aanmelden met ${name}`,
  refused: (name) => `${name} heeft niet bevestigd wie u bent. Probeer opnieuw.`,
  noRole: (name) =>
    `${name} kent u, maar u hebt hier geen rol: geen van uw groepen daar heeft er een, of uw account is geblokkeerd. Vraag het aan wie deze server beheert.`,
  known: (name) =>
    `Uw adres heeft hier een ander account, of ${name} zegt niet dat het gecontroleerd is. Hebt u hier een account, meld u dan aan zoals vroeger en koppel de twee onder “Team en toegang”; vraag anders een uitnodiging.`,
  taken: (name) => `Een van de twee accounts is bij ${name} of hier al aan een ander gekoppeld.`,
  gone: 'Deze aanmelding is verlopen, is al gebruikt of is in een andere browser begonnen. Begin opnieuw.',
  down: (name) =>
    `${name} antwoordt op dit moment niet. Probeer het later opnieuw, of meld u aan met uw wachtwoord of een passkey.`,
  title: (name) => `Aanmelden met ${name}`,
  lead: (name) => `Koppel uw account bij ${name}; daarna meldt u zich ermee aan.`,
  connect: (name) => `${name} koppelen`,
  connected: (name) => `Uw account bij ${name} is gekoppeld: u kunt zich ermee aanmelden.`,
};
