import { requiredMessage } from '../domain';

/** How a message ends that names its field by itself, if by another name than its label. */
const REQUIRED = requiredMessage('');
const words = (text: string): string => ` ${text.toLowerCase()} `;

/** A message with its field's label, once. */
export function labelledMessage(label: string, message: string): string {
  if (message.endsWith(REQUIRED)) return requiredMessage(label);
  return words(message).includes(words(label)) ? message : `${label}: ${message}`;
}
