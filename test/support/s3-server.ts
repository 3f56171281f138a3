import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import type { S3Settings } from '#server/settings.ts'
import { untilFree } from './until-free.ts'

// It has no types.
const require = createRequire(import.meta.url)
const S3rver = require('@20minutes/s3rver')

export type S3Server = {
  readonly settings: S3Settings
  /** Goes away, and comes back with what it held. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real S3-compatible server on loopback, with one bucket. */
export async function s3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'paskruis-s3-'))
  const port = await anyLoopbackPort()
  const bucket = 'print-files'
  let running: { readonly httpServer: Server; close(): Promise<void> } | null = null
  const stop = async () => {
    const closed = running?.close()
    running?.httpServer.closeAllConnections()
    await closed
    running = null
  }
  const start = async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      // It takes the slash behind a bucket's name for no part of what was signed.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    })
    await untilFree(port)
    await server.run()
    running = server
  }
  await start()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
    start,
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
