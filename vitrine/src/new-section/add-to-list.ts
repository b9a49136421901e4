/**
 * A module with one import more after the last one, and one entry more at the end of its list.
 *
 * @throws Error when the module has no list.
 */
export function addToList(source: string, importLine: string, entry: string): string {
  const last = Math.max(source.lastIndexOf('\nimport '), source.startsWith('import ') ? 0 : -1)
  const after = last < 0 ? -1 : source.indexOf('\n', last + 1)
  const withImport =
    after < 0 ? `${importLine}\n${source}` : `${source.slice(0, after)}\n${importLine}${source.slice(after)}`
  const end = withImport.lastIndexOf(']')
  if (end < 0) throw new Error('The module has no list of sections.')
  const before = withImport.slice(0, end).trimEnd()
  const isOnOneLine = !withImport.slice(withImport.lastIndexOf('[', end), end).includes('\n')
  const comma = /[[,]$/.test(before) ? '' : ','
  const space = isOnOneLine ? (before.endsWith('[') ? '' : ' ') : '\n  '
  return `${before}${comma}${space}${entry}${isOnOneLine ? '' : ',\n'}${withImport.slice(end)}`
}
