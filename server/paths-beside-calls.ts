import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { ORDER_NEWS_PATH } from '#contract/order-news.ts'
import { Design, ProcessId } from '#contract/designs.ts'
import { rateLimit, refusalsOf } from './http/api-document.ts'
import { rootPath } from './modules/designs/upload-root.ts'
import { DOCUMENT_PATHS, DOCUMENTS_PER_SECOND } from './modules/documents/document-address.ts'

const FILE = { type: 'string', format: 'binary' } as const

/** The upload root in the document; of tus its own specification tells. */
function uploadPaths(uploadRootUrl: string): ZodOpenApiPathsObject {
  const elsewhere = URL.parse(uploadRootUrl)?.origin
  return {
    [rootPath(uploadRootUrl)]: {
      post: {
        operationId: 'uploadDesign',
        summary: 'Send a print file whole',
        description:
          'The body is the file itself, or a form with one file. For large files the same address speaks tus 1.0.0.',
        externalDocs: { url: 'https://tus.io/protocols/resumable-upload', description: 'The tus protocol' },
        tags: ['designs'],
        security: [{ uploadToken: [] }],
        ...(elsewhere && { servers: [{ url: elsewhere, description: 'The upload root' }] }),
        requestParams: { query: z.object({ 'process-id': ProcessId }) },
        requestBody: {
          required: true,
          content: {
            'application/octet-stream': { schema: FILE },
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: FILE }, required: ['file'] },
            },
          },
        },
        responses: {
          201: {
            description: 'The file has come.',
            content: { 'application/json': { schema: z.object({ design: Design }) } },
          },
          ...refusalsOf([400, 403, 409, 413, 422, 500, 503]),
        },
      },
    },
  }
}

const file = { schema: FILE } as const

/** The documents in the document of calls. */
const documentPaths: ZodOpenApiPathsObject = {
  '/api/documents/{kind}/{id}': {
    get: {
      operationId: 'getDocument',
      summary: 'A paper or print file of the company, as its link names it',
      tags: ['documents'],
      security: [{ session: [] }],
      ...rateLimit({ perSecond: DOCUMENTS_PER_SECOND }),
      requestParams: {
        path: z.object({ kind: z.enum([...Object.values(DOCUMENT_PATHS), 'quote', 'design']), id: z.uuid() }),
      },
      responses: {
        200: {
          description: 'The file.',
          content: { 'application/pdf': file, 'application/xml': file, 'application/octet-stream': file },
        },
        ...refusalsOf([401, 403, 404, 429, 500, 503]),
      },
    },
  },
}

/** What changes in orders, in the document of calls. */
const newsPaths: ZodOpenApiPathsObject = {
  [ORDER_NEWS_PATH]: {
    get: {
      operationId: 'hearOrderNews',
      summary: 'Hear which orders of the company changed, as long as the session lasts',
      description:
        'A stream of server-sent events. The data of each is JSON: `changed` holds the ids of the orders to read again, or is null where it may be any.',
      tags: ['orders'],
      security: [{ session: [] }],
      responses: {
        200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...refusalsOf([401, 429, 500, 503]),
      },
    },
  },
}

/** What programs of customers need beside the calls of the contract, as the OpenAPI document describes it. */
export const pathsBesideCalls = (uploadRootUrl: string): ZodOpenApiPathsObject => ({
  ...documentPaths,
  ...newsPaths,
  ...uploadPaths(uploadRootUrl),
})
