import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { FIELD_FAULTS, type FieldFault, type RefusalCode } from '#domain/refusals.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { Refusal } from '../refusal.ts'
import { StorageFailure } from '../storage/file-storage.ts'

const STATUS = {
  NotFound: 404,
  LoginRequired: 401,
  LoginFailed: 401,
  RoleRequired: 403,
  MayNotOrder: 403,
  OverOrderLimit: 403,
  MayNotApprove: 403,
  MayNotSeeInvoices: 403,
  MayNotManageAddresses: 403,
  ContactBlocked: 403,
  TooManyAttempts: 429,
  TooManyRequests: 429,
  TooManyMessages: 429,
  CaptchaFailed: 422,
  ResetLinkInvalid: 422,
  NewsletterLinkInvalid: 422,
  AccountRequestNotFound: 404,
  AccountRequestDecided: 409,
  CompanyKnown: 409,
  ContactKnown: 409,
  CompanyNotFound: 404,
  ContactNotFound: 404,
  ContactNotInvited: 409,
  ContactHasPassword: 409,
  InvitedContactBlocked: 409,
  ContactInvited: 409,
  CompanyMovedOn: 409,
  CompanyKeptOut: 409,
  ContactKeptOut: 409,
  ContactMayNotApprove: 409,
  OnlyThePerson: 403,
  ChangedMeanwhile: 409,
  TermsChanged: 409,
  TermsAlready: 409,
  OperatorKnown: 409,
  PasswordWrong: 422,
  CodeWrong: 422,
  LoginStepOver: 401,
  ForeignOrigin: 403,
  MalformedJson: 400,
  UnsupportedMediaType: 415,
  BodyTooLarge: 413,
  InvalidInput: 422,
  ProductNotFound: 404,
  ProductNotOrderable: 422,
  OnlyPreview: 403,
  PreviewHidesCustomer: 403,
  CategoryNotFound: 404,
  CategoryBelowItself: 422,
  CategoriesMovedOn: 409,
  CategoryHasOthers: 409,
  AttributeNotFound: 404,
  AttributesMovedOn: 409,
  AttributeInUse: 409,
  AttributeValueInUse: 409,
  PathTaken: 422,
  PageNotFound: 404,
  PageMovedOn: 409,
  PageFixed: 422,
  RedirectMovedOn: 409,
  CountryInUse: 422,
  CountryOnlyOne: 422,
  ShippingClassGone: 404,
  ShippingClassMovedOn: 409,
  ShippingSetAlready: 409,
  ProductNotComposed: 409,
  ConfiguratorKnown: 409,
  ConfiguratorKeyKnown: 409,
  ConfiguratorMissing: 409,
  ConfiguratorNotReady: 422,
  ConfiguratorTestNotFound: 404,
  TooManyConfiguratorTests: 409,
  ProductKnown: 409,
  DraftMovedOn: 409,
  CatalogueBusy: 409,
  ProductNotReady: 422,
  ProductInUse: 409,
  SkuInUse: 409,
  RevisionNotFound: 404,
  PriceListNotFound: 404,
  PriceListKnown: 409,
  PriceListInUse: 409,
  PriceListMovedOn: 409,
  PriceChangeGone: 404,
  PriceListFaulty: 422,
  BasePricesWithProducts: 422,
  TableTooLarge: 413,
  TableUnreadable: 422,
  TableFaulty: 422,
  TableChanged: 409,
  ImportNotFound: 404,
  ImportAtWork: 409,
  ImportNotReady: 409,
  ImportChangesGone: 404,
  ConfiguratorUnreadable: 409,
  ConfiguratorDraftUnreadable: 409,
  ProductDraftUnreadable: 409,
  ImportTooLarge: 413,
  SheetTooManyRows: 422,
  ProductHasNoPrice: 422,
  invalid_config: 422,
  invalid_date: 422,
  invalid_design: 422,
  CartLineNotFound: 404,
  CartFull: 409,
  CartEmpty: 409,
  RemovalNotFound: 404,
  RemovalOvertaken: 409,
  CartMovedOn: 409,
  cart_changed: 409,
  cart_not_empty: 409,
  CartNotOrderable: 409,
  TermsNotAccepted: 422,
  PurchaseOrderRequired: 422,
  OrderNotFound: 404,
  ViewNotFound: 404,
  ViewNameTaken: 409,
  TooManyViews: 409,
  NothingChosen: 422,
  TooManyChosen: 422,
  MoreThanSeen: 409,
  BulkRunNotFound: 404,
  BulkRunning: 409,
  LineCannotMove: 409,
  LinePartlySent: 409,
  TooManyPieces: 422,
  LineMovedOn: 409,
  LineHeld: 409,
  CollectorMissing: 422,
  HeldAlready: 409,
  HoldOver: 409,
  NotHeld: 409,
  NothingToHold: 409,
  PromiseUnsettled: 409,
  PromiseOver: 409,
  PromiseMovedOn: 409,
  LineInProduction: 409,
  LineCancelled: 409,
  OrderCancelled: 409,
  OrderInvoicedAlready: 409,
  NothingChanged: 422,
  OrderChangedMeanwhile: 409,
  QuantityNotSold: 422,
  NoAgreedPrice: 422,
  SetNotAsOrdered: 422,
  QuantityFollows: 422,
  LineComposedAnew: 422,
  NotTheSameProduct: 422,
  StudioDesigned: 409,
  FilesNotNeeded: 409,
  TooFewCopies: 422,
  CopiesDontAddUp: 422,
  NotShippable: 422,
  OverCreditLimit: 409,
  CannotBeCancelled: 409,
  CancellingUnconfirmed: 409,
  ScanForeign: 404,
  ScanUnknown: 404,
  QuoteNotFound: 404,
  quote_changed: 409,
  QuoteExpired: 409,
  QuoteOrdered: 409,
  CartActive: 409,
  PriceRequestOver: 409,
  QuoteLineUnknown: 422,
  OrderNotInvoiceable: 409,
  OrderInvoiced: 409,
  InvoiceAddressMissing: 409,
  InvoiceNotFound: 404,
  InvoiceCredited: 409,
  ShopCannotInvoice: 409,
  InvoiceChanged: 409,
  InvoiceHasNoEmail: 409,
  ReminderSent: 409,
  ReminderNotDue: 409,
  CompanyNotReminded: 409,
  InvoiceDisputed: 409,
  InvoicePartlyCredited: 409,
  CreditOverLeft: 422,
  PaymentNotFound: 404,
  PaymentReversed: 409,
  PaymentOverOpen: 422,
  PaymentInFuture: 422,
  PaymentOfTwoCompanies: 422,
  BankFileUnreadable: 422,
  BankFileKnown: 409,
  BankAccountForeign: 422,
  BankEntryNotFound: 404,
  BankEntryDecided: 409,
  BankEntryTooSmall: 422,
  DocumentNotFound: 404,
  AddressNotFound: 404,
  AddressRequired: 422,
  AddressInUse: 409,
  TooManyAddresses: 409,
  OrdersUnderWay: 409,
  PostcodeInvalid: 422,
  DeliveryKindNotOffered: 422,
  ExpressNotOffered: 422,
  IdempotencyKeyReused: 422,
  PhotographUnreadable: 422,
  PhotographDamaged: 422,
  PhotographTooLarge: 422,
  PhotographTooNarrow: 422,
  PhotographAnimated: 422,
  ProductFileUnreadable: 422,
  ProductFileTooLarge: 422,
  ProductFileGone: 409,
  DesignNotFound: 404,
  NothingToRepair: 422,
  RepairNeedsChoice: 422,
  RepairNotReady: 409,
  RepairLinkInvalid: 422,
  LineTakesNoDesigns: 422,
  DesignLinkedTwice: 422,
  DesignNotUsable: 422,
  StudioDesignNeedsCopies: 422,
  PatchupNeedsCopies: 422,
  TooManyDesigns: 409,
  TooManyCopies: 422,
  BackNotPrinted: 422,
  OrderLineNotFound: 404,
  FilesTooLate: 409,
  FilesIncomplete: 422,
  FileOfOtherRatio: 422,
  FileNotOrdered: 404,
  FileReplaced: 409,
  FileApproved: 409,
  FileUnread: 409,
  FileNotKept: 409,
  FileAtCustomer: 409,
  FileTooLate: 409,
  FileByStudio: 409,
  FileOfStudio: 409,
  FileGone: 409,
  FileAsked: 409,
  FileAskedAbout: 409,
  QuestionOver: 409,
  ProofByStudio: 409,
  FileProofed: 409,
  FileWithoutPicture: 409,
  DetailNotDrawn: 422,
  ProofNotFound: 404,
  ProofReplaced: 409,
  ProofWithdrawn: 409,
  ProofLinkInvalid: 404,
  ProofLinkExpired: 409,
  ApprovalNeedsReason: 422,
  ExtraDesignsNotAgreed: 409,
  ExtraDesignsOverLimit: 403,
  StudioJobNotFound: 404,
  StudioJobOpen: 409,
  BriefTooLate: 409,
  StudioJobOver: 409,
  StudioJobTaken: 409,
  StudioJobDone: 409,
  StudioQuestionOver: 409,
  ProofAnswered: 409,
  ProofNotReady: 409,
  UploadTokenInvalid: 403,
  UploadNotFound: 404,
  UploadFinished: 409,
  UploadOutOfStep: 409,
  UploadBusy: 409,
  UploadStillMoving: 409,
  UploadTooLarge: 413,
  UploadUnreadable: 400,
  UploadIncomplete: 400,
  UploadAltered: 422,
  UploadNotOneFile: 422,
  UploadQuotaReached: 409,
  StorageFull: 503,
  StorageAway: 503,
  MailNotFound: 404,
  MailServerRefused: 422,
  MailServerOfMachine: 409,
  ChangeNotFound: 404,
  MessageNotFound: 404,
  MailMovedOn: 409,
  MailForgotten: 409,
  MailIsPersonal: 409,
  MailReportUnreadable: 422,
  OperatorNotFound: 404,
  SessionNotFound: 404,
  SecondFactorKnown: 409,
  OperatorChanged: 409,
  OperatorNotInvited: 409,
  LastOwner: 409,
  SetupOver: 409,
  OwnerCodeWrong: 422,
  AssortmentNotEmpty: 409,
  DemoGone: 409,
  DemoMovedOn: 409,
  InvitationOver: 422,
  JobNotFailed: 409,
  BackupAtWork: 409,
  BackupNotFound: 404,
  BackupNoRoom: 409,
  PrivacyRequestNotFound: 404,
  PrivacyRequestClosed: 409,
  PersonNotFound: 409,
  Unavailable: 503,
  Unexpected: 500,
} as const satisfies Record<RefusalCode, number>

/** When to come again, in seconds. */
const RETRY_AFTER: Partial<Record<RefusalCode, number>> = { TooManyAttempts: 900 }
const RETRY_UNAVAILABLE = 5

/** The codes of Fastify's own refusals, in ours. */
const FASTIFY_CODES: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BodyTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MalformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MalformedJson',
}

type ErrorBody = {
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[]
}

export function refusalReply(refusal: Refusal): { readonly status: number; readonly body: ErrorBody } {
  const details = refusal.details.length > 0 ? refusal.details : [{}]
  return {
    status: STATUS[refusal.code],
    body: {
      errors: details.map((detail) => ({
        code: refusal.code,
        message: detail.message ?? refusalTexts[refusal.code],
        ...(detail.field && { field: detail.field }),
      })),
    },
  }
}

const isFieldFault = (text: string | undefined): text is FieldFault =>
  FIELD_FAULTS.some((fault) => fault === text)

/** Faults of a body or query, each at its field; a malformed id in the path or query is an id that does not exist. */
function validationRefusal(error: FastifyError): Refusal {
  const isNoId = error.validation?.every(({ params }) => params['format'] === 'uuid')
  if (error.validationContext === 'params') return new Refusal('NotFound')
  if (error.validationContext === 'querystring' && isNoId) return new Refusal('NotFound')
  const faults = (error.validation ?? []).flatMap((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean)
    const shapes: unknown = issue.keyword === 'invalid_union' && issue.params['errors']
    return nearestShape(shapes, path) ?? [{ path, message: issue.message ?? '' }]
  })
  const details = faults.map(({ path, message }) => {
    const field = path.join('.')
    return { message: fieldFaultTexts[isFieldFault(message) ? message : 'Invalid'], ...(field && { field }) }
  })
  return new Refusal('InvalidInput', details)
}

type Fault = { readonly path: readonly PropertyKey[]; readonly message: string }

/** Of the shapes that a value may have, the faults of the one that it comes nearest to: they lie deepest, and are fewest. */
function nearestShape(shapes: unknown, path: readonly string[]): readonly Fault[] | null {
  if (!Array.isArray(shapes) || shapes.length === 0) return null
  const depth = (faults: readonly Fault[]) => Math.max(0, ...faults.map((fault) => fault.path.length))
  const nearest = (shapes as readonly (readonly Fault[])[]).reduce((best, faults) =>
    depth(faults) > depth(best) || (depth(faults) === depth(best) && faults.length < best.length)
      ? faults
      : best,
  )
  return nearest.map((fault) => ({ path: [...path, ...fault.path], message: fault.message }))
}

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationRefusal(error)
  const known = FASTIFY_CODES[error.code]
  if (known) return new Refusal(known)
  if (error.statusCode === 429) return new Refusal('TooManyRequests')
  if (error.statusCode === 400) return new Refusal('MalformedJson')
  if (error instanceof StorageFailure)
    return new Refusal(error.kind === 'full' ? 'StorageFull' : 'StorageAway')
  if (isDatabaseAway(error)) return new Refusal('Unavailable')
  return null
}

/** Refusals that Fastify makes before any route is known: a path that cannot be decoded, one that is too long. */
export function answerFrameworkError(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const { body } = refusalReply(new Refusal('NotFound'))
  void reply.code(404).header('cache-control', 'no-store').send(body)
}

/** The one place where an error becomes an answer; what was not expected is logged once, with its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Refusal('NotFound')
  })
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Whoever has gone hears no answer, and a body that breaks off is no fault of ours.
    if (request.raw.socket.destroyed) {
      request.log.info({ err: error }, 'client left')
      return reply.code(400).send()
    }
    const refusal = asRefusal(error) ?? new Refusal('Unexpected')
    const { status, body } = refusalReply(refusal)
    if (status >= 500) {
      request.log.error({ err: error, status }, 'request failed')
      void reply.header('x-request-id', request.id)
    }
    const retryAfter = status === 503 ? RETRY_UNAVAILABLE : RETRY_AFTER[refusal.code]
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    void reply.code(status).header('cache-control', 'no-store')
    if (!isOpened(request)) return reply.send(body)
    return reply.type('text/plain; charset=utf-8').send(body.errors.map(({ message }) => message).join('\n'))
  })
}

/** Whether one of the staff opens this in a tab, where he reads sentences: a file, most often, that is not there. */
const isOpened = ({ headers, url }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && url.startsWith('/beheer/')
