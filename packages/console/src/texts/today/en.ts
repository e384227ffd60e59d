export const today = {
  title: 'Today',
  nothing: 'Nothing needs you today.',
  moreThan: (count: string) => `more than ${count}`,
  withoutYear: (count: string, isOne: boolean) =>
    isOne ? '1 home lacks its year of construction' : `${count} homes lack their year of construction`,
  withoutLocation: (count: string, isOne: boolean) =>
    isOne ? '1 home lacks its zip code' : `${count} homes lack their zip code`,
  toPlan: (count: string, isOne: boolean) =>
    isOne ? '1 home has no plan yet' : `${count} homes have no plan yet`,
  failedJobs: (count: string, isOne: boolean) =>
    isOne
      ? '1 job with failed homes in the last 7 days'
      : `${count} jobs with failed homes in the last 7 days`,
  toReview: (count: string, isOne: boolean) =>
    isOne ? '1 certificate to review' : `${count} certificates to review`,
  savedByBuyers: (count: string, isOne: boolean) =>
    isOne
      ? '1 plan saved by a buyer in the last 7 days'
      : `${count} plans saved by buyers in the last 7 days`,
  buyersToContact: (count: string, isOne: boolean) =>
    isOne ? '1 buyer wants to hear from you' : `${count} buyers want to hear from you`,
  outdatedPassports: (count: string, isOne: boolean) =>
    isOne ? '1 passport is outdated' : `${count} passports are outdated`,
  passportsHint: 'What they show has changed since. The oldest:',
  expiring: (count: string, isOne: boolean) =>
    isOne
      ? '1 certificate expires within 60 days, or has expired'
      : `${count} certificates expire within 60 days, or have expired`,
  validUntil: (day: string) => `valid until ${day}`,
  madeOn: (day: string) => `made on ${day}`,
  makeAgain: 'Make them again',
  yearHint: 'Without it no plan can be made.',
  locationHint: 'Without it no plan can be made. Add it with an import or by the API.',
  failedOf: (failed: string, total: string) => `${failed} of ${total} homes failed`,
  show: 'Show',
  showAll: 'Show all',
  fillIn: 'Fill in',
  choose: 'Choose and plan',
  seeWhy: 'See why',
  archive: 'Archive',
  review: 'Review',
  firstSteps: 'First steps',
  steps: {
    homes: 'Import your homes',
    plans: 'Plan them',
    passports: 'Make a first passport',
    colleagues: 'Invite a colleague',
  },
  done: 'done',
  toDo: 'to do',
  hideSteps: 'Hide these steps',
};

export type TodayTexts = typeof today;
