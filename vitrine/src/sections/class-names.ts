import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * The name of a class of a CSS module: `quote-person-1a2b3c`. The same however the file is asked for, so that rules that
 * are read apart fit what was drawn.
 */
export function classNames(name: string, file: string): string {
  const [path = ''] = file.split('?')
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 6)
  return `${basename(path).replace(/\.module\.\w+$/, '')}-${name}-${hash}`
}
