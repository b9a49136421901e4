import { afterEach, expect, it } from 'vitest'
import { listenForKeys } from '../commands/index.ts'
import { sampleCommands } from '../testing/sample-commands.ts'
import { holdKeys } from './pointer.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

it('Escape ends a drag, and only the next one lets go of the selection', () => {
  const { context } = sampleCommands({ view: { selected: 'banner01' } })
  ends.push(listenForKeys(document, context))
  const selected = () => context.view.state.getState().selected
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  document.addEventListener('keydown', hear)
  ends.push(() => document.removeEventListener('keydown', hear))
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  const release = holdKeys()
  press()
  expect([selected(), heard]).toEqual(['banner01', ['Escape']])
  release()
  press()
  expect(selected()).toBeUndefined()
})
