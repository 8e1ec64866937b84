import type { EventEmitter } from 'node:events';

/**
 * Events of the tested programs, observed from outside, to time a kill. `write`: a call that writes was sent.
 * `acknowledged`: it succeeded. `upload`: a call with pictures was sent. `changes`: the publisher received changes that
 * it had not applied. `notification`: a mail server has acknowledged a message.
 */
export type ObservedEvent = 'write' | 'acknowledged' | 'upload' | 'changes' | 'notification';
export type ObservedEvents = EventEmitter<Record<ObservedEvent, []>>;
