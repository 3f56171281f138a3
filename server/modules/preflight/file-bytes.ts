import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 64 * 1024

/** A file that is read in pieces where they lie, so that half a gigabyte never stands in memory. */
export class FileBytes {
  readonly size: number
  readonly #file: number
  #window = Buffer.alloc(0)
  #windowAt = 0

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.size = fstatSync(this.#file).size
  }

  /** The bytes from here on, fewer where the file ends; valid until the next read. */
  read(at: number, length: number): Buffer {
    if (at < 0 || at >= this.size || length <= 0) return Buffer.alloc(0)
    const wanted = Math.min(length, this.size - at)
    if (at < this.#windowAt || at + wanted > this.#windowAt + this.#window.length) {
      const bytes = Buffer.allocUnsafe(Math.min(Math.max(wanted, WINDOW_BYTES), this.size - at))
      let filled = 0
      while (filled < bytes.length) {
        const count = readSync(this.#file, bytes, filled, bytes.length - filled, at + filled)
        if (count === 0) break
        filled += count
      }
      this.#window = bytes.subarray(0, filled)
      this.#windowAt = at
    }
    return this.#window.subarray(at - this.#windowAt, at - this.#windowAt + wanted)
  }

  close(): void {
    closeSync(this.#file)
  }
}
