import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  CATALOGUE_EXPORT_PATH,
  CATALOGUE_SHEETS_PATHS,
  CATALOGUE_WORKBOOK_PATH,
  type ImportFacts,
  PRODUCT_TABLE_PATHS,
} from '#contract/office/catalogue-imports.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { catalogueImports } from '../../work/catalogue-imports.ts'
import styles from './catalogue.module.css'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportState } from './import-state.tsx'

/** The whole catalogue as a file: fetched, sent, and what was sent before. */
export function CataloguePage() {
  const { data, error, refetch } = useQuery(catalogueImports)
  return (
    <Page title={texts.title}>
      <BackLink to={paths.products}>{texts.back}</BackLink>
      <div className={styles.ways}>
        <ImportForm />
        <section className={`panel ${styles.stack}`} aria-labelledby="uitvoeren">
          <h2 id="uitvoeren" className="type-20">
            {texts.exportTitle}
          </h2>
          <p>{texts.exportText}</p>
          <p>
            <a className="text-link" href={CATALOGUE_EXPORT_PATH} download>
              {texts.download}
            </a>
          </p>
          <h3 className="type-18">{texts.sheetsTitle}</h3>
          <p>{texts.sheetsText}</p>
          <p className={styles.files}>
            <a className="text-link" href={CATALOGUE_SHEETS_PATHS.xlsx} download>
              {texts.sheetsXlsx}
            </a>
            <a className="text-link" href={CATALOGUE_SHEETS_PATHS.csv} download>
              {texts.sheetsCsv}
            </a>
            <a className="text-link" href={CATALOGUE_WORKBOOK_PATH} download>
              {texts.sheetsWorkbook}
            </a>
          </p>
          <h3 className="type-18">{texts.tableTitle}</h3>
          <p>{texts.tableText}</p>
          <p className={styles.files}>
            <a className="text-link" href={PRODUCT_TABLE_PATHS.xlsx} download>
              {texts.tableSheet}
            </a>
            <a className="text-link" href={PRODUCT_TABLE_PATHS.csv} download>
              {texts.tableCsv}
            </a>
          </p>
        </section>
      </div>
      <KeyedRows className={styles.parts}>
        <section className={`panel ${styles.stack}`} aria-labelledby="imports">
          <h2 id="imports" className="type-20">
            {texts.list}
          </h2>
          {error && !data && <LoadFault error={error} onAgain={() => void refetch()} />}
          {!data && !error && <Loading />}
          {data?.length === 0 && <EmptyState title={texts.none} text={texts.noneText} headingLevel={3} />}
          {data && data.length > 0 && (
            <Table caption={texts.list} columns={COLUMNS} rows={data} rowKey={({ id }) => id} />
          )}
        </section>
        {data && <EarlierImports of={data} />}
      </KeyedRows>
    </Page>
  )
}

const kindOf = ({ mode, sizeBytes }: ImportFacts) =>
  mode === 'takeBack' ? texts.modeNames[mode] : `${texts.modeNames[mode]} · ${formatFileSize(sizeBytes)}`

const nameOf = ({ name }: ImportFacts) => (name === '' ? texts.unnamed : name)

const COLUMNS: readonly Column<ImportFacts>[] = [
  {
    id: 'name',
    header: texts.name,
    inBlock: 'full',
    cell: (one) => (
      <p className={styles.file}>
        <Link to={paths.catalogueImport(one.id)} aria-label={texts.open(nameOf(one))}>
          {nameOf(one)}
        </Link>
        <small>{kindOf(one)}</small>
      </p>
    ),
  },
  {
    id: 'made',
    header: texts.made,
    inBlock: 'full',
    cell: ({ madeAt, madeBy }) => <TwoLines first={formatMoment(madeAt)} second={texts.by(madeBy)} />,
  },
  { id: 'state', header: texts.state, inBlock: 'lead', cell: (one) => <ImportState of={one} /> },
]
