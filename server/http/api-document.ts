import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { contract, namedSchemas } from '#contract/api.ts'
import type { Limit, RefusalStatus, ShopAccess, ShopEndpoint } from '#contract/endpoint.ts'
import { ApiErrors } from '#contract/shared.ts'
import { cookieName, SESSION_COOKIE } from './asker.ts'
import { statusesOf } from './call-statuses.ts'
import { LONGEST_KEY, SHORTEST_KEY } from './mount.ts'

/** The parts of the shop that calls are about, by the first step of their path. */
const TAGS = {
  config: 'What a client has to know of this shop',
  content: 'Texts and pages that the owner edits',
  navigation: 'The menu, and what paths lead to',
  search: 'Finding products, categories and pages',
  categories: 'Categories with their products',
  products: 'Products and their prices',
  configurator: 'Products that are put together, and their prices',
  cart: 'The cart, its print files and ordering it',
  designs: 'Print files',
  proof: 'Proofs of print files, by the link of a mail',
  customer: 'The account: logging in, orders, quotes and downloads',
  company: 'The addresses of the company',
  documents: 'Papers and files as they are downloaded',
  newsletter: 'Subscriptions to the newsletter',
  contact: 'Messages to the shop',
} as const

export type Tag = keyof typeof TAGS

function tagOf(path: string): Tag {
  const step = path.split('/')[2] ?? ''
  if (!Object.hasOwn(TAGS, step)) throw new Error(`The document has no tag for ${path}`)
  return step as Tag
}

const REFUSALS = {
  400: ['Unreadable', 'The body cannot be read.'],
  401: ['NotLoggedIn', 'Nobody is logged in, or the login failed.'],
  403: ['NotAllowed', 'Who asks has no right to this, or another site sent it.'],
  404: ['NotFound', 'What was asked for does not exist, or belongs to somebody else.'],
  409: ['OutOfStep', 'It does not go with how things stand now.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['OtherType', 'The body is of another type than the call takes.'],
  422: ['Refused', 'What was sent cannot be taken; `field` names where it is at fault.'],
  429: ['TooOften', 'It was called too often.'],
  500: ['Failed', 'The shop made a mistake.'],
  503: ['Away', 'The shop cannot answer for a moment.'],
} as const satisfies Record<RefusalStatus, readonly [id: string, description: string]>

const RETRY_AFTER = {
  description: 'When to come again, in seconds',
  schema: { type: 'integer' },
} as const

function refusal(status: RefusalStatus): ZodOpenApiResponseObject {
  const [id, description] = REFUSALS[status]
  return {
    id,
    description,
    content: { 'application/json': { schema: ApiErrors } },
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
  }
}

const refusals = Object.fromEntries(
  Object.keys(REFUSALS).map((status) => [status, refusal(Number(status) as RefusalStatus)]),
)

/** The answers of these statuses, as the document has them. */
export const refusalsOf = (statuses: Iterable<RefusalStatus>) =>
  Object.fromEntries([...statuses].toSorted((a, b) => a - b).map((status) => [status, refusals[status]!]))

/** Any call may answer so, without an errors list; it is named where a call refuses nothing else. */
const LATE: ZodOpenApiResponseObject = { id: 'Late', description: 'The request did not come in time.' }

const SECURITY: Record<ShopAccess, NonNullable<ZodOpenApiOperationObject['security']>> = {
  public: [],
  known: [{}, { session: [] }],
  contact: [{ session: [] }],
}

/** How often one network may call. */
export const rateLimit = (limit: Limit) => ({
  'x-rate-limit':
    'perSecond' in limit ? { calls: limit.perSecond, seconds: 1 } : { calls: limit.perHour, seconds: 3600 },
})

const KEY_HEADER = z.object({
  'Idempotency-Key': z
    .string()
    .min(SHORTEST_KEY)
    .max(LONGEST_KEY)
    .optional()
    .meta({ description: 'A new one for each thing to do: sent again with it, the call does nothing anew.' }),
})

/** In Fastify's words the rest of a path is '*'. */
const REST = 'path'
const REST_NOTE =
  'The path without its first slash. Its own slashes may stand as they are, or encoded as %2F; the home page has none, and is asked for by the address up to here.'

const documentPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace('*', `{${REST}}`)

function documentParams(params: z.ZodType | undefined): z.ZodObject | undefined {
  if (!(params instanceof z.ZodObject)) return undefined
  return z.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(params.shape).map(([name, schema]) =>
        name === '*' ? [REST, schema.meta({ description: REST_NOTE })] : [name, schema],
      ),
    ),
  )
}

function operationOf(call: ShopEndpoint): ZodOpenApiOperationObject {
  const { name, path, summary, access, params, query, body, reply, limit, takesKey } = call
  const pathParams = documentParams(params)
  const statuses = statusesOf(call)
  return {
    operationId: name,
    summary,
    tags: [tagOf(path)],
    security: SECURITY[access],
    ...(limit && rateLimit(limit)),
    requestParams: {
      ...(pathParams && { path: pathParams }),
      ...(query instanceof z.ZodObject && { query }),
      ...(takesKey && { header: KEY_HEADER }),
    },
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: body instanceof z.ZodOptional ? body.unwrap() : body } },
      },
    }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: reply } } },
      ...([...statuses].every((status) => status >= 500) && { 408: LATE }),
      ...refusalsOf(statuses),
    },
  }
}

function callPaths(): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const call of Object.values<ShopEndpoint>(contract))
    (paths[documentPath(call.path)] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return paths
}

const ABOUT = `Every call of the shop, for programs of customers. Amounts are whole euro cents. A refusal has an \
\`errors\` list: a code for the program, a sentence for people, and the field at fault if there is one.

Where a call has \`x-rate-limit\`, one network may call it so many times in so many seconds. Answers may get further fields.`

/** The OpenAPI document: the calls of the contract, and the paths that are mounted beside it. */
export function describeApi(publicUrl: string | null, others: ZodOpenApiPathsObject) {
  for (const [id, schema] of Object.entries(namedSchemas)) z.globalRegistry.add(schema, { id })
  const paths = { ...callPaths(), ...others }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Paskruis',
      version: '1',
      description: ABOUT,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl ?? '/', description: 'The shop' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(SESSION_COOKIE, publicUrl),
          description: 'The cookie that `logIn` sets; it ends with `logOut`.',
        },
        uploadToken: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'The token that `createUploadToken` answers.',
        },
      },
    },
  }
  return createDocument(document, { override: plainSchema })
}

const plainSchema: ZodOpenApiOverride = ({ jsonSchema, io }) => {
  // Who reads an answer leaves alone what it does not know.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  // Of zod's own: what JavaScript can count, and what TypeScript may not change.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  delete jsonSchema.readOnly
}

/** GET /api/docs; the document is made when it is first asked for. */
export function apiDocumentRoute(app: FastifyInstance, describe: () => object): void {
  let text: string | undefined
  app.get('/api/docs', (_request, reply) => {
    text ??= JSON.stringify(describe())
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
