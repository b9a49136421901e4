import { pictureKey } from '../columns/cells.ts'
import type { SpreadsheetReader } from '../reader/open-reader.ts'
import { baseName, isPicture, pictureType } from '../reader/picture-limits.ts'

/** The pictures that somebody gave with a spreadsheet, by their names. */
export interface GivenPictures {
  /** Their keys (`pictureKey`). */
  readonly keys: ReadonlySet<string>
  /** How many there are. */
  readonly count: number
  /**
   * One of them.
   *
   * @throws ReadProblem where it cannot be taken out of its zip
   */
  readonly load: (key: string) => Promise<File>
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip'

/** Whether a file holds pictures: one, or a zip of some. */
export const isOfPictures = (file: File): boolean => isZip(file) || pictureType(file.name) !== undefined

/**
 * The pictures among files: of a folder, several, or those in a zip.
 *
 * @throws ReadProblem where a zip cannot be read
 */
export async function givenPictures(files: readonly File[], reader: SpreadsheetReader): Promise<GivenPictures> {
  const loads = new Map<string, () => Promise<File>>()
  // The reader holds one zip at a time.
  const zip = files.find(isZip)
  for (const path of zip ? await reader.openZip(zip) : [])
    loads.set(pictureKey(path), async () => {
      const type = pictureType(path)
      return new File([await reader.picture(path)], baseName(path), type === undefined ? {} : { type })
    })
  for (const file of files) if (!isZip(file) && isPicture(file.name)) loads.set(pictureKey(file.name), async () => file)
  return {
    keys: new Set(loads.keys()),
    count: loads.size,
    async load(key) {
      const load = loads.get(key)
      if (!load) throw new Error(`No picture: ${key}`)
      return load()
    },
  }
}
