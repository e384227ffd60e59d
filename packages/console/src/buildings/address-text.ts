import type { Building } from '@rooftree/client/members';

/** Street, number and town on one line; empty where none is known. */
export function addressText({ street, house_number, zip_code, city }: Building['address']): string {
  const lines = [
    [street, house_number].filter(Boolean).join(' '),
    [zip_code, city].filter(Boolean).join(' '),
  ];
  return lines.filter(Boolean).join(', ');
}
