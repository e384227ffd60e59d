import { withNoBreakSpaces } from '@rooftree/words/fr-BE/no-break-spaces';
import type { StartTexts } from '../../start/start-texts.ts';

const texts: StartTexts = {
  title: 'Un plan de rénovation pour chaque logement',
  lead: 'Rooftree transforme une adresse en plan de rénovation : quels travaux, dans quel ordre, à quel prix.',
  cardLines: ['Quels travaux, dans quel ordre,', 'à quel prix.'],
  guides: 'Guides',
  reference: 'Référence API',
  console: 'Ouvrir la console',
  languages: 'Langue',
  tryTitle: 'Essayez',
  zipCode: 'Code postal',
  yearBuilt: 'Année de construction',
  form: 'Logement',
  forms: { CLOSED: '2 façades', SEMI_OPEN: '3 façades', OPEN: '4 façades', APARTMENT: 'Appartement' },
  show: 'Afficher',
  today: 'Aujourd’hui, probablement',
  to: 'à',
  after: 'Après travaux',
  price: 'Vous payez, primes déduites',
  works: 'Premiers travaux',
  noWorks: 'Ce logement n’a probablement pas besoin de travaux.',
  noPlan:
    'Impossible d’établir un plan. Vérifiez le code postal (Belgique ou Pays-Bas) et l’année de construction.',
  tryNote: 'Typique d’un tel logement. Un vrai plan utilise tout ce que l’on en sait.',
  drawingName: 'ce logement',
  readers: 'Pour qui',
  agency: {
    name: 'Agence',
    title: 'Vendez avec un plan plutôt qu’avec un mauvais label',
    points: [
      'Chaque logement reçoit une page où l’acheteur choisit lui-même travaux, budget et label.',
      'Un passeport de rénovation en PDF, avec votre logo et votre nom, en quatre langues.',
      'Vos logements viennent d’Excel, de Whise, SweepBright, Skarabee ou Realworks.',
    ],
    action: 'Ouvrir la console',
  },
  bank: {
    name: 'Banque',
    title: 'Sachez ce que coûte la rénovation de votre portefeuille',
    points: [
      'Label, énergie, CO₂ et investissement, aujourd’hui et après travaux, par logement et au total.',
      'Les obligations légales avec leurs dates, et ce qu’il faut pour les respecter.',
      'Tout tourne sur vos propres serveurs : aucune donnée ne quitte votre réseau.',
    ],
    action: 'Ouvrir la console',
  },
  developer: {
    name: 'Développeur',
    title: 'Votre premier plan en cinq appels',
    points: [
      'Un document OpenAPI, un client TypeScript, des webhooks et une ligne de commande.',
      'Open source et auto-hébergé : Node.js et PostgreSQL, lancés en une commande.',
      'Le même moteur dans l’API, le navigateur et le PDF : chaque chiffre concorde.',
    ],
    action: 'Créer un premier plan',
  },
  examplesTitle: 'Logements de la démo',
  seePlan: 'Voir un plan',
  seePassport: 'Voir un passeport (PDF)',
  exampleAlt: (name) => `Le plan de ${name}`,
  drawings: 'Tous les dessins sont faits par Rooftree à partir des données du logement.',
  health: 'État du serveur',
  engine: (version) => `Moteur ${version}`,
};

export const startTexts = withNoBreakSpaces(texts);
