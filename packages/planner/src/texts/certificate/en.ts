/** Handing over a certificate on the page. */
import type { FormOutcome } from '../../certificate/handed-over.ts';

export const certificateTexts = {
  certificateTitle: 'Do you have the energy certificate?',
  certificateLead:
    'Hand it over and the plan becomes yours: areas, insulation, heating and label are read from it. A PDF or a photo of each page will do.',
  certificateChoose: 'Choose the certificate',
  certificateDrop: 'or drop it here',
  certificateSend: 'Read it',
  certificatePrivate: 'It is read on this server, for this page only, and not kept.',
  certificateKeep: (context: string) => `Also give it to ${context}, for the file of this home.`,
  certificateSending: 'Sending…',
  certificateReading: 'Reading… a photo can take 20 seconds.',
  certificateRead: (facts: number) =>
    facts === 1
      ? 'One fact was read, and the plan uses it.'
      : `${facts} facts were read, and the plan uses them.`,
  certificateKept: (context: string) => `${context} gets it too.`,
  certificateSure: 'confirmed twice',
  certificateLikely: 'please check',
  certificateHowSure: 'How sure',
  certificateLeftOut: (facts: string) =>
    `Not used, because it is not sure enough or no longer holds: ${facts}.`,
  certificateUnknownAddress:
    'No address could be compared: please check that it is the certificate of this home.',
  certificateOutcomes: {
    read: 'The certificate was read, and the plan below uses it.',
    nothing: 'The certificate was read, but it says nothing that this plan can use.',
    different_address: 'This is the certificate of another address, so nothing of it is used.',
    not_a_certificate:
      'This does not look like an energy certificate. Please choose the EPC, PEB or energy label itself.',
    other_address: 'This file has no label of this address.',
    other_certificate:
      'This certificate is of another kind: of common parts, of an office or of another country. Please choose the one of this home.',
    unreadable:
      'We could not read this file. The PDF as it was issued works best; a photo must be sharp, straight and show the whole page.',
    encrypted: 'This file is locked with a password. Please save it without one and try again.',
    too_large: 'This file is too large. Please choose the certificate alone, up to 10 MB.',
    took_too_long: 'Reading it took too long. Please try the PDF as it was issued, or try again in a moment.',
    too_many: 'That was a lot at once. Please wait a minute and try again.',
    busy: 'Reading did not work just now. Please try again in a moment.',
  } satisfies Record<FormOutcome, string>,
};

export type CertificateTexts = typeof certificateTexts;
