import axe from 'axe-core'

/**
 * What axe finds in the document of a test. Contrast and the size of targets need a layout: the
 * stories are looked at for them, in a browser.
 */
export async function axeViolations(): Promise<readonly string[]> {
  document.title = 'A page of a test'
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`)
}
