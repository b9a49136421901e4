import { MediaFileError } from './media-file-error.ts'

/** How many bytes of the start of a file are enough to tell what it is. */
export const HEAD_BYTES = 4096

/** What a file is by its content. Nothing of it comes from the sender: neither name nor declared type. */
export interface Sniffed {
  readonly kind: 'image' | 'video' | 'file'
  readonly type: string
  readonly extension: string
}

const known = {
  jpg: { kind: 'image', type: 'image/jpeg' },
  png: { kind: 'image', type: 'image/png' },
  webp: { kind: 'image', type: 'image/webp' },
  avif: { kind: 'image', type: 'image/avif' },
  gif: { kind: 'image', type: 'image/gif' },
  mp4: { kind: 'video', type: 'video/mp4' },
  webm: { kind: 'video', type: 'video/webm' },
  pdf: { kind: 'file', type: 'application/pdf' },
} as const
type Extension = keyof typeof known

/** The type under which a stored file is served, by the ending that we gave it. */
export function sniffedType(extension: Extension): string
export function sniffedType(extension: string): string | undefined
export function sniffedType(extension: string): string | undefined {
  return isExtension(extension) ? known[extension].type : undefined
}

const isExtension = (extension: string): extension is Extension => Object.hasOwn(known, extension)

/** Brands of ISO base media files (ISO/IEC 14496-12): what the file is made for comes first. */
const films = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |dash)$/
const stills = /^(?:avif|avis)$/
const heic = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/

/** Markup that a browser would run if it were fooled about the type of a file that is stored as it is. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|img|object|embed|link|meta|style)[\s/>]/i
const svg = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype\s[^>]*>\s*)*<svg[\s>]/i

const text = (head: Uint8Array, from = 0, to = head.length): string =>
  Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1', from, to)

function brandsOf(head: Uint8Array): readonly string[] {
  if (text(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(Buffer.from(head).readUInt32BE(0), head.length)
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  return brands
}

function extensionOf(head: Uint8Array): Extension | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg'
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return 'gif'
  if (text(head, 0, 5) === '%PDF-') return 'pdf'
  // Matroska has the same start; WebM says its name in the header (EBML DocType).
  if (text(head, 0, 4) === '\x1aE\xdf\xa3' && text(head, 0, 64).includes('\x42\x82\x84webm')) return 'webm'
  const brands = brandsOf(head)
  if (brands.some((brand) => stills.test(brand))) return 'avif'
  return films.test(brands[0] ?? '') ? 'mp4' : undefined
}

/**
 * Tells what a file is by its first `HEAD_BYTES` bytes (R180).
 *
 * @throws MediaFileError `wrong_type` for all that is not taken: SVG (a program), HEIC (few browsers show
 * it), and films and documents with markup in front, since those are stored as they are.
 */
export function sniff(head: Uint8Array): Sniffed {
  const extension = extensionOf(head)
  if (extension) {
    const found = { extension, ...known[extension] }
    if (found.kind === 'image' || !markup.test(text(head))) return found
  } else if (svg.test(text(head))) throw new MediaFileError('wrong_type', 'problem.media.svg')
  else if (brandsOf(head).some((brand) => heic.test(brand)))
    throw new MediaFileError('wrong_type', 'problem.media.heic')
  throw new MediaFileError('wrong_type', 'problem.media.type')
}
