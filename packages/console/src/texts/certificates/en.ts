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
};

export type CertificatesTexts = typeof certificates;
