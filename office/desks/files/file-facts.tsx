import type { DeskFile, DeskPlaces } from '#contract/office/files.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatPercent } from '#texts/nl/format.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import styles from './files.module.css'

type FileFactsProps = { readonly file: DeskFile; readonly page: DeskFile['pages'][number] | undefined }

/** What was measured in a file, as far as it is no finding. */
export function FileFacts({ file, page }: FileFactsProps) {
  const { facts, sizeBytes, uploadedAt, demands, isPatchup, isStudio } = file
  const sheet = page?.sheet
  const origin = [isPatchup && texts.patchup, isStudio && texts.byStudio].filter(Boolean).join(', ')
  const rows = [
    {
      label: texts.type,
      text: facts ? [facts.type.toUpperCase(), origin].filter(Boolean).join('\n') : origin,
    },
    { label: texts.size, text: sizeBytes && formatFileSize(sizeBytes) },
    { label: texts.uploaded, text: uploadedAt && formatMoment(uploadedAt) },
    { label: texts.scale, text: sheet?.scale ? scaleText(sheet.scale) : null },
    { label: texts.ppi, text: sheet?.ppi ? texts.ppiOf(sheet.ppi, demands?.minPpi ?? null) : null },
    { label: texts.pictures, text: page?.places ? picturesText(page.places.pictures) : null },
    { label: texts.ink, text: facts?.inkPercent ? formatPercent(facts.inkPercent) : null },
    {
      label: texts.colours,
      text: facts ? facts.colours.map((name) => texts.colour[name] ?? name).join(', ') : null,
    },
    {
      label: texts.spots,
      text: facts
        ? facts.spots.map(({ name, isCut, isClosed }) => texts.spot(name, isCut, isClosed)).join('\n')
        : null,
    },
    {
      label: texts.fonts,
      text: facts ? facts.fonts.map(({ name, isEmbedded }) => texts.font(name, isEmbedded)).join('\n') : null,
    },
  ].map(({ label, text }) => ({ label, text: text || null }))
  return (
    <section className={`panel ${styles.stack}`}>
      <h2 className="type-20">{texts.facts}</h2>
      <FactList facts={rows} />
      {file.printFile !== null && (
        <p>
          <a
            href={`/beheer/api/orders/${file.orderId}/print-files/${file.id}`}
            className="text-link"
            title={file.printFile}
            download
          >
            {texts.download}
          </a>
        </p>
      )}
    </section>
  )
}

const MOST_PICTURES = 20

/** The least sharp first. */
function picturesText(pictures: DeskPlaces['pictures']): string {
  const sorted = pictures.toSorted((one, other) => one.ppi - other.ppi)
  const lines = sorted
    .slice(0, MOST_PICTURES)
    .map(({ widthPx, heightPx, ppi, isLow }) => texts.pictureFact(widthPx, heightPx, ppi, isLow))
  const more = sorted.length - lines.length
  return [...lines, ...(more > 0 ? [texts.morePictures(more)] : [])].join('\n')
}

const scaleText = (scale: number) => formatPercent(scale * 100)
