import type { LeadWords } from '../catalogue.ts';

export const lead: LeadWords = {
  lead: {
    core: 'In any case',
    coreOnceChecked: 'In any case, once the certificate has been checked',
    decide: 'Decide once you know more',
    all: 'The whole list',
    checkFirst: 'first check: {fact}',
    neededAnyway: 'sure to be needed, only which type is open',
    checkFirstFor: 'first check, for {works}: {fact}',
    panelsAlready: 'whether there are panels already',
    moreThan: 'more than {most_percent}',
    fromNothing: 'up to {most_eur}, or nothing if not needed',
    asGood: 'Just as good, at nearly the same price',
    instead: '{added} instead of {dropped}: {net_cost_eur} in total, with a chance of {chance}',
    leftOut: 'Without {dropped}: {net_cost_eur} in total, with a chance of {chance}',
    labelAtHalf: 'Label {label} costs {cost_eur}: more than half of the money goes into the last label.',
    goalChance: 'The chance of the goal, label {label}, is {chance}.',
    labelAlready: 'The home probably has label {label} already; with this plan the chance of it is {chance}.',
    labelProbable: 'The home probably has label {label} already: the chance of it is {chance}.',
    labelCertified: 'The home has label {label}, according to its certificate.',
    labelKept: 'The chance that it keeps it with these works is {chance}.',
    readings: {
      label: 'Or, by the label',
      score: 'Or, by the score',
      details: 'Or, by the other details',
    },
    worksIfWorse:
      'As long as label {label} is right, no works are planned. If it turns out to be label {other_label}, correct the details and make the plan again: works may be needed then.',
    tenantSaves:
      'The tenant saves this on the energy bill and the owner pays for the works: there is no payback for the owner.',
    netInTime: '{net_eur} if this is finished by {until_date}: {works}. Otherwise {otherwise_eur}.',
    netInTimes: '{net_eur} if this is finished in time: {works}. Otherwise up to {otherwise_eur}.',
    partOfYear: 'Counted as lived in all year: a home used part of the time saves proportionally less.',
    lessThan: 'less than {least_percent}',
    checkCertificate: 'Check the certificate first',
    checkCertificateCosts: 'If that leaves a doubt, a new certificate costs about {costs_eur}.',
    conflicts: 'These details contradict each other',
    nextRung: 'To be surer: for {more_eur} more, the chance of label {label} rises from {from} to {to}.',
    nextRungFree: 'To be surer: at no extra cost, the chance of label {label} rises from {from} to {to}.',
    added: 'Added: {works}.',
    dropped: 'Left out: {works}.',
    certificateCosts: 'A new certificate costs about {costs_eur}; that is already deducted.',
  },
  conflicts: {
    label_against_score: {
      what: 'The certificate is stated with label {stated_label}, but its score belongs to label {expected_label}.',
      believes: 'The plan follows the score: it says more than a letter.',
      believesLabel: 'The plan follows the label, because the other details match it better than the score.',
      check: 'Look up both on the certificate itself.',
    },
    certificate_against_facts: {
      what: 'The certificate says {stated_kwh_per_m2} kWh/m², the other details suggest about {expected_kwh_per_m2}.',
      whatOfLabel:
        'Label {stated_label} stands for {stated_low_kwh_per_m2}–{stated_high_kwh_per_m2} kWh/m²; the other details point to about {expected_kwh_per_m2}.',
      whatOfWorstLabel:
        'Label {stated_label} stands for more than {stated_low_kwh_per_m2} kWh/m²; the other details point to about {expected_kwh_per_m2}.',
      whatOfBestLabel:
        'Label {stated_label} stands for {stated_high_kwh_per_m2} kWh/m² at most; the other details point to about {expected_kwh_per_m2}.',
      believes:
        'The plan follows the certificate, because someone inspected the home for it, but with less certainty.',
      check: 'Check its date, and whether insulation, glazing and heating are as stated.',
    },
    meter_against_model: {
      what: 'The meter says {stated_kwh} kWh of gas a year; a home like this usually uses about {expected_kwh}.',
      believes:
        'The bill follows the meter, because that was measured. The label hardly does: it assumes standard use.',
      check:
        'Check the period and the meter, and which rooms are heated. If the reading is high: is there a pool, a workshop or a second home on this meter? These works save nothing of that.',
    },
    fuel_against_meter: {
      what: '{stated_kwh} kWh of gas a year does not match the stated heating.',
      believes:
        'The plan follows the heating: you can see it, and a meter reading may be of another year or another home.',
      check: 'Check the meter and what heats the home.',
    },
    device_against_fuel: {
      what: 'The stated heating appliance does not run on the stated fuel.',
      believes: 'The plan follows the appliance, which is easier to recognise than its fuel.',
      check: 'Look at the rating plate of the appliance.',
    },
    area_against_storeys: {
      what: 'A living area of {stated_m2} m² does not match the storeys and the ground floor, which give about {expected_m2} m².',
      believes: 'The plan follows the living area, which is usually measured; the rest is often estimated.',
      check: 'Measure the living area.',
    },
  },
  adjustments: {
    overrides: 'Values changed by the adviser',
    insteadOf: 'instead of {replaced}',
    reason: 'Reason',
    workFields: {
      added_r_m2k_per_w: 'R-value of the added insulation',
      u_after_w_per_m2k: 'U-value',
      power_kw: 'power',
      power_kwp: 'power',
      cost_eur: 'price excl. VAT',
    },
    wishes: 'What your own wishes change',
    wish: {
      locked: '{measure} included at your request',
      excluded: '{measure} left out at your request',
    },
    costsMore: 'the works cost {cost_eur} more after grants',
    costsLess: 'the works cost {cost_eur} less after grants',
    billHigher: 'the energy bill is {bill_eur} a year higher',
    billLower: 'the energy bill is {bill_eur} a year lower',
    label: 'the label becomes {label} instead of {other_label}',
    chance: 'the chance of reaching the goal is {chance} instead of {other_chance}',
    noDifference: 'this hardly changes cost, energy bill and label',
  },
};
