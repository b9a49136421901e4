import frames from '@vitrine/setters/controls/frames.module.css'
import { useEffect } from 'react'
import { lookForProblems } from '../panels/problems/look-for-problems.ts'
import { useProblems } from '../panels/problems/problem-store.ts'
import { useParts } from '../parts.ts'
import { useEditor } from '../store/context.ts'
import { Card } from './card.tsx'
import { ProblemLinks } from './problem-links.tsx'

/** What does not fit the schemas, on all pages, with what is not saved yet. */
export function SchemaProblems({ isWhole }: { readonly isWhole: boolean }) {
  const { say } = useParts()
  const editor = useEditor()
  const problems = useProblems()
  useEffect(() => {
    if (isWhole) lookForProblems(editor)
  }, [editor, isWhole])
  const isKnown = isWhole && problems !== undefined
  return (
    <Card title={say('workbench.schemaProblems')}>
      <p className={frames.hint} role="status">
        {isKnown ? say('workbench.problems', { count: problems.length }) : say('workbench.checking')}
      </p>
      {isKnown && problems.length === 0 && (
        <p className={frames.note} data-kind="good">
          {say('workbench.fits')}
        </p>
      )}
      {isKnown && <ProblemLinks problems={problems} />}
    </Card>
  )
}
