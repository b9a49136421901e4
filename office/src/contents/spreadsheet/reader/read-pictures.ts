import { unzipSync } from 'fflate'
import { isPicture, pictureLimits } from './picture-limits.ts'
import { ReadProblem } from './spreadsheet.ts'

/** Adds up the sizes that the list of a zip tells, before anything of it is unpacked. */
function lister(wanted: (name: string) => boolean) {
  let unpacked = 0
  let entries = 0
  const names: string[] = []
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    entries += 1
    if (entries > pictureLimits.entries) throw new ReadProblem('unpacks-too-large')
    if (!isPicture(name)) return false
    unpacked += originalSize
    if (originalSize > pictureLimits.picture || unpacked > pictureLimits.unpacked)
      throw new ReadProblem('unpacks-too-large')
    names.push(name)
    return wanted(name)
  }
  return { filter, names }
}

function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof ReadProblem ? error : new ReadProblem('damaged')
  }
}

/**
 * The paths of the pictures in a zip. Nothing is unpacked for it.
 *
 * @throws ReadProblem
 */
export function picturesIn(zip: Uint8Array): readonly string[] {
  if (zip.length > pictureLimits.zip) throw new ReadProblem('too-large')
  const { filter, names } = lister(() => false)
  reading(() => unzipSync(zip, { filter }))
  return names
}

/**
 * One picture of a zip.
 *
 * @throws ReadProblem
 */
export function pictureOf(zip: Uint8Array, path: string): Uint8Array<ArrayBuffer> {
  const { filter } = lister((name) => name === path)
  const picture = reading(() => unzipSync(zip, { filter }))[path]
  if (!picture) throw new ReadProblem('damaged')
  return picture as Uint8Array<ArrayBuffer>
}
