/** Where a photograph is sent, as the body of the request, with its words as `alt`; the answer is a `DeskPicture`. */
export const PICTURES_PATH = '/beheer/api/pictures'
