/** Saves an answer as a file, under the name that it has. */
export async function saveAnswer(answer: Response): Promise<void> {
  const [, name = 'bestand'] =
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = decodeURIComponent(name)
  link.click()
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
