/** The few words that the components add themselves. */
export interface UiTexts {
  close: string;
  moreActions: string;
  loading: string;
  required: string;
  copy: string;
  copied: string;
  undo: string;
  noOptions: string;
  chooseFile: string;
  dropFile: string;
  clearValue: string;
  selectRows: string;
  invalid: {
    missing: string;
    email: string;
    url: string;
    number: string;
    format: string;
    tooShort: (least: number) => string;
    tooLong: (most: number) => string;
    tooLow: (least: string) => string;
    tooHigh: (most: string) => string;
  };
}
