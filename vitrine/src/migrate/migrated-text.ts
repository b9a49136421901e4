/** What became of the draft of a site. */
export interface MigratedDraft {
  readonly clientId: string
  readonly draftsId: string
  readonly pages: number
  readonly changed: readonly string[]
  readonly components: Readonly<Record<string, number>>
  readonly failed: readonly string[]
}

/** One draft of the service in a few lines. */
export function migratedText({ clientId, draftsId, pages, changed, components, failed }: MigratedDraft): string {
  const name = `${clientId}, draft ${draftsId}`
  if (changed.length === 0 && failed.length === 0) return `${name}: up to date (${pages} pages)`
  const lines = Object.entries(components).map(([step, count]) => `  ${step}: ${count} components`)
  return [
    `${name}: ${changed.length} of ${pages} pages, header and footer changed`,
    ...lines,
    ...failed.map((component) => `  cannot be upgraded, and stays as it is: ${component}`),
  ].join('\n')
}
