import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../lib/random';
import type { ApiClient, ApiResponse } from './api-client';
import type { Gate } from './gate';
import type { Ledger } from './ledger';

/** The pause after a call that was cut off, in milliseconds. */
const DOWN_MS = 250;

/** The state that all writers share. */
export interface WriterContext {
  readonly admin: ApiClient;
  readonly ledger: Ledger;
  /** The violations so far. */
  readonly violations: Set<string>;
  readonly gate: Gate;
}

/** Writes records of its own, one call after the other. */
export abstract class RepeatingWriter {
  /** The longest pause between two calls; the random pauses are shorter. */
  protected abstract readonly maxPauseMs: number;
  private serial = 0;

  constructor(
    protected readonly random: Random,
    protected readonly context: WriterContext,
  ) {}

  /** Acts again and again while the gate is open, until the signal is aborted. */
  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isAnswered = await this.context.gate.pass(() => this.act());
      await delay(isAnswered ? this.random.int(0, this.maxPauseMs) : DOWN_MS);
    }
  }

  /** Resolves with false if a call got no response. */
  protected abstract act(): Promise<boolean>;

  protected nextSerial(): string {
    this.serial += 1;
    return String(this.serial);
  }

  /** Sends a call and counts its response. A status that no writer may get is a violation. */
  protected async call(...call: Parameters<ApiClient['call']>): Promise<ApiResponse | null> {
    const response = await this.context.admin.call(...call);
    this.context.ledger.record(response);
    if (response && ![200, 404].includes(response.status)) {
      const { status, body } = response;
      this.reportViolation(
        `the CMS answers ${String(status)} to ${call[1]}: ${JSON.stringify(body)}`,
      );
    }
    return response;
  }

  protected reportViolation(sentence: string): void {
    this.context.violations.add(sentence);
  }

  protected reportLoss(id: string): void {
    this.reportViolation(`the CMS has lost ${id}, which it acknowledged`);
  }
}
