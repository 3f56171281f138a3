import { useState } from 'react'
import type { FileProof } from '#contract/file-proofs.ts'
import { Notice } from '#app/ui/notice.tsx'
import { fileProofTexts as texts } from '#texts/nl/file-proofs.ts'
import { ProofSheet } from './proof-sheet.tsx'
import styles from './proof-view.module.css'

/** The pages of a proof, one at a time. */
export function ProofPages({ proof: { pages, fileName } }: { readonly proof: FileProof }) {
  const [number, setNumber] = useState(pages[0]?.number ?? 1)
  const page = pages.find((one) => one.number === number) ?? pages[0]
  if (!page) return <p className="muted">{texts.noPicture}</p>
  return (
    <div className={styles.pages}>
      {pages.length > 1 && (
        <nav aria-label={texts.pages} className={styles.tabs}>
          {pages.map((one) => (
            <button
              key={one.number}
              type="button"
              aria-pressed={one.number === page.number}
              onClick={() => setNumber(one.number)}
            >
              {texts.page(one.number)}
            </button>
          ))}
        </nav>
      )}
      <ProofSheet key={page.number} page={page} fileName={fileName} />
      <p className="small muted">{texts.screenColours}</p>
    </div>
  )
}

/** What prepress wrote with a proof, and what to look at. */
export function ProofRemarks({ proof: { note, findings } }: { readonly proof: FileProof }) {
  return (
    <>
      {note !== '' && (
        <Notice tone="info" title={texts.note}>
          <p className={styles.written}>{note}</p>
        </Notice>
      )}
      {findings.length > 0 && (
        <Notice tone="warning" title={texts.findings}>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
