import type { CertificatesTexts } from './en.ts';

export const certificates: CertificatesTexts = {
  title: 'Certificat PEB',
  lead: 'Un PDF, une photo ou un fichier de données. Ce qui est certain est rempli là où personne n’a rien dit.',
  choose: 'Lire un certificat',
  reading: 'Lecture en cours …',
  applied: (applied, read) =>
    read === 0
      ? 'Rien n’a été compris.'
      : `${read} ${read === 1 ? 'valeur lue' : 'valeurs lues'}, dont ${applied} ${applied === 1 ? 'remplie' : 'remplies'}.`,
  otherAddress: 'Le certificat est d’une autre adresse : rien n’a été rempli.',
  failures: {
    not_a_certificate: 'Ceci ne ressemble pas à un certificat énergétique.',
    other_certificate: 'C’est un certificat d’un autre genre, qui ne peut pas être lu.',
    other_address: 'Le certificat est d’une autre adresse.',
    unreadable: 'Le document est illisible.',
    encrypted: 'Le document est protégé par un mot de passe.',
    too_large: 'Le document est trop grand.',
    took_too_long: 'La lecture a pris trop de temps.',
  },
  register: {
    title: 'Label enregistré',
    origin: 'label enregistré, EP-Online',
    found: (label, day) =>
      day === null ? `${label} dans EP-Online.` : `${label} dans EP-Online, enregistré le ${day}.`,
    readOn: (day) => `Lu le ${day}.`,
    waiting: 'EP-Online est interrogé …',
    ask: 'Demander à nouveau',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Pas encore lu.',
      FOUND: 'EP-Online connaît ce logement, mais pas son label.',
      NONE: 'EP-Online n’a pas de label pour cette adresse.',
      SEVERAL:
        'EP-Online a des labels de plusieurs logements à cette adresse : complétez la lettre ou l’ajout du numéro.',
      OTHER_KIND:
        'EP-Online a le label d’un autre genre de logement à cette adresse : vérifiez l’adresse et le type.',
      UNUSABLE: 'EP-Online a donné une réponse illisible.',
    },
  },
};
