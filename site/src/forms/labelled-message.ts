import { requiredMessage } from '../domain';

/** The end of a message that contains its field's name. */
const REQUIRED = requiredMessage('');
const words = (text: string): string => ` ${text.toLowerCase()} `;

/** A message that contains its field's label once. */
export function labelledMessage(label: string, message: string): string {
  if (message.endsWith(REQUIRED)) return requiredMessage(label);
  return words(message).includes(words(label)) ? message : `${label}: ${message}`;
}
