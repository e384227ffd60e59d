/** What a provider names, and what it is in our words: undefined where we know no such thing. */
export interface Named {
  kind: string | undefined;
  estateType: string | undefined;
  country: string | undefined;
  ourCountry: string | undefined;
  isProject?: boolean;
}

/**
 * Why an estate cannot be imported, as sentences that name the provider's own word. Missing fields are reported
 * elsewhere.
 */
export function reasonsAgainst({
  kind,
  estateType,
  country,
  ourCountry,
  isProject = false,
}: Named): string[] {
  return [
    ...(isProject ? ['it is a project: its units are imported separately'] : []),
    ...(kind !== undefined && estateType === undefined ? [`its type "${kind}" is not supported`] : []),
    ...(country !== undefined && ourCountry === undefined
      ? [`its country "${country}" is not Belgium or the Netherlands`]
      : []),
  ];
}
