import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StageProvider } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { sampleStage } from '../testing/sample-stage.ts'
import { LAYOUT_STEP, LayoutStep } from './layout-step.tsx'

const { islands: _, ...editor } = sampleStage([])
const drawnOn = (stage: Stage) =>
  renderToString(
    <StageProvider stage={stage}>
      <LayoutStep />
    </StageProvider>,
  )

test('a step of the layout stands in documents that a server sends, and nowhere else', () => {
  expect(drawnOn({ ...editor, islands: { render: () => ({ html: '', src: '' }) } })).toBe(
    `<script>${LAYOUT_STEP}</script>`,
  )
  expect(drawnOn(editor)).toBe('')
})
