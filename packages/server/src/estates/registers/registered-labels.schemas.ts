import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../http/requests/json-schemas.ts';
import { REGISTERS } from '../facts/layers.ts';
import { LABEL_STATUSES } from './registered-labels.ts';

export const registeredLabelSchema = Type.Object(
  {
    register: oneOf(REGISTERS, { description: 'The Dutch register of energy labels.' }),
    is_on: Type.Boolean({ description: 'Whether the operator has enabled the register.' }),
    label_status: oneOf(LABEL_STATUSES, {
      description:
        'Result of the last lookup. `NO_ADDRESS`: the estate is not in the Netherlands, or lacks a postal code or house number. `SEVERAL`: several dwellings match. `OTHER_KIND`: the label is for an apartment and the estate is a house, or the reverse. `UNUSABLE`: the response contains no valid label. Only `FOUND` provides facts.',
    }),
    is_waiting: Type.Boolean({
      description: 'True while a lookup is pending or its result is being applied.',
    }),
    read_at: nullable(timestamp({ description: 'When it was last looked up.' })),
    next_read_at: nullable(timestamp()),
    energy_label: nullable(Type.String()),
    registered_on: nullable(Type.String({ format: 'date' })),
    valid_until: nullable(Type.String({ format: 'date' })),
    bag_id: nullable(
      Type.String({
        description: 'The dwelling in the Dutch register of addresses (BAG), if the operator uses it.',
      }),
    ),
    fault: nullable(Type.String({ description: 'Why the register is currently unavailable.' })),
  },
  {
    title: 'RegisteredLabel',
    examples: [
      {
        register: 'EP_ONLINE',
        is_on: true,
        label_status: 'FOUND',
        is_waiting: false,
        read_at: '2026-11-14T09:30:00.000Z',
        next_read_at: '2027-01-09T09:30:00.000Z',
        energy_label: 'D',
        registered_on: '2024-03-10',
        valid_until: '2034-03-08',
        bag_id: '0999010000000012',
        fault: null,
      },
    ],
  },
);
