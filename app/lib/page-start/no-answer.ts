import { callErrorTexts } from '#texts/nl/call-errors.ts'

/** Why no answer came, as far as that can be told: the browser may know that it has no network, the server never does. */
export const noAnswerText = (): string =>
  'onLine' in navigator && !navigator.onLine ? callErrorTexts.offline : callErrorTexts.noAnswer
