import axe from 'axe-core'

/** What axe finds in the document, in words; colours and sizes need a layout, which there is none of here. */
export async function violationsOf(title: string): Promise<readonly string[]> {
  document.title = title
  document.documentElement.lang = 'en'
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}
