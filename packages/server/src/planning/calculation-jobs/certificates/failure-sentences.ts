import type { RefusalCode } from '@rooftree/certificates';

/** What the person who handed over the document can do. */
const WHAT_TO_DO: Record<RefusalCode, string> = {
  not_a_certificate: 'Hand over the energy certificate itself (EPC, PEB, EPB or energielabel).',
  other_certificate:
    'Hand over the certificate of this dwelling: those of common parts, offices, new buildings and other countries are not read.',
  other_address:
    'Hand over the file of this address, or correct the zip code and the house number of the estate.',
  unreadable: 'Hand over the PDF as the authority or the expert issued it, or its data file.',
  encrypted: 'Save it without a password and hand it over again.',
  too_large: 'Hand over the certificate alone, without other papers in the same file.',
  took_too_long:
    'Try once more; if it takes too long again, hand over the PDF as the authority or the expert issued it.',
};

/** `metadata.failure` of the job: what is wrong, as the reader says it, and what to do. */
export function failureSentence({ code, message }: { code: RefusalCode; message: string }): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}. ${WHAT_TO_DO[code]}`;
}
