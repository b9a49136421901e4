/** `/media/site/hall.webp?v=2` → `hall.webp`; a picture that is written out in its address has no name. */
export function fileName(src: string): string {
  if (src.startsWith('data:')) return ''
  const name = src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether a name is one that the service gave to an upload: 32 hex digits, and the width of a copy. */
export const isUploadName = (name: string): boolean => /^[0-9a-f]{32}(?:-[0-9]{2,5})?\.[a-z0-9]+$/.test(name)

/** Whether an address leads to a file of the site. */
export const isMediaAddress = (src: string): boolean => /^\/(?:media|preview|download)\/[1-9][0-9]*\//.test(src)

/** What an address says of the name of its file; nothing of an upload's, which only the library knows. */
export function mediaNameIn(src: string): string | undefined {
  const name = fileName(src)
  return name === '' || isUploadName(name) ? undefined : name
}
