import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { searchResultTexts } from '#texts/nl/office/search-result.ts'
import { WordsField } from './chips.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps } from './part.ts'
import { SearchResult } from '../../../ui/search-result.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { pagePath } from '../../../ui/typed-values.ts'

/** Where customers find a product: its address, the words that they search by, and what search engines show. */
export function AddressPart({ fields, choices, faults, onChange }: FormProps) {
  const { title, urlPath, categoryIds, searchSynonyms, metaTitle, metaDescription } = fields
  const category = choices.categories.find(({ id }) => id === categoryIds[0])
  const proposal = proposedPath(title, category?.path ?? null)
  return (
    <>
      <div>
        <TypedField
          id={fieldId('urlPath')}
          label={productFieldTexts.urlPath}
          hint={texts.urlPathHint}
          of={pagePath}
          value={urlPath}
          error={faults.urlPath}
          onChange={(path) => onChange({ urlPath: path })}
        />
        {proposal !== null && proposal !== urlPath && (
          <Button
            look="tertiary"
            size="small"
            className={styles.proposal}
            onClick={() => {
              document.getElementById(fieldId('urlPath'))?.focus()
              onChange({ urlPath: proposal })
            }}
          >
            {texts.takeProposal(proposal)}
          </Button>
        )}
      </div>
      <WordsField
        id={fieldId('searchSynonyms')}
        label={productFieldTexts.searchSynonyms}
        hint={texts.searchSynonymsHint}
        words={searchSynonyms}
        maxLength={80}
        most={50}
        error={faults.searchSynonyms}
        onChange={(words) => onChange({ searchSynonyms: words })}
      />
      <TextField
        id={fieldId('metaTitle')}
        label={productFieldTexts.metaTitle}
        hint={searchResultTexts.titleHint(metaTitle.length, texts.withoutMetaTitle)}
        value={metaTitle}
        maxLength={200}
        optional
        compact
        error={faults.metaTitle}
        onChange={({ target }) => onChange({ metaTitle: target.value })}
      />
      <TextAreaField
        id={fieldId('metaDescription')}
        label={productFieldTexts.metaDescription}
        hint={searchResultTexts.descriptionHint(metaDescription.length)}
        value={metaDescription}
        maxLength={500}
        rows={3}
        optional
        error={faults.metaDescription}
        onChange={({ target }) => onChange({ metaDescription: target.value })}
      />
      {urlPath !== null && (
        <SearchResult
          title={title}
          urlPath={urlPath}
          metaTitle={metaTitle}
          metaDescription={metaDescription}
        />
      )}
    </>
  )
}
