import { useParts } from '../../context/designer-context.ts'
import { Panel } from '../../controls/panel.tsx'
import { PublishPart } from './publish-part.tsx'
import { ReleaseList } from './release-list.tsx'

/** Publishing with what is to be known before, and all that was published so far. */
export default function Releases() {
  const { say } = useParts()
  return (
    <Panel title={say('panel.releases')}>
      <PublishPart />
      <ReleaseList />
    </Panel>
  )
}
