/** Keeps what was made under a key, up to `most` bytes in all; what was wanted longest ago goes first. */
export class ByteCache {
  private readonly kept = new Map<string, Buffer>();
  private readonly inTheMaking = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  /** The bytes under this key; `make` is asked once, however many want them meanwhile. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    const begun = this.inTheMaking.get(key);
    if (begun) return begun;
    const making = make();
    this.inTheMaking.set(key, making);
    try {
      const made = await making;
      this.keep(key, made);
      return made;
    } finally {
      this.inTheMaking.delete(key);
    }
  }

  private keep(key: string, made: Buffer): void {
    if (made.length > this.most) return;
    this.kept.set(key, made);
    this.bytes += made.length;
    for (const [oldest, value] of this.kept) {
      if (this.bytes <= this.most) break;
      this.kept.delete(oldest);
      this.bytes -= value.length;
    }
  }
}
