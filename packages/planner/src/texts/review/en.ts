/** The page on which a person looks at what was read from a certificate. */
export const reviewTexts = {
  reviewTitle: (address: string) => `Certificate of ${address}`,
  reviewLead: 'Look at each value that was read. Accept it, correct it, or leave it out.',
  reviewAbout: (about: string) => `On the certificate: ${about}`,
  reviewOtherAddress: 'The certificate names another address: nothing of it was used so far.',
  reviewAccept: 'Accept',
  reviewCorrect: 'Correct to',
  reviewReject: 'Leave out',
  reviewRead: 'Read:',
  reviewHeld: 'Known today:',
  reviewShow: (page: number) => `Show on page ${page}`,
  reviewPage: (page: number) => `Page ${page} of the certificate`,
  reviewPlace: (fact: string) => `${fact} was read here`,
  reviewCorrection: (fact: string) => `${fact}, corrected`,
  reviewWrong: 'This value is not possible here.',
  reviewNoDocument: 'The document was not kept, or its time is over: only what was read is left.',
  reviewDoubt: 'doubtful',
  reviewSave: 'Save the review',
  reviewOnce: 'This link works until the review is saved.',
  reviewDone: 'Thank you',
  reviewDoneLead: (accepted: number, corrected: number, rejected: number) =>
    `${accepted} accepted, ${corrected} corrected, ${rejected} left out. The document was removed.`,
};

export type ReviewPageTexts = typeof reviewTexts;
