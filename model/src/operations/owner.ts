import {
  contentProps,
  menuProps,
  type Problem,
  pageProps,
  readContentKey,
  type SectionProps,
  type Settings,
  type SettingsOf,
} from '@vitrine/schemas'
import { type Editable, type Editing, ofMap, withMap } from '../document/editing.ts'
import { specOf } from '../document/specs.ts'
import { contentSizeProblems } from '../validation/page-size.ts'
import { refuseSize } from './allowed.ts'
import { refuse } from './operation-error.ts'
import { componentOn, settingsOn, structureOn, withStructure } from './standing.ts'
import { onOf } from './structure.ts'

/** Whose settings an operation edits: what they are described by, what they are, and how they are stored. */
export interface Owner {
  readonly props: SectionProps
  readonly settings: Settings | undefined
  /** The draft with other settings; `undefined` is for a component only, which may have none. */
  readonly write: (settings: Settings | undefined) => Editable
}

function componentOwner(editing: Editing, of: Extract<SettingsOf, { component: string }>): Owner {
  const on = onOf(of)
  const structure = structureOn(editing.draft, on)
  const { type, version } = componentOn(structure, of.component)
  const spec = specOf(editing.specs, type)
  // Nobody here knows what their values mean; an older one is upgraded when the draft is loaded.
  if (!spec || spec.version !== version) return refuse('refusal.notEditable', { type, version })
  return {
    props: spec.props,
    settings: ofMap(settingsOn(editing.draft, on), of.component),
    write: (settings) => {
      const draft = withStructure(editing, on, undefined, [[of.component, settings]])
      refuseSize(draft, on, structure)
      return draft
    },
  }
}

function contentOwner(editing: Editing, content: string): Owner {
  const { contents } = editing.draft
  if (!contents) return refuse('refusal.contentOperation')
  const [key, record] = [readContentKey(content), ofMap(contents, content)]
  if (!key || !record) return refuse('refusal.unknownContent', { content })
  const write = (settings = record.settings) => {
    const [problem] = contentSizeProblems(settings)
    if (problem) refuse('refusal.tooLarge', problem.params, problem)
    return withMap(editing, 'contents', [[content, { ...record, settings }]])
  }
  return { props: contentProps[key.kind], settings: record.settings, write }
}

/** Whose settings an operation edits; refuses what is not there, or must not be edited. */
export function ownerOf(editing: Editing, of: SettingsOf): Owner {
  const { draft } = editing
  if ('component' in of) return componentOwner(editing, of)
  if ('content' in of) return contentOwner(editing, of.content)
  if ('pageRecord' in of) {
    const index = draft.pagesList.findIndex(({ id }) => id === of.pageRecord)
    const record = draft.pagesList[index]
    if (!record) return refuse('refusal.unknownPage', { page: of.pageRecord })
    const { settings } = record
    const write = (next = settings) => ({
      ...draft,
      pagesList: draft.pagesList.with(index, { ...record, settings: next }),
    })
    return { props: pageProps, settings, write }
  }
  const index = draft.menuList.findIndex(({ id }) => id === of.menu)
  const menu = draft.menuList[index]
  if (!menu) return refuse('refusal.unknownMenu', { menu: of.menu })
  const { settings } = menu
  const write = (next = settings) => ({ ...draft, menuList: draft.menuList.with(index, { ...menu, settings: next }) })
  return { props: menuProps, settings, write }
}

/** Refuses the first problem that a value brings with it. */
export function refuseValue(problems: readonly Problem[], path: string): void {
  const [problem] = problems
  if (problem) refuse('refusal.value', { path }, problem)
}
