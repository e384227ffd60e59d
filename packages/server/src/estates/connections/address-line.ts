interface AddressParts {
  street?: string | null;
  house_number?: string | null;
  house_number_extra?: string | null;
  zip_code?: string | null;
  place?: string | null;
}

/** "Kersenlaan 12 A, 2800 Mechelen"; null for an address of which nothing is known. */
export function addressLine({
  street,
  house_number,
  house_number_extra,
  zip_code,
  place,
}: AddressParts): string | null {
  const lines = [
    [street, house_number, house_number_extra],
    [zip_code, place],
  ].map((line) => line.filter(Boolean).join(' '));
  return lines.filter(Boolean).join(', ') || null;
}
