import { getIn, type Json, own } from '@vitrine/schemas'
import type { Finding } from '../finding.ts'
import { samplesLeft, sampleTexts } from '../samples.ts'
import type { PublishCheck } from './publish-check.ts'

const isPicture = (props: Json, path: string): boolean => typeof own(getIn(props, path), 'src') === 'string'

/** Texts that visitors would read as they came with a section, and texts and pictures that came with the site. */
export const samples: PublishCheck = ({ specs, language, trees, samples: known }) =>
  trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id: component, component: { type, props } }): readonly Finding[] => {
      const left = samplesLeft(known.get(`component/${component}`) ?? [], props)
      return [...new Set([...sampleTexts(specs, type, props), ...left])].map((path) => ({
        level: 'warning',
        ...place,
        component,
        language,
        path,
        key: isPicture(props, path) ? 'check.samplePicture' : 'check.sampleText',
        params: {},
      }))
    }),
  )
