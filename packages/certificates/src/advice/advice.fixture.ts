/** Random Dutch plans as drafts, and the file of an adviser. */

import { parseEstateInput, planRenovation } from '@rooftree/engine';
import fc from 'fast-check';
import { arbitraryBody, TODAY } from '../../../engine/src/testing/arbitrary-estate-input.ts';
import type { Facts } from '../contract/reading.ts';
import { writeAdvice } from './write-advice.ts';

const arbitraryBagId = fc
  .tuple(
    fc.integer({ min: 1, max: 1999 }),
    fc.constantFrom('01', '02', '03'),
    fc.integer({ min: 1, max: 9_999_999_999 }),
  )
  .map(
    ([town, kind, number]) => `${String(town).padStart(4, '0')}${kind}${String(number).padStart(10, '0')}`,
  );

export const arbitraryDraft = fc
  .record({
    body: arbitraryBody,
    bagId: arbitraryBagId,
    hasRegisteredLabel: fc.boolean(),
  })
  .filter(({ body }) => body.address.country === 'NL')
  .map(({ body, ...home }) => {
    const input = parseEstateInput(body, TODAY);
    const { estate_type, estate_format, year_built, year_renovated, dwelling } = input;
    const facts: Facts = {
      ...dwelling,
      ...(estate_type && { estate_type }),
      ...(estate_format && { estate_format }),
      ...(year_built && { year_built }),
      ...(year_renovated && { year_renovated }),
    };
    const plan = planRenovation(input, { date: TODAY });
    return { plan, facts, bagId: home.bagId, xml: writeAdvice(plan, { ...home, facts }) };
  });

const summary = (
  walls: string,
) => `<RcGevels>${walls}</RcGevels><RcVloeren>2.50</RcVloeren><RcDaken>3.86</RcDaken><URamen>1.8</URamen><UDeuren>2.0</UDeuren>
<Luchtdoorlatendheid>-1</Luchtdoorlatendheid><OpwekkertypeVerwarming>HR107</OpwekkertypeVerwarming><OpwekkertypeTapwater>CombiGKHRCW</OpwekkertypeTapwater>
<DoucheWTWAanwezig>false</DoucheWTWAanwezig><KoelingAanwezig>false</KoelingAanwezig><VentilatieHoofdtype>Dc</VentilatieHoofdtype><TypeWTW>Enthalpiewisselaar</TypeWTW>
<WisselstroomVentilator>false</WisselstroomVentilator><OppervlaktePV>12</OppervlaktePV><ZonneboilerAanwezig>false</ZonneboilerAanwezig><WattpiekvermogenPV>3510</WattpiekvermogenPV>
<OrientatiePV><Orientatie>Z</Orientatie><Orientatie>ZW</Orientatie></OrientatiePV><HybrideWarmtepomp>false</HybrideWarmtepomp><BatterijopslagAanwezig>false</BatterijopslagAanwezig>`;
const needs =
  '<Warmtebehoefte>88.10</Warmtebehoefte><Koudebehoefte>5</Koudebehoefte><FinaalEnergiegebruik>140.2</FinaalEnergiegebruik><EnergiegebruikElektriciteit>900</EnergiegebruikElektriciteit>';
const effects = '<CO2Emissie>2900</CO2Emissie><Energielasten>2100.50</Energielasten>';
const step = (number: number) =>
  `<Step${number}><Labelklasse>A</Labelklasse><PrimairFossiel>120</PrimairFossiel>${needs}<HernieuwbareOpwek>3000</HernieuwbareOpwek>${effects}<Investering>9000</Investering></Step${number}>`;
const uses = [
  'Totaal',
  'Verwarming',
  'Koeling',
  'Ventilatie',
  'Verlichting',
  'WarmTapwater',
  'Ontvochtiging',
  'Hulpenergie',
]
  .map((name) => `<${name}>1.25</${name}>`)
  .join('');

/** With every part that the format has, but for a signature. */
export const ADVISERS_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<a:TailoredAdvice xmlns:a="http://schemas.ep-online.nl/maatwerkadviesbestand">
<TAMeta><Version>2.00</Version><Tooling><VendorSoftwareKey>another</VendorSoftwareKey><VendorSoftwareVersionId>7.1</VendorSoftwareVersionId></Tooling></TAMeta>
<TAObject><BuildingClass>residential</BuildingClass><ObjectLocationList><ObjectLocation><BAGIdentification><BAGResidenceId>0344010000012345</BAGResidenceId></BAGIdentification><BuildingAnnotation>rear</BuildingAnnotation></ObjectLocation></ObjectLocationList><ValidEPC>true</ValidEPC></TAObject>
<TAAdvice><AdviceSources><AdviceDate>20260312</AdviceDate><SurveyorIsRegistrationAdvisor>false</SurveyorIsRegistrationAdvisor><Surveyor><Initials>A</Initials><LastName>Surveyor</LastName><ProfessionalCompetenceNumber>12345</ProfessionalCompetenceNumber></Surveyor><CalculationType>NTA_8800_MWA:2025</CalculationType><BRP>true</BRP></AdviceSources>
<CalculationProfile><UsedProfile>Gemiddeld (NTA)</UsedProfile></CalculationProfile>
<Climate><Year>2025</Year><Month>01</Month><Station>De Bilt (NTA 8800)</Station></Climate>
<EnergyConsumption><Measured><ValueElectricityTotal>2800</ValueElectricityTotal><ValueGas>1400 200 190 160 110 60 30 25 25 50 110 190 250</ValueGas></Measured><EnergiegebruikNietPrimairHuidig>${uses}</EnergiegebruikNietPrimairHuidig></EnergyConsumption>
<AdviceStepsBRP><CurrentSituation><LabelklasseHuidigBRPReg>D</LabelklasseHuidigBRPReg><PrimairFossielReg>265.41</PrimairFossielReg>${needs}${effects}</CurrentSituation>${step(1)}${step(2)}${step(3)}</AdviceStepsBRP>
<Summary><CurrentSituation>${summary('0.83')}</CurrentSituation><Advice>${summary('4.7')}</Advice></Summary>
<SoftwareSpecific software="another 7.1"><anything><at>all</at></anything></SoftwareSpecific></TAAdvice>
</a:TailoredAdvice>`;
