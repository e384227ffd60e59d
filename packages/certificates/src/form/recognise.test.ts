import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../contract/refusal.ts';
import { paperOf } from '../layout/paper.ts';
import { FLEMISH_PAPER } from '../testing/flemish-paper.ts';
import { pagesOf } from '../testing/page-of.ts';
import { recogniseForm } from './recognise.ts';

const recognise = (...pages: readonly string[]) => recogniseForm(paperOf(pagesOf(...pages))).kind;
const refuses = (code: string, ...pages: readonly string[]) =>
  assert.throws(
    () => recognise(...pages),
    (error) => error instanceof Refusal && error.code === code,
  );

describe('which form it is', () => {
  it('several marks speak for it, also on the first page alone', () => {
    assert.equal(recognise(...FLEMISH_PAPER), 'be-vlg-2019');
    assert.equal(recognise(FLEMISH_PAPER[0]), 'be-vlg-2019');
  });

  it('an invoice that speaks of certificates is none', () => {
    refuses(
      'not_a_certificate',
      `
Jaarafrekening energie
Verbruik per m²      128 kWh/m² per jaar
Uw verbruik ligt onder het gemiddelde van woningen met EPC-label C.
Vraag uw energieprestatiecertificaat (EPC) aan bij een erkende energiedeskundige.
`,
    );
  });

  it('an asbestos certificate of a residential unit is none', () => {
    refuses(
      'not_a_certificate',
      `
Asbestinventarisattest
Residentiële eenheid
Geldig tot en met     14-02-2034
Referentiejaar bouw   1964
Conclusie             Niet asbestveilig
`,
    );
  });

  for (const [what, title, number] of [
    ['common parts', 'Gemeenschappelijke delen', '20230615-0009000001-GD-1'],
    ['a small shop', 'Kleine niet-residentiële eenheid', '20220310-0009000001-KNR-1'],
  ] as const) {
    it(`a Flemish certificate of ${what} is another one`, () => {
      refuses(
        'other_certificate',
        FLEMISH_PAPER[0].replace('Residentiële eenheid', title).replace(/\d{8}-\d{10}-RES-1/, number),
      );
    });
  }

  it('a British and a French one are other ones', () => {
    refuses(
      'other_certificate',
      'Energy performance certificate (EPC)\nThis property has an energy rating of D, and 241 kWh/m2 per year.',
    );
    refuses(
      'other_certificate',
      'DPE Diagnostic de performance énergétique (logement)\nN° ADEME 2469E0000001X, établi le 12/03/2024',
    );
  });

  it('nothing to read, and letters that are none', () => {
    refuses('unreadable', 'Pagina 1');
    refuses(
      'unreadable',
      'Bqr xjkl wrt pqz bcd fgh jkl mnp qrst vwx zbc dfg hjk lmn pqr stv wxz bcd\n'.repeat(4),
    );
  });
});
