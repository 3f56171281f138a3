import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Attributes,
  context,
  diag,
  DiagLogLevel,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AskedQuery } from '../db/database.ts'

/** What becomes of requests, statements and work in the background, told to a collector of OpenTelemetry. */
export type Traces = {
  /** Follows the requests of a server; before any other hook. */
  readonly ofRequests: (app: FastifyInstance) => void
  /** Tells of a statement that ended, as part of what asked for it. */
  readonly ofQuery: (query: AskedQuery) => void
  /** Follows work in the background. */
  readonly ofJob: (task: string, work: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

type To = {
  /** Where the collector is, without the path of traces. */
  readonly endpoint: string
  readonly role: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const silent = () => undefined

/** So long the last of it may take to be told when the process ends. */
const LAST_MS = 1_000

/**
 * Begins to follow. Names and attributes are those of OpenTelemetry's conventions but for the role; which part is told is said by
 * OTEL_TRACES_SAMPLER, and whose it is by OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 */
export function openTraces({ endpoint, role, log }: To): Traces {
  const warn = (message: string) => log.warn({ message }, 'traces')
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'paskruis',
          'service.instance.id': randomUUID(),
          'paskruis.role': role,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  })
  provider.register()
  const tracer = trace.getTracer('paskruis')
  const under = new WeakMap<FastifyRequest, Context>()

  function told(request: FastifyRequest, { statusCode }: Pick<FastifyReply, 'statusCode'>) {
    const within = under.get(request)
    const span = within && trace.getSpan(within)
    if (!span?.isRecording()) return
    const route = request.routeOptions.url
    if (route) span.updateName(`${request.method} ${route}`)
    end(
      span,
      { 'http.response.status_code': statusCode, ...(route && { 'http.route': route }) },
      statusCode >= 500,
    )
  }

  return {
    ofRequests(app) {
      app.addHook('onRequest', (request, reply, done) => {
        // A call that a page makes within the process is part of that page. What a client says of traces is not believed.
        const parent = context.active()
        const span = tracer.startSpan(
          request.method,
          { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } },
          parent,
        )
        const within = trace.setSpan(parent, span)
        under.set(request, within)
        // Of a client that has left there is no response.
        reply.raw.once('close', () => told(request, reply))
        context.with(within, done)
      })
      // A body comes from elsewhere than the request.
      app.addHook('preValidation', (request, _reply, done) =>
        context.with(under.get(request) ?? ROOT_CONTEXT, done),
      )
      app.addHook('onResponse', async (request, reply) => told(request, reply))
    },
    ofQuery({ sql, ms, isFailed }) {
      const now = Date.now()
      const span = tracer.startSpan(
        /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query',
        { kind: SpanKind.CLIENT, startTime: now - ms },
        context.active(),
      )
      end(span, { 'db.system.name': 'postgresql', 'db.query.text': sql }, isFailed, now)
    },
    ofJob: (task, work) =>
      tracer.startActiveSpan(`job ${task}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
        let isFailed = true
        try {
          await work()
          isFailed = false
        } finally {
          end(span, {}, isFailed)
        }
      }),
    async close() {
      const isTold = await Promise.race([
        provider.shutdown().then(
          () => true,
          () => false,
        ),
        delay(LAST_MS, false, { ref: false }),
      ])
      if (!isTold) warn('the last traces were not sent')
      for (const one of [trace, context, propagation, diag]) one.disable()
    },
  }
}

function end(span: Span, attributes: Attributes, isFailed: boolean, at?: number) {
  span.setAttributes(attributes)
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(at)
}
