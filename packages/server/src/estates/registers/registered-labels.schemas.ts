import { nullable, oneOf, timestamp } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';
import { REGISTERS } from '../facts/layers.ts';
import { LABEL_STATUSES } from './registered-labels.ts';

export const registeredLabelSchema = Type.Object(
  {
    register: oneOf(REGISTERS, { description: 'The Dutch register of energy labels.' }),
    is_on: Type.Boolean({ description: 'Whether the operator lets it be asked.' }),
    label_status: oneOf(LABEL_STATUSES, {
      description:
        'What it said last. `NO_ADDRESS`: the estate is not Dutch, or lacks a postal code or a house number. `SEVERAL`: labels of more than one dwelling that may be meant. `OTHER_KIND`: a label of an apartment where the estate is a house, or the other way round. `UNUSABLE`: an answer that is no label. Only `FOUND` gives facts.',
    }),
    is_waiting: Type.Boolean({
      description: 'It is about to be asked, or its answer about to become facts.',
    }),
    read_at: nullable(timestamp({ description: 'When it was last asked.' })),
    next_read_at: nullable(timestamp()),
    energy_label: nullable(Type.String()),
    registered_on: nullable(Type.String({ format: 'date' })),
    valid_until: nullable(Type.String({ format: 'date' })),
    fault: nullable(Type.String({ description: 'Why the register cannot be asked just now.' })),
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
        fault: null,
      },
    ],
  },
);
