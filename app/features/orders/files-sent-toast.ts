import { showToast } from '#app/ui/toast-store.ts'
import { wantedFilesTexts as texts } from '#texts/nl/account.ts'

/** Tells that the files of a line were sent in. */
export function showFilesSent(product: string): void {
  showToast({ tone: 'good', title: texts.sent, lines: [texts.sentText(product)] })
}
