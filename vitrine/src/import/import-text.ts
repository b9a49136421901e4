import type { Imported } from './importers.ts'

/** So many entries of a list are told; the report that is written has all. */
const MOST_TOLD = 20

const told = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? []
    : [
        `${title} (${lines.length}):`,
        ...lines.slice(0, MOST_TOLD).map((line) => `  ${line}`),
        ...(lines.length > MOST_TOLD ? [`  … and ${lines.length - MOST_TOLD} more, in the report`] : []),
      ]

/** What became of the values of a document, in lines. */
export const reportText = ({ kept, converted, dropped, noted }: Imported['report']): string =>
  [
    `${kept} values kept, ${converted} converted, ${dropped.length} dropped`,
    ...told(
      'Dropped',
      dropped.map(({ component, path, why }) => `${component} ${path}: ${why}`),
    ),
    ...told(
      'To look at',
      noted.map(({ component, path, what }) => [component, path, what].filter(Boolean).join(' ')),
    ),
  ].join('\n')
