import type { OwnPriceBook } from '../contract/own-price-book.ts';
import type { SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import { isForOwner, isOldEnough, rulesOfPlace, type SubsidyScope } from './subsidise.ts';
import { isLatelyClosed, isOpenOn } from './validity.ts';

/** A grant that this dwelling does not get, for one reason alone. */
export interface MissedRule {
  rule: SubsidyRule;
  reason: 'ended' | 'too_young' | 'other_owner';
}

/** What a plan says of grants that it does not count, so that their absence is explained. */
export function missedRules(scope: SubsidyScope, book?: OwnPriceBook): readonly MissedRule[] {
  return rulesOfPlace(scope, book).flatMap((rule): MissedRule[] => {
    const isOpen = isOpenOn(scope.date, rule);
    const isOwner = isForOwner(rule, scope);
    const isOld = isOldEnough(rule, scope);
    if (isOpen && isOwner && !isOld) return [{ rule, reason: 'too_young' }];
    if (isOpen && isOld && !isOwner) return [{ rule, reason: 'other_owner' }];
    return isLatelyClosed(scope.date, rule) && isOwner && isOld ? [{ rule, reason: 'ended' }] : [];
  });
}
