import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleTranslations } from '../testing/sample-texts.ts'
import { lazyWithRetry, type RetryProps } from './lazy-with-retry.tsx'
import { LoadFailed } from './load-failed.tsx'
import { loadStylesAgain } from './load-styles-again.ts'

const texts = sampleTranslations('en', { 'loading.failed': 'Did not come.', 'loading.again': 'Try again' })
const Failed = ({ onRetry }: RetryProps) => (
  <I18nextProvider i18n={texts}>
    <LoadFailed onRetry={onRetry} />
  </I18nextProvider>
)
const Text = ({ text }: { readonly text: string }) => <p>Here: {text}</p>

/** A network that is there or not, and a part that comes over it. */
function network(Content = Text) {
  const line = { isUp: false, asked: 0 }
  const Part = lazyWithRetry(async () => {
    line.asked += 1
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Content }
  }, Failed)
  return { line, Part }
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

beforeEach(() => {
  // React tells of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

it('comes when it is asked for again, in every place that waits for it, and what was typed stays', async () => {
  const user = userEvent.setup()
  const { line, Part } = network()
  render(
    <Suspense fallback="Waiting">
      <input aria-label="Beside" />
      <Part text="one" />
      <Part text="two" />
    </Suspense>,
  )
  const buttons = await screen.findAllByRole('button', { name: 'Try again' })
  expect(buttons).toHaveLength(2)
  await user.type(screen.getByLabelText('Beside'), 'Bolts')
  await user.click(buttons[1] as HTMLElement)
  await vi.waitFor(() => expect(buttons[1]?.getAttribute('aria-disabled')).toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  line.isUp = true
  await user.click(buttons[1] as HTMLElement)
  expect(await screen.findByText('Here: one')).toBeTruthy()
  expect(screen.getByText('Here: two')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Beside')).toHaveProperty('value', 'Bolts')
})

it('tries by itself when it is opened another time', async () => {
  const { line, Part } = network()
  render(<Part text="one" />, { wrapper: Suspense })
  await screen.findByRole('alert')
  cleanup()
  line.isUp = true
  render(<Part text="one" />, { wrapper: Suspense })
  expect(await screen.findByText('Here: one')).toBeTruthy()
})

it('leaves errors of what came to the boundaries around', async () => {
  const { line, Part } = network(() => {
    throw new Error('Broken inside.')
  })
  line.isUp = true
  render(
    <Boundary>
      <Suspense>
        <Part text="one" />
      </Suspense>
    </Boundary>,
  )
  expect(await screen.findByText('Broken inside.')).toBeTruthy()
})

it('asks again for stylesheets that did not come, and waits for them', async () => {
  await loadStylesAgain()
  const [lost, come] = ['lost.css', 'come.css'].map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    return document.head.appendChild(link)
  }) as [HTMLLinkElement, HTMLLinkElement]
  const shown = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  fireEvent.error(lost)
  const first = loadStylesAgain()
  const [again] = shown()
  expect(again).not.toBe(lost)
  expect(shown().map((link) => link.getAttribute('href'))).toEqual(['lost.css', 'come.css'])
  fireEvent.error(again as Element)
  await expect(first).rejects.toThrow('lost.css')
  const second = loadStylesAgain()
  // Another part that loads meanwhile would come without its stylesheet, did it not wait for the same one.
  const beside = vi.fn()
  const third = loadStylesAgain().then(beside)
  await new Promise((resolve) => setTimeout(resolve))
  expect(beside).not.toHaveBeenCalled()
  fireEvent.load(shown()[0] as Element)
  await Promise.all([second, third])
  const after = shown()
  await loadStylesAgain()
  expect(shown()).toEqual(after)
  for (const link of [...after, come]) link.remove()
})
