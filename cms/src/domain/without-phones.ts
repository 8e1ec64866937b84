/**
 * A text for an address. Addresses stand in histories and logs: of a phone number they keep the last six digits, by which
 * searches find it too.
 */
export const withoutPhones = (words: string): string =>
  words.replace(/\+?\d(?:[\s-]?\d){6,}/g, (number) => number.replace(/\D/g, '').slice(-6));
