import type { On } from '@vitrine/schemas'
import { createTurningSource, type FieldSource } from '@vitrine/setters'
import { useLayoutEffect, useMemo } from 'react'
import { useParts } from '../../context/designer-context.ts'
import { createSettingSource } from '../../settings/setting-source.ts'
import { useView, useWorkbench } from '../../store/context.ts'
import { keyOf } from '../../store/places.ts'
import { valueDevice } from '../../store/view.ts'

/** The settings of the selected component; turns as soon as another one of its type, in the same place, is selected. */
export function useSelectedSource(component: string, on: On): FieldSource | undefined {
  const { say } = useParts()
  const { editor, view } = useWorkbench()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const device = useView(valueDevice)
  const type = editor.component(component)?.type
  const place = keyOf(on)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one of another component is turned to below
  const turning = useMemo(() => {
    const props = editor.specOf(component)?.props
    if (!props) return undefined
    const sourceOf = (id: string) =>
      createSettingSource({ editor, of: { ...on, component: id }, props, language, device, say })
    const source = createTurningSource(sourceOf(component))
    let shown = component
    const turnTo = (id: string) => {
      const other = editor.place(id)
      if (id === shown || editor.component(id)?.type !== type || !other || keyOf(other.on) !== place) return
      shown = id
      source.turnTo(sourceOf(id))
    }
    return { source, turnTo }
  }, [editor, type, place, language, device, say])

  useLayoutEffect(() => {
    turning?.turnTo(component)
    // Told by the view itself, every field is drawn once, together with all that shows the selection.
    return view.state.subscribe(({ selected }) => selected !== undefined && turning?.turnTo(selected))
  }, [turning, view, component])
  return turning?.source
}
