import { dayText, dateTimeText, monthDayText, RECORD_RULES } from '../../domain';
import type { Account } from '../../domain';

const { fields } = RECORD_RULES.account;

/** Whether an account cannot be used: it is inactive, or its subscription has ended. */
export const isOut = ({ userStatus, userSubscriptionExpireOn: end }: Account, now: Date): boolean =>
  userStatus === 'inactive' || (end !== null && new Date(end) < now);

/** The time of the last login in the user's time zone; a dash before the first login. */
export const lastLoginText = (passwordToken: number | null): string =>
  passwordToken === null ? '–' : dateTimeText(new Date(passwordToken));

const dayOrNull = (iso: string | null): string | null => (iso === null ? null : monthDayText(iso));

/** The filled-in facts of an account, with their labels. */
export const userFacts = (user: Account): readonly (readonly [label: string, value: string])[] =>
  (
    [
      [fields.userId.label, user.userId],
      [fields.uphone1.label, user.uphone1],
      [fields.uphone2.label, user.uphone2],
      [fields.uwhatsapp.label, user.uwhatsapp],
      [fields.uemail.label, user.uemail],
      [fields.companyName.label, user.companyName],
      [fields.city.label, user.city],
      [fields.userType.label, user.superAdmin ? `${user.userType}, super admin` : user.userType],
      [fields.userStatus.label, user.userStatus],
      ['Subscription Start On', dayOrNull(user.userSubscriptionStartOn)],
      ['Subscription Expire On', dayOrNull(user.userSubscriptionExpireOn)],
      ['Last logged in', lastLoginText(user.passwordToken)],
      ['Registered on', dayText(user.createdAt)],
    ] as const
  ).flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
