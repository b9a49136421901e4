import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchLiveParts } from './live-parts.ts'

/** The code of an island that counts the clicks on it. It comes after the click, as on a slow line; once for each name. */
const countsClicks = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`
  // ${name}
  await new Promise((resolve) => setTimeout(resolve, 400))
  export const start = (element) => {
    element.dataset.clicks = 0
    element.addEventListener('click', () => element.dataset.clicks++)
  }
`)}`

const Icon = () => (
  <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
  </svg>
)

beforeAll(watchLiveParts)
afterEach(cleanup)

test('a click on an icon before an island lives reaches its button', async () => {
  render(
    <div id="closable" data-testid="island" data-island={countsClicks('closable')}>
      <button type="button" aria-label="Close">
        <Icon />
      </button>
    </div>,
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => screen.getByTestId('island').dataset.clicks).toBe('1')
})

test('a click on an icon before an island lives does what the browser does with it', async () => {
  render(
    <div id="folded" data-testid="island" data-island={countsClicks('folded')}>
      <details>
        <summary aria-label="More" style={{ display: 'inline-block' }}>
          <Icon />
        </summary>
        Folded
      </details>
    </div>,
  )
  await page.getByLabelText('More').click()
  await expect.poll(() => screen.getByTestId('island').dataset.clicks).toBe('1')
  expect(screen.getByRole('group')).toHaveProperty('open', true)
})
