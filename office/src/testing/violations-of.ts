import axe from 'axe-core'

/** What axe finds in the document of a test. Contrast and the size of targets need a layout: they are looked at in a browser. */
export async function violationsOf(title: string): Promise<readonly string[]> {
  document.title = title
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: false }, 'html-has-lang': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
