import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** What one try of a password costs: KiB of memory, and how often all of it is gone over. */
export type HashCost = { readonly memory: number; readonly passes: number }

// OWASP's second recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const COST: HashCost = { memory: 19_456, passes: 2 }
const SALT_BYTES = 16
const HASH_BYTES = 32

type Parameters = HashCost & {
  readonly salt: Buffer
  readonly hash: Buffer
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const derive = (
  password: string,
  { memory, passes, salt, length }: Omit<Parameters, 'hash'> & { readonly length: number },
) =>
  argon2('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism: 1,
    tagLength: length,
    memory,
    passes,
  })

/** An argon2id hash as a PHC string. A NUL is refused: some hashes take 'x' and 'x NUL' for the same (reliability 4.15). */
export async function hashPassword(password: string, { memory, passes } = COST): Promise<string> {
  if (password.includes('\0')) throw new RangeError('a password holds no NUL')
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, { memory, passes, salt, length: HASH_BYTES })
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(salt)}$${unpadded(Buffer.from(hash))}`
}

function parse(phc: string): Parameters | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  const [, memory, passes, salt, hash] = match ?? []
  if (!memory || !passes || !salt || !hash) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** What an unknown address is compared with, so that it takes as long as a known one. */
const nobody = hashPassword(randomBytes(24).toString('base64'))

/** Whether this is the password; without a hash the same work is done and the answer is no. */
export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  const parameters = parse(phc ?? (await nobody))
  if (parameters === null || password.includes('\0')) return false
  const { hash, ...rest } = parameters
  const tried = Buffer.from(await derive(password, { ...rest, length: hash.length }))
  return timingSafeEqual(tried, hash) && phc !== null
}
