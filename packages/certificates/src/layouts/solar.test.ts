import assert from 'node:assert/strict';
import { it } from 'node:test';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { solarFindings } from './solar.ts';

const boilerIn = (text: string) =>
  solarFindings(linesOf([pageOf(text)]), [
    ['boiler', ['installation solaire thermique', 'panneaux solaires thermiques']],
  ]).find(({ name }) => name === 'has_solar_boiler')?.value;

it('collectors that are described are there, those that only the label names may not be', () => {
  assert.equal(
    boilerIn("Installation solaire thermique     Capteurs pour l'eau chaude, orientation sud"),
    true,
  );
  assert.equal(boilerIn('Installation solaire thermique     NÉANT'), false);
  assert.equal(boilerIn('Panneaux solaires thermiques\nNon'), false);
});
