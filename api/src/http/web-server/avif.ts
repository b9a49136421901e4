import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** A picture as we name it: neither an escape nor a dot, so that it names a file of the folder it is looked for in. */
const webp = /^\/media\/([1-9][0-9]*(?:\/[\w-]+)+)\.webp(\?.*)?$/

/** Whether a browser says that it reads AVIF: by that name, since who takes everything may still not show it (RFC 9110, 12.5.1). */
export const readsAvif = (accept = ''): boolean =>
  accept.split(',').some((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    return name.trim() === 'image/avif' && !parameters.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one))
  })

const sizeOf = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )

/**
 * Answers with the AVIF file beside a WebP one, where there is one, it is smaller, and the browser reads it. Pages name
 * WebP alone: what was uploaded before AVIF was made, or came with a site, is served as it is.
 *
 * @param folders where pictures are, in the order in which they are looked for.
 */
export function preferAvif(app: FastifyInstance, folders: readonly string[]): void {
  app.addHook('onRequest', async ({ raw }) => {
    const [, name, query = ''] = webp.exec(raw.url ?? '') ?? []
    if (name === undefined || !readsAvif(raw.headers.accept)) return
    for (const folder of folders) {
      const [ours, other] = await Promise.all([
        sizeOf(join(folder, `${name}.webp`)),
        sizeOf(join(folder, `${name}.avif`)),
      ])
      if (ours === undefined) continue
      if (other !== undefined && other < ours) raw.url = `/media/${name}.avif${query}`
      return
    }
  })
}
