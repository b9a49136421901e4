import { expect, it } from 'vitest'
import { expectedLabels } from './section-files.ts'

it('asks for the label of a branch below the property that names it', () => {
  const media = {
    oneOf: [
      { type: 'object', properties: { kind: { const: 'picture' }, file: { type: 'string' } } },
      { type: 'object', properties: { kind: { const: 'figure' }, figure: { type: 'string' } } },
      { const: 'none' },
    ],
  } as const
  const offer = {
    type: 'offer',
    version: 1,
    presets: [],
    props: { type: 'object', additionalProperties: false, properties: { media } },
  } as unknown as Parameters<typeof expectedLabels>[0]
  expect([...new Set(expectedLabels(offer))].sort()).toEqual([
    'offer',
    'offer.media',
    'offer.media.figure',
    'offer.media.file',
    'offer.media.kind',
    'offer.media.kind.figure',
    'offer.media.kind.picture',
    'offer.media.none',
  ])
})
