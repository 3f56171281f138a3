/**
 * Bytes to be kept, in memory of their own. Node cuts short buffers from pools of 64 kB, and zlib gives pieces of larger ones: each
 * that is kept would hold on to the whole.
 */
export function lastingBytes(from: string | Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(from))
  if (typeof from === 'string') own.write(from)
  else from.copy(own)
  return own
}
