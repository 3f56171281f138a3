import { ReadableStream as WebStream } from 'node:stream/web'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { giveTimeForUpload } from '../../http/request-time.ts'
import { Refusal } from '../../refusal.ts'
import type { Uploader } from '../session/upload-token.ts'
import { beginUpload } from './begin-upload.ts'
import { claimedHash } from './claimed-hash.ts'
import { loadDesigns } from './load-designs.ts'
import { ownVerdict } from './own-verdict.ts'
import { appendPiece, receiveWhole, uploadOffset, type WholeFile } from './receive-upload.ts'
import { keepHashes } from './running-hashes.ts'
import { showDesign } from './show-design.ts'
import { answerTus, type TusUploads } from './tus-engine.ts'
import { requireUpload, requireUploader } from './upload-access.ts'
import { rootPath } from './upload-root.ts'

type Asked = FastifyRequest<{ Params: { uploadId?: string } }>

const queryOf = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** The upload root (spec 7): tus with `Tus-Resumable`, else a body with one file, raw or as a form. */
export async function uploadRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  const root = rootPath(shop.settings.uploadRootUrl)
  const receiving = { ...shop, hashes: keepHashes() }

  async function requireOwn(request: Asked, uploadId: string) {
    const upload = await requireUpload(
      shop,
      queryOf(request, 'token'),
      uploadId,
      queryOf(request, 'process-id'),
    )
    giveTimeForUpload(request)
    return upload
  }
  async function uploaderOf(request: Asked) {
    const uploader = await requireUploader(shop, queryOf(request, 'token'))
    giveTimeForUpload(request)
    return uploader
  }

  /** What a tus request does; each checks anew who asks. */
  function uploadsOf(request: Asked): TusUploads {
    const claimedSha256 = claimedHash(request.headers['repr-digest'])
    return {
      async begin(sizeBytes, fileName) {
        const uploader = await uploaderOf(request)
        const processId = queryOf(request, 'process-id')
        return beginUpload(shop, uploader, { processId, fileName, sizeBytes, resumes: true })
      },
      async find(uploadId) {
        const upload = await requireOwn(request, uploadId)
        const offset = await uploadOffset(receiving, upload, claimedSha256)
        return { offset, sizeBytes: upload.sizeBytes }
      },
      async append(uploadId, offset, content) {
        return appendPiece(receiving, await requireOwn(request, uploadId), { offset, content, claimedSha256 })
      },
    }
  }

  async function sendTus(request: Asked, reply: FastifyReply) {
    // Before anything waits for a lock: who may not is told so.
    if (request.params.uploadId) await requireOwn(request, request.params.uploadId)
    const engine = { root, locks: shop.locks, uploads: uploadsOf(request) }
    const answer = await answerTus(engine, toWebRequest(request))
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .header('cache-control', 'no-store')
      .send(answer.status === 204 ? undefined : await answer.text())
  }

  async function takeWhole(request: Asked, reply: FastifyReply) {
    const uploader = await uploaderOf(request)
    const file = request.isMultipart() ? await formFile(request) : rawFile(request)
    const designId = await receiveWhole(receiving, uploader, {
      ...file,
      processId: queryOf(request, 'process-id'),
      claimedSha256: claimedHash(request.headers['repr-digest']),
    })
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send(await designReply(shop, uploader, designId))
  }

  await app.register(async (uploads) => {
    await uploads.register(multipart, { limits: { fileSize: Infinity, files: 2, fields: 10 } })
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    uploads.addContentTypeParser(['application/json', 'text/plain'], (_request, _payload, done) => done(null))
    uploads.addHook('onError', (request, _reply, _error, done) => {
      letRestPass(request)
      done()
    })
    uploads.route({
      method: 'POST',
      url: root,
      handler: async (request: Asked, reply) =>
        request.headers['tus-resumable'] === undefined ? takeWhole(request, reply) : sendTus(request, reply),
    })
    uploads.route({ method: 'OPTIONS', url: root, handler: sendTus })
    uploads.route({ method: ['HEAD', 'PATCH'], url: `${root}/:uploadId`, handler: sendTus })
  })
}

/** Read only when it is asked for, and left whole when it is not read to its end: the answer goes over the same line. */
const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> =>
  raw.iterator({ destroyOnReturn: false })

/** A client hears a refusal only when it has sent its body. */
function letRestPass({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return
  raw.removeAllListeners('readable')
  raw.resume()
}

function toWebRequest(request: Asked): Request {
  const hasBody = request.method === 'PATCH' || request.method === 'POST'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  return new Request(`http://localhost${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: WebStream.from(bodyOf(request)) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}

function rawFile(request: FastifyRequest): Pick<WholeFile, 'fileName' | 'declaredBytes' | 'content'> {
  const length = request.headers['content-length']
  return {
    fileName: '',
    declaredBytes: length === undefined ? null : Number(length),
    content: bodyOf(request),
  }
}

async function formFile(
  request: FastifyRequest,
): Promise<Pick<WholeFile, 'fileName' | 'declaredBytes' | 'content' | 'confirm'>> {
  const parts = request.files()
  const first = await parts.next()
  if (first.done) throw new Refusal('UploadNotOneFile')
  return {
    fileName: first.value.filename,
    declaredBytes: null,
    content: first.value.file,
    confirm: async () => {
      const second = await parts.next()
      if (!second.done) throw new Refusal('UploadNotOneFile')
    },
  }
}

async function designReply(shop: ShopContext, { companyId }: Uploader, designId: string) {
  const [design] = await loadDesigns(shop.db, companyId, [designId])
  if (!design) throw new Refusal('DesignNotFound')
  return { design: showDesign(design, ownVerdict(design)) }
}
