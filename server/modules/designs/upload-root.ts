/** The path of the upload root; elsewhere, it is reached there by way of a proxy. */
export const rootPath = (uploadRootUrl: string) =>
  (URL.parse(uploadRootUrl)?.pathname ?? uploadRootUrl).replace(/\/$/, '')
