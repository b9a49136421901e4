import { settingsProblems, structureProblems } from '@vitrine/model'
import {
  childPath,
  menuProps,
  type On,
  type PageSchema,
  type Problem,
  pageProps,
  type SectionProps,
  type Settings,
} from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import type { WhereItIs } from '../places/place-name.ts'

/** One thing that is wrong, and where. Without a component it is in a page's record or in a menu. */
export interface PlacedProblem extends Problem, WhereItIs {}

/**
 * Looks for all that is wrong in what is loaded of a draft. What has not changed since the last look is
 * not checked again: settings and structures are never written to, so each is checked once.
 */
export function createProblemFinder(editor: Editor) {
  let [languages, languagesOf] = [new Set<string>(), editor.state.getState().configuration.languages]
  let ofSettings = new WeakMap<Settings, readonly Problem[]>()
  const ofStructure = new WeakMap<PageSchema, readonly Problem[]>()

  function inSettings(props: SectionProps, settings: Settings = { props: {} }): readonly Problem[] {
    const known = ofSettings.get(settings) ?? settingsProblems(props, settings, languages).map(atField)
    ofSettings.set(settings, known)
    return known
  }
  function inStructure(structure: PageSchema): readonly Problem[] {
    const known = ofStructure.get(structure) ?? structureProblems(structure, editor.specs)
    ofStructure.set(structure, known)
    return known
  }
  function* on(place: On): Generator<PlacedProblem | undefined> {
    const structure = editor.structure(place)
    if (!structure) return
    for (const problem of inStructure(structure)) yield { ...problem, ...place, ...ofParent(problem) }
    for (const [component, { type, version }] of Object.entries(structure.components)) {
      const spec = editor.specOf(component)
      if (spec?.version === version)
        for (const problem of inSettings(spec.props, editor.settings(component)))
          yield { ...problem, ...place, component }
      else yield { ...place, component, path: '', key: 'problem.unknownSection', params: { type, version } }
      yield undefined
    }
  }

  /** All problems, one after the other; `undefined` in between, where somebody may pause. */
  return function* find(): Generator<PlacedProblem | undefined> {
    const { pagesList, menuList, configuration, loaded } = editor.state.getState()
    if (languagesOf !== configuration.languages || languages.size === 0) {
      languagesOf = configuration.languages
      languages = new Set(languagesOf.map(({ code }) => code))
      ofSettings = new WeakMap()
    }
    for (const part of ['header', 'footer'] as const) yield* on({ part })
    for (const page of loaded) yield* on({ page })
    for (const { id: page, settings } of pagesList) {
      for (const problem of inSettings(pageProps, settings)) yield { ...problem, page }
      yield undefined
    }
    for (const { id: menu, settings } of menuList)
      for (const problem of inSettings(menuProps, settings)) yield { ...problem, menu }
  }
}

/** What is missing is told at the field that has to be filled. */
const atField = (problem: Problem): Problem =>
  problem.key === 'problem.required' && typeof problem.params.missingProperty === 'string'
    ? { ...problem, path: childPath(problem.path, problem.params.missingProperty) }
    : problem

/** The component whose slot a problem of the structure is about, where it names no other. */
const ofParent = ({ component, path }: Problem): { readonly component?: string } => {
  const [, parent] = /^\/components\/([^/]+)/.exec(path) ?? []
  const id = component ?? parent
  return id === undefined ? {} : { component: id }
}
