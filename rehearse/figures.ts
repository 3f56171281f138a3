export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const tell = (what: string, figure: string) => console.log(`  ${what.padEnd(66)}${figure}`)
