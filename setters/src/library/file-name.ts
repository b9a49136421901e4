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
