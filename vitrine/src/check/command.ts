import { relative } from 'node:path'
import { lockProblems } from '@vitrine/schemas/lock'
import { defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { readDocuments } from '../documents/read-documents.ts'
import { problemLines } from '../messages.ts'
import { ownModule } from '../sections/own-module.ts'
import { withSections } from '../sections/with-sections.ts'
import { writeChecks } from './compiled-checks.ts'
import { documentProblems } from './document-problems.ts'
import { labelFaults } from './label-problems.ts'
import { lockPath, newInLock, readLock, writeLock } from './lock-file.ts'
import { nestingProblems } from './nesting-problems.ts'
import { nameProblems, stepProblems } from './section-problems.ts'

const { sections, lock, site, json, help } = sharedOptions

const noFaults = { problems: [], untranslated: [] }

export const check = defineCommand({
  usage: '',
  about: [
    'Checks the sections: their schemas, defaults, presets, nesting and upgrade steps, and that no change of a schema',
    'loses what is stored. What is new is added to the lock file, which belongs into version control.',
    '',
    'Exit code: 0 nothing is wrong, 1 something is, 3 it could not be checked.',
  ],
  options: {
    sections,
    lock,
    frozen: { type: 'boolean', help: 'write nothing: what is not in the lock file is a problem, as on a build server' },
    compile: {
      type: 'string',
      value: '<file>',
      help: 'write the checks of values as code, for pages where none may be made: src/checks.ts',
    },
    labels: { type: 'string', value: '<path>', help: 'labels of the editor, as JSON by language: en.json, de.json' },
    'label-prefix': { type: 'string', value: '<prefix>', help: 'only labels of the sections whose type begins so' },
    complete: { type: 'boolean', help: 'labels that are not translated yet are problems too' },
    site,
    warnings: { type: 'boolean', help: 'tell warnings of documents too' },
    json,
    help,
  },
  run: (values, _positionals, { cwd, say, warn }) =>
    withSections(cwd, values.sections, async ({ loader, sections, specs, own }) => {
      const inWords = await problemLines()
      const { registerProblems } = await loader.load(ownModule('check/register'))
      const registered = (registerProblems as (list: unknown) => readonly string[])(sections)
      const problems = [...registered]
      // What cannot be registered is not looked at any further: its schema may be no schema.
      if (registered.length === 0) {
        problems.push(...own.flatMap((spec) => [...nameProblems(spec), ...stepProblems(spec)]))
        problems.push(...nestingProblems(specs, inWords))
      }
      const { 'label-prefix': prefix = '' } = values
      const withPrefix = own.filter(({ type }) => type.startsWith(prefix))
      const labels = values.labels === undefined ? noFaults : labelFaults(values.labels, cwd, withPrefix)
      problems.push(...labels.problems, ...(values.complete === true ? labels.untranslated : []))
      const untranslated = values.complete === true ? [] : labels.untranslated
      const locked = readLock(cwd, values.lock, values.frozen !== true)
      const lost = locked && registered.length === 0 ? lockProblems({ ...locked, records: {} }, {}, own) : []
      problems.push(...lost)
      const fresh = newInLock(locked, own)
      if (values.frozen === true && lost.length === 0)
        problems.push(...fresh.map((type) => `${type}: the lock file does not have it as it is. Run vitrine check.`))
      // Only schemas that are right can be compiled.
      const mayCompile = values.compile !== undefined && registered.length === 0
      const isOld = mayCompile && writeChecks(cwd, values.compile, specs, values.frozen !== true)
      if (isOld && values.frozen === true)
        problems.push(`${values.compile}: the checks were compiled from other schemas. Run vitrine check --compile.`)
      const documents = values.site ? await readDocuments(values.site, cwd, loader) : []
      const found = registered.length > 0 ? [] : documents.flatMap((one) => [...documentProblems(one, specs, inWords)])
      problems.push(...found.filter(({ level }) => level === 'error').map(({ line }) => line))
      const warnings = found.filter(({ level }) => level === 'warning').map(({ line }) => line)

      const mayWrite = values.frozen !== true && problems.length === 0 && fresh.length > 0
      if (mayWrite) writeLock(cwd, values.lock, own)
      const isFine = problems.length === 0
      if (values.json === true)
        say(
          JSON.stringify(
            { sections: specs.length, problems, warnings, untranslated, added: mayWrite ? fresh : [] },
            null,
            2,
          ),
        )
      else {
        for (const problem of problems) warn(problem)
        if (values.warnings === true) for (const warning of warnings) say(`Warning: ${warning}`)
        for (const line of untranslated) say(`To translate: ${line}`)
        if (mayWrite) say(`Written: ${relative(cwd, lockPath(cwd, values.lock))} (${fresh.join(', ')})`)
        if (isOld && values.frozen !== true) say(`Written: ${values.compile}`)
        say(
          isFine
            ? `${specs.length} sections and ${documents.length} documents: nothing is wrong.`
            : `${problems.length} problems.`,
        )
      }
      return isFine ? exitCodes.done : exitCodes.found
    }),
})
