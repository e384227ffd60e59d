import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { StartTexts } from '../../start/start-texts.ts';
import { startTexts as belgian } from '../nl-BE/start.ts';

const differences: Differences<StartTexts> = {
  title: 'Een verduurzamingsplan voor elke woning',
  lead: 'Rooftree maakt van een adres een verduurzamingsplan: welke maatregelen, in welke volgorde, voor welke prijs.',
  cardLines: ['Welke maatregelen, wanneer,', 'voor welke prijs.'],
  forms: {
    CLOSED: 'Tussenwoning',
    SEMI_OPEN: 'Hoekwoning of twee-onder-een-kap',
    OPEN: 'Vrijstaand',
  },
  today: 'Nu waarschijnlijk',
  after: 'Na de maatregelen',
  price: 'U betaalt, na subsidie',
  works: 'Eerste maatregelen',
  noWorks: 'Deze woning heeft waarschijnlijk geen maatregelen nodig.',
  noPlan: 'Hiervoor kunnen we geen plan maken. Controleer de postcode (Nederland of België) en het bouwjaar.',
  tryNote: 'Typisch voor zo’n woning. Een echt plan gebruikt alles wat over de woning bekend is.',
  agency: {
    points: [
      'Elke woning krijgt een pagina waarop kopers zelf maatregelen, budget en label kiezen.',
      'Een renovatiepaspoort als pdf, met uw logo en uw naam, in vier talen.',
      'Uw woningen komen uit Excel, Realworks, Whise, SweepBright of Skarabee.',
    ],
  },
  bank: {
    title: 'Weet wat de verduurzaming van uw portefeuille kost',
    points: [
      'Label, energie, CO₂ en investering, nu en na de maatregelen, per woning en in totaal.',
      'Wettelijke plichten met hun datum, en wat nodig is om eraan te voldoen.',
      'Het draait op uw eigen servers: er verlaten geen gegevens uw netwerk.',
    ],
  },
  developer: { title: 'Uw eerste plan in vijf aanroepen' },
};

export const startTexts = withDifferences(belgian, differences);
