import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchSelects } from './watch-selects.ts'

const german = {
  AT: 'Österreich',
  DE: 'Deutschland',
  EG: 'Ägypten',
  UA: 'Ukraine',
  GB: 'Vereinigtes Königreich',
  CI: 'Côte d’Ivoire',
  JP: 'Japan',
  SA: 'Saudi-Arabien',
  AE: 'Vereinigte Arabische Emirate',
  CZ: 'Tschechien',
  KP: 'Nordkorea',
  KR: 'Südkorea',
  MM: 'Myanmar',
  NL: 'Niederlande',
  TR: 'Türkei',
  US: 'Vereinigte Staaten',
}

beforeEach(() => draw(['xx-nonsense-', 'en']))
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

/** Draws the list for a browser with these languages. */
function draw(languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  render(
    <form data-noted="">
      <label htmlFor="to">Bestimmungsland</label>
      <select id="to" name="to" data-search="Kein Land passt dazu.">
        <option value="">Bitte wählen</option>
        {Object.entries(german).map(([code, name]) => (
          <option key={code} value={code} data-note={`Etwa ${name.length} Tage`}>
            {name}
          </option>
        ))}
      </select>
      <output />
      <b data-chosen="" />
      <button type="button">Weiter</button>
    </form>,
  )
  watchSelects(document)
}

const chosen = () => document.querySelector<HTMLSelectElement>('select[name=to]')?.value
const field = () => page.getByRole('combobox', { name: 'Bestimmungsland' })
/** The field that searches is there once the form is touched. */
async function search(text: string) {
  await page.getByRole('button', { name: 'Weiter' }).hover()
  await expect.poll(() => document.querySelector('input[role=combobox]')).not.toBeNull()
  await field().fill(text)
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test.each([
  ['on the page', 'ägy', 'EG'],
  ['without its marks', 'agypten', 'EG'],
  ['in English', 'egypt', 'EG'],
  ['in its own language', 'مصر', 'EG'],
  ['in its own script', '日本', 'JP'],
  ['by a word within it', 'ivoire', 'CI'],
  ['by its code', 'sa', 'SA'],
  ['by its short name', 'UK', 'GB'],
  ['in a language of neither', 'allemagne', 'DE'],
  ['as it was called', 'Turkey', 'TR'],
  ['as it was called', 'Czech Republic', 'CZ'],
  ['as it was called', 'burma', 'MM'],
  ['by a part of it', 'Holland', 'NL'],
  ['by a part of it', 'England', 'GB'],
  ['as most call it', 'Ivory Coast', 'CI'],
  ['as most call it, not its neighbour', 'Korea', 'KR'],
  ['by letters', 'USA', 'US'],
  ['by letters', 'uae', 'AE'],
])('finds a country by its name %s', async (_how, typed, code) => {
  await search(typed)
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe(code)
  await expect.element(field()).toHaveValue(german[code as keyof typeof german])
  expect(document.querySelector('output')?.textContent).toBe(`Etwa ${german[code as keyof typeof german].length} Tage`)
  expect(document.querySelector('b')?.textContent).toBe(german[code as keyof typeof german])
  expect(new FormData(document.querySelector('form') ?? undefined).get('to')).toBe(code)
})

test('whoever comes to the list by keyboard before its search is there goes on in that', async () => {
  await userEvent.keyboard('{Tab}')
  const select = document.querySelector('select')
  expect(document.activeElement).toBe(select)
  await expect.poll(() => document.activeElement?.id).toBe('to-search')
  expect(select?.hidden).toBe(true)
  await userEvent.keyboard('türk{Enter}')
  expect(chosen()).toBe('TR')
})

test('is moved through by keys, and Escape keeps what was chosen', async () => {
  await search('a')
  const second = offered()[1]
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field()).toHaveValue(second)
  const before = chosen()
  await field().fill('deutsch')
  await userEvent.keyboard('{Escape}')
  expect(chosen()).toBe(before)
  await expect.element(field()).toHaveValue(second)
})

test('says so where nothing fits, keeps what was chosen, and is emptied by emptying it', async () => {
  await search('japan')
  await page.getByRole('option', { name: 'Japan' }).click()
  await field().fill('atlantis')
  await expect.element(page.getByText('Kein Land passt dazu.')).toBeVisible()
  await userEvent.tab()
  expect(chosen()).toBe('JP')
  await expect.element(field()).toHaveValue('Japan')
  await field().fill('')
  await userEvent.tab()
  expect(chosen()).toBe('')
  expect(document.querySelector('output')?.textContent).toBe('')
  expect(document.querySelector('b')?.textContent).toBe('')
})

test('shows all of them at a click, whatever is chosen', async () => {
  await search('japan')
  await userEvent.keyboard('{Enter}')
  await field().click()
  expect(offered()).toEqual(Object.values(german))
})

test('is chosen by the region of the browser, with what is said of it, until somebody chooses (R122)', () => {
  expect(chosen()).toBe('')
  cleanup()
  draw(['en', 'pt-BR', 'de-DE', 'de-AT'])
  expect(chosen()).toBe('DE')
  expect(document.querySelector('output')?.textContent).toBe('Etwa 11 Tage')
})
