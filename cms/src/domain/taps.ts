/** What is counted of a listing: ways to contact the office, and views of its page. Source: docs/contract.md, "Taps" */
export const TAP_CHANNELS = ['Call', 'WhatsApp', 'SMS', 'Directions', 'View'] as const;
export type TapChannel = (typeof TAP_CHANNELS)[number];

/** The call that counts one; the site's beacons send it. */
export const TAP_PATH = '/api/Tap';
