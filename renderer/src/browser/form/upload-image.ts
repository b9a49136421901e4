/** What became of an image that was sent. */
type Uploaded =
  | { readonly kind: 'stored'; readonly id: string }
  /** The service does not take it; in words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It did not arrive, or not now: it may be sent again. */
  | { readonly kind: 'failed' }

/** How long an image may take, in milliseconds: 2 MiB over a slow line. */
const PATIENCE = 180_000

interface Answer {
  readonly data?: { readonly ids?: readonly string[] }
  readonly error?: { readonly fields?: Readonly<Record<string, string>> }
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Uploaded {
  const { data, error } = readAnswer(responseText)
  const [id] = data?.ids ?? []
  if (status === 200 && id !== undefined) return { kind: 'stored', id }
  const message = error?.fields?.uploadImages
  return status === 422 && message !== undefined ? { kind: 'refused', message } : { kind: 'failed' }
}

/**
 * Sends one image (R194). Requests of `fetch` do not say how far they are.
 *
 * @param place says where to, and whose they are: the header `client-id`.
 * @param progress is told which part was sent, from 0 to 1.
 */
export const uploadImage = (
  file: File,
  { address, client }: Readonly<Record<'address' | 'client', string>>,
  progress: (part: number) => void,
): Promise<Uploaded> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('uploadImages', file, file.name)
    request.open('POST', address)
    request.setRequestHeader('client-id', client)
    request.setRequestHeader('lang', document.documentElement.lang)
    request.timeout = PATIENCE
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    for (const type of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(type, () => resolve({ kind: 'failed' }))
    request.send(body)
  })
