/** The addresses of the back office that stand outside of it, on papers and in mails. */
export const officePaths = {
  requests: () => '/beheer/aanvragen',
  company: (id: string) => `/beheer/bedrijven/${id}`,
  file: (id: string) => `/beheer/bestanden/${id}`,
  quote: (id: string) => `/beheer/offertes/${id}`,
  studioJob: (id: string) => `/beheer/studio/${id}`,
  scan: (code: string) => `/beheer/scan/${code}`,
  /** Behind the #, where no server and no log sees it. */
  begin: (code: string) => `/beheer/begin#code=${code}`,
  invitation: (token: string) => `/beheer/uitnodiging#code=${token}`,
} as const

/** Where a photograph is sent, as the body of the request, with its words as `alt`; the answer is a `DeskPicture`. */
export const PICTURES_PATH = '/beheer/api/pictures'

/** Where a file to download with products is sent, as the body of the request; the answer is a `SentProductFile`. */
export const PRODUCT_FILES_PATH = '/beheer/api/product-files'
export const productFilePath = (file: string): string => `${PRODUCT_FILES_PATH}/${file}`
