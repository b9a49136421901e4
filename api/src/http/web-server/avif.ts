import type { ServedFile } from '../../platform/files/find-file.ts'

/** Whether a browser says that it reads AVIF: by that name, since who takes everything may still not show it (RFC 9110, 12.5.1). */
export const readsAvif = (accept = ''): boolean =>
  accept.split(',').some((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    return name.trim() === 'image/avif' && !parameters.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one))
  })

/**
 * The AVIF file beside a WebP one, where there is one, it is smaller, and the browser reads it. Pages name WebP alone:
 * what was uploaded before AVIF was made, or came with a site, is served as it is.
 */
export async function avifOr(file: ServedFile, accept: string | undefined): Promise<ServedFile> {
  const { store, name, facts } = file
  if (!name.endsWith('.webp') || !readsAvif(accept)) return file
  const other = name.replace(/\.webp$/, '.avif')
  const found = await store.stat(other)
  return found && found.bytes < facts.bytes ? { store, name: other, facts: found } : file
}
