import { requiredMessage } from '../domain';

/** How a message ends that names its field by itself, if by another name than its label. */
const REQUIRED = requiredMessage('');
const words = (text: string): string => ` ${text.toLowerCase()} `;

/** A message with its field's name, once. */
export const named = (label: string, message: string): string =>
  message.endsWith(REQUIRED) || words(message).includes(words(label))
    ? message
    : `${label}: ${message}`;
