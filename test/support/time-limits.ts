/**
 * For a test that goes through the whole catalogue of the demo, hundreds of megabytes or twenty thousand rows, that has one file after the
 * other judged in a process of its own, or that waits for what is tried again later. Where three such go beside each other on two cores they take up to a minute.
 */
export const LONG = { timeout: 240_000 }
