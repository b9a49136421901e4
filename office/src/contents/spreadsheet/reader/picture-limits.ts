const MiB = 1024 * 1024

/** How large a zip of pictures may be. */
export const pictureLimits = {
  /** Of the zip, in bytes. */
  zip: 512 * MiB,
  /** Of all that it unpacks to, in bytes. */
  unpacked: 1024 * MiB,
  /** Of one picture, in bytes. */
  picture: 20 * MiB,
  entries: 20_000,
} as const

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The media type of a picture by the end of its name; nothing for what is no picture. */
export const pictureType = (name: string): string | undefined =>
  types[/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '']

/** What a path is called without its folders. */
export const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

/** Files that programs put beside pictures, and that nobody means. */
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

/** Whether a path within a zip or a folder is that of a picture. */
export const isPicture = (name: string): boolean => pictureType(name) !== undefined && !isHidden(name)
