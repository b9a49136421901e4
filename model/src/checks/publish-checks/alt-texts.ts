import { childPath, own } from '@vitrine/schemas'
import type { Finding } from '../finding.ts'
import type { PublishCheck } from './publish-check.ts'

/** Pictures that nobody described. An alternative text that is empty on purpose marks a decoration. */
export const altTexts: PublishCheck = ({ language, trees }) =>
  trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id: component, values }): readonly Finding[] =>
      values
        .filter(({ kind, value }) => kind === 'image' && own(value, 'src') && own(value, 'alt') === undefined)
        .map(({ path }) => ({
          level: 'warning',
          ...place,
          component,
          language,
          path: childPath(path, 'alt'),
          key: 'check.altMissing',
          params: {},
        })),
    ),
  )
