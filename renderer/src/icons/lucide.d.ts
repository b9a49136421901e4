/** Lucide has types for its index alone, which loads all of its two thousand icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const lines: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
  export default lines
}
