/** Whether this page stands in a frame, where only the back office shows one. */
export const isFramed = (): boolean => window.self !== window.top
