import {
  type Check,
  defaultsOf,
  type Json,
  own,
  type Problem,
  patternOf,
  type ResolvedComponent,
  type SchemaNode,
  type SectionProps,
  type SectionSpec,
  schemaAt,
  topName,
} from '@vitrine/schemas'
import type { CssContext } from './css-values.ts'
import { rootAttributesOf } from './root-attributes.ts'
import type { RootAttributes, Section } from './section.ts'

/** A registered section, with what is derived from its spec once. */
export interface PreparedSection extends Section {
  readonly rootAttributes: (component: ResolvedComponent, surroundings: CssContext) => RootAttributes
  /** What the schema says with `heading` of the prop at a path. */
  readonly headingAt: (path: string) => SchemaNode['heading']
  /** The problems of a component's values, and values that can be drawn in spite of them. */
  readonly repair: (props: ResolvedComponent['props']) => {
    readonly props: ResolvedComponent['props']
    readonly problems: readonly Problem[]
  }
}

/** All sections that can be drawn, by type. */
export interface Registry {
  readonly get: (type: string) => PreparedSection | undefined
  readonly sections: readonly PreparedSection[]
  readonly specs: readonly SectionSpec[]
}

/** Which types have more than one section, as reasons against registering them. */
export function twinsIn(sections: readonly Section[]): readonly string[] {
  const types = sections.map(({ spec }) => spec.type)
  return types
    .filter((type, at) => types.indexOf(type) !== at)
    .map((type) => `${type}: registered twice; a type has one section.`)
}

/** How the resolved props of a section are checked; those of a section without a check are drawn as they are. */
export type CheckOfSection = (spec: SectionSpec) => Check | undefined

/** The registry of sections that are believed to be right. */
export function registryOf(sections: readonly Section[], checkOfSection: CheckOfSection): Registry {
  const prepared = new Map(
    sections.map((section) => [section.spec.type, prepare(section, checkOfSection(section.spec))]),
  )
  return {
    get: (type) => prepared.get(type),
    sections: [...prepared.values()],
    specs: sections.map(({ spec }) => spec),
  }
}

function prepare(section: Section, check: Check | undefined): PreparedSection {
  const { type, props } = section.spec
  const defaults = defaultsOf(props) as Record<string, Json>
  return {
    ...section,
    rootAttributes: rootAttributesOf(type, props, defaults),
    headingAt: headingsOf(props),
    repair(values) {
      const problems = check?.(values) ?? []
      if (problems.length === 0) return { props: values, problems }
      const repaired = { ...values }
      for (const name of new Set(
        problems.map(
          ({ path, params }) => topName(path) || String(params.missingProperty ?? params.additionalProperty ?? ''),
        ),
      )) {
        const byDefault = own(defaults, name)
        if (byDefault !== undefined) repaired[name] = byDefault
        else delete repaired[name]
      }
      return { props: repaired, problems }
    },
  }
}

/** Headings are asked for at every drawing, so each place of the schema is looked up once. */
function headingsOf(props: SectionProps): PreparedSection['headingAt'] {
  const known = new Map<string, SchemaNode['heading']>()
  return (path) => {
    const pattern = path.includes('[') ? patternOf(path) : path
    if (!known.has(pattern)) known.set(pattern, schemaAt(props, path)?.heading)
    return known.get(pattern)
  }
}
