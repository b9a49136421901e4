import { useParts } from '../../context/designer-context.ts'
import { Panel } from '../../controls/panel.tsx'
import { OwnSteps } from './own-steps.tsx'
import { SavedChanges } from './saved-changes.tsx'

/** What was done to the draft: here since it was opened, and by everybody as far back as it is known. */
export default function History() {
  const { say } = useParts()
  return (
    <Panel title={say('panel.history')}>
      <OwnSteps />
      <SavedChanges />
    </Panel>
  )
}
