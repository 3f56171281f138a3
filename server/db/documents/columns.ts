import { meantRow } from './bulk.ts'
import { changedRow, doer, storedReply, removedRows } from './changes.ts'
import { contentVersion } from './content.ts'
import { productDraft, productRevision } from './drafts.ts'
import { fileFacts, findings, previews, repairOptions, repairPlan, unlinked } from './files.ts'
import {
  chosenOptions,
  configuration,
  configuratorDefinition,
  draftDefinition,
  material,
  orderedPrint,
  pack,
  production,
  publishedDefinition,
  seenDefinition,
  testChoices,
} from './goods.ts'
import { importReport } from './imports.ts'
import { mailAttachments, mailMessage } from './mails.ts'
import {
  addressSnapshot,
  breakdown,
  deliveryContact,
  invoiceContent,
  orderDifferences,
  orderVat,
} from './orders.ts'
import { contactForm, newsletterProof, requestFindings, requestForm } from './people.ts'
import {
  agreedPrice,
  agreedTerms,
  centsByCountry,
  listDifferences,
  parcelLimits,
  runningMetre,
} from './prices.ts'
import { quoteVersion } from './quotes.ts'
import { shopSettings } from './settings.ts'

type AnyStored = {
  read(document: unknown): object
  document(value: never): object
}

/** What is kept as JSON, and how it is read and written; a setting by its key. */
export const documentColumns: Readonly<Record<string, AnyStored>> = {
  'account_requests.form': requestForm,
  'account_requests.findings': requestFindings,
  'audit_events.before': changedRow,
  'audit_events.after': changedRow,
  'bulk_rows.meant': meantRow,
  'cart_groups.configuration': configuration,
  'cart_lines.options': chosenOptions,
  'cart_lines.agreed_price': agreedPrice,
  'cart_removals.kept': removedRows,
  'carts.agreed_terms': agreedTerms,
  'catalogue_imports.report': importReport,
  'configurator_drafts.definition': draftDefinition,
  'configurator_drafts.seen': seenDefinition,
  'configurator_revisions.definition': publishedDefinition,
  'configurator_tests.choices': testChoices,
  'configurators.definition': configuratorDefinition,
  'contact_messages.form': contactForm,
  'content_versions.document': contentVersion,
  'designs.facts': fileFacts,
  'designs.findings': findings,
  'designs.previews': previews,
  'designs.unlinked': unlinked,
  'idempotency_keys.reply': storedReply,
  'invoices.content': invoiceContent,
  'newsletter_subscriptions.proof': newsletterProof,
  'order_changes.differences': orderDifferences,
  'order_events.actor': doer,
  'order_groups.configuration': configuration,
  'order_lines.options': chosenOptions,
  'order_lines.breakdown': breakdown,
  'order_lines.address': addressSnapshot,
  'order_lines.print': orderedPrint,
  'order_lines.agreed_price': agreedPrice,
  'orders.vat': orderVat,
  'orders.invoice_address': addressSnapshot,
  'orders.delivery_contact': deliveryContact,
  'outbox.payload': mailMessage,
  'outbox.attachments': mailAttachments,
  'patchups.plan': repairPlan,
  'patchups.options': repairOptions,
  'price_list_changes.differences': listDifferences,
  'prices.running_metre': runningMetre,
  'product_drafts.edit': productDraft,
  'product_revisions.content': productRevision,
  'products.production': production,
  'products.material': material,
  'products.pack': pack,
  'quote_versions.content': quoteVersion,
  'replaced_files.actor': doer,
  'shipping_classes.limits': parcelLimits,
  'shipping_classes.cents_by_country': centsByCountry,
  'shop_settings.theme': shopSettings.theme,
  'shop_settings.prices': shopSettings.prices,
  'shop_settings.setup': shopSettings.setup,
  'shop_settings.calendar': shopSettings.calendar,
  'shop_settings.delivery': shopSettings.delivery,
  'shop_settings.quotes': shopSettings.quotes,
  'shop_settings.lines': shopSettings.lines,
}
