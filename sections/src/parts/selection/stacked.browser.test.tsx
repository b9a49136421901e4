import '@vitrine/renderer/base.css'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import styles from './selection.module.css'

// One rule stacks the columns of a matrix; with many of them it is met in wider places.

beforeAll(() => page.viewport(1440, 900))
afterAll(() => page.viewport(1440, 900))

/** Whether the cells of a matrix with so many columns stand below each other in a place that is so wide, in rem. */
function isStacked(columns: number, width: number): boolean {
  const options = Array.from({ length: columns }, (_, at) => `${50 + 10 * at} mm`)
  const heads = options.map((option) => `<th>${option}</th>`)
  const cells = options.map(
    (option) => `<td><span class="${styles.column}">${option}</span><input class="${styles.quantity}"></td>`,
  )
  document.body.innerHTML = `
    <div style="inline-size: ${width}rem">
      <div class="${columns < 4 ? styles.scroll : `${styles.scroll} ${styles.many}`}">
        <table class="${styles.matrix} ${styles.grid}" style="--columns: ${columns}">
          <thead><tr><th>Thread</th>${heads.join('')}</tr></thead>
          <tbody><tr><th>M8</th>${cells.join('')}</tr></tbody>
        </table>
      </div>
    </div>`
  const table = document.querySelector('table') as HTMLTableElement
  const cell = table.querySelector('td') as HTMLTableCellElement
  const stacked = getComputedStyle(cell).display === 'block'
  expect(getComputedStyle(table).fontSize, 'letters are as large as elsewhere').toBe('16px')
  const isNamed = cell.querySelector('span')?.checkVisibility()
  expect(isNamed, 'each field has the name of its column where those have no line').toBe(stacked)
  const scroller = table.parentElement as HTMLElement
  if (stacked) expect(scroller.scrollWidth).toBe(scroller.clientWidth)
  return stacked
}

test.each([
  [3, 23.9, true],
  [3, 24.1, false],
  [3, 30, false],
  [4, 24.1, true],
  [5, 30.9, true],
  [5, 31.1, false],
  [6, 31.1, false],
] as const)('%i columns in a place of %f rem: stacked is %s', (columns, width, expected) => {
  expect(isStacked(columns, width)).toBe(expected)
})
