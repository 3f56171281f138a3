import { PICTURES_PATH } from '#contract/office/paths.ts'
import type { DeskPicture } from '#contract/office/products.ts'
import type { TestBrowser, TestShop } from './shop.ts'

/** A picture on its way into the library, as a browser sends it. */
export const uploadPicture = (shop: TestShop, by: TestBrowser, content: Buffer, alt: string) =>
  shop.app.inject({
    method: 'POST',
    url: `${PICTURES_PATH}?alt=${encodeURIComponent(alt)}`,
    headers: {
      'content-type': 'application/octet-stream',
      cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: content,
  })

/** A picture as one of the staff puts it into the library. */
export async function uploadedPicture(
  shop: TestShop,
  by: TestBrowser,
  content: Buffer,
  alt = 'Vlag in de wind',
): Promise<DeskPicture> {
  const answer = await uploadPicture(shop, by, content, alt)
  if (answer.statusCode !== 201) throw new Error(`a picture was not taken: ${answer.statusCode}`)
  return answer.json()
}
