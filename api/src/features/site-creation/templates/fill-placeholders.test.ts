import { expect, it } from 'vitest'
import { withPlaceholders } from './fill-placeholders.ts'

const template = {
  languages: ['en', 'ar'],
  missing: { email: { en: '[your email]', ar: '[بريدكم]' }, country: { en: '[your country]', ar: '[بلدكم]' } },
}
const filled = (value: object, facts: Parameters<typeof withPlaceholders>[2]) =>
  withPlaceholders({ 'a.json': value }, template, facts)['a.json']

it('fills every language, and names the country in it', () => {
  const text = {
    props: { text: '{{company}}, {{country}}' },
    editPropsByLangEnvMap: { ar: { text: 'في {{country}}' } },
  }
  expect(filled(text, { name: 'A & B "C"', contact: { country: 'DE' } })).toEqual({
    props: { text: 'A & B "C", Germany' },
    editPropsByLangEnvMap: { ar: { text: 'في ألمانيا' } },
  })
  expect(filled(text, { name: 'A' })).toEqual({
    props: { text: 'A, [your country]' },
    editPropsByLangEnvMap: { ar: { text: 'في [بلدكم]' } },
  })
})

it('leaves out what stands alone and is not known, with whatever only consisted of it', () => {
  const contact = {
    props: {
      email: '{{email}}',
      ways: [
        { id: 'aaaaaaaa', kind: 'email', value: '{{email}}', label: 'Mail' },
        { id: 'bbbbbbbb', kind: 'phone', value: '{{phone}}', label: 'Phone' },
      ],
      places: [{ id: 'cccccccc', lines: '{{address}}', phone: '{{phone}}' }],
    },
    editPropsByLangEnvMap: { ar: { 'ways[aaaaaaaa].label': 'بريد', 'ways[bbbbbbbb].label': 'هاتف' } },
  }
  expect(filled(contact, { name: 'A', contact: { phone: '1' } })).toEqual({
    props: {
      ways: [{ id: 'bbbbbbbb', kind: 'phone', value: '1', label: 'Phone' }],
      places: [{ id: 'cccccccc', phone: '1' }],
    },
    editPropsByLangEnvMap: { ar: { 'ways[bbbbbbbb].label': 'هاتف' } },
  })
})

it('takes what an owner writes as it is', () =>
  expect(filled({ text: '{{company}}' }, { name: '{{email}} $& $1' })).toEqual({ text: '{{email}} $& $1' }))
