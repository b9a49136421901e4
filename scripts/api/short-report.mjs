import { createHash } from 'node:crypto'

/** Longer declarations are types that follow from schemas: whoever reads a report sees that they changed, not how. */
const MOST_LINES = 30
const SHOWN_LINES = 8

const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A declaration with its beginning and a fingerprint of all of it, where it is long. */
function shortened(declaration) {
  const lines = declaration.split('\n')
  if (lines.length <= MOST_LINES) return declaration
  return [
    ...lines.slice(0, SHOWN_LINES),
    `// … ${lines.length - SHOWN_LINES} more lines, fingerprint ${fingerprint(declaration)}`,
  ].join('\n')
}

/** `Image_2` → `Image`: nothing that packages export ends so. @param {string} text */
export const withoutNumbers = (text) => text.replaceAll(/\b([A-Za-z]\w*?)_\d+\b/g, '$1')

/**
 * Names as they are imported. API Extractor numbers those that the browser has too (`Image_2`), and those of types which the
 * package does not export.
 */
function withPlainNames(report) {
  const exported = [...report.matchAll(/^export \{ (\w+)_\d+ as \1 \}\n/gm)].map(([line, name]) => ({ line, name }))
  let text = report
  for (const { line, name } of exported)
    text = text
      .replace(line, '')
      .replace(
        new RegExp(`^(?=(?:declare )?(?:abstract )?(?:const|function|interface|type|class) ${name}_\\d+\\b)`, 'm'),
        'export ',
      )
  return withoutNumbers(text)
}

/**
 * The report of a package as it is kept: what is exported, each with its signature.
 *
 * @param {string} report as API Extractor writes it
 */
export const shortReport = (report) =>
  withPlainNames(report)
    .replace(/^> Do not edit.*$/m, '> Written by `npm run api -- --write` from the types of the built package.')
    .split(/\n\n(?=\/\/ @)/)
    .map((part) => {
      const [declaration, ...rest] = part.split(/\n\n(?=\/\/ \(No @package|```)/)
      return [shortened(declaration ?? ''), ...rest].join('\n\n')
    })
    .join('\n\n')
