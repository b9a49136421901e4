import { cleanup } from '@testing-library/react'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { afterEach, expect, test } from 'vitest'
import { renderPanel } from '../../testing/render-panel.tsx'
import { CanvasFrame } from './canvas-frame.tsx'

afterEach(cleanup)

test('a page is drawn with the rules of all sections that there are, whoever made them', () => {
  const { editor, container } = renderPanel(
    <CanvasFrame width={1280} height={800} scale={1} onReady={() => {}}>
      <p>The page</p>
    </CanvasFrame>,
  )
  const { body, head } = (container.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document
  expect(body.textContent).toBe('The page')
  const rules = head.querySelector('style')?.textContent
  expect(rules).toContain(layoutRules)
  expect(editor.specs.map(deviceRules).filter((own) => own !== '').length).toBeGreaterThan(0)
  for (const spec of editor.specs) expect(rules).toContain(deviceRules(spec))
})
