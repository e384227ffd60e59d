export const certificates = {
  title: 'Energy certificate',
  lead: 'A PDF, a photo or a data file. What is certain is filled in where nobody has said anything.',
  choose: 'Read a certificate',
  reading: 'Reading …',
  applied: (applied: number, read: number) =>
    read === 0
      ? 'Nothing was understood.'
      : `${read} ${read === 1 ? 'value' : 'values'} read, ${applied} filled in.`,
  otherAddress: 'The certificate is of another address: nothing was filled in.',
  failures: {
    not_a_certificate: 'This does not look like an energy certificate.',
    other_certificate: 'This is a certificate of another kind, which cannot be read.',
    other_address: 'The certificate is of another address.',
    unreadable: 'The document cannot be read.',
    encrypted: 'The document is protected by a password.',
    too_large: 'The document is too large.',
    took_too_long: 'Reading took too long.',
  },
  register: {
    title: 'Registered label',
    origin: 'registered label, EP-Online',
    found: (label: string, day: string | null) =>
      day === null ? `${label} in EP-Online.` : `${label} in EP-Online, registered on ${day}.`,
    readOn: (day: string) => `Read on ${day}.`,
    waiting: 'EP-Online is being asked …',
    ask: 'Ask again',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Not read yet.',
      FOUND: 'EP-Online knows this home, but not its label.',
      NONE: 'EP-Online has no label of this address.',
      SEVERAL:
        'EP-Online has labels of several homes at this address: add the letter or addition of the number.',
      OTHER_KIND:
        'EP-Online has a label of another kind of home at this address: check the address and the type.',
      UNUSABLE: 'EP-Online gave an answer that cannot be read.',
    },
  },
};

export type CertificatesTexts = typeof certificates;
