import { z } from 'zod'
import type { LookedUp } from '#domain/vat/look-up.ts'
import type { ViesSettings } from '../../settings.ts'

/** What VIES was asked; `askedBy` is the shop's own number, for which VIES gives a consultation number. */
type Question = { readonly vatId: string; readonly askedBy: string | null }

export type ViesAnswer = {
  readonly status: LookedUp
  /** Why there was no answer, or what VIES says is wrong with the question. */
  readonly fault: string | null
  readonly name: string | null
  readonly address: string | null
  readonly consultationNumber: string | null
  /** The answer as it came; null when none did. */
  readonly raw: string | null
  /** Who asked in the end. */
  readonly askedBy: string | null
}

const MOST_BYTES = 64 * 1024
const LONGEST_TEXT = 500

const told = z.string().nullish()
/** Both calls answer this, the one with `isValid` and the other with `valid`; what failed stands in either of two places. */
const Answer = z.object({
  isValid: z.boolean().optional(),
  valid: z.boolean().optional(),
  vatNumber: told,
  name: told,
  address: told,
  requestIdentifier: told,
  userError: told,
  errorWrappers: z.array(z.object({ error: told })).nullish(),
})
type Answer = z.output<typeof Answer>

class TooLarge extends Error {}

/** Asks VIES about a number. Whatever keeps it from a clear answer makes the number 'unavailable', never the caller fail. */
export async function askVies(
  vies: ViesSettings,
  { vatId, askedBy }: Question,
  signal: AbortSignal,
): Promise<ViesAnswer> {
  const answer = await ask(vies, { vatId, askedBy }, signal)
  // A number of our own that VIES does not take must not keep everybody else's from being looked up.
  return answer.fault === 'INVALID_REQUESTER_INFO' ? ask(vies, { vatId, askedBy: null }, signal) : answer
}

async function ask(vies: ViesSettings, question: Question, signal: AbortSignal): Promise<ViesAnswer> {
  const silence = silenceOf(question)
  const patience = AbortSignal.timeout(vies.patienceMs)
  try {
    const { url, body } = request(vies, question)
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, patience]),
    })
    const raw = await readText(response)
    const parsed = Answer.safeParse(parseJson(raw))
    if (!parsed.success) return { ...silence('ANSWER_MALFORMED'), raw: response.ok ? raw : null }
    return judge(parsed.data, { question, raw, status: response.status })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TooLarge) return silence('ANSWER_TOO_LARGE')
    return silence(patience.aborted ? 'NO_ANSWER_IN_TIME' : 'NOT_REACHED')
  }
}

function request({ url }: ViesSettings, { vatId, askedBy }: Question) {
  const [country, number] = [vatId.slice(0, 2), vatId.slice(2)]
  if (askedBy === null) {
    return { url: `${url}/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`, body: null }
  }
  return {
    url: `${url}/check-vat-number`,
    body: {
      countryCode: country,
      vatNumber: number,
      requesterMemberStateCode: askedBy.slice(0, 2),
      requesterNumber: askedBy.slice(2),
    },
  }
}

const silenceOf =
  ({ askedBy }: Question) =>
  (fault: string): ViesAnswer => ({
    status: 'unavailable',
    fault,
    name: null,
    address: null,
    consultationNumber: null,
    raw: null,
    askedBy,
  })

/** Only a clear yes about this very number is one; only a clear no makes it invalid. */
function judge(
  answer: Answer,
  asked: { readonly question: Question; readonly raw: string; readonly status: number },
): ViesAnswer {
  const { question, raw, status } = asked
  const unclear = (fault: string): ViesAnswer => ({ ...silenceOf(question)(fault), raw })
  const code = codeOf(answer.errorWrappers?.[0]?.error ?? answer.userError)
  if (code === 'INVALID_INPUT') return { ...unclear(code), status: 'invalid' }
  if (code !== null && code !== 'VALID' && code !== 'INVALID') return unclear(code)
  if (status !== 200) return unclear(`HTTP_${status}`)
  const isValid = answer.isValid ?? answer.valid
  if (isValid === undefined || isValid !== (code === null ? isValid : code === 'VALID')) {
    return unclear('ANSWER_MALFORMED')
  }
  const about = answer.vatNumber ? plain(answer.vatNumber) : null
  if (about !== null && ![question.vatId, question.vatId.slice(2)].includes(about)) {
    return unclear('ANSWER_ABOUT_ANOTHER')
  }
  return {
    status: isValid ? 'valid' : 'invalid',
    fault: null,
    name: textOf(answer.name),
    address: textOf(answer.address),
    consultationNumber: textOf(answer.requestIdentifier),
    raw,
    askedBy: question.askedBy,
  }
}

const plain = (number: string) => number.toUpperCase().replaceAll(/[\s.-]/g, '')

const codeOf = (error: string | null | undefined) =>
  error ? (/^[A-Z][A-Z_]{1,60}$/.exec(error.toUpperCase())?.[0] ?? 'UNKNOWN_ERROR') : null

/** Member states that tell no name write '---'. */
function textOf(text: string | null | undefined): string | null {
  const known = (text ?? '')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, LONGEST_TEXT)
  return /^-*$/.test(known) ? null : known
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > MOST_BYTES) throw new TooLarge()
    chunks.push(chunk)
  }
  // The database takes no NUL in a text.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
