import type { DeskPicture } from '#contract/office/products.ts'
import type { TestBrowser, TestShop } from './shop.ts'

/** A picture as one of the staff puts it into the library. */
export async function uploadedPicture(
  shop: TestShop,
  by: TestBrowser,
  content: Buffer,
  alt = 'Vlag in de wind',
): Promise<DeskPicture> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/beheer/api/pictures?alt=${encodeURIComponent(alt)}`,
    headers: {
      'content-type': 'application/octet-stream',
      cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: content,
  })
  if (answer.statusCode !== 201) throw new Error(`a picture was not taken: ${answer.statusCode}`)
  return answer.json()
}
