/** What is wrong with the value of a control, in our own words. */
import type { UiTexts } from './ui-texts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

export function messageOf(control: Control, texts: UiTexts['invalid']): string {
  const { validity } = control;
  const attribute = (name: string) => control.getAttribute(name) ?? '';
  if (validity.valueMissing) return texts.missing;
  if (validity.badInput) return texts.number;
  if (validity.typeMismatch) return control.type === 'email' ? texts.email : texts.url;
  if (validity.tooShort) return texts.tooShort(Number(attribute('minlength')));
  if (validity.tooLong) return texts.tooLong(Number(attribute('maxlength')));
  if (validity.rangeUnderflow) return texts.tooLow(attribute('min'));
  if (validity.rangeOverflow) return texts.tooHigh(attribute('max'));
  // A pattern that asks for anything but spaces is a required field in other words.
  if (validity.patternMismatch && control.value.trim() === '') return texts.missing;
  return validity.customError ? control.validationMessage : texts.format;
}
