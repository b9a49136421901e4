const MAX_LENGTH = 100

/** Characters that no name needs: of control and direction, and those that mean something in paths. */
const strange = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*:<>?|\\/]+/gu

/**
 * The name under which a person knows an upload, made fit to be shown and to be saved under. It is
 * never a path: files are stored under names of our own.
 *
 * `cleanFileName('C:\\photos\\..\\Hall 3.JPG', 'jpg')` → `Hall 3.jpg`
 *
 * @param extension the ending that its content asks for; it takes the place of the sender's.
 */
export function cleanFileName(given: string | undefined, extension: string): string {
  const last = (given ?? '').toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const words = last.replaceAll(strange, ' ').replaceAll(/\s+/g, ' ').trim()
  const stem = words.replace(/^[. ]+/, '').replace(/\.[A-Za-z0-9]{1,8}$/, '')
  const short = Array.from(stem)
    .slice(0, MAX_LENGTH - extension.length - 1)
    .join('')
    .trimEnd()
  return `${short || 'file'}.${extension}`
}
