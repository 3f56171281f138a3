import { basename, join } from 'node:path'

let builtIn: string | null = null

/**
 * Has the programs that open what somebody sent run as they were built (`server/vite.config.ts`): as sources they take longer to
 * load than most files to read.
 */
export function runBuiltPrograms(folder: string): void {
  builtIn = folder
}

/** The file to start for a program, which is named by its source. */
export const fileOfProgram = (source: string): string =>
  builtIn === null ? source : join(builtIn, `${basename(source, '.ts')}.js`)
