import { requiredMessage } from '../domain';

/** The end of a validation message that contains the name of its field. */
const REQUIRED = requiredMessage('');
const words = (text: string): string => ` ${text.toLowerCase()} `;

/** Returns a message that contains the label of its field once. */
export function labelledMessage(label: string, message: string): string {
  if (message.endsWith(REQUIRED)) return requiredMessage(label);
  return words(message).includes(words(label)) ? message : `${label}: ${message}`;
}
