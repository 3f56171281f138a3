/** A document as it is handed out. */
export type ReadDocument = { readonly name: string; readonly mimeType: string; readonly content: Buffer }
