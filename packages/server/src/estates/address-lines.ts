/** The parts of an address that are written on titles, pages and reports; null is not known. */
export interface WrittenAddress {
  street: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
  zipCode: string | null;
  place: string | null;
}

/** "Kerkstraat 12 bus 3" and "9000 Gent"; empty where nothing is known. */
export function addressLines(address: WrittenAddress): { street: string; town: string } {
  return {
    street: joinKnown(' ', address.street, address.houseNumber, address.houseNumberExtra),
    town: joinKnown(' ', address.zipCode, address.place),
  };
}

/** "Kerkstraat 12 bus 3, 9000 Gent"; empty when nothing is known. */
export function addressLine(address: WrittenAddress): string {
  const { street, town } = addressLines(address);
  return joinKnown(', ', street, town);
}

function joinKnown(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(separator);
}
