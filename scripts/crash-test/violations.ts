/** What must not have been, each once, in the order in which it was seen. */
export class Violations {
  private readonly seen = new Set<string>();

  add(fault: string): void {
    this.seen.add(fault);
  }

  get all(): readonly string[] {
    return [...this.seen];
  }
}
