import type { ReviewPageTexts } from './en.ts';

export const reviewTexts: ReviewPageTexts = {
  reviewTitle: (address) => `Certificaat van ${address}`,
  reviewLead: 'Bekijk elke gelezen waarde. Aanvaard ze, verbeter ze of laat ze weg.',
  reviewAbout: (about) => `Op het certificaat: ${about}`,
  reviewOtherAddress: 'Op het certificaat staat een ander adres: er is nog niets van gebruikt.',
  reviewAccept: 'Aanvaarden',
  reviewCorrect: 'Verbeteren naar',
  reviewReject: 'Weglaten',
  reviewRead: 'Gelezen:',
  reviewHeld: 'Nu gekend:',
  reviewShow: (page) => `Toon op pagina ${page}`,
  reviewPage: (page) => `Pagina ${page} van het certificaat`,
  reviewPlace: (fact) => `${fact} is hier gelezen`,
  reviewCorrection: (fact) => `${fact}, verbeterd`,
  reviewWrong: 'Deze waarde is hier niet mogelijk.',
  reviewNoDocument:
    'Het document is niet bewaard of zijn termijn is voorbij: alleen wat is gelezen, blijft over.',
  reviewDoubt: 'twijfelachtig',
  reviewSave: 'Bewaar het nazicht',
  reviewOnce: 'Deze link werkt tot het nazicht is bewaard.',
  reviewDone: 'Bedankt',
  reviewDoneLead: (accepted, corrected, rejected) =>
    `${accepted} aanvaard, ${corrected} verbeterd, ${rejected} weggelaten. Het document is verwijderd.`,
};
