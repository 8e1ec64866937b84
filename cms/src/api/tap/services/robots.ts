/**
 * Names by which crawlers, link previews, monitors, libraries and browsers without a screen call themselves.
 * Source: docs/contract.md, "Taps".
 */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|mediapartners|monitor|pingdom|uptime|scrap|fetch|curl|wget|python|java\/|okhttp|go-http|axios|node|libwww|phantom|selenium/i;

/** Whether a user agent calls itself a program, or says nothing. One that pretends to be a browser is not recognized. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent);
