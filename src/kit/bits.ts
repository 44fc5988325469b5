/** Whole numbers packed bit by bit, the highest bit of each first. */

const BITS_PER_BYTE = 8;

export class BitWriter {
  private readonly written: number[] = [];
  private position = 0;

  /** Throws where the number does not fit: what is written is our own. */
  write(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) {
      throw new Error(`${value} does not fit into ${width} bits`);
    }
    for (let bit = width - 1; bit >= 0; bit--) this.push(Math.floor(value / 2 ** bit) % 2);
  }

  /** The last byte is filled up with zeros. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.written);
  }

  private push(bit: number): void {
    const within = this.position % BITS_PER_BYTE;
    if (within === 0) this.written.push(0);
    this.written[this.written.length - 1]! |= bit << (BITS_PER_BYTE - 1 - within);
    this.position += 1;
  }
}

/**
 * Reads what a stranger may have written. Nothing throws: after a read beyond the end, or a value that is refused, all
 * later reads give 0. The caller checks once, at the end.
 */
export class BitReader {
  private position = 0;
  private isSpoilt = false;

  constructor(private readonly bytes: Uint8Array) {}

  get isRefused(): boolean {
    return this.isSpoilt;
  }

  refuse(): void {
    this.isSpoilt = true;
  }

  read(width: number): number {
    const end = this.position + width;
    if (end > this.bytes.length * BITS_PER_BYTE) this.refuse();
    if (this.isSpoilt) return 0;
    let value = 0;
    for (; this.position < end; this.position++) {
      const byte = this.bytes[Math.floor(this.position / BITS_PER_BYTE)]!;
      value = value * 2 + ((byte >> (BITS_PER_BYTE - 1 - (this.position % BITS_PER_BYTE))) & 1);
    }
    return value;
  }

  /** Whether nothing was refused and nothing is left but the zeros that fill up the last byte. */
  isDone(): boolean {
    const left = this.bytes.length * BITS_PER_BYTE - this.position;
    return left < BITS_PER_BYTE && this.read(left) === 0 && !this.isSpoilt;
  }
}
