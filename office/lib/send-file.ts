import { postFile } from './post-file.ts'

/** Sends a file as the body of a request, and gives what is answered; no answer at all has status 0. */
export async function sendFile(url: string, file: File): Promise<unknown> {
  return (await postFile(url, file)).json()
}
