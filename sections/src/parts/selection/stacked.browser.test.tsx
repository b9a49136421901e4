import '@vitrine/renderer/base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import styles from './selection.module.css'

// One rule stacks the columns of a matrix; with many of them it is met in wider places.

beforeAll(() => page.viewport(1440, 900))
afterAll(() => page.viewport(1440, 900))

/** How the cells of a matrix with so many columns stand in a place that is so wide, in rem. */
function looks(columns: number, width: number) {
  const options = Array.from({ length: columns }, (_, at) => `${50 + 10 * at} mm`)
  document.body.innerHTML = renderToStaticMarkup(
    <div style={{ inlineSize: `${width}rem` }}>
      <div className={columns < 4 ? styles.scroll : `${styles.scroll} ${styles.many}`}>
        <table className={`${styles.matrix} ${styles.grid}`} style={{ '--columns': columns } as object}>
          <thead>
            <tr>
              <th>Thread</th>
              {options.map((option) => (
                <th key={option}>{option}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th>M8</th>
              {options.map((option) => (
                <td key={option}>
                  <span className={styles.column}>{option}</span>
                  <input className={styles.quantity} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>,
  )
  const table = document.querySelector('table') as HTMLTableElement
  const isStacked = getComputedStyle(table.querySelector('td') as Element).display === 'block'
  expect(getComputedStyle(table).fontSize, 'letters are as large as elsewhere').toBe('16px')
  const isNamed = (table.querySelector('td span') as HTMLElement).checkVisibility()
  expect(isNamed, 'each field has the name of its column where those have no line').toBe(isStacked)
  const scroller = table.parentElement as HTMLElement
  if (isStacked) expect(scroller.scrollWidth).toBe(scroller.clientWidth)
  return isStacked
}

test.each([
  [3, 23.9, true],
  [3, 24.1, false],
  [3, 30, false],
  [4, 24.1, true],
  [5, 30.9, true],
  [5, 31.1, false],
  [6, 31.1, false],
] as const)('%i columns in a place of %f rem: stacked is %s', (columns, width, isStacked) => {
  expect(looks(columns, width)).toBe(isStacked)
})
