/** The part of the query that opens the upload manager; apart, for what asks only whether it is there. */
export const UPLOAD_QUERY = 'ontwerpen'
