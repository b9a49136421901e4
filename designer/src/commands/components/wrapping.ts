import { type CommandOption, nameOfSlot, nameOfType, type Reason } from '@vitrine/editor-core'
import { specOf } from '@vitrine/model'
import { newId, type SectionSpec } from '@vitrine/schemas'
import { placementProblem } from '../../placement/placement-problem.ts'
import { slotsOf } from '../../placement/siblings.ts'
import { componentSubtree, type Subtree } from '../../placement/subtree.ts'
import type { CommandContext } from '../command-context.ts'
import { announceDone, perform, select } from '../perform.ts'
import { selectedOf } from '../selected.ts'

/** Why a section may not be put around a component, with it in one of its slots. */
function whyNotAround(context: CommandContext, id: string, { type, version }: SectionSpec, slot: string) {
  const { editor } = context
  const place = editor.place(id)
  const inside = componentSubtree(editor, id)
  if (!place || !inside) return { key: 'refusal.unknownComponent' }
  const root = newId()
  const wrapper: Subtree = {
    root,
    components: { ...inside.components, [root]: { type, version, slots: { [slot]: [id] } } },
  }
  // In the list that it stands in it makes room for what is put around it, so it does not count there.
  const problem = placementProblem(editor, place, wrapper)
  return problem && problem.key !== 'problem.nesting.max' ? problem : innerProblem(context, id, type, slot)
}

/** What the wrapper's slot and the section inside say of each other. */
function innerProblem({ editor }: CommandContext, id: string, type: string, slot: string): Reason | undefined {
  const inside = editor.component(id)?.type ?? ''
  const params = { type: inside, parent: type, slot }
  const within = specOf(editor.specs, inside)?.nesting?.within
  if (within && !within.includes(type)) return { key: 'problem.nesting.within', params }
  const accepts = specOf(editor.specs, type)?.slots?.[slot]?.accepts
  return accepts && !accepts.includes(inside) ? { key: 'problem.nesting.accepts', params } : undefined
}

/** The sections that may be put around the selection, one option for each slot that takes it. */
export function wrapOptions(context: CommandContext): readonly CommandOption[] {
  const id = selectedOf(context)
  if (id === undefined) return []
  return context.editor.specs.flatMap((spec) =>
    Object.keys(spec.slots ?? {}).flatMap((slot) => {
      if (whyNotAround(context, id, spec, slot)) return []
      const { type } = spec
      return [{ value: `${type}/${slot}`, label: `${nameOfType(context, type)}: ${nameOfSlot(context, type, slot)}` }]
    }),
  )
}

/** Puts a new section around a component: `columns/column1`. */
export function wrap(context: CommandContext, id: string, option: string): void {
  const [type = '', slot = ''] = option.split('/')
  const place = context.editor.place(id)
  const spec = specOf(context.editor.specs, type)
  if (!place || !spec) return
  const wrapper = { id: newId(), type, version: spec.version }
  const settings = { props: {} }
  const operation = { type: 'wrap-component', ...place.on, component: id, wrapper, settings, slot } as const
  if (!perform(context, [operation])) return
  select(context, wrapper.id)
  announceDone(context, 'wrap', id)
}

/** The slot that holds the only component inside of one. */
function onlyChild(
  { editor }: CommandContext,
  id: string,
): { readonly slot: string; readonly child: string } | undefined {
  const slots = editor.component(id)?.slots ?? {}
  const all = slotsOf(editor, id).flatMap((slot) => (slots[slot] ?? []).map((child) => ({ slot, child })))
  return all.length === 1 ? all[0] : undefined
}

export const canUnwrap = (context: CommandContext, id: string): true | Reason =>
  onlyChild(context, id) ? true : { key: 'refusal.notAlone' }

export function unwrap(context: CommandContext, id: string): void {
  const place = context.editor.place(id)
  const only = onlyChild(context, id)
  if (!place || !only) return
  if (!perform(context, [{ type: 'unwrap-component', ...place.on, component: id, slot: only.slot }])) return
  select(context, only.child)
  announceDone(context, 'unwrap', only.child)
}
