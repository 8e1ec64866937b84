/** A cache of buffers with an upper limit in bytes. It evicts the least recently used first. */
export class ByteCache {
  private readonly cached = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  /** The buffer of a key. `make` is called once, also for concurrent requests. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.cached.get(key);
    if (cached) {
      this.cached.delete(key);
      this.cached.set(key, cached);
      return cached;
    }
    const making = this.pending.get(key) ?? make();
    this.pending.set(key, making);
    try {
      const made = await making;
      if (!this.cached.has(key)) this.add(key, made);
      return made;
    } finally {
      this.pending.delete(key);
    }
  }

  private add(key: string, made: Buffer): void {
    if (made.length > this.most) return;
    this.cached.set(key, made);
    this.bytes += made.length;
    for (const [oldest, value] of this.cached) {
      if (this.bytes <= this.most) break;
      this.cached.delete(oldest);
      this.bytes -= value.length;
    }
  }
}
