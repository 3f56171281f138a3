/** Marks an edge that a repair drew out in a page: a picture seen there has the resolution that it has in the page. */
export const EDGE_TAG = 'PaskruisEdge'
