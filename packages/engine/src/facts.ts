/** A second, small door, for those who check facts and labels and plan nothing: it loads in a tenth of the time. */

export { parseEstateInput } from './completion/estate-input.ts';
export { InputError } from './contract/input-error.ts';
export { labelOf, labelsOf } from './label/label.ts';
