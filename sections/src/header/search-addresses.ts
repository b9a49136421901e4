/** Stands in an address for the path that is put there in the browser: what else an address needs, the server knows. */
export const productPath = '/products'

/** The address of a path within the site, made like one that the server wrote. */
export function addressLike(written: string, path: string): string {
  const [before = '', query] = written.split('?')
  const base = before.slice(0, before.length - productPath.length)
  return `${base}${path === '/' && base !== '' ? '' : path}${query === undefined ? '' : `?${query}`}`
}
