import { Type } from 'typebox';
import { webAddress } from '../../../http/requests/json-schemas.ts';

export const ownerLinkSchema = Type.Object(
  {
    url: webAddress({ description: "The owners' page of the building." }),
    units: Type.Array(
      Type.Object({
        external_id: Type.String(),
        name: Type.String(),
        code: Type.String({ description: 'Opens the figures of this unit on the page; for its owner only.' }),
      }),
    ),
  },
  {
    title: 'BuildingOwnerLink',
    description:
      'The page for the owners, which needs no account. It shows the figures of the building; a code adds those of one unit.',
    examples: [
      {
        url: 'https://rooftree.example.com/b/FUgXpymfknn5IzFpElp_jQ',
        units: [{ external_id: 'flat-1', name: '1A', code: 'Zm9vYmFyYmF6cXV4cXV1eA' }],
      },
    ],
  },
);
