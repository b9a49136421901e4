import type { Draft, PageSchema } from '@vitrine/schemas'
import { type Specs, specOf } from '../../document/specs.ts'
import { settingsProblems } from '../../validation/settings-problems.ts'
import type { DraftPlace, Finding } from '../finding.ts'
import type { DraftCheck } from './publish-check.ts'
import { storedSettings } from './stored-settings.ts'

const unknownOn = (place: DraftPlace, { components }: PageSchema, specs: Specs): readonly Finding[] =>
  Object.entries(components)
    // An older one is there only when its upgrade failed, which is an error of its own.
    .filter(([, { type, version }]) => version > (specOf(specs, type)?.version ?? 0))
    .map(([component, { type, version }]) => ({
      level: 'warning',
      ...place,
      component,
      path: '',
      key: 'problem.unknownSection',
      params: { type, version },
    }))

const unknownSections = ({ pageSchemaMap, globalConfiguration }: Draft, specs: Specs): readonly Finding[] => [
  ...Object.entries(pageSchemaMap).flatMap(([page, pageSchema]) => unknownOn({ page }, pageSchema, specs)),
  ...(['header', 'footer'] as const).flatMap((part) => {
    const shared = globalConfiguration[part]
    return shared ? unknownOn({ part }, shared.pageSchema, specs) : []
  }),
]

/**
 * What is stored and does not fit its schema, in any layer and language, and sections that nobody here
 * knows. Warnings: visitors see a default or nothing there. What reaches them is an error of the schemas.
 */
export const storedProblems: DraftCheck = (draft, specs) => {
  const languages = new Set(draft.globalConfiguration.languages.map(({ code }) => code))
  const findings: Finding[] = [...unknownSections(draft, specs)]
  // What a language said that the site no longer speaks is kept, in case it comes back.
  // Names that the schema lacks are reported by another check, as values without a place (`unusedFindings`).
  for (const { place, props, settings } of storedSettings(draft, specs))
    for (const problem of settingsProblems(props, settings))
      if (
        problem.key !== 'problem.unknownProperty' &&
        (problem.language === undefined || languages.has(problem.language))
      )
        findings.push({ level: 'warning', ...place, ...problem })
  return findings
}
