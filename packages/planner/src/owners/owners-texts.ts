/** The sentences that only this page has; the others are those of the letters and the building's papers. */
export interface OwnersTexts {
  title: (building: string) => string;
  noPlan: string;
  noPlanText: string;
  section: string;
  floorUnknown: string;
  labels: (before: string, after: string) => string;
  unitTitle: string;
  unitLead: string;
  unit: string;
  code: string;
  codeHint: string;
  show: string;
  wrongCode: string;
  anotherUnit: string;
  private: string;
  perMonth: (amount: string) => string;
}
