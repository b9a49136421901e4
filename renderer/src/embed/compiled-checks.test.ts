import { checkOf, defaultsOf, link, setIn } from '@vitrine/schemas'
import { writtenChecks } from '@vitrine/schemas/written-checks'
import { expect, test } from 'vitest'
import { card } from '../testing/sample-section.tsx'
import { asCheck, type CompiledChecks, schemaOf, tools } from './compiled-checks.ts'
import { registeredCompiled } from './registered-compiled.ts'

const unfit = [
  null,
  7,
  -1.5,
  true,
  'x',
  'x'.repeat(70_000),
  '#12',
  'javascript:x',
  [],
  [{}],
  [{ id: 'a' }],
  {},
  { type: 'page' },
]

/** The checks that were written, as they are where they are imported. */
function loaded(schemas: Parameters<typeof writtenChecks>[0]) {
  const { source, names } = writtenChecks(schemas)
  const functions = Object.entries(names).map(([name, id]) => `${JSON.stringify(name)}: ${id}`)
  return new Function('tools', `${source}\nreturn { ${functions.join(', ')} }`)(tools)
}

test('what is written says the same as what is compiled, of every value', () => {
  const { props } = card.spec
  const written = loaded({ card: props, link })
  const compared: string[] = []
  const compare = (name: 'card' | 'link', value: unknown) => {
    const problems = asCheck(written[name])(value)
    expect(problems, JSON.stringify(value)?.slice(0, 200)).toEqual(checkOf(name === 'card' ? props : link)(value))
    compared.push(problems.length === 0 ? 'fits' : 'does not')
  }
  const defaults = defaultsOf(props) as never
  compare('card', defaults)
  for (const name of [...Object.keys(props.properties), 'unknown'])
    for (const value of unfit) compare('card', setIn(defaults, name, value as never))
  compare('link', { type: 'page', newTab: false, pageType: 'home' })
  for (const value of unfit) compare('link', value)
  expect(new Set(compared)).toEqual(new Set(['fits', 'does not']))
})

test('sections are refused whose checks are missing or of another schema, and two of one type', () => {
  const { card: check, link: linkCheck } = loaded({ card: card.spec.props, link })
  const checks: CompiledChecks = { sections: { card: { schema: schemaOf(card.spec), check } }, link: linkCheck }
  expect(registeredCompiled([card], checks).registry.get('card')).toBeDefined()
  expect(() => registeredCompiled([card], undefined)).toThrow('hand in what')
  expect(() => registeredCompiled([card], { ...checks, sections: {} })).toThrow('it has no compiled checks')
  const old = { card: { schema: 'another', check } }
  expect(() => registeredCompiled([card], { ...checks, sections: old })).toThrow('compiled from another schema')
  expect(() => registeredCompiled([card, { ...card }], checks)).toThrow('card: registered twice')
})
