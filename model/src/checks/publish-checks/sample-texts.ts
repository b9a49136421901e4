import type { Finding } from '../finding.ts'
import { sampleTexts } from '../samples.ts'
import type { PublishCheck } from './publish-check.ts'

/** Texts that visitors would read as they came with a section. */
export const samples: PublishCheck = ({ specs, language, trees }) =>
  trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id: component, component: { type, props } }): readonly Finding[] =>
      sampleTexts(specs, type, props).map((path) => ({
        level: 'warning',
        ...place,
        component,
        language,
        path,
        key: 'check.sampleText',
        params: {},
      })),
    ),
  )
