import { contract } from '#contract/api.ts'
import type { Server } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ShopContext } from './context.ts'
import { apiDocumentRoute, describeApi } from './http/api-document.ts'
import { createCompanyShare } from './http/company-share.ts'
import { answerFromCache } from './http/early-answer.ts'
import { answerQuestionsFromCache, type CachedQuestion } from './http/early-question.ts'
import { answerErrors, answerFrameworkError } from './http/errors.ts'
import { previewDrafts, type PreviewOptions } from './http/preview.ts'
import { refuseForeignOrigins } from './http/foreign-origin.ts'
import { healthRoutes } from './http/health.ts'
import { parseJsonBodies } from './http/json-body.ts'
import { demandAll, type MountedName, mountOn } from './http/mount.ts'
import { isCallOfPage } from './http/of-page.ts'
import { loggerOptions } from './http/request-log.ts'
import { networkOf } from './network.ts'
import { limitRequestTime, UPLOAD_TIMEOUT_MS } from './http/request-time.ts'
import { securityHeaders } from './http/security-headers.ts'
import { accountRoutes } from './modules/accounts/account-routes.ts'
import { cartRoutes } from './modules/cart/cart-routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue-routes.ts'
import { exchangeFileRoutes, exchangeRoutes } from './modules/catalogue/exchange/exchange-routes.ts'
import { fileRoutes } from './modules/catalogue/file-routes.ts'
import { imageRoutes } from './modules/catalogue/image-routes.ts'
import { configuratorRoutes } from './modules/configurator/configurator-routes.ts'
import { redirectRoutes } from './modules/catalogue/redirects/redirect-routes.ts'
import { deskContentRoutes } from './modules/content/desk-content-routes.ts'
import { contentRoutes } from './modules/content/content-routes.ts'
import { sitemapRoutes } from './modules/content/sitemap-routes.ts'
import { customerFileRoutes } from './modules/customer/exchange/customer-file-routes.ts'
import { customerRoutes } from './modules/customer/customer-routes.ts'
import { prepareTrial } from './modules/catalogue/prepare-trial.ts'
import { deskAttributeRoutes } from './modules/catalogue/desk-attribute-routes.ts'
import { deskCategoryRoutes } from './modules/catalogue/desk-category-routes.ts'
import { deskConfiguratorRoutes } from './modules/catalogue/composing/desk-configurator-routes.ts'
import { deskProductRoutes, deskProductFileRoutes } from './modules/catalogue/desk-product-routes.ts'
import { priceFileRoutes } from './modules/prices/price-file-routes.ts'
import { priceListRoutes } from './modules/prices/price-list-routes.ts'
import { companyPaperRoutes } from './modules/company-papers/company-paper-routes.ts'
import { deskCompanyRoutes } from './modules/customer/desk-company-routes.ts'
import { bankRoutes } from './modules/bank/bank-routes.ts'
import { deskFileRoutes, replacementRoutes } from './modules/prepress/desk-file-routes.ts'
import { deskStudioRoutes, studioFileRoutes } from './modules/studio/desk-studio-routes.ts'
import { fileDetailRoutes } from './modules/prepress/file-detail-routes.ts'
import { filePictureRoutes } from './modules/prepress/file-picture-routes.ts'
import { booksFileRoutes, booksRoutes } from './modules/documents/books-routes.ts'
import { deskDocumentRoutes, deskInvoiceRoutes } from './modules/documents/desk-invoice-routes.ts'
import { documentRoutes, downloadRoutes } from './modules/documents/document-routes.ts'
import { designLinkRoutes } from './modules/cart/design-link-routes.ts'
import { proofLinkRoutes, proofPictureRoutes } from './modules/studio/proof-link-routes.ts'
import { studioRoutes } from './modules/studio/studio-routes.ts'
import { designRoutes } from './modules/library/design-routes.ts'
import { previewRoutes } from './modules/designs/preview-routes.ts'
import { uploadRoutes } from './modules/designs/upload-routes.ts'
import { mailPreviews } from './modules/demo/mail-previews.ts'
import { mailPreviewRoutes } from './modules/demo/preview-routes.ts'
import { auditRoutes } from './modules/audit/audit-routes.ts'
import { deskMailRoutes, mailPreviewRoute } from './modules/mail/desk-mail-routes.ts'
import { mailServerRoutes } from './modules/mail/mail-server-routes.ts'
import { mailWordsFrameRoute, mailWordsRoutes } from './modules/mail/mail-words-routes.ts'
import { mailboxRoutes } from './modules/mail/mailbox-routes.ts'
import { deskNewsletterRoutes, newsletterFileRoutes } from './modules/messages/desk-newsletter-routes.ts'
import { deskMessageRoutes } from './modules/messages/desk-message-routes.ts'
import { messageRoutes } from './modules/messages/message-routes.ts'
import { oneClickRoutes } from './modules/messages/one-click-routes.ts'
import { bulkRoutes } from './modules/bulk/bulk-routes.ts'
import { todayRoutes } from './modules/today/today-routes.ts'
import { findingRoutes } from './modules/finding/finding-routes.ts'
import { newsRoutes } from './modules/operators/news-routes.ts'
import { ownAccountRoutes } from './modules/operators/own-account-routes.ts'
import { staffRoutes } from './modules/operators/staff-routes.ts'
import { setupRoutes } from './modules/setup/setup-routes.ts'
import { knowOperators, operatorRoutes } from './modules/operators/operator-routes.ts'
import { productionRoutes } from './modules/orders/production-routes.ts'
import { fileProofRoutes } from './modules/orders/file-proof-routes.ts'
import { orderNewsRoutes } from './modules/orders/order-news-routes.ts'
import { orderRoutes } from './modules/orders/order-routes.ts'
import { quoteRoutes } from './modules/quotes/quote-routes.ts'
import { readQuote } from './modules/quotes/read-quote.ts'
import { quickOrderRoutes } from './modules/quick-order/quick-order-routes.ts'
import { patchupRoutes } from './modules/library/patchup-routes.ts'
import { privacyDeskRoutes } from './modules/privacy/privacy-desk-routes.ts'
import { privacyRoutes } from './modules/privacy/privacy-routes.ts'
import { searchRoutes } from './modules/search/search-routes.ts'
import { previewAsOf } from './modules/session/preview-as-customer.ts'
import { knowAskers, sessionRoutes } from './modules/session/session-routes.ts'
import { backupFileRoutes, backupRoutes } from './modules/system/backup-routes.ts'
import { systemRoutes } from './modules/system/system-routes.ts'
import { versionRoutes } from './modules/versions/version-routes.ts'
import { pathsBesideCalls } from './paths-beside-calls.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const API_BODY_BYTES = 256 * 1024
/** Above it a page takes longer to compress than it gains on a slow line. */
const PAGE_BROTLI_QUALITY = 6

/** A Fastify that knows our logs, limits and timeouts, and serves nothing yet. */
export function createServer(settings: Settings, logStream?: NodeJS.WritableStream): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(settings, logStream),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: API_BODY_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: false },
    return503OnClosing: true,
    frameworkErrors: answerFrameworkError,
  })
  app.addHook('preClose', async () => endIdleLines(app.server))
  return app
}

const LOOKED_AT_EVERY_MS = 50

/** A server that closes ends the lines that are idle at that moment; one that was busy would be kept for as long as any other. */
function endIdleLines(server: Server): void {
  if (!server.listening) return
  const timer = setInterval(() => server.closeIdleConnections(), LOOKED_AT_EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}

/** The calls that ask by a body and change nothing. */
const QUESTIONS = new Set([contract.calculateProduct.path, contract.calculateConfiguration.path])

/** All that a process answers which only works in the background. */
export function registerHealth(app: FastifyInstance, shop: ShopContext): void {
  answerErrors(app)
  healthRoutes(app, shop)
}

/** Everything below /api, and the health of the process; pages come beside it (`server/http/pages.ts`). */
export async function registerShop(
  app: FastifyInstance,
  shop: ShopContext,
  /** How a shop is opened in which staff see what they are about to publish; within such a shop there is none. */
  openPreview: PreviewOptions['open'] | null = null,
): Promise<void> {
  // Fastify hands over null where there is no body; to a schema that is no body at all.
  app.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0])
    return (value: unknown) => validate(value === null ? undefined : value)
  })
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  limitRequestTime(app)
  answerFromCache(app, shop)
  const questions = new Map<string, CachedQuestion>()
  answerQuestionsFromCache(app, shop, questions)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } },
  })
  await securityHeaders(app, shop.settings, shop.isDev)
  await app.register(rateLimit, {
    global: false,
    // Whoever has left has no address any more.
    keyGenerator: ({ ip }) => networkOf(ip ?? ''),
    allowList: isCallOfPage,
  })
  refuseForeignOrigins(app, shop.settings.publicUrl)
  knowAskers(app, shop)
  knowOperators(app, shop)
  if (openPreview)
    previewDrafts(app, shop, {
      prepare: () => prepareTrial(shop),
      previewAs: (operator, mark) => previewAsOf(shop, operator, mark),
      open: openPreview,
      questions: QUESTIONS,
    })
  const inShareOf = createCompanyShare()
  healthRoutes(app, shop)
  mailboxRoutes(app, shop)
  mailPreviewRoutes(app, shop)
  imageRoutes(app, shop)
  fileRoutes(app, shop)
  sitemapRoutes(app, shop)
  documentRoutes(app, shop, inShareOf, readQuote)
  deskDocumentRoutes(app, shop)
  booksFileRoutes(app, shop)
  backupFileRoutes(app, shop)
  previewRoutes(app, shop)
  productionRoutes(app, shop)
  newsRoutes(app, shop)
  orderNewsRoutes(app, shop)
  filePictureRoutes(app, shop)
  fileDetailRoutes(app, shop)
  proofPictureRoutes(app, shop)
  newsletterFileRoutes(app, shop)
  mailPreviewRoute(app, shop)
  mailWordsFrameRoute(app, shop, mailPreviews)
  await studioFileRoutes(app, shop)
  await replacementRoutes(app, shop)
  await deskProductFileRoutes(app, shop)
  await priceFileRoutes(app, shop)
  await customerFileRoutes(app, shop)
  await exchangeFileRoutes(app, shop)
  await uploadRoutes(app, shop)
  await oneClickRoutes(app, shop)

  await app.register(async (api) => {
    parseJsonBodies(api)
    const mounted = new Set<MountedName>()
    const mount = mountOn(api, mounted, shop, questions, inShareOf)
    sessionRoutes(mount, shop)
    contentRoutes(mount, shop)
    catalogueRoutes(mount, shop)
    configuratorRoutes(mount, shop)
    searchRoutes(mount, shop)
    customerRoutes(mount, shop)
    deskCompanyRoutes(mount, shop)
    companyPaperRoutes(mount, shop)
    deskContentRoutes(mount, shop)
    redirectRoutes(mount, shop)
    deskCategoryRoutes(mount, shop)
    deskAttributeRoutes(mount, shop)
    deskProductRoutes(mount, shop)
    deskConfiguratorRoutes(mount, shop)
    priceListRoutes(mount, shop)
    exchangeRoutes(mount, shop)
    accountRoutes(mount, shop)
    privacyRoutes(mount, shop)
    cartRoutes(mount, shop)
    orderRoutes(mount, shop)
    fileProofRoutes(mount, shop)
    proofLinkRoutes(mount, shop)
    quoteRoutes(mount, shop)
    downloadRoutes(mount, shop)
    deskInvoiceRoutes(mount, shop)
    booksRoutes(mount, shop)
    bankRoutes(mount, shop)
    designRoutes(mount, shop)
    designLinkRoutes(mount, shop)
    quickOrderRoutes(mount, shop)
    studioRoutes(mount, shop)
    patchupRoutes(mount, shop)
    messageRoutes(mount, shop)
    deskFileRoutes(mount, shop)
    deskStudioRoutes(mount, shop)
    operatorRoutes(mount, shop)
    staffRoutes(mount, shop)
    setupRoutes(mount, shop)
    ownAccountRoutes(mount, shop)
    deskMailRoutes(mount, shop)
    mailServerRoutes(mount, shop)
    mailWordsRoutes(mount, shop, mailPreviews)
    versionRoutes(mount, shop)
    auditRoutes(mount, shop)
    deskMessageRoutes(mount, shop)
    deskNewsletterRoutes(mount, shop)
    findingRoutes(mount, shop)
    todayRoutes(mount, shop)
    bulkRoutes(mount, shop)
    systemRoutes(mount, shop)
    backupRoutes(mount, shop)
    privacyDeskRoutes(mount, shop)
    demandAll(mounted)
    const { publicUrl, uploadRootUrl } = shop.settings
    apiDocumentRoute(api, () => describeApi(publicUrl, pathsBesideCalls(uploadRootUrl)))
    for (const path of ['/api', '/api/*', '/beheer/api', '/beheer/api/*']) {
      api.all(path, () => {
        throw new Refusal('NotFound')
      })
    }
  })
}
