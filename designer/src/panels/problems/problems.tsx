import frames from '@vitrine/setters/controls/frames.module.css'
import { useEffect } from 'react'
import { useParts } from '../../parts.ts'
import { useEditor } from '../../store/context.ts'
import panel from '../panel.module.css'
import { Empty, Panel } from '../panel.tsx'
import { lookForProblems } from './look-for-problems.ts'
import { ProblemList } from './problem-list.tsx'
import { useProblems } from './problem-store.ts'

/** All that is wrong in the pages that are open, and in what counts for the whole site. */
export default function Problems() {
  const { say } = useParts()
  const editor = useEditor()
  const problems = useProblems()
  useEffect(() => lookForProblems(editor), [editor])
  return (
    <Panel title={say('panel.problems')}>
      <p
        aria-live="polite"
        className={`${frames.note} ${panel.note}`}
        data-kind={problems && problems.length === 0 ? 'good' : undefined}
      >
        {problems ? say('problems.count', { count: problems.length }) : say('problems.looking')}
      </p>
      {problems && problems.length > 0 && <ProblemList problems={problems} />}
      {problems && <Empty>{say('problems.openPages')}</Empty>}
    </Panel>
  )
}
