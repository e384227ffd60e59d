import type { ReviewPageTexts } from './en.ts';

export const reviewTexts: ReviewPageTexts = {
  reviewTitle: (address) => `Energielabel van ${address}`,
  reviewLead: 'Bekijk elke gelezen waarde. Accepteer die, verbeter die of laat die weg.',
  reviewAbout: (about) => `Op het energielabel: ${about}`,
  reviewOtherAddress: 'Op het energielabel staat een ander adres: er is nog niets van gebruikt.',
  reviewAccept: 'Accepteren',
  reviewCorrect: 'Verbeteren naar',
  reviewReject: 'Weglaten',
  reviewRead: 'Gelezen:',
  reviewHeld: 'Nu bekend:',
  reviewShow: (page) => `Toon op pagina ${page}`,
  reviewPage: (page) => `Pagina ${page} van het energielabel`,
  reviewPlace: (fact) => `${fact} is hier gelezen`,
  reviewCorrection: (fact) => `${fact}, verbeterd`,
  reviewWrong: 'Deze waarde is hier niet mogelijk.',
  reviewNoDocument:
    'Het document is niet bewaard of de termijn is voorbij: alleen wat is gelezen, blijft over.',
  reviewDoubt: 'twijfelachtig',
  reviewSave: 'Sla de controle op',
  reviewOnce: 'Deze link werkt tot de controle is opgeslagen.',
  reviewDone: 'Bedankt',
  reviewDoneLead: (accepted, corrected, rejected) =>
    `${accepted} geaccepteerd, ${corrected} verbeterd, ${rejected} weggelaten. Het document is verwijderd.`,
};
