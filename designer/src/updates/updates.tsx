import { UpdateNotice } from '@vitrine/editor-core'
import { useFrame } from '../canvas/frame/frame-context.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { useSaving } from '../saving/saving-context.tsx'
import { keepView } from '../session/kept-view.ts'
import { useEditorStore } from '../store/context.ts'

/** Newer builds, and parts of the script that do not come: all is saved before, and the view is kept (R95, R96, R98). */
export function Updates() {
  const { boot } = useDesignerContext()
  const { view } = useEditorStore()
  const saving = useSaving()
  const { frame } = useFrame()
  return (
    <UpdateNotice
      buildId={boot.buildId}
      pollInterval={boot.pollInterval}
      isUnsaved={() =>
        saving.state.getState().kind !== 'saved' || saving.isUnsaved() || view.state.getState().editedText !== undefined
      }
      save={saving.saveNow}
      reload={() => {
        keepView(view, boot.draftsId, frame?.contentWindow?.scrollY ?? 0)
        location.reload()
      }}
    />
  )
}
