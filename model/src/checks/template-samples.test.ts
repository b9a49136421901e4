import type { Json } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { banner, specs, whole } from '../../fixtures/checked-drafts.ts'
import { checkDraft } from './publish-checks/check-draft.ts'
import { type KnownSample, sampleFingerprint, samplesLeft } from './samples.ts'

const doc = (...texts: readonly string[]): Json => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const noted = (props: Json, path: string): KnownSample => ({
  of: 'component/aaaaaaaa',
  path,
  fingerprint: sampleFingerprint(props, path) ?? '',
})

it('is a sample while the same text, rich text or picture stands there', () => {
  const props = { title: 'Say what you make', body: doc('One.', 'Two.'), image: { src: '/media/1/a.webp', alt: 'A' } }
  const known = ['title', 'body', 'image'].map((path) => noted(props, path))
  expect(samplesLeft(known, props)).toEqual(['title', 'body', 'image'])
  expect(samplesLeft(known, { ...props, title: ' Say  what you make ' })).toContain('title')
  expect(samplesLeft(known, { ...props, title: 'Springs', body: doc('One.') })).toEqual(['image'])
  expect(samplesLeft(known, { ...props, image: { src: '/media/1/a.webp', alt: 'Ours' } })).toContain('image')
  expect(samplesLeft(known, {})).toEqual([])
})

it('says of one language what it is in another, each by itself', () => {
  const known = [noted({ title: 'Say what' }, 'title'), noted({ title: 'Sagen Sie' }, 'title')]
  expect(samplesLeft(known, { title: 'Sagen Sie' })).toEqual(['title'])
  expect(samplesLeft(known, { title: 'Federn' })).toEqual([])
})

it('is told with its place; of contents once, with their name', () => {
  const samples = [noted(whole, 'title')]
  const sampleContents = [{ kind: 'product', id: 'p1', name: 'Sample' }] as const
  const findings = checkDraft({ draft: banner({}), specs, samples, sampleContents })
  expect(findings).toMatchObject([
    { level: 'warning', page: 'home', component: 'aaaaaaaa', path: 'title', key: 'check.sampleText' },
    {
      level: 'warning',
      content: { kind: 'product', id: 'p1' },
      key: 'check.sampleContent',
      params: { name: 'Sample' },
    },
  ])
})
