import {
  definitions,
  deref,
  type SchemaNode,
  type SectionProps,
  type SectionSpec,
  type UpgradeStep,
} from '@vitrine/schemas'
import { lockProblems, schemaLock } from '@vitrine/schemas/lock'
import { describe, expect, it } from 'vitest'
import lock from '../schemas.lock.json' with { type: 'json' }
import { lockedRecords } from './locked-schemas.ts'
import { sectionSpecs as specs } from './specs.ts'

type Node = Record<string, unknown>
type Mutable = { -readonly [K in keyof SectionSpec]: SectionSpec[K] }

const now = schemaLock(definitions, lockedRecords, specs)

it('loses nothing that was stored or published (new version and steps, or keep what was there)', () => {
  expect(lockProblems(lock as never, lockedRecords, specs)).toEqual([])
})

it('knows every schema as it is; run `npm run lock:schemas` after a change that is meant', () => {
  expect(lock).toEqual(JSON.parse(JSON.stringify(now)))
})

/** Every place of a section's own schema, with its keys from the root on; shared definitions are not the section's. */
function* placesOf(node: Node, keys: readonly string[] = [], path = ''): Generator<[string, readonly string[]]> {
  for (const [name, child] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
    const at = path === '' ? name : `${path}.${name}`
    const to = [...keys, 'properties', name]
    yield [at, to]
    yield* placesOf(child, to, at)
    if (child.items) yield* placesOf(child.items as Node, [...to, 'items'], `${at}[]`)
  }
}

const at = (props: Node, keys: readonly string[]): Node => keys.reduce((node, key) => node[key] as Node, props)

/** A section whose schema was changed. */
function changed(spec: SectionSpec, change: (props: Node) => void, more: Partial<Mutable> = {}): SectionSpec {
  // A way through JSON: what stands in several places is one object in the schema.
  const props = JSON.parse(JSON.stringify(spec.props)) as Node
  change(props)
  return { ...spec, ...more, props: props as unknown as SectionProps }
}

/** What the lock says of one section alone. */
function problems(spec: SectionSpec): readonly string[] {
  const locked = now.sections[spec.type]
  return locked ? lockProblems({ ...now, records: {}, sections: { [spec.type]: locked } }, {}, [spec]) : []
}

const withoutPlace = (keys: readonly string[], name?: string) => (props: Node) => {
  const around = at(props, keys.slice(0, -1))
  const key = keys.at(-1) as string
  if (name !== undefined) around[name] = around[key]
  delete around[key]
}

describe.each(specs.map((spec) => [spec.type, spec] as const))('%s', (type, spec) => {
  const places = [...placesOf(spec.props as unknown as Node)]

  it('notices a prop that is removed or renamed, at every place', () => {
    for (const [path, keys] of places) {
      expect(problems(changed(spec, withoutPlace(keys)))[0], path).toMatch(`${type}: '${path}' is gone`)
      expect(problems(changed(spec, withoutPlace(keys, 'renamed')))[0], path).toMatch(
        `upgrades: { ${spec.version}: [{ step: 'rename', from: '${path}', to: '…' }`,
      )
    }
  })

  it('notices another type, a choice less, a tighter limit, another storage', () => {
    for (const [path, keys] of places) {
      const node = deref(at(spec.props as unknown as Node, keys) as SchemaNode)
      const set = (values: Node) => problems(changed(spec, (props) => Object.assign(at(props, keys), values)))
      const message = `${type}: '${path}' `
      if (node.type !== undefined) expect(set({ type: 'null' })[0], path).toContain(`${message}was of the type`)
      if (node.enum && node.enum.length > 1)
        expect(set({ enum: node.enum.slice(1) })[0], path).toContain(`${message}no longer takes`)
      if (node.maxLength) expect(set({ maxLength: node.maxLength - 1 })[0], path).toContain(`${message}maxLength`)
      if (node.maximum) expect(set({ maximum: node.maximum - 1 })[0], path).toContain(`${message}maximum`)
      if (node.maxItems) expect(set({ maxItems: node.maxItems - 1 })[0], path).toContain(`${message}maxItems`)
      if (node.translatable) expect(set({ translatable: false })[0], path).toContain(`${message}can no longer`)
      expect(set({ responsive: node.responsive !== true })[0], path).toContain(`${message}is `)
    }
  })

  it('takes what loses nothing: a new optional prop, another default or title, a choice or room more', () => {
    const grown = changed(spec, (props) => {
      const properties = props.properties as Node
      properties.quiteNew = { type: 'string' }
      properties.newWithDefault = { type: 'string', default: 'There' }
      props.required = [...((props.required as string[]) ?? []), 'newWithDefault']
      for (const [, keys] of placesOf(props)) {
        const node = at(props, keys)
        Object.assign(node, { title: 'Another', group: 'other', order: 99 })
        if (Array.isArray(node.enum)) node.enum = [...node.enum, 'one-more']
        if (typeof node.maxLength === 'number') node.maxLength += 1
      }
    })
    expect(problems(grown)).toEqual([])
  })

  it('takes a new version whose steps bring along what is gone, and no other', () => {
    const [[path, keys] = []] = places
    if (path === undefined || !keys) return
    const { version, upgrades } = spec
    const next = (steps: readonly UpgradeStep[]) =>
      problems(
        changed(spec, withoutPlace(keys, 'renamed'), {
          version: version + 1,
          upgrades: { ...upgrades, [version]: steps },
        }),
      )
    expect(next([{ step: 'rename', from: path, to: 'renamed' }])).toEqual([])
    expect(next([{ step: 'remove', path }])).toEqual([])
    expect(next([])).toHaveLength(1)
    expect(next([{ step: 'remove', path: 'somethingElse' }])).toHaveLength(1)
  })
})

it('notices a prop that is required from now on, and a slot that is gone', () => {
  const spec = specs.find(({ slots }) => slots) as SectionSpec
  const required = changed(spec, (props) => {
    props.properties = { ...(props.properties as Node), mustBe: { type: 'string' } }
    props.required = ['mustBe']
  })
  expect(problems(required)[0]).toContain("'mustBe' is required now, and has no default")
  const [slot] = Object.keys(spec.slots ?? {})
  expect(problems({ ...spec, slots: {} })[0]).toContain(`{ step: 'rename-slot', from: '${slot}'`)
})

it('notices a record that no longer takes what it took', () => {
  const { name: _name, ...properties } = lockedRecords.product?.properties ?? {}
  const records = { ...lockedRecords, product: { ...lockedRecords.product, properties } }
  expect(lockProblems(now, records, specs)[0]).toContain("product: 'name' is gone; records have no versions.")
})
