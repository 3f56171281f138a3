import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Database, openDatabase } from './database.ts'
import * as shop from './migrations/0001-shop.ts'
import * as photographs from './migrations/0002-photographs.ts'
import * as configurators from './migrations/0003-configurators.ts'
import * as uploads from './migrations/0004-uploads.ts'
import * as lineDesigns from './migrations/0005-line-designs.ts'
import * as patchups from './migrations/0006-patchups.ts'
import * as filesAfterOrdering from './migrations/0007-files-after-ordering.ts'
import * as quotes from './migrations/0008-quotes.ts'
import * as invoices from './migrations/0009-invoices.ts'
import * as accounts from './migrations/0010-accounts.ts'
import * as privacy from './migrations/0011-privacy.ts'
import * as lineReferences from './migrations/0012-line-references.ts'
import * as cartRemovals from './migrations/0013-cart-removals.ts'
import * as untoldVerdicts from './migrations/0014-untold-verdicts.ts'
import * as orderedReferences from './migrations/0015-ordered-references.ts'
import * as packs from './migrations/0016-packs.ts'
import * as deliveryContacts from './migrations/0017-delivery-contacts.ts'
import * as unlinkedDesigns from './migrations/0018-unlinked-designs.ts'
import * as footerText from './migrations/0019-footer-text.ts'
import * as laterDesigns from './migrations/0020-later-designs.ts'
import * as orderPatchups from './migrations/0021-order-patchups.ts'
import * as recentMails from './migrations/0022-recent-mails.ts'
import * as servicesOfQuotes from './migrations/0023-services-of-quotes.ts'
import * as contactRights from './migrations/0024-contact-rights.ts'
import * as audit from './migrations/0025-audit.ts'
import * as copiesOnce from './migrations/0026-copies-once.ts'
import * as saleVat from './migrations/0027-sale-vat.ts'
import * as vatChecks from './migrations/0028-vat-checks.ts'
import * as datedPrices from './migrations/0029-dated-prices.ts'
import * as catalogueChanges from './migrations/0030-catalogue-changes.ts'
import * as indexOfEachKey from './migrations/0031-index-of-each-key.ts'
import * as operatorSessions from './migrations/0032-operator-sessions.ts'
import * as listsOfRenamed from './migrations/0033-lists-of-renamed.ts'
import * as changesByAge from './migrations/0034-changes-by-age.ts'
import * as changesToldApart from './migrations/0035-changes-told-apart.ts'
import * as unusedColumns from './migrations/0036-unused-columns.ts'
import * as openOrders from './migrations/0037-open-orders.ts'
import * as companiesDesk from './migrations/0038-companies-desk.ts'
import * as quotesOfAll from './migrations/0039-quotes-of-all.ts'
import * as deskNews from './migrations/0040-desk-news.ts'
import * as filesDesk from './migrations/0041-files-desk.ts'
import * as secondFactor from './migrations/0042-second-factor.ts'
import * as payments from './migrations/0043-payments.ts'
import * as bankFiles from './migrations/0044-bank-files.ts'
import * as ordersDesk from './migrations/0046-orders-desk.ts'
import * as orderNotes from './migrations/0047-order-notes.ts'
import * as fileQuestions from './migrations/0048-file-questions.ts'
import * as studioDesk from './migrations/0049-studio-desk.ts'
import * as mailDesk from './migrations/0050-mail-desk.ts'
import * as operatorsDesk from './migrations/0051-operators-desk.ts'
import * as orderNews from './migrations/0052-order-news.ts'
import * as findAnything from './migrations/0053-find-anything.ts'
import * as promisedDays from './migrations/0054-promised-days.ts'
import * as requestsAsked from './migrations/0055-requests-asked.ts'
import * as reminders from './migrations/0056-reminders.ts'
import * as auditDesk from './migrations/0057-audit-desk.ts'
import * as filesByStaff from './migrations/0058-files-by-staff.ts'
import * as fileProofs from './migrations/0059-file-proofs.ts'
import * as dispatches from './migrations/0060-dispatches.ts'
import * as collected from './migrations/0061-collected.ts'
import * as money from './migrations/0062-money.ts'
import * as bookkeeping from './migrations/0063-bookkeeping.ts'
import * as systemDesk from './migrations/0064-system-desk.ts'
import * as companiesKept from './migrations/0065-companies-kept.ts'
import * as actingSessions from './migrations/0066-acting-sessions.ts'
import * as forgottenPayments from './migrations/0067-forgotten-payments.ts'
import * as bulkRuns from './migrations/0068-bulk-runs.ts'
import * as booksByDay from './migrations/0069-books-by-day.ts'
import * as begunRows from './migrations/0070-begun-rows.ts'
import * as askedByAddress from './migrations/0071-asked-by-address.ts'
import * as movedPromises from './migrations/0072-moved-promises.ts'
import * as backups from './migrations/0073-backups.ts'
import * as catalogueDrafts from './migrations/0074-catalogue-drafts.ts'
import * as productsDesk from './migrations/0075-products-desk.ts'
import * as trials from './migrations/0076-trials.ts'
import * as changedOrders from './migrations/0077-changed-orders.ts'
import * as quoteVersions from './migrations/0079-quote-versions.ts'
import * as bouncedMails from './migrations/0080-bounced-mails.ts'
import * as priceListsDesk from './migrations/0081-price-lists-desk.ts'
import * as catalogueImports from './migrations/0083-catalogue-imports.ts'
import * as categoriesDesk from './migrations/0085-categories-desk.ts'
import * as contentDesk from './migrations/0086-content-desk.ts'
import * as configuratorDesk from './migrations/0087-configurator-desk.ts'
import * as deliveryDesk from './migrations/0088-delivery-desk.ts'
import * as bulkDays from './migrations/0089-bulk-days.ts'
import * as setup from './migrations/0091-setup.ts'
import * as draftVersions from './migrations/0092-draft-versions.ts'
import * as draftKeys from './migrations/0093-draft-keys.ts'
import * as importsOfNew from './migrations/0095-imports-of-new.ts'
import * as attributeKinds from './migrations/0096-attribute-kinds.ts'
import * as configuratorTimes from './migrations/0098-configurator-times.ts'
import * as contactsToInvite from './migrations/0099-contacts-to-invite.ts'
import * as mailWords from './migrations/0100-mail-words.ts'
import * as pictureCuts from './migrations/0101-picture-cuts.ts'
import * as dueLines from './migrations/0102-due-lines.ts'
import * as demoGoods from './migrations/0103-demo-goods.ts'
import * as orderFilters from './migrations/0104-order-filters.ts'
import * as bulkReasons from './migrations/0105-bulk-reasons.ts'
import * as quoteNotes from './migrations/0106-quote-notes.ts'
import * as studioWork from './migrations/0107-studio-work.ts'
import * as newsletterDesk from './migrations/0108-newsletter-desk.ts'
import * as contentVersions from './migrations/0109-content-versions.ts'
import * as invoiceFilters from './migrations/0110-invoice-filters.ts'
import * as listFilters from './migrations/0111-list-filters.ts'
import * as linesComposedAnew from './migrations/0112-lines-composed-anew.ts'
import * as restsOfPayments from './migrations/0116-rests-of-payments.ts'
import * as versionsOfSettings from './migrations/0117-versions-of-settings.ts'
import * as ownVatRates from './migrations/0118-own-vat-rates.ts'
import * as bulkLastDays from './migrations/0119-bulk-last-days.ts'
import * as dispatchLines from './migrations/0120-dispatch-lines.ts'
import * as meantRows from './migrations/0121-meant-rows.ts'
import * as redirectsByHand from './migrations/0122-redirects-by-hand.ts'
import * as priceListChanges from './migrations/0123-price-list-changes.ts'
import * as freeGoods from './migrations/0124-free-goods.ts'
import * as mailReports from './migrations/0125-mail-reports.ts'
import * as customerPreviews from './migrations/0126-customer-previews.ts'
import * as mailServer from './migrations/0127-mail-server.ts'
import * as importsTakenBack from './migrations/0129-imports-taken-back.ts'
import * as wordsOfHomePicture from './migrations/0130-words-of-home-picture.ts'
import * as hourlyCalls from './migrations/0131-hourly-calls.ts'
import * as lastOrders from './migrations/0132-last-orders-own-lines.ts'
import * as answersByTelephone from './migrations/0133-answers-by-telephone.ts'
import * as viewsOfEveryList from './migrations/0134-views-of-every-list.ts'
import * as fileNotes from './migrations/0137-file-notes.ts'
import * as picturesWrittenDown from './migrations/0138-pictures-written-down.ts'

const MIGRATIONS = {
  '0001-shop': shop,
  '0002-photographs': photographs,
  '0003-configurators': configurators,
  '0004-uploads': uploads,
  '0005-line-designs': lineDesigns,
  '0006-patchups': patchups,
  '0007-files-after-ordering': filesAfterOrdering,
  '0008-quotes': quotes,
  '0009-invoices': invoices,
  '0010-accounts': accounts,
  '0011-privacy': privacy,
  '0012-line-references': lineReferences,
  '0013-cart-removals': cartRemovals,
  '0014-untold-verdicts': untoldVerdicts,
  '0015-ordered-references': orderedReferences,
  '0016-packs': packs,
  '0017-delivery-contacts': deliveryContacts,
  '0018-unlinked-designs': unlinkedDesigns,
  '0019-footer-text': footerText,
  '0020-later-designs': laterDesigns,
  '0021-order-patchups': orderPatchups,
  '0022-recent-mails': recentMails,
  '0023-services-of-quotes': servicesOfQuotes,
  '0024-contact-rights': contactRights,
  '0025-audit': audit,
  '0026-copies-once': copiesOnce,
  '0027-sale-vat': saleVat,
  '0028-vat-checks': vatChecks,
  '0029-dated-prices': datedPrices,
  '0030-catalogue-changes': catalogueChanges,
  '0031-index-of-each-key': indexOfEachKey,
  '0032-operator-sessions': operatorSessions,
  '0033-lists-of-renamed': listsOfRenamed,
  '0034-changes-by-age': changesByAge,
  '0035-changes-told-apart': changesToldApart,
  '0036-unused-columns': unusedColumns,
  '0037-open-orders': openOrders,
  '0038-companies-desk': companiesDesk,
  '0039-quotes-of-all': quotesOfAll,
  '0040-desk-news': deskNews,
  '0041-files-desk': filesDesk,
  '0042-second-factor': secondFactor,
  '0043-payments': payments,
  '0044-bank-files': bankFiles,
  '0046-orders-desk': ordersDesk,
  '0047-order-notes': orderNotes,
  '0048-file-questions': fileQuestions,
  '0049-studio-desk': studioDesk,
  '0050-mail-desk': mailDesk,
  '0051-operators-desk': operatorsDesk,
  '0052-order-news': orderNews,
  '0053-find-anything': findAnything,
  '0054-promised-days': promisedDays,
  '0055-requests-asked': requestsAsked,
  '0056-reminders': reminders,
  '0057-audit-desk': auditDesk,
  '0058-files-by-staff': filesByStaff,
  '0059-file-proofs': fileProofs,
  '0060-dispatches': dispatches,
  '0061-collected': collected,
  '0062-money': money,
  '0063-bookkeeping': bookkeeping,
  '0064-system-desk': systemDesk,
  '0065-companies-kept': companiesKept,
  '0066-acting-sessions': actingSessions,
  '0067-forgotten-payments': forgottenPayments,
  '0068-bulk-runs': bulkRuns,
  '0069-books-by-day': booksByDay,
  '0070-begun-rows': begunRows,
  '0071-asked-by-address': askedByAddress,
  '0072-moved-promises': movedPromises,
  '0073-backups': backups,
  '0074-catalogue-drafts': catalogueDrafts,
  '0075-products-desk': productsDesk,
  '0076-trials': trials,
  '0077-changed-orders': changedOrders,
  '0079-quote-versions': quoteVersions,
  '0080-bounced-mails': bouncedMails,
  '0081-price-lists-desk': priceListsDesk,
  '0083-catalogue-imports': catalogueImports,
  '0085-categories-desk': categoriesDesk,
  '0086-content-desk': contentDesk,
  '0087-configurator-desk': configuratorDesk,
  '0088-delivery-desk': deliveryDesk,
  '0089-bulk-days': bulkDays,
  '0091-setup': setup,
  '0092-draft-versions': draftVersions,
  '0093-draft-keys': draftKeys,
  '0095-imports-of-new': importsOfNew,
  '0096-attribute-kinds': attributeKinds,
  '0098-configurator-times': configuratorTimes,
  '0099-contacts-to-invite': contactsToInvite,
  '0100-mail-words': mailWords,
  '0101-picture-cuts': pictureCuts,
  '0102-due-lines': dueLines,
  '0103-demo-goods': demoGoods,
  '0104-order-filters': orderFilters,
  '0105-bulk-reasons': bulkReasons,
  '0106-quote-notes': quoteNotes,
  '0107-studio-work': studioWork,
  '0108-newsletter-desk': newsletterDesk,
  '0109-content-versions': contentVersions,
  '0110-invoice-filters': invoiceFilters,
  '0111-list-filters': listFilters,
  '0112-lines-composed-anew': linesComposedAnew,
  '0116-rests-of-payments': restsOfPayments,
  '0117-versions-of-settings': versionsOfSettings,
  '0118-own-vat-rates': ownVatRates,
  '0119-bulk-last-days': bulkLastDays,
  '0120-dispatch-lines': dispatchLines,
  '0121-meant-rows': meantRows,
  '0122-redirects-by-hand': redirectsByHand,
  '0123-price-list-changes': priceListChanges,
  '0124-free-goods': freeGoods,
  '0125-mail-reports': mailReports,
  '0126-customer-previews': customerPreviews,
  '0127-mail-server': mailServer,
  '0129-imports-taken-back': importsTakenBack,
  '0130-words-of-home-picture': wordsOfHomePicture,
  '0131-hourly-calls': hourlyCalls,
  '0132-last-orders-own-lines': lastOrders,
  '0133-answers-by-telephone': answersByTelephone,
  '0134-views-of-every-list': viewsOfEveryList,
  '0137-file-notes': fileNotes,
  '0138-pictures-written-down': picturesWrittenDown,
}

const OLDEST_POSTGRES = 150_000

export type MigrationName = keyof typeof MIGRATIONS

/** Every change of the schema that this version knows, the oldest first. */
export const migrationNames = Object.keys(MIGRATIONS)

/** Brings the database to the newest schema, or one of before; several processes may start at once, one migrates. */
export async function migrate(db: Database, upTo?: MigrationName): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < OLDEST_POSTGRES) throw new Error('Paskruis needs PostgreSQL 15 or newer.')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  // In a new database nobody waits for a table: all changes are one step, because before each Kysely reads all columns there are.
  if (await isNew(db)) {
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (error) throw error
    return
  }
  // One by one, so that a table is locked for no longer than its own change.
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error) throw error
    const newest = results.at(-1)?.migrationName
    if (newest === undefined || newest === upTo) return
  }
}

async function isNew(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isNew: boolean
  }>`select to_regclass('kysely_migration') is null as "isNew"`.execute(db)
  return rows[0]?.isNew ?? false
}

/** The same over connections of its own: a large table takes longer than a question of a customer may, and so may who migrates first. */
export async function migrateUnhurried(url: string, onLost: (error: Error) => void): Promise<void> {
  const db = openDatabase({ url, connections: 2, isUnhurried: true, onLost })
  try {
    await db.connection().execute(async (held) => {
      // Kysely reads the tables before it waits for its turn, and fails on one that another process is changing.
      await sql`select pg_advisory_lock(hashtext('migrations'))`.execute(held)
      try {
        await migrate(db)
      } finally {
        await sql`select pg_advisory_unlock(hashtext('migrations'))`.execute(held)
      }
    })
  } finally {
    await db.destroy()
  }
}
