import { pagePaths } from '#contract/page-paths.ts'
import { attentionMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailPart } from '../mail/layout.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { ToldUploader } from './attention-store.ts'
import type { AskingFile, UsingLine } from './find-attention.ts'

/** Of more files a mail would not be read to its end. */
const MOST_FILES = 25

/** Tells of files that cannot be printed as they are, by the place where that can be mended. */
export async function attentionMail(
  { origin }: Pick<ShopContext, 'origin'>,
  trx: Executor,
  { email, firstName }: Pick<ToldUploader, 'email' | 'firstName'>,
  files: readonly AskingFile[],
): Promise<NewMail> {
  const told = files.slice(0, MOST_FILES)
  const left = files.length - told.length
  return {
    dedupeKey: `files_attention:${files[0]?.designId}`,
    template: 'files_attention',
    recipient: email,
    message: await shopMail(trx, {
      subject: () => texts.subject(files.length),
      title: texts.subject(files.length),
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.intro(files.length) },
        ...[...Map.groupBy(told, ({ line }) => pathOf(line))].flatMap(([path, together]) =>
          placeParts(together, `${origin()}${path}`),
        ),
        ...(left > 0 ? [{ kind: 'text' as const, text: texts.others(left) }] : []),
        { kind: 'text', text: texts.solved },
      ],
    }),
  }
}

function pathOf(line: UsingLine | null): string {
  if (line === null) return pagePaths.library
  return line.order ? pagePaths.order(line.order.id) : pagePaths.cart
}

/** The files that are mended at one place, and the way there. */
function placeParts(files: readonly AskingFile[], url: string): readonly MailPart[] {
  const line = files[0]?.line ?? null
  const mayConsent = files.some((file) => file.mayConsent)
  const { heading, advice, link } =
    line === null
      ? texts.inLibrary
      : line.order
        ? texts.inOrder(line.order.number, mayConsent)
        : texts.inCart(mayConsent)
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'facts',
      rows: files.map((file) => [
        file.name,
        [...(file.line ? [texts.forLine(file.line.title)] : []), ...file.messages].join('\n'),
        { designId: file.designId },
      ]),
    },
    { kind: 'text', text: advice },
    { kind: 'link', label: link, url },
  ]
}
