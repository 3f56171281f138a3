import { basename } from 'node:path'
import { defineConfig } from 'vite'

/**
 * The programs that open what somebody sent, and the thread that watches them. One is started for each file: as sources it would read
 * fifty files of ours each time, and strip their types.
 */
const PROGRAMS = [
  'modules/bank/open-bank-file.ts',
  'modules/catalogue/exchange/open-variants.ts',
  'modules/catalogue/exchange/workbook/open-workbook.ts',
  'modules/catalogue/sheets/open-sheet.ts',
  'modules/mail/reports/open-report.ts',
  'modules/pictures/open-photograph.ts',
  'modules/preflight/open-detail.ts',
  'modules/preflight/open-print-file.ts',
  'modules/preflight/watch-limits.ts',
  'modules/repairs/open-and-repair.ts',
]

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    outDir: '../build/programs',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((path) => [basename(path, '.ts'), path])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
