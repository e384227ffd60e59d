import type { ProgramTexts } from './en.ts';

export const programs: ProgramTexts = {
  title: 'API en webhooks',
  clients: 'API-clients',
  clientsLead:
    'Programma’s die de API voor dit kantoor gebruiken: uw website, uw CRM. Geef elk programma zijn eigen client.',
  noClients: 'Nog geen.',
  clientName: 'Waarvoor het dient',
  clientExample: 'bijvoorbeeld Website',
  may: 'Mag',
  permissions: {
    'estates:read': 'woningen lezen',
    'estates:write': 'woningen toevoegen en wijzigen',
    'calculations:create': 'plannen laten maken',
    'renovations:read': 'plannen lezen',
    'renovations:write': 'plannen wijzigen',
    'reports:read': 'paspoorten lezen',
    'reports:create': 'paspoorten maken',
  },
  create: 'Aanmaken',
  clientId: 'Client-id',
  secret: 'Geheime sleutel',
  secretOnce: 'Kopieer de sleutel naar de plaats waar het programma draait. Hij wordt alleen nu getoond.',
  secretKept: 'Ik heb hem bewaard',
  copy: 'Kopiëren',
  lastToken: (moment) => `laatst gebruikt ${moment}`,
  neverUsed: 'nooit gebruikt',
  oneSecret: '1 geldige sleutel',
  secrets: (count) => `${count} geldige sleutels`,
  disabledSince: (date) => `uitgeschakeld op ${date}`,
  newSecret: 'Nieuwe sleutel',
  newSecretLead:
    'De vorige sleutel blijft werken tot u er nog een maakt, zodat u het programma rustig kunt omzetten. Is hij uitgelekt, beëindig de oude dan meteen.',
  endOthers: 'Oude sleutels nu beëindigen',
  disable: 'Uitschakelen',
  confirmDisable: (name) =>
    `“${name}” uitschakelen? Het programma verliest zijn toegang binnen een seconde. Dit kan niet ongedaan worden gemaakt.`,
  typeName: (name) => `Typ ${name} om verder te gaan`,
  webhooks: 'Webhooks',
  webhooksLead: 'Adressen die bericht krijgen als er iets gebeurd is.',
  noWebhooks: 'Nog geen.',
  url: 'Adres (https://…)',
  events: {
    'calculation_job.finished': 'een plan is klaar',
    'calculation_job.failed': 'een woning kon niet gepland worden',
    'calculation_job.stopped': 'het plannen is gestopt',
    'report.created': 'een paspoort is klaar',
    'plan_alert.requested': 'een koper wil gecontacteerd worden, of horen wanneer een plan verandert',
    'connection.failed': 'een koppeling werkt niet meer',
    'webhook.test': 'test',
  },
  tellOf: 'Wanneer',
  signingSecret: 'Sleutel waarmee de berichten ondertekend zijn',
  states: {
    delivering: 'Werkt.',
    failing: 'De laatste pogingen zijn mislukt; er wordt opnieuw geprobeerd.',
    paused: 'Even met rust gelaten, na te veel mislukte pogingen.',
    disabled: 'Opgegeven, omdat het dagenlang niets aannam. Er wordt niets gestuurd tot u het hervat.',
  },
  lastDelivered: (moment) => `Laatst bezorgd ${moment}.`,
  lastFailed: (moment) => `Laatst mislukt ${moment}:`,
  pausedUntil: (moment) => `Volgende poging ${moment}.`,
  dropped: (count) =>
    count === 1
      ? '1 bericht is niet bezorgd en zal dat ook niet worden.'
      : `${count} berichten zijn niet bezorgd en zullen dat ook niet worden.`,
  test: 'Testbericht sturen',
  resume: 'Hervatten',
  resumed: (count) =>
    count === 0
      ? 'Hervat.'
      : count === 1
        ? 'Hervat; 1 wachtend bericht wordt nu gestuurd.'
        : `Hervat; ${count} wachtende berichten worden nu gestuurd.`,
  remove: 'Verwijderen',
  confirmRemove:
    'Deze webhook verwijderen? Het overzicht van wat gestuurd is verdwijnt mee, en wat nog wacht vervalt.',
  deliveries: 'Wat gestuurd is',
  noDeliveries: 'Nog niets.',
  taken: 'aangenomen',
  notTaken: 'niet aangenomen',
  attempt: 'Poging',
  answer: 'Antwoord',
  duration: 'Duur',
  noAnswer: 'geen antwoord',
  body: 'Inhoud',
  bodyNotKept: 'Niet bewaard, omdat het adres van een persoon erin staat.',
  resend: 'Opnieuw sturen',
  sending: 'Bezig met sturen …',
  stillSending: 'Nog niet gestuurd. Kijk straks opnieuw.',
  lookAgain: 'Opnieuw kijken',
  older: 'Oudere',
};
