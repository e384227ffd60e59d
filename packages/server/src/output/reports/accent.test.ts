import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accentStyle } from '@rooftree/planner/document/accent-style';
import { UNKNOWN_SHAPE } from '@rooftree/planner/drawing/house-shape';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { SAMPLE_ADDRESS } from '../../testing/data/sample-passport.ts';
import { makePassport } from './passport.ts';
import { passportContent } from './passport-content.ts';

test('the report shows the accent colour of the page, made readable where it is too light', () => {
  for (const accentColor of ['#1d5c4f', '#ffd400', '#ffffff']) {
    const passport = makePassport({
      createdAt: new Date(),
      issuer: { name: 'Huis & Haard', accentColor, logo: null, photo: null, contact: null },
      address: SAMPLE_ADDRESS,
      plannerUrl: null,
      shape: UNKNOWN_SHAPE,
      origins: null,
      plan: planOf('semiDetached1958'),
      outlook: null,
    });
    const { accent } = passportContent(passport, 'nl-BE').document;
    assert(accentStyle(accentColor).startsWith(`:root{--accent:${accent}}`), accent);
  }
});
