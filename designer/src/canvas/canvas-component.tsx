import { resolved } from '@vitrine/editor-core'
import { drawOne } from '@vitrine/renderer/internal'
import type { Component, ResolvedComponent, Settings } from '@vitrine/schemas'
import { createContext, memo, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { useComponent, useEditor, useRoot } from '../store/context.ts'
import type { Editor } from '../store/editor.ts'
import { RenderErrorBoundary } from './render-error.tsx'
import type { CanvasStage } from './stage/canvas-stage.ts'
import { useProgressiveRender } from './use-progressive-render.ts'

const StageOfCanvas = createContext<CanvasStage | undefined>(undefined)
export const CanvasStageProvider = StageOfCanvas.Provider

/** A component as the renderer takes it: resolved in the language of the canvas. */
function resolvedComponent(
  editor: Editor,
  stage: CanvasStage,
  id: string,
  { type, version, slots }: Component,
  settings: Settings | undefined,
): ResolvedComponent {
  const spec = editor.specOf(id)
  const values = spec?.version === version ? resolved(spec.props, settings, stage.order) : undefined
  return {
    id,
    type,
    version,
    props: values?.props ?? settings?.props ?? {},
    ...(values && { mobile: values.mobile, languages: values.languages }),
    slots: { ...emptySlots(spec?.slots), ...slots },
  }
}

const emptySlots = (slots: object = {}): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.keys(slots).map((name) => [name, none]))
const none: readonly string[] = []

/**
 * One placed component. It follows its own settings and slots and nothing else, so that an edit draws
 * one component again, however long the page.
 */
export const CanvasComponent = memo(function CanvasComponent({ id }: { readonly id: string }): ReactNode {
  const editor = useEditor()
  const stage = useContext(StageOfCanvas)
  const component = useComponent(id)
  const settings = useDrawnSettings(id, stage)
  const values = useMemo(
    () => component && stage && resolvedComponent(editor, stage, id, component, settings),
    [editor, stage, id, component, settings],
  )
  useContents(id, stage)
  if (!values || !stage) return null
  stage.drawing(values)
  const slot = (name: string) => values.slots?.[name]?.map((child) => <CanvasComponent key={child} id={child} />)
  return (
    <RenderErrorBoundary id={id} type={values.type} values={values}>
      {drawOne(values, stage, slot)}
    </RenderErrorBoundary>
  )
})

/** Its settings; while one of its texts is edited in its place, those that it was drawn with. */
function useDrawnSettings(id: string, stage: CanvasStage | undefined): Settings | undefined {
  const editor = useEditor()
  const held = stage?.held
  const subscribe = useCallback(
    (listener: () => void) => editor.watch(`component:${id}`, () => (held ? held.notify(id, listener) : listener())),
    [editor, held, id],
  )
  return useSyncExternalStore(subscribe, () => (held ? held.settings(editor, id) : editor.settings(id)))
}

/** Draws a component again when what it lists has come. */
function useContents(id: string, stage: CanvasStage | undefined): void {
  const data = stage?.data
  const subscribe = useCallback((listener: () => void) => data?.watch(id, listener) ?? (() => {}), [data, id])
  useSyncExternalStore(subscribe, () => data?.version(id) ?? 0)
}

/**
 * A page with more components than this is drawn in groups of as many: what is far away is not laid out
 * (see the canvas' stylesheet). Component by component the browser would look after thousands.
 */
const GROUP = 40

/** How many components stand in one, itself counted. */
const weightOf = (editor: Editor, id: string): number =>
  Object.values(editor.component(id)?.slots ?? {})
    .flat()
    .reduce((sum, inner) => sum + weightOf(editor, inner), 1)

const drawn = (id: string) => <CanvasComponent key={id} id={id} />

/** The components that stand on a page or part itself; those far below come after the first ones are there. */
export function CanvasRoot({ page, part }: { readonly page?: string; readonly part?: 'header' | 'footer' }) {
  const ids = useRoot(part === undefined ? { page: page ?? '' } : { part })
  const editor = useEditor()
  const shown = useProgressiveRender(ids, (id) => weightOf(editor, id))
  if (part !== undefined || ids.length <= GROUP) return ids.slice(0, shown).map(drawn)
  // The first one stays by itself: a header may lie over it.
  const [first, ...others] = ids.slice(0, shown)
  const groups = Array.from({ length: Math.ceil(others.length / GROUP) }, (_, at) => at * GROUP)
  return (
    <>
      {first !== undefined && drawn(first)}
      {groups.map((start) => (
        <div key={start} data-canvas-group="">
          {others.slice(start, start + GROUP).map(drawn)}
        </div>
      ))}
    </>
  )
}
