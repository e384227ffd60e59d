import { withNoBreakSpaces } from '@rooftree/words/fr-BE/no-break-spaces';
import type { OwnersTexts } from '../../owners/owners-texts.ts';

export const ownersTexts: OwnersTexts = withNoBreakSpaces({
  title: (building) => `Plan de rénovation de ${building}`,
  noPlan: 'Il n’y a pas encore de plan',
  noPlanText: 'Dès que l’association des copropriétaires a établi un plan, vous le trouverez ici.',
  section: 'Chaque appartement, aujourd’hui et après les travaux',
  floorUnknown: 'étage inconnu',
  labels: (before, after) =>
    before === after ? `label ${before}` : `label ${before} aujourd’hui, label ${after} après les travaux`,
  unitTitle: 'Ce que cela signifie pour vous',
  unitLead:
    'Choisissez votre appartement et saisissez le code de votre lettre. Vous seul voyez ces montants.',
  unit: 'Votre appartement',
  code: 'Code de votre lettre',
  codeHint: 'Vous n’avez pas de lettre ? Demandez-la à l’association des copropriétaires.',
  show: 'Voir mes montants',
  wrongCode: 'Ce code n’est pas celui de cet appartement. Vérifiez-le sur votre lettre.',
  anotherUnit: 'Un autre appartement',
  private: 'Réservé au propriétaire de cet appartement.',
  perMonth: (amount) => `${amount} par mois`,
});
