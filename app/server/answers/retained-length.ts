/** Lengths of the retained answers, and which of them to drop beyond a total. */
export class RetainedLength {
  readonly #maxTotal: number;
  /** By id, oldest first. */
  readonly #lengths = new Map<string, number>();
  #total = 0;

  /** @param maxTotal in characters */
  constructor(maxTotal: number) {
    this.#maxTotal = maxTotal;
  }

  add(id: string): void {
    this.#lengths.set(id, 0);
  }

  grow(id: string, length: number): void {
    const current = this.#lengths.get(id);
    if (current === undefined) return;
    this.#lengths.set(id, current + length);
    this.#total += length;
  }

  remove(id: string): void {
    this.#total -= this.#lengths.get(id) ?? 0;
    this.#lengths.delete(id);
  }

  /**
   * The ids to drop: the oldest that have ended, then the oldest; never the one that grows. Some more than needed, so
   * that not every text searches again.
   */
  listExcess(growingId: string, hasEnded: (id: string) => boolean): string[] {
    if (this.#total <= this.#maxTotal) return [];
    const others = [...this.#lengths].filter(([id, length]) => id !== growingId && length > 0);
    const byAge = [
      ...others.filter(([id]) => hasEnded(id)),
      ...others.filter(([id]) => !hasEnded(id)),
    ];
    let total = this.#total;
    const excess: string[] = [];
    for (const [id, length] of byAge) {
      if (total <= 0.9 * this.#maxTotal) break;
      total -= length;
      excess.push(id);
    }
    return excess;
  }
}
